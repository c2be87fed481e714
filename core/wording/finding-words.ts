/** Findings of schemas in plain words; in a file of its own, so that single calculators take it without the rest. */
import type * as z from 'zod'

const typeWords: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const wrongType = (expected: string, input: unknown): string => {
  if (input === undefined) return 'Is missing'
  const instead = input === null ? ', not null' : typeof input === 'string' ? ', not text' : ''
  return `Must be ${typeWords[expected] ?? expected}${instead}`
}

const oneOf = (values: readonly unknown[]): string => `Must be ${values.length > 1 ? 'one of ' : ''}${values.map((value) => JSON.stringify(value)).join(', ')}`

/** A bound on a number, on the length of a text or of a list. */
function bound(origin: string, limit: number | bigint, words: readonly [within: string, beyond: string], inclusive = true): string {
  if (origin !== 'string' && origin !== 'array') return `Must be ${inclusive ? words[0] : words[1]} ${limit}`
  if (words[0] === 'at least' && Number(limit) === 1) return 'Must not be empty'
  return `Must have ${words[0]} ${limit} ${origin === 'array' ? 'entries' : 'characters'}`
}

/** The words for a broken rule that states none itself. They never repeat the value, and do not hang on the language that an application sets for zod. */
export function sentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': return wrongType(issue.expected, issue.input)
    case 'invalid_value': return issue.input === undefined ? 'Is missing' : oneOf(issue.values)
    case 'too_big': return bound(issue.origin, issue.maximum, ['at most', 'below'], issue.inclusive)
    case 'too_small': return bound(issue.origin, issue.minimum, ['at least', 'above'], issue.inclusive)
    case 'not_multiple_of': return `Must be a multiple of ${issue.divisor}`
    case 'invalid_union': return Array.isArray(issue.options) ? oneOf(issue.options.filter((option) => option !== undefined)) : 'Has the wrong form'
    case 'unrecognized_keys': return 'Unknown field'
    default: return 'Has the wrong form'
  }
}
