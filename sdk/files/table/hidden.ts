/** Values that a spreadsheet hides. Loaded for spreadsheets. */
import { isAmount } from '../cells/decimal'
import type { Row } from '../formats/lines'
import type { SheetRow } from '../formats/ods'
import { headerOf } from './headers'

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
