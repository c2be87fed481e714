/** A portfolio result in words: the status of every section, its reasons and how much of it is covered. */
import { described, labelOf, memberOf, valueText, type Described } from '../../core/wording/described'
import { jsonSchemaOf } from '../../core/values/schemas/json-schema'
import type { Procedure } from '../../core/operations/define'
import { isRecord, recordsIn, type Fields } from '../../core/values/record'
import type { Locale } from '../../core/values/text'
import { notKnown } from '../../core/wording/field-words'
import { reasonWords, statusWords } from '../../core/portfolio/schemas/words'

/** Fields that say how much of something is known. */
const isCoverage = (name: string): boolean => /(coverage|(resolved|covered|unresolved|unknown|missing|omitted|residual)\w*Weight)$/i.test(name)

/** A plain field or list with its name. */
interface Leaf {
  key: string
  label: string
  value: unknown
  field: Described
}

/** How often each status occurs in a list, such as `Lists of holdings used: 1 complete, 1 not known`. */
function counted({ label, value, field }: Leaf, locale: Locale): string[] {
  const counts = new Map<string, number>()
  for (const row of recordsIn(value)) {
    if (typeof row['status'] !== 'string') continue
    const status = valueText(row['status'], { ...field, words: field.words.fields?.['status'] ?? {} }, locale)
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return counts.size === 0 ? [] : [`${label}: ${[...counts].map(([status, count]) => `${count} ${status}`).join(', ')}`]
}

const isSection = (value: unknown): value is Fields => isRecord(value) && 'status' in value && Array.isArray(value['reasons'])

function factOf(leaf: Leaf, locale: Locale): string[] {
  const { key, label, value, field } = leaf
  if (Array.isArray(value)) return counted(leaf, locale)
  if (typeof value === 'number') return isCoverage(key) ? [`${label} ${valueText(value, field, locale)}`] : []
  return typeof value === 'string' && key.endsWith('AsOf') ? [`${label} ${value}`] : []
}

/** The plain fields and lists of an object and its parts; parts that hold sections of their own are left to these. */
function leavesOf(data: Fields, given: Described, locale: Locale, name = ''): Leaf[] {
  return Object.entries(data).flatMap(([key, value]): Leaf[] => {
    const field = memberOf(data, given, key)
    const label = `${name}${labelOf(field, key, locale)}`
    if (!isRecord(value)) return [{ key, label, value, field }]
    return 'analyses' in value || isSection(value) ? [] : leavesOf(value, field, locale, `${label}, `)
  })
}

/** Coverage, dates, counted statuses, and what is not known. */
function factsOf(data: Fields, given: Described, locale: Locale): string[] {
  const leaves = leavesOf(data, given, locale)
  const empty = leaves.filter(({ value }) => value === null)
  const isSaid = ({ field: { words } }: Leaf): boolean => words.none !== undefined && words.none !== notKnown
  const missing = empty.filter((leaf) => !isSaid(leaf)).map(({ label }) => label)
  const said = empty.filter(isSaid).map(({ label, field }) => `${label}: ${valueText(null, field, locale)}`)
  return [...leaves.flatMap((leaf) => factOf(leaf, locale)), ...said, ...(missing.length === 0 ? [] : [`${notKnown[locale]}: ${missing.join(', ')}`])]
}

function stateText({ status, reasons }: Fields, given: Described, locale: Locale): string {
  const said = (value: unknown, choices: NonNullable<Described['words']['choices']>): string => valueText(value, { ...given, words: { choices } }, locale)
  const list = Array.isArray(reasons) ? reasons.map((reason) => said(reason, reasonWords)) : []
  return [said(status, statusWords), ...(list.length === 0 ? [] : [list.join(', ')])].join(': ')
}

function sectionLine(label: string, section: Fields, given: Described, locale: Locale): string {
  const { data } = section
  return [`- ${label}: ${stateText(section, given, locale)}`, ...(isRecord(data) ? factsOf(data, memberOf(section, given, 'data'), locale) : [])].join('; ')
}

/** Lines about every section of an object with `analyses`; those that nobody asked for share one line. */
function analysesLines(holder: Fields, given: Described, locale: Locale, prefix = ''): string[] {
  const analyses = isRecord(holder['analyses']) ? holder['analyses'] : {}
  const place = memberOf(holder, given, 'analyses')
  const all = Object.entries(analyses).flatMap(([id, section]) => {
    const field = memberOf(analyses, place, id)
    return isSection(section) ? [{ label: labelOf(field, id, locale), section, field }] : []
  })
  const absent = all.filter(({ section }) => section['status'] === 'not_requested').map(({ label }) => label)
  const lines = all
    .filter(({ section }) => section['status'] !== 'not_requested')
    .map(({ label, section, field }) => sectionLine(`${prefix}${label}`, section, field, locale))
  return absent.length === 0 ? lines : [...lines, `- ${statusWords.not_requested[locale]}: ${absent.join(', ')}`]
}

function standaloneLines(title: string, data: Fields, analysis: Fields, given: Described, locale: Locale): string[] {
  const field = memberOf(data, given, 'analysis')
  const inner = isRecord(analysis['data']) ? analysis['data'] : {}
  const place = memberOf(analysis, field, 'data')
  const nested = Object.entries(inner).flatMap(([key, value]) => {
    const part = memberOf(inner, place, key)
    return isRecord(value) && 'analyses' in value ? analysesLines(value, part, locale, `${labelOf(part, key, locale)}, `) : []
  })
  return [sectionLine(title, analysis, field, locale), ...nested]
}

/** Lines about a result of the portfolio interface. */
export function portfolioLines(procedure: Procedure, data: Fields, locale: Locale): string[] {
  const given = described(jsonSchemaOf(procedure.response, 'output'), procedure.words)
  const { analysis } = data
  if (isSection(analysis)) return standaloneLines(procedure.title[locale], data, analysis, given, locale)
  return [factsOf(data, given, locale).join('; '), ...analysesLines(data, given, locale)]
}
