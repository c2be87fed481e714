/** Text content of an answer, for people; the structured content beside it has all figures. */
import { described, itemsOf, memberOf, membersOf, valueText, type Described, type Member } from '../../core/wording/described'
import { jsonSchemaOf } from '../../core/values/schemas/json-schema'
import { findCalculatorProcedure } from '../../core/registry/module-procedures'
import type { Procedure } from '../../core/operations/define'
import { isRecord, recordsIn, type Fields } from '../../core/values/record'
import { countsBy } from '../../core/values/sum'
import { byLanguage, type Locale, text } from '../../core/values/text'
import { plain } from '../cli/render/text'
import { notKnown } from '../../core/wording/field-words'
import { reasonWords, statusWords } from '../../core/portfolio/schemas/words'
import type { Failure } from '../../core/contract/errors'
import { sentencesIn } from '../../core/described/methodology/sentences'

// Text of a calculation: every single figure of the result with its unit.

const figureWords = byLanguage({
  rows: text('entries', 'Einträge'),
  asOf: text('As of', 'Stand'),
  succeeded: text('succeeded', 'gerechnet'),
  failed: text('failed', 'fehlgeschlagen'),
})

/** Longest list that is written row by row (banks, positions); of longer ones, such as yearly lists, only the number is given. */
const FEW = 5

const fewRows = (value: unknown): Fields[] | null =>
  Array.isArray(value) && value.length > 0 && value.length <= FEW && value.every(isRecord) ? value : null

function figuresOf(result: Fields, given: Described, locale: Locale, name = ''): string[] {
  return membersOf(result, given, locale).flatMap(({ label: own, value, field }) => {
    const label = `${name}${own}`
    if (isRecord(value)) return figuresOf(value, field, locale, `${label}, `)
    const rows = fewRows(value)
    if (rows !== null) return rows.flatMap((row, index) => figuresOf(row, itemsOf(field), locale, `${label} ${index + 1}, `))
    return [`${label}: ${Array.isArray(value) ? `${value.length} ${figureWords[locale].rows}` : valueText(value, field, locale)}`]
  })
}

function figures(procedure: Procedure, data: Fields, locale: Locale): string[] {
  const given = described(jsonSchemaOf(procedure.response, 'output'), procedure.words)
  return isRecord(data['result']) ? figuresOf(data['result'], memberOf(data, given, 'result'), locale) : []
}

/** The code of a failure and the fields that it names. */
function failureText({ code, details }: Fields): string {
  const issues = recordsIn(details).map(({ path, message }) => `${Array.isArray(path) ? path.join('.') : ''} ${String(message)}`)
  return [String(code), ...issues].join('; ')
}

function scenarioLine(procedure: Procedure, { id, data, error }: Fields, locale: Locale): string {
  const outcome = isRecord(data) ? figures(procedure, data, locale).join('; ') : `${figureWords[locale].failed}: ${isRecord(error) ? failureText(error) : ''}`
  return `- ${plain(String(id))}: ${outcome}`
}

function comparisonLines(data: Fields, summary: Fields, locale: Locale): string[] {
  const { succeeded, failed } = figureWords[locale]
  const procedure = findCalculatorProcedure(String(data['calculator']))
  if (procedure === undefined) return []
  return [
    `${procedure.title[locale]}: ${String(summary['succeeded'])} ${succeeded}, ${String(summary['failed'])} ${failed}`,
    ...recordsIn(data['scenarios']).map((entry) => scenarioLine(procedure, entry, locale)),
  ]
}

/** Lines about a result of calculators and of depot tax. */
function calculationLines(procedure: Procedure, data: Fields, locale: Locale): string[] {
  const { summary, asOf } = data
  const lines = isRecord(summary) ? comparisonLines(data, summary, locale) : figures(procedure, data, locale).map((line) => `- ${line}`)
  return [...(typeof asOf === 'string' ? [`${figureWords[locale].asOf} ${asOf}`] : []), ...lines]
}

// Text of a portfolio result: status, reasons and coverage of every section.

/** Whether a field is a coverage figure. */
const isCoverage = (name: string): boolean => /(coverage|(resolved|covered|unresolved|unknown|missing|omitted|residual)\w*Weight)$/i.test(name)

/** How often each status occurs in a list, such as `Lists of holdings used: 1 complete, 1 not known`. */
function counted({ label, value, field }: Member, locale: Locale): string[] {
  const statuses = recordsIn(value).map((row) => row['status']).filter((status) => typeof status === 'string')
  const counts = countsBy(statuses, (status) => valueText(status, { ...field, words: field.words.fields?.['status'] ?? {} }, locale))
  return counts.size === 0 ? [] : [`${label}: ${[...counts].map(([status, count]) => `${count} ${status}`).join(', ')}`]
}

const isSection = (value: unknown): value is Fields => isRecord(value) && 'status' in value && Array.isArray(value['reasons'])

function factOf(leaf: Member, locale: Locale): string[] {
  const { key, label, value, field } = leaf
  if (Array.isArray(value)) return counted(leaf, locale)
  if (typeof value === 'number') return isCoverage(key) ? [`${label} ${valueText(value, field, locale)}`] : []
  return typeof value === 'string' && key.endsWith('AsOf') ? [`${label} ${value}`] : []
}

/** Scalars and lists of an object and its nested objects, except sections and objects that hold them. */
function leavesOf(data: Fields, given: Described, locale: Locale, name = ''): Member[] {
  return membersOf(data, given, locale).flatMap((member): Member[] => {
    const { value, field } = member
    const label = `${name}${member.label}`
    if (!isRecord(value)) return [{ ...member, label }]
    return 'analyses' in value || isSection(value) ? [] : leavesOf(value, field, locale, `${label}, `)
  })
}

/** Lines with coverage, dates, counted statuses, and fields that are null. */
function factsOf(data: Fields, given: Described, locale: Locale): string[] {
  const leaves = leavesOf(data, given, locale)
  const empty = leaves.filter(({ value }) => value === null)
  const isSaid = ({ field: { words } }: Member): boolean => words.none !== undefined && words.none !== notKnown
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

/** Lines about every section of an object with `analyses`; sections that were not requested share one line. */
function analysesLines(holder: Fields, given: Described, locale: Locale, prefix = ''): string[] {
  const analyses = isRecord(holder['analyses']) ? holder['analyses'] : {}
  const place = memberOf(holder, given, 'analyses')
  const all = membersOf(analyses, place, locale).flatMap(({ label, value, field }) => (isSection(value) ? [{ label, section: value, field }] : []))
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
  const nested = membersOf(inner, place, locale).flatMap(({ label, value, field: part }) => (isRecord(value) && 'analyses' in value ? analysesLines(value, part, locale, `${label}, `) : []))
  return [sectionLine(title, analysis, field, locale), ...nested]
}

/** Lines about a result of the portfolio interface. */
function portfolioLines(procedure: Procedure, data: Fields, locale: Locale): string[] {
  const given = described(jsonSchemaOf(procedure.response, 'output'), procedure.words)
  const { analysis } = data
  if (isSection(analysis)) return standaloneLines(procedure.title[locale], data, analysis, given, locale)
  return [factsOf(data, given, locale).join('; '), ...analysesLines(data, given, locale)]
}

const words = byLanguage({
  assumptions: text('Assumptions', 'Annahmen'),
  limitations: text('Limitations', 'Grenzen'),
  model: text('model', 'Modell'),
})

function sentences(title: string, list: unknown, locale: Locale): string[] {
  return Array.isArray(list) && list.length > 0 ? ['', `${title}:`, ...sentencesIn(locale, list.map(String)).map((sentence) => `- ${sentence}`)] : []
}

const titleLine = ({ title }: Procedure, data: Fields, locale: Locale): string =>
  `${title[locale]} (${words[locale].model} ${String(data['modelVersion'])})`

/** A result in words: status, reasons and coverage of every section, or every single figure of a calculation. */
export function resultText(procedure: Procedure, data: unknown, locale: Locale): string {
  if (!isRecord(data)) return procedure.title[locale]
  const lines = 'analyses' in data || 'analysis' in data ? portfolioLines(procedure, data, locale) : calculationLines(procedure, data, locale)
  const { assumptions, limitations } = words[locale]
  return [
    titleLine(procedure, data, locale),
    ...lines,
    ...sentences(assumptions, data['assumptions'], locale),
    ...sentences(limitations, data['limitations'], locale),
  ].join('\n')
}

const issueLine = ({ path, message }: Fields): string => plain(`- ${Array.isArray(path) ? path.join('.') : ''}: ${String(message)}`)

/** A refusal in words: which fields, never their values. */
export function refusalText({ code, message, details }: Failure): string {
  const wait = isRecord(details) && typeof details['retryAfterSeconds'] === 'number' ? [`Wait ${details['retryAfterSeconds']} seconds.`] : []
  return [`${code}: ${message}`, ...wait, ...recordsIn(details).map(issueLine)].join('\n')
}

/** Text content with the JSON, for assistants that do not read structured content. */
export const asJson = (value: unknown) => ({ type: 'text' as const, text: JSON.stringify(value), annotations: { audience: ['assistant' as const] } })
