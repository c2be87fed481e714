/** Any result as readable lines: fields, tables and sections, by the shape of the value and the units of its schema. */
import type { Locale } from '../../../core/text'
import { reasons as knownReasons } from '../../../core/portfolio/section'
import { reasonWords, statusWords } from '../../state-words'
import { isRecord, itemsOf, memberOf, shownOf, type Described, type Fields } from './schema'
import { scalarText, unitWord } from './scalar'
import { tableLines } from './table'
import { indented, paired, plain } from './text'
import { unitIn, type View } from './view'
import { marks, words, type Status } from './words'

/** Rows that hold lists of their own are shown one by one up to this count, beyond it as a table. */
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

function pairOf(name: string, value: unknown, given: Described | null, view: View): [string, string] {
  if (Array.isArray(value)) return [name, words[view.locale].none]
  const unit = unitIn(given, view)
  return [name, [scalarText(value, unit, view.locale, name), typeof value === 'number' ? unitWord(unit, view.locale) : ''].join(' ').trim()]
}

/** An object: its plain fields first, then what is nested in it. */
export function objectLines(value: Fields, given: Described | null, view: View): string[] {
  const members = shownOf(value).map(([key, inner]) => ({ key, inner, schema: memberOf(value, given, key) }))
  const flat = members.filter(({ inner }) => !isNested(inner))
  const requested = members.filter(({ inner }) => isNested(inner) && !(isSection(inner) && inner.status === 'not_requested'))
  const left = members.flatMap(({ key, inner }) => (isSection(inner) && inner.status === 'not_requested' ? [view.title(key)] : []))
  return [
    ...paired(flat.map(({ key, inner, schema }) => pairOf(key, inner, schema, view))),
    ...requested.flatMap(({ key, inner, schema }) => ['', ...nestedLines(key, inner, schema, view)]),
    ...(left.length === 0 ? [] : ['', `${statusWords[view.locale].not_requested}: ${left.join(', ')}`]),
  ]
}

function nestedLines(key: string, value: unknown, given: Described | null, view: View): string[] {
  if (isSection(value)) return sectionLines(view.title(key), value, given, view)
  const heading = view.paint('heading', view.title(key))
  if (Array.isArray(value)) return [heading, ...indented(listLines(key, value, given, view))]
  return [heading, ...indented(isRecord(value) ? trimmed(objectLines(value, given, view)) : [])]
}

/** An object without plain fields begins with an empty line, which is not wanted below a heading. */
const trimmed = (lines: readonly string[]): string[] => (lines[0] === '' ? lines.slice(1) : [...lines])

const reasonText = (reason: unknown, locale: Locale): string => {
  const known = knownReasons.find((one) => one === reason)
  return known === undefined ? plain(String(reason)) : reasonWords[locale][known]
}

/** A section: its title with status and reasons, then its data. */
export function sectionLines(title: string, { status, reasons, data, ...more }: SectionShape, given: Described | null, view: View): string[] {
  const { locale, paint } = view
  const schema = given === null ? null : memberOf({ status, reasons, data }, given, 'data')
  const inner = isRecord(data) ? objectLines({ ...more, ...data }, schema, view) : []
  const why = reasons.length === 0 ? '' : ` (${reasons.map((reason) => reasonText(reason, locale)).join('; ')})`
  return [`${paint('heading', title)}: ${paint(marks[status], statusWords[locale][status])}${why}`, ...indented(trimmed(inner))]
}

function listLines(key: string, list: readonly unknown[], given: Described | null, view: View): string[] {
  const items = itemsOf(given)
  const rows = list.filter(isRecord)
  if (rows.length < list.length) return list.map((item) => `- ${scalarText(item, unitIn(items, view), view.locale)}`)
  const deep = rows.some((row) => Object.values(row).some((inner) => Array.isArray(inner) && inner.some(isRecord)))
  if (!deep || rows.length > FEW) return tableLines(rows, items, view)
  return rows.flatMap((row, index) => [view.paint('heading', `${key} ${index + 1}`), ...indented(objectLines(row, items, view))])
}
