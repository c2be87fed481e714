/** Values and rows that a spreadsheet hides. Loaded for spreadsheets. */
import { filledIn, isAmount, isMissing, parseDecimal } from '../cells/decimal'
import type { Row } from '../formats/lines'
import type { SheetRow } from '../formats/ods'
import { cellOf, columnsOf } from './columns'
import { headerOf } from './headers'
import { findTables } from './table'

/** Whether a text is the header of values; `Betrag` may be that of what was paid. */
const isOfValues = (text: string): boolean => {
  const { role, rank } = headerOf(text)
  return role === 'value' && rank < 2
}

/** The rows of a sheet without amounts below a header of values that nobody sees: an old value beside the one that is shown. Other hidden columns, such as fees, count. */
export function withoutOldValues(rows: readonly SheetRow[]): Row[] {
  const old = new Set<number>()
  const shown = (cell: string, at: number): string => {
    if (old.has(at)) return isAmount(cell) ? '' : cell
    if (cell !== '' && cell.length < 60 && isOfValues(cell)) old.add(at)
    return cell
  }
  return rows.map((row) => (row.hiddenColumns.size === 0 ? row : { ...row, cells: row.cells.map((cell, at) => (row.hiddenColumns.has(at) ? shown(cell, at) : cell)) }))
}

/** Whether a row that nobody sees may be a holding or a booking: it has a number beside something else. */
const mayCount = ({ cells, isHidden }: SheetRow): boolean => isHidden && filledIn({ cells }).length > 1 && cells.some((cell) => /\d/.test(cell))

const isZero = (cell: string): boolean => parseDecimal(cell, 'de') === 0 || parseDecimal(cell, 'en') === 0

/** Whether a sheet hides rows that may count. Those of what is sold, whose units, values and shares are all zero, do not. */
export function hidesRows(rows: readonly SheetRow[]): boolean {
  const hidden = rows.filter(mayCount)
  if (hidden.length === 0) return false
  const sold = new Set<Row>(findTables(rows).tables.flatMap((table) => {
    const counted = columnsOf(table).filter(({ role }) => ['units', 'value', 'share'].includes(role))
    return table.rows.filter((row) => {
      const amounts = counted.map((column) => cellOf(row, column)).filter((cell) => !isMissing(cell))
      return amounts.length > 0 && amounts.every(isZero)
    })
  }))
  return hidden.some((row) => !sold.has(row))
}
