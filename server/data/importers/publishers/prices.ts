import { currencyOfWord } from '../../../../sdk/files/cells/currency'
import { isIsoDate } from '../../../../core/values/dates'
import { isValidIsin } from '../../../../core/values/isin'
import { BundleError } from '../../bundle/csv'
import { priceOf } from '../../decimal'
import type { Line, Importer, PricesFile, SourceFile } from '../columns'
import { linesOf } from '../reading/list'
import { wordKey } from '../vocabulary/words'

const adjusted = ['adj close', 'adjusted close', 'adjclose', 'adj_close', 'adjusted_close']
const plain = ['close', '4. close', 'price', 'schlusskurs', 'kurs']

/**
 * Daily prices as CSV with a date column and a close. An adjusted close is preferred and makes the series a
 * total-return one; a plain close is price-only, unless dividends stand beside it as adjusted downloads have them.
 * The format has no closing line: a file cut off at a line break cannot be told from a shorter one.
 */
export const prices: Importer = {
  format: 'price-csv',
  title: 'Daily prices (CSV: date, close, adjusted close)',
  detect: (file) => headerIn(file.text().slice(0, 500).split(/\r?\n/).slice(0, 3).map((line, index) => ({ line: index, cells: line.split(',') }))) !== null,
  read(file) {
    const lines = linesOf(file)
    const layout = headerIn(lines.slice(0, 3))
    if (layout === null) throw new BundleError(file.name, 'has no header', 1)
    checkEnd(file, layout)
    const rows = lines.filter(({ line, cells }) => line > layout.line && !isNaming(line - layout.line, cells))
    const of = { isin: instrumentIn(file.name, rows, layout.isin), currency: currencyIn(file.name, layout.header, rows, layout.close) }
    return seriesOfDays(file.name, 'price-csv', layout.basis, of, rows.map((line) => dayAt(file.name, line, layout)))
  },
}

/** A close with the line that it stands in. */
interface Day {
  line: number
  date: string
  close: number
}

/** The instrument that a column of ISINs names, -1 for none. A table of several is refused, since it would become one series. */
export function instrumentIn(file: string, rows: readonly Line[], column: number): string | null {
  const named = ({ cells }: Line): string => (cells[column] ?? '').trim().toUpperCase()
  const first = rows[0] === undefined ? '' : named(rows[0])
  const other = rows.find((row) => named(row) !== first)
  if (other !== undefined) throw new BundleError(file, 'is another than in the rows before: give each instrument a file of its own', other.line, 'isin')
  return isValidIsin(first) ? first : null
}

const currencyHeads = ['currency', 'währung', 'waehrung', 'ccy', 'devise', 'divisa']

/** Quoted in a hundredth of a currency. */
const parts = /^(?:GB[Xp]|ZAc|ILA)$/

/** Codes and unmistakable signs of currencies in a text; a dollar sign may be that of many. */
const codesIn = (text: string): string[] => (text.match(/[A-Za-z]+|[€£]/g) ?? []).filter((word) => parts.test(word) || (/^(?:[A-Z]{3}|[€£])$/.test(word) && currencyOfWord(word) !== null))

/**
 * The currency that a file names: in a column of its own, after the name of the column of prices, or beside each price.
 * Null where it names none.
 *
 * @throws BundleError where it names several, or prices are in pence
 */
export function currencyIn(file: string, header: readonly string[], rows: readonly Line[], price: number): string | null {
  const column = header.findIndex((cell) => currencyHeads.includes(wordKey(cell.replace('\uFEFF', ''))))
  const ofColumn = ({ cells }: Line): string[] => (column === -1 || (cells[column] ?? '').trim() === '' ? [] : [(cells[column] ?? '').trim()])
  const ofHeader = codesIn((header[price] ?? '').trim().replace(/^\S+/, ''))
  const named = [...ofHeader.map((word) => ({ word, line: null })), ...rows.flatMap((row) => [...ofColumn(row), ...codesIn(row.cells[price] ?? '')].map((word) => ({ word, line: row.line })))]
  let currency: string | null = null
  for (const { word, line } of named) {
    if (parts.test(word)) throw new BundleError(file, 'is a hundredth of a currency: convert the prices', line, 'currency')
    const code = currencyOfWord(word)
    if (code === null) throw new BundleError(file, 'is no currency', line, 'currency')
    if (currency !== null && code !== currency) throw new BundleError(file, 'is another than before: a series has one currency', line, 'currency')
    currency = code
  }
  return currency
}

/** The series of days that a file has in either order, each once. */
export function seriesOfDays(file: string, format: string, basis: PricesFile['basis'], of: Pick<PricesFile, 'isin' | 'currency'>, days: readonly Day[]): PricesFile {
  const ascending = (days[0]?.date ?? '') <= (days.at(-1)?.date ?? '') ? days : days.toReversed()
  const repeated = ascending.find(({ date }, index) => index > 0 && date <= (ascending[index - 1]?.date ?? ''))
  if (repeated !== undefined) throw new BundleError(file, 'is repeated or out of order', repeated.line, 'date')
  if (days.length === 0) throw new BundleError(file, 'has no prices')
  return { kind: 'prices', format, ...of, basis, dates: ascending.map(({ date }) => date), closes: ascending.map(({ close }) => close) }
}

/** In a header of three lines the second names the ticker and the third the date; neither holds a number. */
const isNaming = (below: number, [first = '', ...others]: readonly string[]): boolean =>
  ((below === 1 && wordKey(first) === 'ticker') || (below === 2 && wordKey(first) === 'date')) && others.every((cell) => priceOf(cell) === null)

/** Without a line break at the end the last cell may be cut off; that is no matter where it is not the close. */
function checkEnd(file: SourceFile, { close, width }: Layout): void {
  if (close === width - 1 && !/[\r\n]$/.test(file.text())) throw new BundleError(file.name, 'ends inside a line: the file is cut off')
}

interface Layout {
  line: number
  header: readonly string[]
  date: number
  close: number
  /** -1 without such a column. */
  isin: number
  width: number
  basis: 'total_return' | 'price_only'
}

function headerIn(lines: readonly Line[]): Layout | null {
  for (const { line, cells } of lines) {
    const keys = cells.map((cell) => wordKey(cell.replace('\uFEFF', '')))
    const date = keys.findIndex((key) => key === 'date' || key === 'datum' || key === 'price')
    const better = keys.findIndex((key) => adjusted.includes(key))
    const close = better !== -1 ? better : keys.findIndex((key, index) => index !== date && plain.includes(key))
    if (date !== 0 || close === -1 || keys.length < 2) continue
    const total = better !== -1 || keys.includes('dividends')
    return { line, header: cells, date, close, isin: keys.indexOf('isin'), width: cells.length, basis: total ? 'total_return' : 'price_only' }
  }
  return null
}

function dayAt(file: string, { line, cells }: Line, layout: Layout): Day {
  const date = (cells[layout.date] ?? '').slice(0, 10)
  const close = priceOf(cells[layout.close] ?? '')
  if (cells.length !== layout.width) throw new BundleError(file, 'has another number of cells than the header', line)
  if (!isIsoDate(date)) throw new BundleError(file, 'is not a date (YYYY-MM-DD)', line, 'date')
  if (close === null) throw new BundleError(file, 'is not a positive number', line, 'close')
  return { line, date, close }
}
