/** A calculation in words: every single figure of its result with its unit. Labels are the names of the fields. */
import { findCalculation } from '../../core/calculations'
import { calculators } from '../../core/registry'
import type { Calculator } from '../../core/define'
import type { Locale } from '../../core/text'
import { jsonSchemaOf, unitOf, type JsonSchema } from '../catalog/json-schema'
import { fieldsIn, isFields, numberText, percentText, type Fields } from './values'

const words = {
  en: { none: 'no value', rows: 'entries', asOf: 'As of', succeeded: 'succeeded', failed: 'failed' },
  de: { none: 'kein Wert', rows: 'Einträge', asOf: 'Stand', succeeded: 'gerechnet', failed: 'fehlgeschlagen' },
} as const satisfies Record<Locale, object>

const germanUnits: Readonly<Record<string, string>> = {
  'percentage points': 'Prozentpunkte',
  years: 'Jahre',
  months: 'Monate',
  'EUR/month': 'EUR/Monat',
  'EUR/year': 'EUR/Jahr',
}

const modules: readonly Calculator[] = calculators

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/** A field's schema, also of one that may be null. */
function schemaAt(schema: JsonSchema | undefined, name: string): JsonSchema | undefined {
  const field = schema?.properties?.[name]
  if (!isSchema(field)) return undefined
  const inner = field.anyOf?.filter(isSchema).find((variant) => variant.type !== 'null')
  return inner === undefined ? field : { ...inner, ...(field.$comment === undefined ? {} : { $comment: field.$comment }) }
}

function amountText(value: number, schema: JsonSchema | undefined, locale: Locale): string {
  const unit = schema === undefined ? undefined : unitOf(schema)
  if (unit === 'fraction') return percentText(value, locale)
  const shown = unit === undefined || locale === 'en' ? unit : (germanUnits[unit] ?? unit)
  return [numberText(value, locale), ...(shown === undefined ? [] : [shown])].join(' ')
}

function valueText(value: unknown, schema: JsonSchema | undefined, locale: Locale): string {
  if (value === null) return words[locale].none
  if (Array.isArray(value)) return `${value.length} ${words[locale].rows}`
  return typeof value === 'number' ? amountText(value, schema, locale) : String(value)
}

function figuresOf(result: Fields, schema: JsonSchema | undefined, locale: Locale, prefix = ''): string[] {
  return Object.entries(result).flatMap(([key, value]) => {
    const field = schemaAt(schema, key)
    if (isFields(value)) return figuresOf(value, field, locale, `${prefix}${key}.`)
    return [`${prefix}${key}: ${valueText(value, field, locale)}`]
  })
}

function figures(data: Fields, locale: Locale): string[] {
  const module = modules.find(({ slug }) => slug === data['calculator'])
  return isFields(data['result']) && module !== undefined ? figuresOf(data['result'], jsonSchemaOf(module.result, 'output'), locale) : []
}

/** The code of a failure and the fields that it names. */
function failureText({ code, details }: Fields): string {
  const issues = fieldsIn(details).map(({ path, message }) => `${Array.isArray(path) ? path.join('.') : ''} ${String(message)}`)
  return [String(code), ...issues].join('; ')
}

function scenarioLine({ id, data, error }: Fields, locale: Locale): string {
  const outcome = isFields(data) ? figures(data, locale).join('; ') : `${words[locale].failed}: ${isFields(error) ? failureText(error) : ''}`
  return `- ${String(id)}: ${outcome}`
}

function comparisonLines(data: Fields, summary: Fields, locale: Locale): string[] {
  const { succeeded, failed } = words[locale]
  const title = findCalculation(String(data['calculator']))?.title[locale] ?? ''
  return [
    `${title}: ${String(summary['succeeded'])} ${succeeded}, ${String(summary['failed'])} ${failed}`,
    ...fieldsIn(data['scenarios']).map((entry) => scenarioLine(entry, locale)),
  ]
}

/** Lines about a result of the calculators. */
export function calculationLines(data: Fields, locale: Locale): string[] {
  const { summary } = data
  const lines = isFields(summary) ? comparisonLines(data, summary, locale) : figures(data, locale).map((line) => `- ${line}`)
  return [`${words[locale].asOf} ${String(data['asOf'])}`, ...lines]
}
