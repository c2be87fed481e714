/** What is wrong with a value by its schema, in plain words that never repeat the value. */
import type * as z from 'zod'
import { isRecord } from '../values/record'
import { jsonSchemaOf } from '../values/schemas/json-schema'
import { isSchema, unitOf } from '../values/schemas/read-json-schema'
import { sentence } from '../wording/finding-words'
import type { Issue } from './errors'

/** Largest number of findings in a response. */
export const MAX_ISSUES = 50

type ZodIssue = z.core.$ZodIssue

/** A value that its schema takes, with all defaults, or what is wrong with it. */
type Checked<T> = { ok: true; data: T } | { ok: false; issues: Issue[] }

/**
 * Holds a value to its schema. Unions are flattened to the branch that came closest, unknown keys become one finding each,
 * and bounds name their unit.
 */
export function check<S extends z.ZodType>(schema: S, value: unknown): Checked<z.output<S>> {
  const parsed = schema.safeParse(value, { error: sentence })
  if (parsed.success) return { ok: true, data: parsed.data }
  const issues: Issue[] = []
  for (const issue of parsed.error.issues) {
    if (issues.length < MAX_ISSUES) issues.push(...flatten(schema, issue, [])) // the others are not told
  }
  return { ok: false, issues: issues.slice(0, MAX_ISSUES) }
}

/** Hints for common unknown fields: by their name, and a field that they stand in. */
const hints: readonly (readonly [key: RegExp, within: string, hint: string])[] = [
  [/^value$/, 'holdings', 'with values, basis must be "values"'],
  [/^assetClass$/, 'holdings', 'only cash has no ISIN'],
  [/^(units|price)(Start|End)$/, 'positions', 'with units, basis must be "units"'],
]

const unknownKey = (key: string, path: readonly PropertyKey[]): string => {
  if (key === 'inputs' && path.at(-1) === key) return 'Unknown field: the fields stand in inputs once, not twice'
  const [, , hint] = hints.find(([name, within]) => name.test(key) && path.includes(within)) ?? []
  return hint === undefined ? 'Unknown field' : `Unknown field: ${hint}`
}

function flatten(schema: z.ZodType, issue: ZodIssue, prefix: readonly PropertyKey[]): Issue[] {
  const path = [...prefix, ...issue.path]
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return closest(issue.errors).flatMap((inner) => flatten(schema, inner, path))
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MAX_ISSUES).map((key) => entry([...path, key], issue.code, unknownKey(key, path)))
  }
  const isBound = (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin !== 'string' && issue.origin !== 'array'
  return [entry(path, issue.code, issue.message + (isBound ? inUnit(unitAt(jsonSchemaOf(schema, 'input'), path)) : ''))]
}

/** The union branch with the fewest findings, which the caller most likely meant. */
const closest = (branches: readonly ZodIssue[][]): ZodIssue[] =>
  branches.reduce((best, branch) => (branch.length < best.length ? branch : best))

const entry = (path: readonly PropertyKey[], code: string, message: string): Issue => ({
  path: path.map((part) => (typeof part === 'number' ? part : String(part))),
  code,
  message,
})

/** The unit of a field, in whichever branch of a union it is. */
function unitAt(schema: unknown, path: readonly PropertyKey[]): string | undefined {
  if (!isSchema(schema)) return undefined
  const [key, ...inner] = path
  const next = key === undefined ? undefined : typeof key === 'number' ? schema.items : isRecord(schema.properties) ? schema.properties[String(key)] : undefined
  const found = key === undefined ? unitOf(schema) : unitAt(next, inner)
  return found ?? [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((branch) => unitAt(branch, path)).find((unit) => unit !== undefined)
}

const inWords: Readonly<Record<string, string>> = {
  fraction: ' (a fraction: 0.25 is 25 %)',
  'fraction per year': ' (a fraction: 0.05 is 5 % a year)',
  'percentage points': ' (percentage points: 2.5 is 2.5 %)',
  baseCurrency: ' in the base currency',
  currency: ' in its currency',
}

/** What stands behind a bound in this unit: ` EUR`, ` (a fraction: 0.25 is 25 %)`; nothing where there is none. */
export const inUnit = (unit: string | undefined): string => (unit === undefined ? '' : inWords[unit] ?? ` ${unit}`)
