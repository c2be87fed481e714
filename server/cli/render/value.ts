import { itemsOf, memberOf, shownIn, valueText, type Described, type Member, unitAt } from '../../../core/wording/described'
import { isRecord, type Fields } from '../../../core/values/record'
import type { Status } from '../../../core/contract/section'
import { reasonWords, statusWords } from '../../../core/portfolio/schemas/words'
import { aligned, columns, indented, plain, type View } from './text'
import { marks, words } from './words'
import { notKnown } from '../../../core/wording/field-words'
import { barsOf } from './bars'

// Renders any result as text: fields, tables and sections, by the shape of the value, its schema and its labels.

/** Rows with nested lists are shown one by one up to this count, beyond it as a table. */
const FEW = 5

/** One entry of `analyses`, or the analysis of a standalone response. */
export interface SectionShape extends Fields {
  status: Status
  reasons: readonly unknown[]
  data: unknown
}

/** Whether a value is a section with its status. */
export const isSection = (value: unknown): value is SectionShape =>
  isRecord(value) && typeof value.status === 'string' && Object.hasOwn(marks, value.status) && Array.isArray(value.reasons) && 'data' in value

const isNested = (value: unknown): boolean => isRecord(value) || (Array.isArray(value) && value.length > 0)

const isLeft = ({ value }: Member): boolean => isSection(value) && value.status === 'not_requested'

function pairOf({ label, value, field }: Member, { locale, currency }: View): [string, string] {
  return [label, Array.isArray(value) ? words[locale].none : plain(valueText(value, field, locale, currency))]
}

/** An object: scalar fields first, then nested values. */
export function objectLines(value: Fields, given: Described, view: View): string[] {
  const members = shownIn(value, given, view.locale)
  const left = members.filter(isLeft).map(({ label }) => label)
  return [
    ...columns(members.filter((member) => !isNested(member.value)).map((member) => pairOf(member, view))),
    ...members.filter((member) => isNested(member.value) && !isLeft(member)).flatMap((member) => ['', ...nestedLines(member, view)]),
    ...(left.length === 0 ? [] : ['', `${statusWords.not_requested[view.locale]}: ${left.join(', ')}`]),
  ]
}

function nestedLines({ label, value, field }: Member, view: View): string[] {
  if (isSection(value)) return sectionLines(label, value, field, view)
  const heading = view.paint('heading', label)
  if (Array.isArray(value)) return [heading, ...indented(listLines(label, value, field, view))]
  return [heading, ...indented(isRecord(value) ? trimmed(objectLines(value, field, view)) : [])]
}

/** Removes the leading empty line of an object without scalar fields, below a heading. */
const trimmed = (lines: readonly string[]): string[] => (lines[0] === '' ? lines.slice(1) : [...lines])

/** A section: its title with status and reasons, then its data. */
function sectionLines(title: string, section: SectionShape, given: Described, { paint, ...view }: View): string[] {
  const { status, reasons, data, ...more } = section
  const inner = isRecord(data) ? objectLines({ ...more, ...data }, memberOf(section, given, 'data'), { paint, ...view }) : []
  const known = { ...given, words: { choices: reasonWords } }
  const why = reasons.length === 0 ? '' : ` (${reasons.map((reason) => plain(valueText(reason, known, view.locale))).join('; ')})`
  return [`${paint('heading', title)}: ${paint(marks[status], statusWords[status][view.locale])}${why}`, ...indented(trimmed(inner))]
}

function listLines(label: string, list: readonly unknown[], given: Described, view: View): string[] {
  const items = itemsOf(given)
  const rows = list.filter(isRecord)
  if (rows.length < list.length) return list.map((item) => `- ${plain(valueText(item, items, view.locale, view.currency))}`)
  const deep = rows.some((row) => Object.values(row).some((inner) => Array.isArray(inner) && inner.some(isRecord)))
  if (!deep || rows.length > FEW) return tableLines(rows, items, view)
  return rows.flatMap((row, index) => [view.paint('heading', `${label} ${index + 1}`), ...indented(objectLines(row, items, view))])
}

interface Cell {
  column: string
  label: string
  text: string
  numeric: boolean
  known: boolean
  /** The number itself if it is a share, else null. */
  share: number | null
  /** Meaning of null in this column, if it is not simply unknown. */
  none: string | undefined
}

/** The cells of a row; those of a nested object have compound labels. */
function cellsOf(row: Fields, given: Described, view: View, path = '', name = ''): Cell[] {
  return shownIn(row, given, view.locale).flatMap(({ key, label: own, value, field }) => {
    const [column, label] = [`${path}${key}`, `${name}${own}`]
    if (isRecord(value)) return cellsOf(value, field, view, `${column}.`, `${label}: `)
    const none = field.words.none === notKnown ? undefined : field.words.none?.[view.locale]
    const text = Array.isArray(value) ? listText(value, field, view) : plain(valueText(value, field, view.locale, view.currency))
    const share = typeof value === 'number' && unitAt(field, view.currency) === 'share with 2 decimals' ? value : null
    return [{ column, label, text, numeric: typeof value === 'number', known: value !== null, share, none }]
  })
}

function listText(list: readonly unknown[], given: Described, { locale, currency }: View): string {
  if (list.length === 0) return words[locale].none
  return list.some(isRecord) ? words[locale].entries(list.length) : list.map((item) => plain(valueText(item, given, locale, currency))).join(', ')
}

/** Lines about columns that are null in every row. */
function emptyLines(columns: readonly Cell[], { locale }: View): string[] {
  const unknown = columns.filter(({ none }) => none === undefined).map(({ label }) => label)
  return [
    ...columns.flatMap(({ label, none }) => (none === undefined ? [] : [`${label}: ${none}`])),
    ...(unknown.length > 0 ? [`${words[locale].notKnownAnywhere}: ${unknown.join(', ')}`] : []),
  ]
}

/** Columns that identify a row; one that repeats an earlier column is omitted. */
const NAMING = ['key', 'id', 'isin', 'name']

const isRepeated = ({ column }: Cell, earlier: readonly Cell[], rows: readonly Row[]): boolean =>
  NAMING.includes(column) && earlier.some((other) => NAMING.includes(other.column) && rows.every((row) => row.get(other.column)?.text === row.get(column)?.text))

type Row = ReadonlyMap<string, Cell>

interface Column {
  label: string
  numeric: boolean
  texts: readonly string[]
}

/** The columns of the rows; the first column of shares gets bars. */
function columnsOf(cells: readonly Cell[], rows: readonly Row[], { locale }: View): Column[] {
  const columns = cells.map(({ column, label }): Column & { bars: string[] | null } => {
    const own = rows.map((row) => row.get(column))
    return { label, numeric: own.some((cell) => cell?.numeric === true),
      texts: own.map((cell) => cell?.text ?? notKnown[locale]), bars: barsOf(own.map((cell) => cell?.share ?? null)) }
  })
  const first = columns.find(({ bars }) => bars !== null)
  return columns.flatMap((column) => (column === first && column.bars !== null ? [column, { label: '', numeric: false, texts: column.bars }] : [column]))
}

const weightOf = ({ weight }: Fields): number => (typeof weight === 'number' ? weight : 0)

/** The rows to show: if there are too many, the largest weights first. */
const largest = (list: readonly Fields[], count: number): readonly Fields[] =>
  list.length > count ? list.toSorted((one, other) => weightOf(other) - weightOf(one)) : list

/** Rows as a table; columns without any value are listed below it. */
function tableLines(list: readonly Fields[], given: Described, view: View): string[] {
  const rows: Row[] = largest(list, view.rows).map((row) => new Map(cellsOf(row, given, view).map((cell) => [cell.column, cell])))
  const all = [...new Map(rows.flatMap((row) => [...row]))].map(([, cell]) => cell)
  const isKnown = ({ column }: Cell): boolean => rows.some((row) => row.get(column)?.known === true)
  const known = all.filter(isKnown)
  const unknown = all.filter((cell) => !isKnown(cell) && !known.some(({ column }) => column.startsWith(`${cell.column}.`)))
  const shown = rows.slice(0, view.rows)
  const columns = columnsOf(known.filter((cell, at) => !isRepeated(cell, known.slice(0, at), rows)), shown, view)
  return [
    ...aligned(columns.map(({ label }) => label), shown.map((_, row) => columns.map(({ texts }) => texts[row] ?? '')), columns.map(({ numeric }) => numeric)),
    ...(rows.length > shown.length ? [`... ${words[view.locale].more(rows.length - shown.length)}`] : []),
    ...emptyLines(unknown, view),
  ]
}
