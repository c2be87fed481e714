import { known } from '../input'
import { readTable } from '../tables'

/**
 * Shares that the lists lack and that people hold: depositary receipts, and members of DAX and MDAX that are no longer or
 * not yet in a list. Each ISIN was confirmed in a second list (Xetra, free-ticker-database, or a list of what trades in the United States).
 */
export const moreShares = readTable('held-shares').map((share) => ({ ...share, industry: null, asOf: '2026-05-31', source: 'depotkit-review' }))

/**
 * Smaller companies whose ISIN and name two lists of listings state alike (of `tables/more-shares.csv`, `where`). Their sector is unknown: one list
 * is too often wrong. A name that another company has was left out.
 */
export const listedShares = () => readTable('more-shares').map(({ isin, name, country }) => ({
  isin, name, country: known(country), sector: null, industry: null, currency: null, asOf: '2026-05-31', source: 'listed-shares',
}))
