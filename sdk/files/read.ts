/** From the bytes of a file to a request, or to what is wrong with it. What reads lists, and what reads bookings, is loaded for such files. */
import type { NumberFormat } from './cells/decimal'
import { faultAt, refuse, worded } from './faults'
import type { SecurityLookup } from './lookup'
import type { PdfJs } from './pdf/open'
import { sourceOf, type Source } from './source'
import type { Quotes } from './trades/quotes'
import type { Repeats } from './trades/rows/together'
import type { Splits, SplitUnits } from './trades/units/splits'
import type { FileVerdict } from './verdict'

/** How a file is to be read. */
export interface ReadOptions {
  /** Currency of all values. Default `EUR`. */
  baseCurrency?: string | undefined
  /** How amounts are written, where the file leaves it open. */
  numberFormat?: NumberFormat | undefined
  /** Header of the column with the market values, where several may be meant. */
  valueColumn?: string | undefined
  /** Leaves out rows that may be holdings and cannot be read. */
  withoutRows?: boolean | undefined
  /** Of a list of shares alone that add up to less than the whole: the rest is cash, or all shares grow alike. */
  rest?: 'cash' | 'spread' | undefined
  /** ISINs by row, for rows whose ISIN the user knows or confirms. */
  isins?: Readonly<Record<number, string>> | undefined
  /** Finds securities of which the file has no ISIN. */
  lookup?: SecurityLookup | undefined
  /** Reads PDFs: loads `pdfjs-dist`, which this package does not bring. Without it a PDF is refused. */
  pdfjs?: (() => Promise<PdfJs>) | undefined
  /** Of a PDF: rows that the user confirms, of those that nothing in it proves. */
  confirmed?: readonly number[] | undefined
  /** Of bookings: prices of one unit in the base currency, by ISIN. */
  prices?: Readonly<Record<string, number>> | undefined
  /** Of bookings: prices of reference data. */
  quotes?: Quotes | undefined
  /** Of bookings: splits that are known. A file that has no row of one is refused unless its bookings prove how they count, or `splitUnits` says it. */
  splits?: Splits | undefined
  /** Of bookings: whether those from before a split count in the units of before or after it, by ISIN and day (`US67066G1040 2021-07-20`). */
  splitUnits?: Readonly<Record<string, SplitUnits>> | undefined
  /** Of confirmations that say the same and print no numbers that tell them apart: whether it is one trade or two, by the row of the later one. */
  repeats?: Repeats | undefined
  /** Of bookings: the day for which the depot is wanted, YYYY-MM-DD. Default the day of the clock. */
  today?: string | undefined
  /** Of bookings: takes prices that are older than 30 days, and marks them. */
  stalePrices?: boolean | undefined
}

/**
 * Turns the file of a bank, broker or app into a snapshot request: CSV in any of their layouts and encodings, XLSX, ODS, JSON, OFX, and PDFs where `pdfjs` is given.
 * A file that cannot be read as a whole is refused with what is wrong, row by row, unless rows that cannot be read are to
 * be left out. Rows that are no holdings (totals, zeros, negative cash, papers without an identifier) are listed.
 *
 * @param bytes the file as it is; text has to be encoded
 * @example
 * const verdict = await readHoldings(new TextEncoder().encode('ISIN;Kurswert\nIE00B4L5Y983;7.500,00\nCash;2.500,00'))
 * if (verdict.ok) await analyze.snapshot(verdict.request)
 */
export async function readHoldings(bytes: Uint8Array, options: ReadOptions = {}): Promise<FileVerdict> {
  return worded(await verdictOn(bytes, options), bytes)
}

type Reading = ReadOptions & { baseCurrency: string }

/** With which JSON begins. */
const BRACE = 0x7b

async function verdictOn(bytes: Uint8Array, options: ReadOptions): Promise<FileVerdict> {
  const saved = bytes.subarray(0, 200).includes(BRACE) ? (await import('./saved-request')).savedFile(bytes) : null
  if (saved !== null) return saved
  const baseCurrency = (options.baseCurrency ?? 'EUR').toUpperCase()
  const { pdfjs, confirmed = [] } = options
  const outcome = await sourceOf(bytes, pdfjs === undefined ? null : { pdfjs, wants: 'holdings', baseCurrency, confirmed })
  if ('fault' in outcome) return refuse([outcome.fault], { unproven: outcome.unproven ?? [] })
  return verdictOfSource(outcome.source, { ...options, baseCurrency })
}

async function verdictOfSource(source: Source, options: Reading): Promise<FileVerdict> {
  const { knownLayout } = await import('./layouts/known')
  const tables = source.tables.filter((table) => knownLayout(table) === null)
  const isKnown = tables.length < source.tables.length
  const listed = isKnown && tables.length === 0 ? null : await (await import('./holdings/list')).listedIn({ ...source, tables }, options)
  if (listed === null || (isKnown && !listed.ok)) return depotIn(source, options)
  // Bookings of a bank, and a list of holdings: one of both would be missing.
  return isKnown ? refuse([faultAt('several_tables', tables[0]?.headerRow)]) : listed
}

/** The holdings of a list of bookings, or that it is one where nothing more can be said of it. */
async function depotIn(source: Source, options: Reading): Promise<FileVerdict> {
  const depot = await (await import('./trades/depot')).depotOf(source, options)
  return depot ?? refuse([faultAt('bookings')])
}
