/** Matches a value with its JSON Schema and its words, to find field, unit and name. */
import { isRecord, type Fields } from '../values/record'
import type { Locale } from '../values/text'
import { notKnown, type AnyWords, type FieldWords } from './field-words'
import { formatDate, formatMoment, formatUnit, isUnit, type Unit } from './format'
import { withoutVoid } from './meaningless-fields'
import { isSchema, unitOf, type JsonSchema } from '../values/schemas/read-json-schema'

/** A schema, the root with the definitions that its references point to, and the words of its fields. */
export interface Described {
  schema: JsonSchema
  root: JsonSchema
  words: Pick<FieldWords, 'choices' | 'none' | 'fields'> & { label?: FieldWords['label'] }
}

/** A schema as its own root, with the words of its fields. */
export const described = (schema: JsonSchema, fields: AnyWords = {}): Described => ({ schema, root: schema, words: { fields } })

function followed({ schema, root, words }: Described): Described {
  const target = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  const found = target === undefined ? undefined : root.$defs?.[target]
  return isSchema(found) ? { schema: found, root, words } : { schema, root, words }
}

/** The branches of a union without `null`; the schema itself if it is not a union. */
export function branches(given: Described): Described[] {
  const { schema, root, words } = followed(given)
  const parts = schema.anyOf ?? schema.oneOf
  if (parts === undefined) return [{ schema, root, words }]
  return parts.filter(isSchema).filter(({ type }) => type !== 'null').flatMap((part) => branches({ schema: part, root, words }))
}

/** Whether a value has the constants that the schema requires. */
function suits(value: unknown, { schema, root, words }: Described): boolean {
  if (!isRecord(value)) return true
  return Object.entries(schema.properties ?? {}).every(([key, inner]) => {
    if (!isSchema(inner)) return true
    if (inner.const !== undefined) return inner.const === value[key]
    if (inner.enum !== undefined) return inner.enum.some((choice) => choice === value[key])
    if (inner.type === 'null') return value[key] === null
    return inner.type !== 'object' || !isRecord(value[key]) || suits(value[key], { schema: inner, root, words })
  })
}

const branchFor = (value: unknown, given: Described): Described => {
  const all = branches(given)
  return (all.length === 1 ? undefined : all.find((branch) => suits(value, branch))) ?? all[0] ?? given
}

/** A member of an object. */
export function memberOf(value: unknown, given: Described, key: string): Described {
  const { schema, root, words } = branchFor(value, given)
  const inner = schema.properties?.[key] ?? schema.additionalProperties
  return { schema: isSchema(inner) ? inner : {}, root, words: words.fields?.[key] ?? {} }
}

/** The items of a list; the words of a list are those of its rows. */
export function itemsOf(given: Described): Described {
  const { schema, root, words } = branchFor([], given)
  return { schema: isSchema(schema.items) ? schema.items : {}, root, words }
}

/** Label of a field; its key if it has no words. */
export const labelOf = ({ words }: Described, key: string, locale: Locale): string => words.label?.[locale] ?? key

/** A member of an object with its label. */
export interface Member {
  key: string
  label: string
  value: unknown
  field: Described
}

/** The members of an object. */
export const membersOf = (value: Fields, given: Described, locale: Locale): Member[] =>
  Object.entries(withoutVoid(value)).map(([key, inner]) => {
    const field = memberOf(value, given, key)
    return { key, label: labelOf(field, key, locale), value: inner, field }
  })

/** Fields in which null means no failure, rather than unknown. */
const faults = ['failure', 'error']

/** The members to show; `failure` and `error` only if they are not null. */
export const shownIn = (value: Fields, given: Described, locale: Locale): Member[] =>
  membersOf(value, given, locale).filter((member) => member.value !== null || !faults.includes(member.key))

/** The unit of a value, from its schema or the branches of its union; amounts in the base currency are in `currency`. */
export function unitAt(given: Described, currency: string): Unit | undefined {
  const unit = unitOf(given.schema) ?? branches(given).map(({ schema }) => unitOf(schema)).find((inner) => inner !== undefined)
  if (unit === 'baseCurrency') return currency === 'EUR' ? 'EUR' : `amount in ${currency}`
  if (unit === 'fraction') return 'share with 2 decimals'
  return unit !== undefined && isUnit(unit) ? unit : undefined
}

const flags = { en: ['no', 'yes'], de: ['nein', 'ja'] } as const

const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** Replaces non-breaking spaces by plain ones, for terminals and programs. */
export const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

/** A day or a moment in the format of the language; other texts unchanged. */
function dated(value: string, locale: Locale): string {
  if (DAY.test(value)) return formatDate(value, locale)
  return MOMENT.test(value) ? formatMoment(value, locale) : value
}

/** Plain text of a value that is neither list nor object, with its unit. Null gives the field's text for null, never a number. */
export function valueText(value: unknown, given: Described, locale: Locale, currency = 'EUR'): string {
  const { none, choices } = given.words
  if (value === null || value === undefined) return (none ?? notKnown)[locale]
  if (typeof value === 'boolean') return flags[locale][Number(value)] ?? ''
  const choice = choices !== undefined && Object.hasOwn(choices, String(value)) ? choices[String(value)] : undefined
  if (choice !== undefined) return choice[locale]
  return typeof value === 'number' ? spaced(formatUnit(value, unitAt(given, currency), locale)) : dated(String(value), locale)
}
