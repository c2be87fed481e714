import type * as z from 'zod'
import type { Issue } from './errors'

/** A response lists at most this many findings. */
export const MAX_ISSUES = 50

type ZodIssue = z.core.$ZodIssue

/**
 * Turns the findings of a schema into `details`: unions are flattened to the branch that came closest, unknown keys
 * become one finding each, and no message repeats a submitted value.
 */
export function issuesOf(error: z.core.$ZodError): Issue[] {
  return error.issues.flatMap((issue) => flatten(issue, [])).slice(0, MAX_ISSUES)
}

/** What callers most often mean by a field that there is not: inputs put into `inputs` twice, amounts where weights are read. */
const unknownKey = (key: string, path: readonly PropertyKey[]): string => {
  if (key === 'inputs' && path.at(-1) === key) return 'Unknown field: the fields stand in inputs once, not twice'
  return key === 'value' && path.includes('holdings') ? 'Unknown field: with values, basis must be "values"' : 'Unknown field'
}

function flatten(issue: ZodIssue, prefix: readonly PropertyKey[]): Issue[] {
  const path = [...prefix, ...issue.path]
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return closest(issue.errors).flatMap((inner) => flatten(inner, path))
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => entry([...path, key], issue.code, unknownKey(key, path)))
  }
  return [entry(path, issue.code, issue.message)]
}

/** The union branch with the fewest findings is the one the caller most likely meant. */
const closest = (branches: readonly ZodIssue[][]): ZodIssue[] =>
  branches.reduce((best, branch) => (branch.length < best.length ? branch : best))

const entry = (path: readonly PropertyKey[], code: string, message: string): Issue => ({
  path: path.map((part) => (typeof part === 'number' ? part : String(part))),
  code,
  message,
})
