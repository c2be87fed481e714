/** Turns fields of a request into options (names, placeholders, help, values) by its JSON Schema. */
import { isSchema, unitOf, type JsonSchema } from '../../core/values/schemas/read-json-schema'
import { branches, type Described, described, memberOf } from '../../core/wording/described'
import { parsedJson } from '../../core/values/own-json'
import { isRecord } from '../../core/values/record'
import type { Procedure } from '../../core/operations/define'
import { portfolioFields } from '../../core/contract/holdings-bound'
import { jsonSchemaOf } from '../../core/values/schemas/json-schema'

/** One field that can be given as an option. */
export interface Field {
  /** Path in the request, joined with dots: the option's name. */
  name: string
  required: boolean
  description: string
  /** Unit or type of the value. */
  kind: string
  /** Allowed values, if enumerated. */
  choices: readonly string[]
  bounds: string
  default: unknown
  /** Parses a command-line text. */
  read(text: string): unknown
}

/** The fields of an object in schema order; nested objects give dotted names. `skip` names fields to leave out. */
export function fieldsOf(given: Described, skip: readonly string[] = []): Field[] {
  const found = new Map<string, Field>()
  for (const field of branches(given).flatMap((branch) => fieldsBelow(branch, '', skip))) {
    const earlier = found.get(field.name)
    found.set(field.name, { ...field, choices: [...new Set([...(earlier?.choices ?? []), ...field.choices])] })
  }
  return [...found.values()]
}

function fieldsBelow({ schema, root, words }: Described, prefix: string, skip: readonly string[]): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    if (!isSchema(inner) || skip.includes(key)) return []
    const parts = branches({ schema: inner, root, words })
    const [first] = parts
    if (parts.length === 1 && first?.schema.type === 'object') return fieldsBelow(first, `${prefix}${key}.`, [])
    return [fieldAt(`${prefix}${key}`, inner, parts.map((part) => part.schema), schema.required?.includes(key) === true && inner.default === undefined)]
  })
}

function fieldAt(name: string, schema: JsonSchema, parts: readonly JsonSchema[], required: boolean): Field {
  const choices = parts.flatMap(choicesOf)
  const nullable = schema.anyOf?.some((part) => isSchema(part) && part.type === 'null') === true
  return {
    name,
    required,
    description: schema.description ?? '',
    kind: kindOf(schema, parts),
    choices: choices.map(String),
    bounds: parts.map(boundsOf).find((bounds) => bounds !== '') ?? '',
    default: schema.default,
    read: (text) => valueOf(text, parts, choices, nullable),
  }
}

function choicesOf(schema: JsonSchema): unknown[] {
  if (schema.type === 'boolean') return [true, false]
  if (schema.const !== undefined) return [schema.const]
  return Array.isArray(schema.enum) ? schema.enum : []
}

const typesIn = (parts: readonly JsonSchema[]): unknown[] => parts.map(({ type }) => type)

function kindOf(schema: JsonSchema, parts: readonly JsonSchema[]): string {
  const unit = [schema, ...parts].map(unitOf).find((found) => found !== undefined)
  if (unit !== undefined) return unit.replaceAll(' ', '-')
  if (parts.some((part) => choicesOf(part).length > 0)) return 'choice'
  if (parts.some(isListOfTexts)) return 'list'
  if (parts.some(({ type }) => type === 'array' || type === 'object')) return 'json'
  if ([schema, ...parts].some(({ format }) => format === 'date')) return 'date'
  return typesIn(parts).some((type) => type === 'number' || type === 'integer') ? 'number' : 'text'
}

const plainNumber = (value: number): string => new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 }).format(value)

/** Hides bounds at the safe-integer limits, which generated schemas of integers always have. */
const stated = (bound: unknown): number | undefined => (typeof bound !== 'number' || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : bound)

function boundsOf(schema: JsonSchema): string {
  const least = stated(schema.minimum)
  const most = stated(schema.maximum)
  const above = stated(schema.exclusiveMinimum)
  if (schema.type === 'array') return entriesOf(schema)
  if (least !== undefined && most !== undefined) return `${plainNumber(least)} to ${plainNumber(most)}`
  if (above !== undefined) return `above ${plainNumber(above)}${most === undefined ? '' : `, at most ${plainNumber(most)}`}`
  return least === undefined ? '' : `at least ${plainNumber(least)}`
}

/** Number and kind of entries of a list. */
function entriesOf({ minItems, maxItems, items }: JsonSchema): string {
  const choices = isSchema(items) ? choicesOf(items) : []
  const count = maxItems === undefined ? 'entries' : `${minItems ?? 0} to ${maxItems} entries`
  return choices.length === 0 ? count : `${count} of ${choices.join(', ')}`
}

/** Converts a text to a type of the field; a text that fits none is passed on, for the schema to refuse. */
function valueOf(text: string, parts: readonly JsonSchema[], choices: readonly unknown[], nullable: boolean): unknown {
  if (nullable && text === 'null') return null
  const choice = choices.find((one) => String(one) === text)
  if (choice !== undefined) return choice
  if (typesIn(parts).includes('string')) return text
  const value = parsedJson(text)
  if (value !== undefined) return value
  return parts.some(isListOfTexts) ? text.split(',').map((part) => part.trim()) : text
}

const isListOfTexts = ({ items }: JsonSchema): boolean => isSchema(items) && items.type === 'string'

const spelled = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Allowed values and default in parentheses; empty if there are none. */
export function factsOf(field: Field): string {
  const choices = isSwitch(field) ? '' : field.choices.join(', ')
  const standard = field.default === undefined || field.default === null ? '' : `default: ${spelled(field.default)}`
  const facts = [field.required ? 'required' : '', choices, field.bounds, standard].filter((fact) => fact !== '')
  return facts.length === 0 ? '' : `(${facts.join('; ')})`
}

/** Whether a field is boolean. */
export const isSwitch = ({ choices }: Field): boolean => choices.join() === 'true,false'

/** Builds an object from values; dotted names are nested. */
export function assembled(values: readonly (readonly [name: string, value: unknown])[]): Record<string, unknown> {
  const result: Record<string, unknown> = {}
  for (const [name, value] of values) {
    const [outer = name, ...rest] = name.split('.')
    const inner = result[outer]
    result[outer] = rest.length === 0 ? value : { ...(isRecord(inner) ? inner : {}), ...assembled([[rest.join('.'), value]]) }
  }
  return result
}

// Values are put at the top of a request or into its portfolios, wherever the field exists.

/** Fields that come from the file, and the language, which has a separate option. */
const fromElsewhere = ['basis', 'holdings', 'locale']

const requestOf = (procedure: Procedure): Described => described(jsonSchemaOf(procedure.request, 'input'))

const namesIn = (given: Described): string[] => branches(given).flatMap(({ schema }) => Object.keys(schema.properties ?? {}))

/** The portfolios in a request by field name. */
function portfoliosOf(procedure: Procedure): [string, Described][] {
  const request = requestOf(procedure)
  return portfolioFields.map((field) => [field, memberOf({}, request, field)])
}

/** Whether a request has a portfolio in this field, or is a portfolio itself (empty name). */
export const holdsPortfolio = (procedure: Procedure, place: 'portfolio' | ''): boolean => namesIn(requestOf(procedure)).includes(place === '' ? 'holdings' : place)

/** Unique fields by name; the first wins. */
export const byName = (fields: readonly Field[]): Field[] => [...new Map([...fields].reverse().map((field) => [field.name, field])).values()].reverse()

/** The fields of a request that do not come from the portfolio file. */
export function requestFields(procedure: Procedure): Field[] {
  const own = fieldsOf(requestOf(procedure), [...portfolioFields, ...fromElsewhere])
  return byName([...own, ...portfoliosOf(procedure).flatMap(([, inner]) => fieldsOf(inner, fromElsewhere))])
}

/** The request with values added; values without a matching field are ignored. */
export function withValues(procedure: Procedure, body: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (!isRecord(body)) return body
  const own = namesIn(requestOf(procedure))
  const result: Record<string, unknown> = { ...body }
  for (const [name, value] of Object.entries(values)) {
    if (own.includes(name)) result[name] = isRecord(value) && isRecord(body[name]) ? { ...body[name], ...value } : value
    else for (const [place, inner] of portfoliosOf(procedure)) addBelow(result, place, inner, name, value)
  }
  return result
}

function addBelow(result: Record<string, unknown>, place: string, inner: Described, name: string, value: unknown): void {
  const portfolio = result[place]
  if (isRecord(portfolio) && namesIn(inner).includes(name)) result[place] = { ...portfolio, [name]: value }
}
