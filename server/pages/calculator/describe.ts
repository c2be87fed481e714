/** The form and the result of a calculator, from its schemas, with the names of one language. */
import type { Calculator } from '../../../core/define'
import type { Locale, Text } from '../../../core/text'
import { nullWord } from '../../null-words'
import { jsonSchemaOf, unitOf, type JsonSchema } from '../../catalog/json-schema'
import type { Choice, FormField, FormGroup, PlainField, ResultField } from '../web/calculator/descriptor'
import { formatUnit, type Unit } from '../web/format'
import { choiceLabels } from './labels/choices'
import { englishHelp, germanHelp, inputLabels } from './labels/inputs'
import { resultLabels } from './labels/results'

/** Where names are looked up: in which calculator and language. */
interface Place {
  slug: string
  locale: Locale
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value)

const at = <T>(labels: Readonly<Record<string, T>>, slug: string, name: string): T | undefined => labels[`${slug}:${name}`] ?? labels[name]

/** A name for people out of a field name that has none: `costBasisPct` becomes `Cost basis pct`. */
function spaced(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const labelOf = (labels: Readonly<Record<string, Text>>, name: string, { slug, locale }: Place): string => at(labels, slug, name)?.[locale] ?? spaced(name)

function helpOf(schema: JsonSchema, name: string, { slug, locale }: Place): string | undefined {
  return locale === 'de' ? at(germanHelp, slug, name) : (at(englishHelp, slug, name) ?? schema.description)
}

const units: readonly Unit[] = ['EUR', 'EUR/month', 'EUR/year', 'fraction', 'percentage points', 'years', 'months']

const knownUnit = (schema: JsonSchema): Unit | undefined => units.find((unit) => unit === unitOf(schema))

/** The schema beside `null`, and whether `null` is allowed. */
function withoutNull(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  if (Array.isArray(schema.type)) return { schema: { ...schema, type: schema.type.find((type) => type !== 'null') ?? 'null' }, nullable: true }
  const parts = schema.anyOf?.filter(isSchema) ?? []
  const inner = parts.find((part) => part.type !== 'null')
  return inner === undefined ? { schema, nullable: false } : { schema: { ...schema, ...inner }, nullable: parts.length > 1 }
}

const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

function choiceName(key: string, value: string | number | null, unit: Unit | undefined, locale: Locale): string {
  const known = choiceLabels[key]?.[String(value)]?.[locale]
  return known ?? (typeof value === 'number' && unit !== undefined ? formatUnit(value, unit, locale) : String(value))
}

const choicesOf = (key: string, values: readonly (string | number | null)[], unit: Unit | undefined, locale: Locale): Choice[] =>
  values.map((value) => ({ value, label: choiceName(key, value, unit, locale) }))

function plainField(name: string, key: string, given: JsonSchema, optional: boolean, place: Place): PlainField {
  const { schema, nullable } = withoutNull(given)
  const base = { name, label: labelOf(inputLabels, key, place), help: helpOf(schema, key, place) }
  const values = schema.enum?.filter(isValue)
  if (values !== undefined) return { ...base, kind: 'choice', choices: choicesOf(key, nullable ? [null, ...values] : values, knownUnit(schema), place.locale) }
  if (schema.type === 'boolean') return { ...base, kind: 'flag' }
  if (schema.type === 'string') {
    const example = schema.examples?.find((text) => typeof text === 'string')
    return { ...base, kind: 'text', optional, maxLength: schema.maxLength, example }
  }
  return { ...base, kind: 'number', unit: knownUnit(schema), min: schema.minimum, max: schema.maximum, whole: schema.type === 'integer' }
}

const entriesOf = (schema: JsonSchema): [string, JsonSchema][] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => (isSchema(inner) ? [[key, inner]] : []))

const isOptional = (schema: JsonSchema, parent: JsonSchema, key: string): boolean =>
  schema.default === undefined && !(parent.required ?? []).includes(key)

function fieldOf(name: string, key: string, schema: JsonSchema, parent: JsonSchema, place: Place): FormField {
  if (schema.type !== 'array' || !isSchema(schema.items)) return plainField(name, key, schema, isOptional(schema, parent, key), place)
  const row = schema.items
  const item = entriesOf(row).map(([inner, child]) => plainField(inner, inner, child, isOptional(child, row, inner), place))
  return { kind: 'list', name, label: labelOf(inputLabels, key, place), help: helpOf(schema, key, place), item, min: schema.minItems ?? 0, max: schema.maxItems ?? 20 }
}

/** The form: top-level fields first, then one group per nested object. */
export function formOf(calculator: Calculator, locale: Locale): FormGroup[] {
  const place = { slug: calculator.slug, locale }
  const schema = jsonSchemaOf(calculator.inputs, 'input')
  const [nested, own] = [true, false].map((wanted) => entriesOf(schema).filter(([, inner]) => (inner.type === 'object') === wanted))
  const groupOf = ([key, inner]: [string, JsonSchema]): FormGroup => ({
    legend: labelOf(inputLabels, key, place),
    fields: entriesOf(inner).map(([name, child]) => fieldOf(`${key}.${name}`, name, child, inner, place)),
  })
  return [{ legend: null, fields: (own ?? []).map(([key, inner]) => fieldOf(key, key, inner, schema, place)) }, ...(nested ?? []).map(groupOf)]
}

function resultField(name: string, given: JsonSchema, place: Place): ResultField {
  const { schema } = withoutNull(given)
  const base = { name, label: labelOf(resultLabels, name, place), empty: nullWord(name, place.locale) }
  const children = (inner: JsonSchema): ResultField[] => entriesOf(inner).map(([key, child]) => resultField(key, child, place))
  if (schema.type === 'array' && isSchema(schema.items)) return { ...base, kind: 'rows', fields: children(schema.items) }
  if (schema.type === 'object') return { ...base, kind: 'group', fields: children(schema) }
  const values = schema.enum?.filter(isValue)
  const choices = values === undefined ? undefined : Object.fromEntries(choicesOf(name, values, undefined, place.locale).map(({ value, label }) => [value, label]))
  return { ...base, kind: schema.format === 'date' ? 'date' : 'value', unit: knownUnit(schema), choices }
}

/** The figures of the result, in the order of the schema. */
export const resultOf = (calculator: Calculator, locale: Locale): ResultField[] =>
  entriesOf(jsonSchemaOf(calculator.result, 'output')).map(([name, schema]) => resultField(name, schema, { slug: calculator.slug, locale }))
