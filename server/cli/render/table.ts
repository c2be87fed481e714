import { nullWord } from '../../null-words'
import { isRecord, memberOf, shownOf, type Described, type Fields } from './schema'
import { scalarText, unitWord } from './scalar'
import { aligned } from './text'
import { unitIn, type View } from './view'
import { words } from './words'

interface Cell {
  column: string
  text: string
  numeric: boolean
  known: boolean
  unit: string
}

/** The cells of a row; those of an object within it get dotted names. */
function cellsOf(row: Fields, given: Described | null, view: View, prefix = ''): Cell[] {
  return shownOf(row).flatMap(([key, value]) => {
    const schema = memberOf(row, given, key)
    const column = `${prefix}${key}`
    if (isRecord(value)) return cellsOf(value, schema, view, `${column}.`)
    const unit = unitIn(schema, view)
    const text = Array.isArray(value) ? listText(value, view) : scalarText(value, unit, view.locale, key)
    return [{ column, text, numeric: typeof value === 'number', known: value !== null, unit: unitWord(unit, view.locale) }]
  })
}

function listText(list: readonly unknown[], { locale }: View): string {
  if (list.length === 0) return words[locale].none
  return list.some(isRecord) ? words[locale].entries(list.length) : list.map((item) => scalarText(item, undefined, locale)).join(', ')
}

/** Columns without a value in any row: what that says, where it says more than that nothing is known. */
function emptyLines(columns: readonly string[], { locale }: View): string[] {
  const wordOf = (column: string): string | undefined => nullWord(column.slice(column.lastIndexOf('.') + 1), locale)
  const unknown = columns.filter((column) => wordOf(column) === undefined)
  return [
    ...columns.filter((column) => wordOf(column) !== undefined).map((column) => `${column}: ${wordOf(column) ?? ''}`),
    ...(unknown.length > 0 ? [`${words[locale].notKnownAnywhere}: ${unknown.join(', ')}`] : []),
  ]
}

/** Rows as a table. A column that is known in no row is named below it instead. */
export function tableLines(list: readonly Fields[], given: Described | null, view: View): string[] {
  const { more, notKnown } = words[view.locale]
  const rows = list.map((row) => new Map(cellsOf(row, given, view).map((cell) => [cell.column, cell])))
  const all = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const columns = all.filter((column) => rows.some((row) => row.get(column)?.known === true))
  const unknown = all.filter((column) => !columns.includes(column) && !columns.some((other) => other.startsWith(`${column}.`)))
  const shown = rows.slice(0, view.rows)
  const cells = shown.map((row) => columns.map((column) => row.get(column)?.text ?? notKnown))
  const numeric = columns.map((column) => rows.some((row) => row.get(column)?.numeric === true))
  return [
    ...aligned(columns.map((column) => headOf(column, rows)), cells, numeric),
    ...(rows.length > shown.length ? [`... ${more(rows.length - shown.length)}`] : []),
    ...emptyLines(unknown, view),
  ]
}

function headOf(column: string, rows: readonly ReadonlyMap<string, Cell>[]): string {
  const unit = rows.map((row) => row.get(column)?.unit ?? '').find((word) => word !== '')
  return unit === undefined ? column : `${column} (${unit})`
}
