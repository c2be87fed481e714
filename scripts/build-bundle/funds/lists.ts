/**
 * Which published holdings are read: `tables/lists.csv`, where `title` to `retrieved` say where they come from. The day is the publisher's,
 * or the earliest that the copy allows: the first of the days on which lists were collected, or of the month where only that is known.
 */
import { withCheckDigit } from '../../../core/values/isin'
import { readTable, type TableRow } from '../tables'

const formats = ['derived', 'columns', 'converted', 'nport', 'review', 'scraped', 'typed', 'written', 'placed', 'ishares', 'xtrackers'] as const

/** How a file is written: see `formats/`. */
export type Format = (typeof formats)[number]

export interface HoldingsFile {
  file: string
  format: Format
  fundIsin: string
  asOf: string
  source: string
  /** Newer lists say more of the index: this one is read for what it says of shares, and is no list of the bundle. */
  sharesOnly?: boolean
}

const rows = readTable('lists')

/**
 * A number of ours for a list that is not the list of a fund whose ISIN is known: `ZZ` is no country, so that it can never
 * be the ISIN of anything.
 */
export const privateIsin = (key: string): string => withCheckDigit(`ZZ${key.padStart(9, '0')}`)

/** The fund or, where no fund's ISIN is known, a number of ours. */
const isinOf = ({ key, fund }: TableRow<'lists'>): string => fund || privateIsin(key)

function formatOf(text: string): Format {
  const format = formats.find((one) => one === text)
  if (format === undefined) throw new Error(`lists.csv: ${text} is no format`)
  return format
}

/** Newest and most precise first: the attributes of a company come from the first list that has it. */
export const allLists: readonly HoldingsFile[] = rows.map((row) => ({
  file: row.file, format: formatOf(row.format), fundIsin: isinOf(row), asOf: row.as_of, source: row.source, sharesOnly: row.shares_only === 'yes',
}))

/** The ISIN or number of the list of this key. @throws Error where there is none */
export function listOf(key: string): string {
  const row = rows.find((one) => one.key === key)
  if (row === undefined) throw new Error(`lists.csv has no list ${key}`)
  return isinOf(row)
}

export const ACWI = listOf('ACWI')
export const STOXX_600 = listOf('STOXX_600')
export const SP_500 = listOf('SP_500')
export const NASDAQ_100 = listOf('NASDAQ100')
export const WORLD_OF_JANUARY = listOf('WORLDJAN')
export const PREMIUM_NASDAQ = listOf('JEPQUS')
export const PREMIUM_US = listOf('JEPIUS')
export const TOTAL_US = listOf('TOTALUS')
export const TOTAL_EX_US = listOf('TOTALXUS')

/** Lists that the catalogue of funds does not name. */
const named = rows.filter(({ name }) => name !== '')

/** United States ETFs, with their ongoing charge from no source. */
export const usFunds = named.filter(({ fund }) => fund !== '').map(({ fund, name }) => ({ isin: fund, name }))

/** What our numbers stand for. */
export const listNames = named.filter(({ fund }) => fund === '').map((row) => ({ isin: isinOf(row), name: row.name }))
