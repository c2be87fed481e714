import { BundleError, csvRecords } from '../../bundle/csv'
import { RowReader, type Columns, type Importer, type Line, type SourceFile } from '../columns'
import { checkHoldings, checkRepeats, type Holding, type HoldingsFile } from '../holdings'
import { sumBy } from '../../../../core/values/sum'

/** Lists without a closing line contain every row, so their weights add up to 1 apart from rounding. */
const SUM_TOLERANCE = 0.001

/** Checks that a file without a closing line is complete: it ends with a line break, and the weights add up. */
export function checkComplete(file: SourceFile, rows: readonly Holding[], tolerance = SUM_TOLERANCE): void {
  const line = rows.at(-1)?.line ?? null
  if (!file.text().endsWith('\n')) throw new BundleError(file.name, 'ends inside a line: the file is cut off', line)
  const sum = sumBy(rows, (row) => row.weight)
  if (Math.abs(sum - 1) > tolerance) throw new BundleError(file.name, 'the weights do not add up to 1: rows are missing or repeated', line, 'weight')
}

/** The longest list of a fund has some twenty thousand rows. */
export const ROWS_MAX = 200_000

/** The lines of a CSV file. */
export function linesOf(file: SourceFile, delimiter = ','): Line[] {
  const lines: Line[] = []
  for (const line of csvRecords(file.name, file.text(), delimiter)) {
    if (lines.push(line) > ROWS_MAX) throw new BundleError(file.name, `has more than ${ROWS_MAX} rows`, line.line)
  }
  return lines
}

/** How a table of holdings is found among the lines of a file. */
interface ListLayout {
  lines: readonly Line[]
  /** Place of the header; the first line that is one unless said otherwise. */
  start?: number
  /** The columns of a header line; null for another line. */
  headerOf(line: Line): Columns | null
  /** Unit of the weights. */
  unit: 'percent' | 'fraction'
  /** The rows of the table among the lines below its header; all of them unless said otherwise. @throws BundleError for a table without its end */
  rowsIn?(below: readonly Line[], columns: Columns): readonly Line[]
  /** The holding of a row; null for none. */
  holdingOf?(row: Line, reader: RowReader, columns: Columns): Holding | null
  /** @throws BundleError for rows that are not all of the list */
  check?(rows: readonly Holding[]): void
}

/** A list, and the lines around it. */
interface Read {
  list: Pick<HoldingsFile, 'kind' | 'rows' | 'unknownWords'>
  above: readonly Line[]
  below: readonly Line[]
}

/** The lines down to the first one like this; all where there is none. */
export function until(lines: readonly Line[], isEnd: (line: Line) => boolean): readonly Line[] {
  const end = lines.findIndex(isEnd)
  return end === -1 ? lines : lines.slice(0, end)
}

/** Whether all cells are blank. */
export const isEmpty = ({ cells }: Line): boolean => cells.every((cell) => cell.trim() === '')

/**
 * Reads the table below its header.
 *
 * @throws BundleError where there is no header, a row is repeated, or the rows cannot be a fund's whole holdings
 */
export function readList(file: SourceFile, { lines, headerOf, start = lines.findIndex((line) => headerOf(line) !== null), ...layout }: ListLayout): Read {
  const header = lines[start]
  const columns = header === undefined ? null : headerOf(header)
  if (columns === null) throw new BundleError(file.name, 'has no header', header?.line ?? null)
  const below = lines.slice(start + 1)
  const table = layout.rowsIn?.(below, columns) ?? below
  checkRepeats(file.name, table)
  const reader = new RowReader(file.name, columns, layout.unit)
  const rows = table.map((row) => (layout.holdingOf === undefined ? reader.read(row) : layout.holdingOf(row, reader, columns))).filter((row) => row !== null)
  layout.check?.(rows)
  checkHoldings(file.name, rows)
  return { list: { kind: 'holdings', rows, unknownWords: reader.unknownWords }, above: lines.slice(0, start), below: below.slice(table.length) }
}

/** Files of a publisher with one table of holdings, and lines about the fund around it. */
export interface ListFormat extends Pick<Importer, 'format' | 'title' | 'detect'>, Pick<HoldingsFile, 'publisher'> {
  /** How the table of a file is found. */
  layout(file: SourceFile): ListLayout
  /** What the lines around it, or the file elsewhere, say of the fund. */
  about(around: Omit<Read, 'list'>, file: SourceFile): Partial<Pick<HoldingsFile, 'fundName' | 'fundIsin' | 'asOf'>>
}

/** The importer of a format of lists. */
export const listImporter = ({ format, title, detect, publisher, layout, about }: ListFormat): Importer => ({
  format,
  title,
  detect,
  read(file) {
    const { list, ...around } = readList(file, layout(file))
    return { ...list, format, publisher, fundName: null, fundIsin: null, asOf: null, ...about(around, file) }
  },
})
