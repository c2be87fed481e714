/** Rows at the edges of a list: above its header, and one within which the file ends. Loaded where there may be any. */
import { decimalsOf, isAmount } from '../cells/decimal'
import { faultAt } from '../faults'
import type { Row } from '../formats/lines'
import type { Source } from '../source'
import { cellOf } from '../table/columns'
import type { FileFault } from '../verdict'
import type { Planned } from './plan'
import { readRow } from './rows'

/** Rows of securities above the header that no other list has: a list that was sorted with its header has them, and they would be missing. */
const aboveHeader = ({ before, tables }: Source, { table, plan }: Planned, all: readonly Planned[]): FileFault[] =>
  [...before, ...tables.filter(({ headerRow: at }) => at < table.headerRow && all.every((other) => other.table.headerRow !== at)).flatMap(({ rows }) => rows)].flatMap((row) => {
  const item = readRow(row, plan)
  const isPaper = (item.kind === 'holding' && 'isin' in item.holding) || (item.kind === 'wanted' && item.wanted.wkn !== undefined)
  return isPaper ? [faultAt('several_tables', row.row)] : []
})

/** The last row of the file, where it alone is shorter than the header, or ends in an amount that alone has fewer decimals. */
function cutRow(lastRow: number | null, { table, plan }: Planned): FileFault[] {
  const [last, others] = [table.rows.at(-1), table.rows.slice(0, -1)]
  if (last === undefined || last.row !== lastRow) return []
  const isShort = (row: { cells: readonly string[] }): boolean => row.cells.length < table.headers.length
  const { column } = plan.value
  const places = (row: Row): number => decimalsOf(cellOf(row, column), plan.format)
  const isLastCell = last.cells.length === column.index + 1 && isAmount(cellOf(last, column))
  const isCut = (isShort(last) && !others.some(isShort)) || (isLastCell && others.length > 0 && others.every((row) => !isAmount(cellOf(row, column)) || places(row) > places(last)))
  return isCut ? [faultAt('cut_off', last.row, column.header.text)] : []
}

/** What is wrong at the edges of a list. */
export const outside = (source: Source, planned: Planned, all: readonly Planned[]): FileFault[] => [...aboveHeader(source, planned, all), ...cutRow(source.lastRow, planned)]
