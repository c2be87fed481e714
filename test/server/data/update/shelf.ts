/** What the made-up sources have: three funds, of the companies that the package knows of their indices, under invented weights. */
import { addDays } from '../../../../core/values/dates'
import { listingTable } from '../../../../server/data/bundle/tables'
import { embeddedRates, embeddedRecords, embeddedTables } from '../../../../server/data/embedded/embedded'
import { reportingFunds } from '../../../../server/data/update/reporting-funds'
import { isinOf, leiOf, type FilingShape, type Position, type RateDay, type Shelf } from './source-server'

/** Series of the table that tests use: DAX, S&P Global Clean Energy Transition, EURO STOXX 50. */
export const DAX = 'S000063351'
export const CLEAN = 'S000022498'
export const EURO = 'S000006392'

const rowsOf = async (isin: string) => {
  const rows = (await embeddedTables().constituents([isin])).found.get(isin) ?? []
  return [...rows].sort((a, b) => b.weight - a.weight).map((row) => ({ name: row.name, isin: row.isin ?? '', country: row.country ?? 'DE' }))
}
const [daxRows, cleanRows, euroRows] = await Promise.all([rowsOf('ZZ0000DAX401'), rowsOf('ZZ00CLEANEN8'), rowsOf('ZZ0ESTOXX506')])

/** One entity for each ISIN, whoever names it. */
const entities = new Map<string, string>()
function entityOf(isin: string): string {
  const lei = entities.get(isin) ?? leiOf(entities.size + 1)
  entities.set(isin, lei)
  return lei
}

/** Positions of falling weight, which add up to 99.5 %. */
function weighted(rows: readonly { name: string; isin: string; country: string }[]): Position[] {
  const sum = (rows.length * (rows.length + 1)) / 2
  return rows.map((row, index) => ({ ...row, lei: entityOf(row.isin), percent: ((rows.length - index) / sum) * 99.5 }))
}

/** `count` invented companies. */
export const companies = (count: number, country: string, from = 1): Position[] =>
  weighted(Array.from({ length: count }, (_, index) => ({ name: `COMPANY ${from + index} ${country} INC`, isin: isinOf(country, from + index), country })))

/** The `count` largest companies of the index; more than it has are invented. */
export const dax = (count = 40): Position[] => weighted([...daxRows, ...companies(Math.max(0, count - daxRows.length), 'DE', 700)].slice(0, count).map(({ name, isin = '', country = 'DE' }) => ({ name, isin, country })))
const clean = (count = 60): Position[] => weighted(cleanRows.slice(0, count))
export const euro = (count = 50): Position[] => weighted(euroRows.slice(0, count))

const filing = (series: string, number: number, asOf: string, filed: string, positions: readonly Position[]): FilingShape =>
  ({ series, accession: `0001752724-26-${String(number).padStart(6, '0')}`, filed, asOf, positions })

const today = new Date().toISOString().slice(0, 10)
export const yesterday = addDays(today, -1)
/** How GLEIF calls the file of a day. */
export const editionOf = (day: string): string => `isin-lei-${day.replaceAll('-', '')}T0700`

/** The last known rates, moved a little. */
const [usd = 1, jpy = 1] = ['USD', 'JPY'].map((currency) => embeddedRates().find((series) => series.currency === currency)?.perEur.at(-1))
const rateDay = (daysAgo: number, factor: number): RateDay => [addDays(today, -daysAgo), usd * factor, jpy / factor]

const listings = await embeddedRecords(listingTable)
const names = await embeddedTables().securities(listings.map(({ isin }) => isin))
const listedCompanies = listings.filter(({ isin, exchange }) => ['XNAS', 'XNYS'].includes(exchange) && names.found.get(isin)?.kind === 'stock')

/** A shelf as it is today. */
export const shelf = (): Shelf => ({
  filings: [
    filing(DAX, 1, '2024-05-31', '2024-07-28', dax()),
    filing(CLEAN, 2, '2024-05-31', '2024-07-27', clean()),
    filing(EURO, 3, '2024-06-30', '2024-08-20', euro()),
  ],
  rates: [rateDay(1, 1.01), rateDay(2, 1.02), rateDay(3, 1)],
  companies: listedCompanies.map(({ ticker, isin }, index) => [ticker, names.found.get(isin)?.name ?? '', index + 1]),
  funds: reportingFunds.flatMap(({ ticker, series }) => (series === null ? [] : [[ticker, series] as const])),
  mapping: { edition: editionOf(yesterday), pairs: [...daxRows.slice(0, 5).map(({ isin }) => [entityOf(isin), isin] as const), [entityOf(isinOf('FR', 900)), isinOf('FR', 900)]] },
  entities: new Map(daxRows.slice(0, 5).map(({ isin, name }) => [entityOf(isin), { name: `${name} Registered`, country: 'DE' }])),
})

/** The next report of a fund: the same companies, a little shifted. */
export const nextFiling = (series: string, number: number, positions: readonly Position[]): FilingShape =>
  filing(series, number, '2024-08-31', '2024-10-28', positions)
