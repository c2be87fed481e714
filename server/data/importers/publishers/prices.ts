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
    return seriesOfDays(file.name, 'price-csv', layout.basis, instrumentIn(file.name, rows, layout.isin), rows.map((line) => dayAt(file.name, line, layout)))
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

/** The series of days that a file has in either order, each once. */
export function seriesOfDays(file: string, format: string, basis: PricesFile['basis'], isin: string | null, days: readonly Day[]): PricesFile {
  const ascending = (days[0]?.date ?? '') <= (days.at(-1)?.date ?? '') ? days : days.toReversed()
  const repeated = ascending.find(({ date }, index) => index > 0 && date <= (ascending[index - 1]?.date ?? ''))
  if (repeated !== undefined) throw new BundleError(file, 'is repeated or out of order', repeated.line, 'date')
  if (days.length === 0) throw new BundleError(file, 'has no prices')
  return { kind: 'prices', format, isin, basis, dates: ascending.map(({ date }) => date), closes: ascending.map(({ close }) => close) }
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
    return { line, date, close, isin: keys.indexOf('isin'), width: cells.length, basis: total ? 'total_return' : 'price_only' }
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
