/** Valid and invalid inputs of a calculator, derived from its published input schema. */
import fc from 'fast-check'
import * as z from 'zod'
import type { CalculationModel } from '../../core/operations/define'

export type Path = (string | number)[]

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: unknown
  items?: Schema
  anyOf?: Schema[]
  enum?: (string | number)[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  examples?: string[]
}

/** The calculator's input schema as JSON Schema. */
export const inputSchema = (calculator: CalculationModel): Schema => z.toJSONSchema(calculator.inputs, { io: 'input' }) as Schema

/** A value at a path, and what the answer must say about it. */
export interface Refusal {
  path: Path
  value: unknown
  code: string
}

/** The smallest and the largest value of every bounded number: they must pass. */
export const bounds = (schema: Schema, path: Path = []): { path: Path; value: number }[] => [
  ...(schema.minimum === undefined ? [] : [{ path, value: schema.minimum }]),
  ...(schema.maximum === undefined ? [] : [{ path, value: schema.maximum }]),
  ...inner(schema, path).flatMap(([child, at]) => bounds(child, at)),
]

/** One refusal for every rule of the schema. */
export const refusals = (schema: Schema, path: Path = []): Refusal[] => [
  ...own(schema, path),
  ...inner(schema, path).flatMap(([child, at]) => refusals(child, at)),
]

const inner = (schema: Schema, path: Path): [Schema, Path][] => [
  ...Object.entries(schema.properties ?? {}).map(([key, child]): [Schema, Path] => [child, [...path, key]]),
  ...(schema.items === undefined ? [] : [[schema.items, [...path, 0]] satisfies [Schema, Path]]),
]

/** Wrong values for each keyword of a schema, with the code of the finding. */
const rules: { [K in keyof Schema]?: (limit: NonNullable<Schema[K]>) => [value: unknown, code: string][] } = {
  minimum: (limit) => [[limit - 1, 'too_small']],
  maximum: (limit) => [[limit + 1, 'too_big']],
  enum: () => [['unknown value', 'invalid_value'], [null, 'invalid_value'], [true, 'invalid_value']],
  anyOf: () => [['unknown value', 'invalid_value']],
  pattern: () => [['unknown value', 'invalid_format']],
  minLength: () => [['', 'too_small']],
  maxLength: (limit) => [['x'.repeat(limit + 1), 'too_big']],
  minItems: () => [[[], 'too_small']],
  maxItems: (limit) => [[Array(limit + 1).fill({ name: 'Bank' }), 'too_big']],
}

const wrongTypes: Record<string, unknown[]> = {
  number: [null, true, '5', [], {}],
  integer: [null, true, '5', 20.5],
  boolean: [null, 'true', 1],
  string: [null, true, 5],
  array: [null, true, {}],
  object: [null, true, []],
}

function own(schema: Schema, path: Path): Refusal[] {
  const broken = (Object.keys(rules) as (keyof Schema)[]).flatMap((keyword) => {
    const limit = schema[keyword]
    const rule = rules[keyword] as ((limit: unknown) => [unknown, string][]) | undefined
    return limit === undefined || rule === undefined ? [] : rule(limit)
  })
  const types = schema.enum === undefined && path.length > 0 ? (wrongTypes[schema.type ?? ''] ?? []) : []
  const unknown = schema.additionalProperties === false ? [{ path: [...path, 'no_such_field'], value: 1, code: 'unrecognized_keys' }] : []
  return [
    ...broken.map(([value, code]) => ({ path, value, code })),
    ...types.map((value) => ({ path, value, code: 'invalid_type' })),
    ...unknown,
  ]
}

/** Inputs that hold just this value; an entry of a list also gets the name that it must have. */
export function inputsWith([first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  if (typeof first === 'string') return { [first]: inputsWith(rest, value) }
  return [rest.length === 0 ? value : Object.assign({ name: 'Bank' }, inputsWith(rest, value))]
}

/** Any inputs that the calculator accepts. */
export const validInputs = (calculator: CalculationModel): fc.Arbitrary<unknown> =>
  arbitrary(inputSchema(calculator)).filter((inputs) => calculator.inputs.safeParse(inputs).success)

function arbitrary(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(arbitrary))
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  return (byType[schema.type ?? ''] ?? fc.constant)(schema)
}

const byType: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  object: ({ properties = {}, required = [] }) => fc.record(mapValues(properties), { requiredKeys: required }),
  array: ({ items = {}, minItems = 0, maxItems = 5 }) => fc.array(arbitrary(items), { minLength: minItems, maxLength: maxItems }),
  string: ({ pattern, examples = [], minLength = 0, maxLength = 20 }) =>
    pattern === undefined ? anyText.filter(({ length }) => length >= minLength && length <= maxLength) : fc.constantFrom(...examples),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  integer: ({ minimum: min = 0, maximum: max = 0 }) => fc.integer({ min, max }),
  number: ({ minimum: min = 0, maximum: max = 0 }) =>
    fc.oneof(
      fc.double({ min, max, noNaN: true }),
      fc.integer({ min: Math.ceil(min), max: Math.min(max, 10_000) }),
      fc.constantFrom(min, max),
    ),
}

const anyText = fc.string({ maxLength: 60, unit: 'grapheme' })

const mapValues = (properties: Record<string, Schema>) =>
  Object.fromEntries(Object.entries(properties).map(([key, child]) => [key, arbitrary(child)]))

/** All numbers inside a value. */
export const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}
