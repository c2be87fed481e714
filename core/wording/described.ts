/** A value beside its JSON Schema and its words: which field is this, in what unit, and what is it called. */
import { isRecord, type Fields } from '../values/record'
import type { Locale } from '../values/text'
import { notKnown, type AnyWords, type FieldWords } from './field-words'
import { formatDate, formatMoment, formatUnit, isUnit, type Unit } from './format'
import { withoutVoid } from './meaningless-fields'
import { isSchema, unitOf, type JsonSchema } from '../values/schemas/read-json-schema'

/** A schema with the definitions that its references point to, and the words of what it describes. */
export interface Described {
  schema: JsonSchema
  root: JsonSchema
  words: Pick<FieldWords, 'choices' | 'none' | 'fields'> & { label?: FieldWords['label'] }
}

export const described = (schema: JsonSchema, fields: AnyWords = {}): Described => ({ schema, root: schema, words: { fields } })

function followed({ schema, root, words }: Described): Described {
  const target = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  const found = target === undefined ? undefined : root.$defs?.[target]
  return isSchema(found) ? { schema: found, root, words } : { schema, root, words }
}

/** The branches of a union without `null`; the schema itself where it is none. */
export function branches(given: Described): Described[] {
  const { schema, root, words } = followed(given)
  const parts = schema.anyOf ?? schema.oneOf
  if (parts === undefined) return [{ schema, root, words }]
  return parts.filter(isSchema).filter(({ type }) => type !== 'null').flatMap((part) => branches({ schema: part, root, words }))
}

/** Whether a value has the constants that the schema asks for. */
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

/** The items of a list; words of a list are those of its rows. */
export function itemsOf(given: Described): Described {
  const { schema, root, words } = branchFor([], given)
  return { schema: isSchema(schema.items) ? schema.items : {}, root, words }
}

/** What the field is called; a field without words keeps its name. */
export const labelOf = ({ words }: Described, key: string, locale: Locale): string => words.label?.[locale] ?? key

/** A member of an object with what it is called. */
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

/** Fields of which null says that nothing went wrong, and not that something is unknown. */
const faults = ['failure', 'error']

/** The fields that are shown. */
export const shownIn = (value: Fields, given: Described, locale: Locale): Member[] => membersOf(value, given, locale).filter((member) => member.value !== null || !faults.includes(member.key))

/** The unit of a value: beside the union that it may be part of, or within; amounts in the base currency are in `currency`. */
export function unitAt(given: Described, currency: string): Unit | undefined {
  const unit = unitOf(given.schema) ?? branches(given).map(({ schema }) => unitOf(schema)).find((inner) => inner !== undefined)
  if (unit === 'baseCurrency') return currency === 'EUR' ? 'EUR' : `amount in ${currency}`
  if (unit === 'fraction') return 'share with 2 decimals'
  return unit !== undefined && isUnit(unit) ? unit : undefined
}

const flags = { en: ['no', 'yes'], de: ['nein', 'ja'] } as const

const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** Spaces that do not break, which terminals and programs do not need. */
export const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

/** A text as it stands; a day or a moment as people write them. */
function dated(value: string, locale: Locale): string {
  if (DAY.test(value)) return formatDate(value, locale)
  return MOMENT.test(value) ? formatMoment(value, locale) : value
}

/** Plain text of a value that is neither list nor object, with its unit. Null says what it means in its field, and is never a number. */
export function valueText(value: unknown, given: Described, locale: Locale, currency = 'EUR'): string {
  const { none, choices } = given.words
  if (value === null || value === undefined) return (none ?? notKnown)[locale]
  if (typeof value === 'boolean') return flags[locale][Number(value)] ?? ''
  const choice = choices !== undefined && Object.hasOwn(choices, String(value)) ? choices[String(value)] : undefined
  if (choice !== undefined) return choice[locale]
  return typeof value === 'number' ? spaced(formatUnit(value, unitAt(given, currency), locale)) : dated(String(value), locale)
}
