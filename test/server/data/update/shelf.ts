/** What the made-up sources have on a day: three funds with companies of two share classes among them. */
import { isinOf, leiOf, type FilingShape, type Position, type Shelf } from './source-server'

/** Series of the table that tests use: MSCI World, MSCI ACWI, EURO STOXX 50. */
export const WORLD = 'S000035395'
export const ALL = 'S000021461'
export const EURO = 'S000006392'

/** `count` companies of falling weight, which add up to 99.5 %. */
export function companies(count: number, country: string, from = 1): Position[] {
  const sum = (count * (count + 1)) / 2
  return Array.from({ length: count }, (_, index) => ({
    name: `COMPANY ${from + index} ${country} INC`, isin: isinOf(country, from + index), lei: leiOf(from + index), country, percent: ((count - index) / sum) * 99.5,
  }))
}

const filing = (series: string, number: number, asOf: string, filed: string, positions: readonly Position[]): FilingShape =>
  ({ series, accession: `0001752724-26-${String(number).padStart(6, '0')}`, filed, asOf, positions })

/** A shelf as it is on 2024-08-20. */
export const shelf = (): Shelf => ({
  filings: [
    filing(WORLD, 1, '2024-05-31', '2024-07-28', companies(40, 'US')),
    filing(ALL, 2, '2024-05-31', '2024-07-27', companies(60, 'US')),
    filing(EURO, 3, '2024-06-30', '2024-08-20', companies(20, 'DE', 500)),
  ],
  rates: [['2024-08-20', 1.16, 180], ['2024-08-19', 1.15, 181], ['2024-08-18', 1.14, 179]],
  companies: [['C1', 'Company 1 US Inc', 1], ['C2', 'Company 2 US Inc', 2]],
  funds: [['URTH', WORLD], ['ACWI', ALL], ['FEZ', EURO]],
  mapping: { edition: 'isin-lei-20240820T0700', pairs: [[leiOf(1), isinOf('US', 1)], [leiOf(900), isinOf('FR', 900)]] },
  entities: new Map([[leiOf(1), { name: 'Company 1 US Incorporated', country: 'US' }]]),
})

/** The next report of a fund: the same companies, a little shifted. */
export const nextFiling = (series: string, number: number, positions: readonly Position[]): FilingShape =>
  filing(series, number, '2024-08-31', '2024-10-28', positions)
