/** Prints a JSON schema as a TypeScript type. */
import type * as z from 'zod'
import { isRecord } from '../../core/values/record'
import type { AnyWords, FieldWords } from '../../core/wording/field-words'

/** A JSON schema with the `unit` that the project's schemas carry. */
export type Schema = z.core.JSONSchema.BaseSchema & { unit?: string }

// Names of types that are made from names of fields.

/** `shared_holdings` and `sharedHoldings` become `SharedHoldings`. */
const typeName = (field: string): string =>
  field.replace(/(?:^|[-_])([a-zA-Z0-9])/g, (_match, letter: string) => letter.toUpperCase())

/** Roots whose own kind says nothing about what is in their lists. */
const withoutKind = (name: string): string => name.replace(/(Result|Frame)(?=[A-Z])/, '').replace(/Inputs(?=[A-Z])/, 'Input')

/** Name of one entry of a list: `OverlapResultPairs` holds `OverlapPair`. */
export function singular(list: string): string {
  const name = withoutKind(list)
  if (/ies$/.test(name)) return name.replace(/ies$/, 'y')
  return /[^is]s$/.test(name) ? name.slice(0, -1) : `${name}Entry`
}

const isSchema = (value: unknown): value is Schema => isRecord(value)
const indent = (text: string): string => text.replaceAll('\n', '\n  ')
const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)
const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value))

const unique = (types: string[]): string => [...new Set(types)].join(' | ')
/** Bounds, unless they are merely the range of safe integers. */
function rangeOf({ minimum, exclusiveMinimum, maximum }: Schema): string[] {
  const lower = exclusiveMinimum !== undefined ? `above ${exclusiveMinimum}` : minimum !== undefined ? `at least ${minimum}` : ''
  const upper = maximum === undefined ? '' : `at most ${maximum}`
  return [lower, upper].filter((part) => part !== '' && !part.includes(String(Number.MAX_SAFE_INTEGER)))
}

const unitName: Readonly<Record<string, string>> = {
  fraction: 'fraction (0.01 is 1 %)',
  percent: 'percentage points (1 is 1 %)',
  'percentage points': 'percentage points (1 is 1 %)',
  'fraction per year': 'fraction per year (0.01 is 1 %)',
  baseCurrency: 'amount in baseCurrency',
}

/** With a capital at its beginning. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
const withoutDot = (text: string): string => text.trim().replace(/\.$/, '')

/** What a field holds that may be null too. */
function besideNull(schema: Schema): Schema {
  const others = (schema.anyOf ?? []).filter(isSchema).filter(({ type }) => type !== 'null')
  return others.length === 1 && others.length < (schema.anyOf?.length ?? 0) ? (others[0] ?? schema) : schema
}

const unitOf = (unit: string | undefined): string => (unit === undefined ? '' : `Unit: ${unitName[unit] ?? unit}`)

/** The form of a day, unless its meaning says it. */
const dayOf = ({ format }: Schema, meaning: string): string => (format === 'date' && !meaning.includes('YYYY-MM-DD') ? 'YYYY-MM-DD' : '')

/** What a field's TSDoc says: meaning, unit, bounds, default. */
function remarksOf(schema: Schema, side: Style['side'], words?: FieldWords): string {
  const held = besideNull(schema)
  const unit = unitOf(schema.unit ?? held.unit)
  const none = words?.none === undefined ? '' : `null: ${words.none.en}`
  const meaning = schema.description ?? words?.label.en ?? ''
  const facts = side === 'output' ? [unit] : [
    unit,
    held.type === 'integer' ? 'Integer' : '',
    rangeOf(held).join(', '),
    held.maxItems === undefined ? '' : `${held.minItems ?? 0} to ${held.maxItems} items`,
    schema.default === undefined || isSchema(schema.default) || Array.isArray(schema.default) ? '' : `Default: ${JSON.stringify(schema.default)}`,
  ]
  return [meaning, dayOf(held, meaning), ...facts.map(capital), none].filter((part) => part !== '').map(withoutDot).join('. ')
}

/** A TSDoc comment with a line break behind it; empty for nothing to say. */
export const comment = (text: string): string => (text === '' ? '' : `/** ${withoutDot(text).replaceAll('*/', '*\\/')}. */\n`)

/** How one side of the wire is printed. */
export interface Style {
  /** Requests say their bounds, and their lists may be readonly. */
  side: 'input' | 'output'
  /** Names of types that stand elsewhere in the file, by what a schema looks like. */
  nameOf(schema: Schema): string | undefined
  /** Declares the type of the entries of a list and says its name. */
  nameEntry(list: string, type: string): string
}

/** Where a type is printed. */
export interface Place {
  /** Names the type and the fields that lead there. */
  name: string
  words?: AnyWords | undefined
}

const inside = ({ name, words }: Place, field: string): Place => ({ name: name + typeName(field), words: words?.[field]?.fields })

function printObject(schema: Schema, style: Style, place: Place): string {
  const entries = Object.entries(schema.properties ?? {}).filter((entry): entry is [string, Schema] => isSchema(entry[1]))
  if (entries.length === 0) return isSchema(schema.additionalProperties) ? `Record<string, ${print(schema.additionalProperties, style, place)}>` : '{}'
  const required = new Set(schema.required)
  const fields = entries.map(([name, field]) => {
    const optional = required.has(name) ? ':' : '?:'
    const absent = required.has(name) ? '' : ' | undefined'
    const remarks = remarksOf(field, style.side, place.words?.[name])
    return `${comment(remarks)}${key(name)}${optional} ${print(field, style, inside(place, name))}${absent}`
  })
  return `{\n  ${indent(fields.join('\n'))}\n}`
}

const scalars: Readonly<Record<string, string>> = { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' }

/** The type of a schema. Throws for what it does not know, so that nothing becomes `unknown` by accident. */
export function print(schema: Schema, style: Style, place: Place): string {
  const name = style.nameOf(schema)
  if (name !== undefined) return name
  const branches = schema.anyOf ?? schema.oneOf
  if (branches !== undefined) return unique(branches.filter(isSchema).map((branch) => print(branch, style, place)))
  if ('const' in schema) return literal(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ')
  if (schema.type === 'array') return printList(schema, style, place)
  if (schema.type === 'object') return printObject(schema, style, place)
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && types.every((type) => type in scalars)) return unique(types.map((type) => scalars[type] ?? type))
  if (Object.keys(schema).every((word) => word === 'description')) return 'unknown'
  throw new Error(`no type for ${JSON.stringify(schema)}`)
}

function printList(schema: Schema, style: Style, place: Place): string {
  if (!isSchema(schema.items)) throw new Error(`no type for ${JSON.stringify(schema)}`)
  const entry = print(schema.items, style, { ...place, name: singular(place.name) })
  const name = /^[\w<>'[\], -]+$/.test(entry) ? entry : style.nameEntry(place.name, entry)
  return `${style.side === 'input' ? 'readonly ' : ''}${name}[]`
}
