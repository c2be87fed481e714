/** Any result as readable lines: fields, tables and sections, by the shape of the value, its schema and its words. */
import { itemsOf, labelOf, memberOf, shownOf, valueText, type Described } from '../../../core/wording/described'
import { isRecord, type Fields } from '../../../core/values/record'
import type { Status } from '../../../core/contract/section'
import { reasonWords, statusWords } from '../../../core/portfolio/schemas/words'
import { tableLines } from './table'
import { indented, paired, plain, type View } from './text'
import { marks, words } from './words'

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

/** A member of an object with what it is called. */
interface Member {
  label: string
  value: unknown
  field: Described
}

function membersOf(value: Fields, given: Described, { locale }: View): Member[] {
  return shownOf(value).map(([key, inner]) => {
    const field = memberOf(value, given, key)
    return { label: labelOf(field, key, locale), value: inner, field }
  })
}

const isLeft = ({ value }: Member): boolean => isSection(value) && value.status === 'not_requested'

function pairOf({ label, value, field }: Member, { locale, currency }: View): [string, string] {
  return [label, Array.isArray(value) ? words[locale].none : plain(valueText(value, field, locale, currency))]
}

/** An object: its plain fields first, then what is nested in it. */
export function objectLines(value: Fields, given: Described, view: View): string[] {
  const members = membersOf(value, given, view)
  const left = members.filter(isLeft).map(({ label }) => label)
  return [
    ...paired(members.filter((member) => !isNested(member.value)).map((member) => pairOf(member, view))),
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

/** An object without plain fields begins with an empty line, which is not wanted below a heading. */
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
