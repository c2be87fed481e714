/** Fields of forms and results in one language, from JSON Schema and words. */
import type { Locale } from '../../../core/values/text'
import type { AnyWords, FieldWords } from '../../../core/wording/field-words'
import { isSchema, unitOf, type JsonSchema } from '../../../core/values/schemas/read-json-schema'
import type { Range, View } from '../../../core/wording/view'
import type { Choice, FormField, NumberField, PlainField, ResultField } from './descriptor'
import { formatUnit, type Unit } from '../../../core/wording/format'

/** A field with its place in an object. */
export interface Field {
  key: string
  schema: JsonSchema
  words: FieldWords
  optional: boolean
}

const isOptional = (schema: JsonSchema, parent: JsonSchema, key: string): boolean =>
  schema.default === undefined && !(parent.required ?? []).includes(key)

/** The fields of an object; every one of them has words, or the module would not compile. */
export const fieldsOf = (parent: JsonSchema, words: AnyWords = {}): Field[] =>
  Object.entries(parent.properties ?? {}).flatMap(([key, schema]) => {
    const named = words[key]
    return isSchema(schema) && named !== undefined ? [{ key, schema, words: named, optional: isOptional(schema, parent, key) }] : []
  })

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

/** Länder that English pages call otherwise. */
const landsInEnglish: Readonly<Partial<Record<string, string>>> = {
  Bayern: 'Bavaria', Hessen: 'Hesse', 'Mecklenburg-Vorpommern': 'Mecklenburg-Western Pomerania', Niedersachsen: 'Lower Saxony', 'Nordrhein-Westfalen': 'North Rhine-Westphalia',
  'Rheinland-Pfalz': 'Rhineland-Palatinate', Sachsen: 'Saxony', 'Sachsen-Anhalt': 'Saxony-Anhalt', Thüringen: 'Thuringia',
}

function choiceName(value: string | number | null, { choices, none }: FieldWords, unit: Unit | undefined, locale: Locale): string {
  const known = value === null ? none : choices?.[String(value)]
  const said = known?.[locale] ?? (typeof value === 'number' && unit !== undefined ? formatUnit(value, unit, locale) : String(value))
  return locale === 'en' ? (landsInEnglish[said] ?? said) : said
}

const choicesOf = (values: readonly (string | number | null)[], words: FieldWords, unit: Unit | undefined, locale: Locale): Choice[] =>
  values.map((value) => ({ value, label: choiceName(value, words, unit, locale) }))

/** What a field is called, and what that means. */
const nameOf = (name: string, { schema, words }: Field, locale: Locale) => ({
  name,
  label: words.label[locale],
  help: locale === 'de' ? words.help : schema.description,
})

/** Years and percentages are explored between their bounds. */
const BOUNDED: readonly (Unit | undefined)[] = ['years', 'percentage points']

/** The range that the view states for an amount, else that of the schema. */
function sliderOf(schema: JsonSchema, range: Range | undefined): NumberField['slider'] {
  const { minimum = 0, maximum = Infinity } = schema
  if (range !== undefined) return { min: minimum > 0 ? range.step : 0, max: Math.min(range.most, maximum), step: range.step }
  return BOUNDED.includes(knownUnit(schema)) && Number.isFinite(maximum) ? { min: minimum, max: maximum, step: schema.type === 'integer' ? 1 : 0.5 } : undefined
}

function plainField(name: string, field: Field, locale: Locale, explore: View['explore'] = {}): PlainField {
  const { schema, nullable } = withoutNull(field.schema)
  const base = nameOf(name, field, locale)
  const values = schema.enum?.filter(isValue)
  if (values !== undefined) return { ...base, kind: 'choice', choices: choicesOf(nullable ? [null, ...values] : values, field.words, knownUnit(schema), locale) }
  if (schema.type === 'boolean') return { ...base, kind: 'flag' }
  if (schema.type === 'string') {
    const example = schema.examples?.find((text) => typeof text === 'string')
    return { ...base, kind: 'text', optional: field.optional, maxLength: schema.maxLength, example }
  }
  const slider = nullable ? undefined : sliderOf(schema, explore[name])
  return { ...base, kind: 'number', unit: knownUnit(schema), min: schema.minimum, max: schema.maximum, whole: schema.type === 'integer', empty: nullable ? field.words.none?.[locale] : undefined, slider }
}

export function formField(name: string, field: Field, locale: Locale, explore: View['explore']): FormField {
  const { schema, words } = field
  if (schema.type !== 'array' || !isSchema(schema.items)) return plainField(name, field, locale, explore)
  const item = fieldsOf(schema.items, words.fields).map((inner) => plainField(inner.key, inner, locale))
  return { ...nameOf(name, field, locale), kind: 'list', item, min: schema.minItems ?? 0, max: schema.maxItems ?? 20 }
}

/** The fields of an object's schema, one each. */
export const formFieldsOf = (schema: JsonSchema, words: AnyWords, locale: Locale): FormField[] =>
  fieldsOf(schema, words).map((field) => formField(field.key, field, locale, {}))

export function resultField({ key, schema: given, words }: Field, locale: Locale): ResultField {
  const { schema } = withoutNull(given)
  const base = { name: key, label: words.label[locale], empty: words.none?.[locale] }
  const children = (inner: JsonSchema): ResultField[] => fieldsOf(inner, words.fields).map((field) => resultField(field, locale))
  if (schema.type === 'array' && isSchema(schema.items)) return { ...base, kind: 'rows', fields: children(schema.items) }
  if (schema.type === 'object') return { ...base, kind: 'group', fields: children(schema) }
  const values = schema.enum?.filter(isValue)
  const choices = values === undefined ? undefined : Object.fromEntries(choicesOf(values, words, undefined, locale).map(({ value, label }) => [value, label]))
  return { ...base, kind: schema.format === 'date' ? 'date' : 'value', unit: knownUnit(schema), choices }
}
