import { labelOf, memberOf, shownOf, valueText, type Described } from '../../../core/wording/described'
import { isRecord, type Fields } from '../../../core/values/record'
import { notKnown } from '../../../core/wording/field-words'
import { aligned, plain } from './text'
import type { View } from './view'
import { words } from './words'

interface Cell {
  column: string
  label: string
  text: string
  numeric: boolean
  known: boolean
  /** What null says in this column, where it says more than that nothing is known. */
  none: string | undefined
}

/** The cells of a row; those of an object within it have two names. */
function cellsOf(row: Fields, given: Described, view: View, path = '', name = ''): Cell[] {
  return shownOf(row).flatMap(([key, value]) => {
    const field = memberOf(row, given, key)
    const column = `${path}${key}`
    const label = `${name}${labelOf(field, key, view.locale)}`
    if (isRecord(value)) return cellsOf(value, field, view, `${column}.`, `${label}: `)
    const none = field.words.none === notKnown ? undefined : field.words.none?.[view.locale]
    const text = Array.isArray(value) ? listText(value, field, view) : plain(valueText(value, field, view.locale, view.currency))
    return [{ column, label, text, numeric: typeof value === 'number', known: value !== null, none }]
  })
}

function listText(list: readonly unknown[], given: Described, { locale, currency }: View): string {
  if (list.length === 0) return words[locale].none
  return list.some(isRecord) ? words[locale].entries(list.length) : list.map((item) => plain(valueText(item, given, locale, currency))).join(', ')
}

/** Columns without a value in any row: what that says. */
function emptyLines(columns: readonly Cell[], { locale }: View): string[] {
  const unknown = columns.filter(({ none }) => none === undefined).map(({ label }) => label)
  return [
    ...columns.flatMap(({ label, none }) => (none === undefined ? [] : [`${label}: ${none}`])),
    ...(unknown.length > 0 ? [`${words[locale].notKnownAnywhere}: ${unknown.join(', ')}`] : []),
  ]
}

/** Rows as a table. A column that is known in no row is named below it instead. */
export function tableLines(list: readonly Fields[], given: Described, view: View): string[] {
  const rows = list.map((row) => new Map(cellsOf(row, given, view).map((cell) => [cell.column, cell])))
  const all = [...new Map(rows.flatMap((row) => [...row]))].map(([, cell]) => cell)
  const isKnown = ({ column }: Cell): boolean => rows.some((row) => row.get(column)?.known === true)
  const columns = all.filter(isKnown)
  const unknown = all.filter((cell) => !isKnown(cell) && !columns.some(({ column }) => column.startsWith(`${cell.column}.`)))
  const shown = rows.slice(0, view.rows)
  const cells = shown.map((row) => columns.map(({ column }) => row.get(column)?.text ?? notKnown[view.locale]))
  const numeric = columns.map(({ column }) => rows.some((row) => row.get(column)?.numeric === true))
  return [
    ...aligned(columns.map(({ label }) => label), cells, numeric),
    ...(rows.length > shown.length ? [`... ${words[view.locale].more(rows.length - shown.length)}`] : []),
    ...emptyLines(unknown, view),
  ]
}
