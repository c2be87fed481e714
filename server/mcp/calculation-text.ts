/** A calculation in words: every single figure of its result with its unit. Labels are the names of the fields. */
import { findCalculation } from '../../core/calculations'
import type { Locale } from '../../core/text'
import { nullWord } from '../null-words'
import { withoutVoid } from '../void-fields'
import { jsonSchemaOf } from '../catalog/json-schema'
import { scalarText, unitWord } from '../cli/render/scalar'
import { described, isRecord, memberOf, unitAt, type Described, type Fields } from '../cli/render/schema'
import { plain } from '../cli/render/text'
import { recordsIn } from './records'

const words = {
  en: { none: 'no value', rows: 'entries', asOf: 'As of', succeeded: 'succeeded', failed: 'failed' },
  de: { none: 'kein Wert', rows: 'Einträge', asOf: 'Stand', succeeded: 'gerechnet', failed: 'fehlgeschlagen' },
} as const satisfies Record<Locale, object>

/** Null means something of its own in a result, such as a goal that is never reached. */
function valueText(key: string, value: unknown, unit: string | undefined, locale: Locale): string {
  if (value === null) return nullWord(key, locale) ?? words[locale].none
  if (Array.isArray(value)) return `${value.length} ${words[locale].rows}`
  return `${scalarText(value, unit, locale)} ${typeof value === 'number' ? unitWord(unit, locale) : ''}`.trimEnd()
}

function figuresOf(result: Fields, schema: Described | null, locale: Locale, prefix = ''): string[] {
  return Object.entries(withoutVoid(result)).flatMap(([key, value]) => {
    const field = memberOf(result, schema, key)
    if (isRecord(value)) return figuresOf(value, field, locale, `${prefix}${key}.`)
    return [`${prefix}${key}: ${valueText(key, value, unitAt(field), locale)}`]
  })
}

function figures(data: Fields, locale: Locale): string[] {
  const procedure = findCalculation(String(data['calculator']))
  if (procedure === undefined || !isRecord(data['result'])) return []
  return figuresOf(data['result'], memberOf(data, described(jsonSchemaOf(procedure.response, 'output')), 'result'), locale)
}

/** The code of a failure and the fields that it names. */
function failureText({ code, details }: Fields): string {
  const issues = recordsIn(details).map(({ path, message }) => `${Array.isArray(path) ? path.join('.') : ''} ${String(message)}`)
  return [String(code), ...issues].join('; ')
}

function scenarioLine({ id, data, error }: Fields, locale: Locale): string {
  const outcome = isRecord(data) ? figures(data, locale).join('; ') : `${words[locale].failed}: ${isRecord(error) ? failureText(error) : ''}`
  return `- ${plain(String(id))}: ${outcome}`
}

function comparisonLines(data: Fields, summary: Fields, locale: Locale): string[] {
  const { succeeded, failed } = words[locale]
  const title = findCalculation(String(data['calculator']))?.title[locale] ?? ''
  return [
    `${title}: ${String(summary['succeeded'])} ${succeeded}, ${String(summary['failed'])} ${failed}`,
    ...recordsIn(data['scenarios']).map((entry) => scenarioLine(entry, locale)),
  ]
}

/** Lines about a result of the calculators. */
export function calculationLines(data: Fields, locale: Locale): string[] {
  const { summary } = data
  const lines = isRecord(summary) ? comparisonLines(data, summary, locale) : figures(data, locale).map((line) => `- ${line}`)
  return [`${words[locale].asOf} ${String(data['asOf'])}`, ...lines]
}
