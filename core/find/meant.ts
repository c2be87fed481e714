/** Hints for a refused ISIN: people often send a WKN or a ticker in its place. */
import type { Failure, Issue } from '../contract/errors'
import { asCode } from '../values/isin'
import { remembered } from '../values/memoize'
import { isRecord, recordsIn } from '../values/record'
import type { Findable } from './entry'
import type { FindContext, Searchable } from './find'

/** Securities by WKN and ticker; null if several share the code. */
const byCode = remembered(({ entries }: Searchable): ReadonlyMap<string, Findable | null> => {
  const codes = new Map<string, Findable | null>()
  for (const entry of entries) {
    for (const code of new Set([entry.wkn, ...entry.tickers])) {
      if (code !== null) codes.set(code.toUpperCase(), codes.has(code.toUpperCase()) ? null : entry)
    }
  }
  return codes
})

const isIsinFinding = (detail: object): detail is Issue =>
  'path' in detail && Array.isArray(detail.path) && detail.path.at(-1) === 'isin' && 'code' in detail && detail.code === 'invalid_format'

const valueAt = (body: unknown, path: Issue['path']): unknown =>
  path.reduce<unknown>((inner, key) => (Array.isArray(inner) && typeof key === 'number' ? inner[key] : isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), body)

function named(issue: Issue, body: unknown, codes: ReturnType<typeof byCode>): Issue {
  const text = valueAt(body, issue.path)
  const meant = typeof text === 'string' ? codes.get(asCode(text)) : undefined
  return meant ? { ...issue, message: `${issue.message}; as a WKN or ticker it may mean ${meant.isin} (${meant.name})` } : issue
}

/**
 * The failure, with the ISIN that a submitted WKN or ticker stands for, if it is unambiguous. The submitted value is not repeated.
 *
 * @param body the request that was refused
 */
export async function namingMeant(failure: Failure, body: unknown, { directory }: FindContext): Promise<Failure> {
  const findings = recordsIn(failure.details)
  if (directory === undefined || !findings.some(isIsinFinding)) return failure
  const codes = byCode(await directory())
  return { ...failure, details: findings.map((finding) => (isIsinFinding(finding) ? named(finding, body, codes) : finding)) }
}
