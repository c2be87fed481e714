/** Requests from files: a request in JSON, or the holdings of any depot file. */
import { Option } from 'commander'
import type { Findable } from '../../core/find/entry'
import { parsedJson } from '../../core/values/own-json'
import { isRecord } from '../../core/values/record'
import type { Locale } from '../../core/values/text'
import { readDepot, readHoldings, type NumberFormat, type Quotes, type ReadFile, type ReadOptions, type Repeats, type SecurityLookup, type Splits, type SplitUnits, largest, type FileHolding, type FileRequest as Holdings, type WeightedHolding } from '../../sdk/files'
import { decodeAny } from '../../sdk/files/formats/western'
import { asCode, isinFault } from '../../core/values/isin'
import { isinIn } from '../../sdk/files/cells/isin'
import { rowAt } from '../../sdk/files/trades/rows/several'
import { errorCode } from '../process/error-code'
import { percent } from '../data/decimal'
import { choice, type Setting } from './command'
import { CommandFailed } from './failures'
import { answersTo } from './files/answers'
import { refusalLines, remarkLines, type Named } from './files/file-text'
import { loadPdfjs } from './files/pdf'
import type { Answerer } from './answerer'
import { plain } from './render/text'

/** Option of commands that read one depot from several files. */
export const andOption = (): Option => new Option('--and <file...>', 'further files of bookings, read as one with the first')

/** Options of commands that read depot files. */
export interface FileFlags {
  numberFormat?: NumberFormat
  valueColumn?: string
  withoutRows?: true
  rest?: 'cash' | 'spread'
  rowIsin?: Readonly<Record<number, string>>
  unitPrice?: Readonly<Record<string, number>>
  stalePrices?: true
  splitUnits?: Readonly<Record<string, SplitUnits>>
  repeat?: Repeats
  and?: string[]
  locale?: Locale
}

/** Settings for reading a depot file where the file itself leaves it open. */
type FileReading = Omit<ReadOptions, 'lookup' | 'quotes' | 'splits'> & { locale: Locale; and?: readonly string[] | undefined }

/** `4=US0378331005`, once for each row; of the second of several files `2:4=US0378331005`. */
function isinOfRow(text: string, earlier: Readonly<Record<number, string>> = {}): Readonly<Record<number, string>> {
  const [, file = '1', row, isin = ''] = /^(?:(\d{1,3}):)?(\d{1,6})=(.*)$/.exec(asCode(text)) ?? []
  if (row === undefined || isinFault(isin) !== null) throw new CommandFailed('--row-isin: must be a row and an ISIN, as in 4=US0378331005')
  return { ...earlier, [rowAt(Number(file) - 1, Number(row))]: isin }
}

/** `2:14=two`, once for each row. */
function repeatOf(text: string, earlier: Repeats = {}): Repeats {
  const [, file, row, said] = /^(\d{1,3}):(\d{1,6})=(one|two)$/.exec(text) ?? []
  if (said === undefined) throw new CommandFailed('--repeat: must be a row of a further file and one or two, as in 2:14=two')
  return { ...earlier, [rowAt(Number(file) - 1, Number(row))]: said === 'one' ? 'one' : 'two' }
}

/** Option: whether two identical confirmations are one trade or two. */
export const repeatOption = (): Option => new Option('--repeat <row=one|two>', 'of confirmations that say the same: whether it is one trade or two; may be given several times').argParser(repeatOf)

/** `US0378331005=189.50`, once for each security. */
function priceOf(text: string, earlier: Readonly<Record<string, number>> = {}): Readonly<Record<string, number>> {
  const [, isin = '', price] = /^([A-Z0-9]{12})=(\d+(?:\.\d+)?)$/.exec(asCode(text)) ?? []
  if (price === undefined || Number(price) <= 0 || isinFault(isin) !== null) throw new CommandFailed('--unit-price: must be an ISIN and a price, as in US0378331005=189.50')
  return { ...earlier, [isin]: Number(price) }
}

/** `US67066G1040@2021-07-20=before`, once for each split. */
function unitsOf(text: string, earlier: Readonly<Record<string, SplitUnits>> = {}): Readonly<Record<string, SplitUnits>> {
  const [, isin = '', day, said] = /^([A-Z0-9]{12})@(\d{4}-\d{2}-\d{2})=(BEFORE|AFTER)$/.exec(asCode(text)) ?? []
  if (said === undefined || isinFault(isin) !== null) throw new CommandFailed('--split-units: must be an ISIN, the day of the split and before or after, as in US67066G1040@2021-07-20=before')
  return { ...earlier, [`${isin} ${day}`]: said === 'BEFORE' ? 'before' : 'after' }
}

/** Option: whether units of bookings before a split without a row are from before or after it. */
export const splitUnitsOption = (): Option =>
  new Option('--split-units <ISIN@day=before|after>', 'of bookings from before a split without a row in the file: whether their units are those of before, or already those of after; may be given several times').argParser(unitsOf)

/** Option: the ISIN of a row that identifies its security by another number, a ticker or a name. */
export const rowIsinOption = (): Option => new Option('--row-isin <row=ISIN>', 'ISIN of a row that has none; may be given several times').argParser(isinOfRow)

export const numberFormatOption = (): Option =>
  choice('--number-format <format>', 'how a file writes amounts, 1.234,56 (de) or 1,234.56 (en), where it leaves that open', ['de', 'en'])

/** Options of commands that read depot files. */
const fileOptions = (): Option[] => [
  numberFormatOption(),
  new Option('--value-column <header>', 'column of the market values, where several may be meant'),
  new Option('--without-rows', 'leave out rows that may be holdings and cannot be read'),
  choice('--rest <what>', 'of shares that add up to less than 100 %: the rest is cash, or all shares grow alike (spread)', ['cash', 'spread']),
  rowIsinOption(),
  new Option('--unit-price <ISIN=price>', 'of bookings: price of one unit in the base currency; may be given several times').argParser(priceOf),
  new Option('--stale-prices', 'of bookings: take prices that are older than 30 days'),
  splitUnitsOption(),
  repeatOption(),
]

/** Settings from the options; the currency of the amounts comes from the request. */
const readingOf = ({ numberFormat, valueColumn, withoutRows, rest, rowIsin, unitPrice, stalePrices, splitUnits, repeat, and, locale = 'en' }: FileFlags, { baseCurrency }: Readonly<Record<string, unknown>>): FileReading => ({
  numberFormat, valueColumn, withoutRows, rest, isins: rowIsin, prices: unitPrice, stalePrices, splitUnits, repeats: repeat, and, locale, baseCurrency: typeof baseCurrency === 'string' ? baseCurrency : undefined,
})

interface FileRequest {
  body: unknown
  /** Result of reading a depot file; null if the file holds a request. */
  read: ReadFile | null
}

const whyUnreadable: Readonly<Record<string, string>> = { ENOENT: 'there is no such file', EISDIR: 'is a folder', EACCES: 'may not be read', EFBIG: 'is too large' }

const nameOf = (path: string): string => (path === '-' ? 'standard input' : path)

/** The bytes of a file. @throws CommandFailed */
export async function bytesIn(path: string, setting: Setting): Promise<Uint8Array> {
  return setting.read(path).catch((error: unknown) => {
    throw new CommandFailed(`${nameOf(path)}: ${whyUnreadable[errorCode(error)] ?? 'cannot be read'}`)
  })
}

/** Parses the JSON of a file. @throws CommandFailed */
export function jsonIn(text: string, path: string): unknown {
  const value = parsedJson(text)
  if (value === undefined) throw new CommandFailed(`${nameOf(path)}: is not valid JSON`)
  return value
}

const isOwnHolding = (holding: unknown): boolean => isRecord(holding) && ('value' in holding || 'weight' in holding)

const namesSecurity = (entry: unknown): boolean => isRecord(entry) && Object.values(entry).some((value) => typeof value === 'string' && isinIn(value) !== null)

/** Whether JSON is a request: its holdings have the fields of requests, or it has no list of securities. */
function isOwnRequest(body: unknown): boolean {
  if (!isRecord(body)) return false
  const portfolios = [body, body.portfolio, body.before, body.after].filter(isRecord).flatMap(({ holdings }) => (Array.isArray(holdings) ? [holdings] : []))
  if (portfolios.length > 0) return portfolios.every((holdings) => holdings.every(isOwnHolding))
  return !Object.values(body).some((member) => Array.isArray(member) && member.some(namesSecurity))
}

/** The request in a file; null for a depot file. */
function ownRequest(bytes: Uint8Array, path: string): { body: unknown } | null {
  const decoded = decodeAny(bytes)
  if (!('text' in decoded) || !/^\s*[[{]/.test(decoded.text)) return null
  const body = jsonIn(decoded.text, path)
  return isOwnRequest(body) ? { body } : null
}

/** Opens the directory lazily: only if a file has securities without ISIN, or names beside ISINs. */
export const lookupIn = (directory: () => Promise<readonly Findable[]>): SecurityLookup => async (wanted) => {
  const { directoryLookup } = await import('../../sdk/files/directory-lookup')
  return directoryLookup(await directory())(wanted)
}

/** Lazily, too: only if a file has bookings. */
const quotesIn = (directory: () => Promise<readonly Findable[]>): Quotes => async (isins, currency) => {
  const { directoryQuotes } = await import('../../sdk/files/directory-lookup')
  return directoryQuotes(await directory())(isins, currency)
}

/** Lazily, too: only if splits are needed. */
export const splitsIn = (directory: () => Promise<readonly Findable[]>): Splits => async (isins) => {
  const { directorySplits } = await import('../../sdk/files/directory-lookup')
  return directorySplits(await directory())(isins)
}

export const noBookings = (path: string): CommandFailed => new CommandFailed(`--and: files are read together where they have bookings; ${nameOf(path)} is a request`)

/** Names of files that are read together, for messages. */
export const namedFiles = (path: string, others: readonly string[]): Named => (others.length === 0 ? nameOf(path) : [path, ...others].map(nameOf))

/** Reads a file as a request if it is one, else as a depot file. */
export async function requestIn(path: string, { locale, and: others = [], ...reading }: FileReading,
  setting: Setting, directory: () => Promise<readonly Findable[]>): Promise<FileRequest> {
  const bytes = await bytesIn(path, setting)
  const own = ownRequest(bytes, path)
  if (own !== null && others.length > 0) throw noBookings(path)
  const answers = answersTo(namedFiles(path, others), locale)
  const given = { isins: answers.of('--row-isin', reading.isins), prices: answers.of('--unit-price', reading.prices), splitUnits: answers.of('--split-units', reading.splitUnits), repeats: answers.of('--repeat', reading.repeats) }
  if (own !== null) answers.refuseUnasked()
  if (own !== null) return { ...own, read: null }
  const options = { ...reading, ...given, lookup: lookupIn(directory), quotes: quotesIn(directory), splits: splitsIn(directory), pdfjs: loadPdfjs }
  const verdict = others.length === 0 ? await readHoldings(bytes, options) : await readDepot([bytes, ...await Promise.all(others.map((other) => bytesIn(other, setting)))], options)
  if (!verdict.ok) throw new CommandFailed(refusalLines(namedFiles(path, others), bytes, verdict, locale))
  answers.refuseUnasked()
  return { body: verdict.request, read: verdict }
}

// The portfolio of a file; what was left out is reported on standard error.

export interface PortfolioFlags extends FileFlags {
  largest?: number
}

/** Options of commands that take the portfolio of a file. */
export const portfolioOptions = (): Option[] => [
  ...fileOptions(),
  new Option('--largest <number>', 'take only so many of the largest holdings').argParser((text: string) => {
    if (/^[1-9]\d{0,2}$/.test(text)) return Number(text)
    throw new CommandFailed('--largest: must be a whole number from 1 to 999')
  }),
]

/** Settings for reading the portfolio of a file. */
export interface PortfolioReading extends FileReading {
  largest: number | undefined
  /** Most holdings allowed; by default the bound of the service. */
  most?: number
}

export const portfolioReading = (flags: PortfolioFlags, given: Readonly<Record<string, unknown>>): PortfolioReading => ({ ...readingOf(flags, given), largest: flags.largest })

/** Request body from a file. */
export interface PortfolioBody {
  body: unknown
  isDepotFile: boolean
}

const tooMany = (holdings: Holdings, most: number): CommandFailed =>
  new CommandFailed(`the file has ${holdings.holdings.length} holdings, at most ${most} are taken; --largest ${most} takes those, ${percent(largest(holdings, most).share)} of the value`)

/** Name of a holding in the file, else its ISIN or currency. */
function nameIn(names: ReadFile['names'], holding: FileHolding | WeightedHolding): string {
  const id = 'isin' in holding ? holding.isin : holding.currency
  return names[id] ?? id
}

/** The largest holdings, with remarks on those left out. Too many are refused unless `--largest` is given. */
function bounded({ request: holdings, names }: ReadFile, most: number, wanted: number | undefined): { body: Holdings; remarks: string[] } {
  const { request, omitted, share } = largest(holdings, Math.min(most, wanted ?? most))
  if (omitted.length === 0) return { body: holdings, remarks: [] }
  if (wanted === undefined) throw tooMany(holdings, most)
  return { body: request, remarks: [`only the ${request.holdings.length} largest holdings, ${percent(share)} of the value; ${omitted.length} are left out: ${omitted.map((each) => nameIn(names, each)).join(', ')}`] }
}

/** The portfolio of a file, or the request in it. */
export async function portfolioFrom(file: string, { largest: wanted, most, ...reading }: PortfolioReading, answerer: Answerer, setting: Setting): Promise<PortfolioBody> {
  const { body, read } = await requestIn(file, reading, setting, () => answerer.directory())
  if (read === null) return { body, isDepotFile: false }
  const { body: portfolio, remarks } = bounded(read, most ?? (await answerer.maxHoldings()), wanted)
  for (const line of [...remarkLines(namedFiles(file, reading.and ?? []), read, reading.locale), ...remarks]) setting.err(plain(line))
  return { body: portfolio, isDepotFile: true }
}
