/** The bonds of the Federal Republic of Germany that were outstanding on 31 August 2026 and fall due after 25 November 2026 (`tables/federal-bonds.csv`, from the list of its finance agency). */
import { readTable } from '../tables'

const german = (number: string): string => number.replace('.', ',')
const endings: Readonly<Record<string, string>> = { green: ', grün', 'green-bobl': ', grün', linker: ', inflationsindexiert' }

/** Names as the other bonds have them: issuer, coupon, maturity. */
export const federalBonds = (): { isin: string; name: string }[] => readTable('federal-bonds').map(({ isin, kind, coupon, maturity }) => ({
  isin,
  name: `Bundesrepublik Deutschland ${german(coupon)} % (${maturity.split('-').reverse().join('.')})${endings[kind] ?? ''}`,
}))
