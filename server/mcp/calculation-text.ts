/** A calculation in words: every single figure of its result with its unit. */
import { described, itemsOf, labelOf, memberOf, valueText, type Described } from '../../core/wording/described'
import { jsonSchemaOf } from '../../core/values/schemas/json-schema'
import { findCalculatorProcedure } from '../../core/registry/module-procedures'
import type { Procedure } from '../../core/operations/define'
import { isRecord, recordsIn, type Fields } from '../../core/values/record'
import type { Locale } from '../../core/values/text'
import { withoutVoid } from '../../core/wording/meaningless-fields'
import { plain } from '../cli/render/text'

const words = {
  en: { rows: 'entries', asOf: 'As of', succeeded: 'succeeded', failed: 'failed' },
  de: { rows: 'Einträge', asOf: 'Stand', succeeded: 'gerechnet', failed: 'fehlgeschlagen' },
} as const satisfies Record<Locale, object>

/** Rows of banks and positions that are said one by one; longer lists are yearly ones, of which the number is said. */
const FEW = 5

const fewRows = (value: unknown): Fields[] | null =>
  Array.isArray(value) && value.length > 0 && value.length <= FEW && value.every(isRecord) ? value : null

function figuresOf(result: Fields, given: Described, locale: Locale, name = ''): string[] {
  return Object.entries(withoutVoid(result)).flatMap(([key, value]) => {
    const field = memberOf(result, given, key)
    const label = `${name}${labelOf(field, key, locale)}`
    if (isRecord(value)) return figuresOf(value, field, locale, `${label}, `)
    const rows = fewRows(value)
    if (rows !== null) return rows.flatMap((row, index) => figuresOf(row, itemsOf(field), locale, `${label} ${index + 1}, `))
    return [`${label}: ${Array.isArray(value) ? `${value.length} ${words[locale].rows}` : valueText(value, field, locale)}`]
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
  const outcome = isRecord(data) ? figures(procedure, data, locale).join('; ') : `${words[locale].failed}: ${isRecord(error) ? failureText(error) : ''}`
  return `- ${plain(String(id))}: ${outcome}`
}

function comparisonLines(data: Fields, summary: Fields, locale: Locale): string[] {
  const { succeeded, failed } = words[locale]
  const procedure = findCalculatorProcedure(String(data['calculator']))
  if (procedure === undefined) return []
  return [
    `${procedure.title[locale]}: ${String(summary['succeeded'])} ${succeeded}, ${String(summary['failed'])} ${failed}`,
    ...recordsIn(data['scenarios']).map((entry) => scenarioLine(procedure, entry, locale)),
  ]
}

/** Lines about a result of calculators and of depot tax. */
export function calculationLines(procedure: Procedure, data: Fields, locale: Locale): string[] {
  const { summary, asOf } = data
  const lines = isRecord(summary) ? comparisonLines(data, summary, locale) : figures(procedure, data, locale).map((line) => `- ${line}`)
  return [...(typeof asOf === 'string' ? [`${words[locale].asOf} ${asOf}`] : []), ...lines]
}
