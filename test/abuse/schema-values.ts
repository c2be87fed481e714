/** Values that a JSON schema allows, and what attackers make of them. */
import { secrets } from './secrets'

/** Any JSON schema, as far as it is read here. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

/** Text that is written as it is, where JSON has no value for it. */
class Raw {
  constructor(readonly text: string) {}
}

/** Numbers from 0 to 1. */
export type Random = () => number

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Raw)

const realIsins = ['IE00B4L5Y983', 'IE00BKM4GZ66', 'US0378331005', 'IE00B5BMR087', 'DE0005933931', 'LU0274208692']

function text(random: Random, { pattern, format }: Schema): string {
  if (format === 'date' || /\\d\{4\}-/.test(pattern ?? '')) return pick(random, ['2020-01-31', '2024-02-29', '1999-12-31', '2026-06-30', '2023-02-30'])
  if (pattern?.includes('A-Z') === true && /\b(9|10|12)\b/.test(pattern)) return pick(random, random() < 0.5 ? realIsins : secrets.isins)
  if (pattern?.includes('{3}') === true) return pick(random, ['EUR', 'usd', 'GBp', 'XXX', 'CHF'])
  return pick(random, [...secrets.names, 'a', 'DE', 'EUR'])
}

function number(random: Random, { minimum = 0, maximum = 10_000_000, type }: Schema): number {
  const value = random() < 0.3 ? pick(random, secrets.amounts) : minimum + random() * (Math.min(maximum, minimum + 1e6) - minimum)
  const bounded = Math.min(maximum, Math.max(minimum, value))
  return type === 'integer' ? Math.round(bounded) : bounded
}

const resolved = (schema: Schema, root: object): Schema => {
  if (schema.$ref === undefined) return schema
  let at: unknown = root
  for (const part of schema.$ref.replace(/^#\//, '').split('/')) at = isObject(at) ? at[part] : undefined
  return isObject(at) ? at : {}
}

/** A value that the schema allows, more or less. */
export function valueOf(given: Schema, root: object, random: Random, depth = 0): unknown {
  const schema = resolved(given, root)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return valueOf(pick(random, choices), root, random, depth + 1)
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map((part) => valueOf(part, root, random, depth + 1)))
  if ('const' in schema) return schema.const
  if (schema.enum !== undefined) return pick(random, schema.enum)
  const type = Array.isArray(schema.type) ? pick(random, schema.type) : schema.type
  if (type === 'string') return text(random, schema)
  if (type === 'number' || type === 'integer') return number(random, { ...schema, type })
  if (type === 'boolean') return random() < 0.5
  if (type === 'null') return null
  return type === 'array' ? listOf(schema, root, random, depth) : objectOf(schema, root, random, depth)
}

function listOf(schema: Schema, root: object, random: Random, depth: number): unknown[] {
  const length = (schema.minItems ?? 0) + Math.floor(random() * 4)
  return Array.from({ length }, () => valueOf(schema.items ?? {}, root, random, depth + 1))
}

function objectOf(schema: Schema, root: object, random: Random, depth: number): object {
  const wanted = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name) === true || (depth < 6 && random() < 0.5))
  return Object.fromEntries(wanted.map(([name, part]) => [name, valueOf(part, root, random, depth + 1)]))
}

const nested = (depth: number, open: string, close: string): Raw => new Raw(open.repeat(depth) + close.repeat(depth))

/** What takes the place of a value. */
const strangers = (random: Random): unknown[] => [
  null, true, '', 0, -1, -0.5, [], {}, [[]], '\u0000', '\ud800', '\u202e\u2066abc', 'ä'.repeat(300), '💶'.repeat(50), ' ', '1', '1e5', 'null', 'NaN', '../../etc/passwd', "' or 1=1 --",
  '<script>alert(1)</script>', '${7*7}', '%s%n', pick(random, secrets.names), pick(random, secrets.isins), pick(random, secrets.amounts), -pick(random, secrets.amounts), String(pick(random, secrets.amounts)),
  new Raw('1e999'), new Raw('-1e999'), new Raw('1e-400'), new Raw('-0'), new Raw('9007199254740993'), new Raw('123456789012345678901234567890'), new Raw('0.1e+00000000001'),
  new Raw('NaN'), new Raw('Infinity'), new Raw('undefined'), new Raw('01'), new Raw('"\\ud800"'), new Raw('"\\u0000"'), new Raw("'single'"), new Raw('/* no */ 1'),
  nested(20, '[', ']'), nested(2000, '[', ']'), nested(5000, '[', ''), new Raw(`${'{"a":'.repeat(800)}1${'}'.repeat(800)}`),
  Array.from({ length: 400 }, () => 0), Array.from({ length: 60 }, () => ({})), Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`k${n}`, n])),
]

const strangeKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', '', '\u0000', 'length', '0', 'then', 'ｉｎｐｕｔｓ', 'a'.repeat(2000)]

/** Every place inside a value. */
function placesIn(value: unknown, found: { holder: Record<string, unknown> | unknown[]; key: string | number }[] = []) {
  if (Array.isArray(value)) {
    for (const [key, part] of value.entries()) {
      found.push({ holder: value, key })
      placesIn(part, found)
    }
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      found.push({ holder: value, key })
      placesIn(value[key], found)
    }
  }
  return found
}

const put = (holder: Record<string, unknown> | unknown[], key: string | number, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true }) // also `__proto__`
}

/** Changes one place of a value: replaced, removed, doubled, with a strange key, or just past a bound. */
export function mutated(value: unknown, random: Random): unknown {
  const places = placesIn(value)
  const place = places[Math.floor(random() * places.length)]
  if (place === undefined) return pick(random, strangers(random))
  const { holder, key } = place
  const current: unknown = Reflect.get(holder, key)
  const what = random()
  if (what < 0.4) put(holder, key, pick(random, strangers(random)))
  else if (what < 0.5 && typeof current === 'number') put(holder, key, pick(random, [-current, current * 1e12, current + 1e-9, current / 3, Number.MAX_VALUE, Number.MIN_VALUE, 2 ** 53]))
  else if (what < 0.6 && Array.isArray(current)) put(holder, key, Array.from({ length: 30 }, () => current).flat().slice(0, 300))
  else if (what < 0.75 && !Array.isArray(holder)) put(holder, pick(random, strangeKeys), pick(random, strangers(random)))
  else if (what < 0.85 && Array.isArray(holder)) holder.splice(Number(key), random() < 0.5 ? 1 : 0, current)
  else if (!Array.isArray(holder)) Reflect.deleteProperty(holder, key)
  else put(holder, key, pick(random, strangers(random)))
  return value
}

/** A value with up to three changes. */
export function changed(value: unknown, random: Random): unknown {
  const changes = Math.floor(random() * 4)
  for (let n = 0; n < changes; n += 1) value = mutated(value, random)
  return value
}

/** JSON text, raw parts as they are. */
export function spell(value: unknown): string {
  if (value instanceof Raw) return value.text
  if (Array.isArray(value)) return `[${value.map(spell).join(',')}]`
  if (isObject(value)) return `{${Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${spell(part)}`).join(',')}}`
  return JSON.stringify(value) ?? 'null'
}
