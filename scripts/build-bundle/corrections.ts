/** What a published list has wrong and other files show. One row in all; `docs/data.md` tells it, too. */
import type { ListRow } from './formats/row'
import { ACWI } from './funds/lists'

/** The line that the list of 9 July 2026 has, with 2,520 shares, while the company's shares were exchanged for those of a new holding company. */
const exchanged = 'US30233Q1085'

/**
 * The shares that were under way: 0.55 % of the fund. MSCI World of 20 January 2026 holds 6,732,091 Exxon, 3,054,637 Chevron and
 * 2,034,301 ConocoPhillips; this fund 333,862 Chevron and 221,090 ConocoPhillips, 0.1093 and 0.1087 of that. As much of Exxon
 * at the list's own price and weight of its 2,520 shares (0.001878 %): 6,732,091 x 0.109 / 2,520 x 0.001878 % = 0.5469 %.
 */
const EXXON_IN_ACWI = 0.005469

/** The rows with Exxon as heavy as it is. The list then adds up to a little more than the whole, which readers divide by. */
export const corrected = (rows: readonly ListRow[]): ListRow[] =>
  rows.map((row) => (row.fundIsin === ACWI && row.isin === exchanged
    ? { ...row, isin: 'US30231G1022', name: 'Exxon Mobil Corporation', weight: EXXON_IN_ACWI, source: 'depotkit-review' }
    : row))
