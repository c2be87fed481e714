import { BundleError } from '../../bundle/error'
import { RowReader, type Columns, type Line } from '../columns'
import { checkHoldings, checkRepeats, type Holding, type HoldingsFile } from '../holdings'
import type { SourceFile } from '../importer'

/** How a table of holdings is found among the lines of a file. */
interface ListLayout {
  /** The columns of a header line; null for another line. */
  headerOf(line: Line): Columns | null
  /** What a weight of 1 means. */
  unit: 'percent' | 'fraction'
  /** The rows of the table among the lines below its header; all of them unless said otherwise. @throws BundleError for a table without its end */
  rowsIn?(below: readonly Line[], columns: Columns): readonly Line[]
  /** The holding of a row; null for none. */
  holdingOf?(row: Line, reader: RowReader, columns: Columns): Holding | null
  /** @throws BundleError for rows that are not all of the list */
  check?(rows: readonly Holding[]): void
}

/** A list, and the lines of which it was read. */
interface Read {
  list: Pick<HoldingsFile, 'kind' | 'rows' | 'unknownWords'>
  above: readonly Line[]
  table: readonly Line[]
  below: readonly Line[]
}

/** The lines down to the first one like this; all where there is none. */
export function until(lines: readonly Line[], isEnd: (line: Line) => boolean): readonly Line[] {
  const end = lines.findIndex(isEnd)
  return end === -1 ? lines : lines.slice(0, end)
}

/** Whether nothing stands in a line. */
export const isEmpty = ({ cells }: Line): boolean => cells.every((cell) => cell.trim() === '')

/**
 * Reads the table below the first header, or below the one at `start`.
 *
 * @throws BundleError where there is no header, a row is repeated, or the rows cannot be a fund's whole holdings
 */
export function readList(file: SourceFile, lines: readonly Line[], layout: ListLayout, start = lines.findIndex((line) => layout.headerOf(line) !== null)): Read {
  const header = lines[start]
  const columns = header === undefined ? null : layout.headerOf(header)
  if (columns === null) throw new BundleError(file.name, header?.line ?? null, null, 'has no header')
  const below = lines.slice(start + 1)
  const table = layout.rowsIn?.(below, columns) ?? below
  checkRepeats(file.name, table)
  const reader = new RowReader(file.name, columns, layout.unit)
  const rows = table.map((row) => (layout.holdingOf === undefined ? reader.read(row) : layout.holdingOf(row, reader, columns))).filter((row) => row !== null)
  layout.check?.(rows)
  checkHoldings(file.name, rows)
  return { list: { kind: 'holdings', rows, unknownWords: reader.unknownWords }, above: lines.slice(0, start), table, below: below.slice(table.length) }
}
