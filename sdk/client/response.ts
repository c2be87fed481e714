import { type DepotkitError, errorOf, UnexpectedResponseError } from './errors'
import type { RateLimitState } from './options'
import { isRecord, type Fields } from '../../core/values/record'

/** A parsed response: the result, or the error to throw. */
export type Answer = { data: unknown; requestId: string | null; rateLimit: RateLimitState | null } | { error: DepotkitError }

const fields = (value: unknown): Fields | undefined => (isRecord(value) ? value : undefined)

const parse = (text: string): Fields | undefined => {
  try {
    return fields(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** A failure of the table stands in `error` of an envelope; on `/trpc` its code and details stand in `error.data`. */
function failureOf(body: Fields): Fields | undefined {
  const error = fields(body.error)
  if (typeof error?.code === 'string') return error
  const data = fields(error?.data)
  return typeof data?.error === 'string' ? { code: data.error, message: error?.message, details: data.details } : undefined
}

/** Seconds of a `Retry-After`, which is a number of them or a date; null for none or another. */
function secondsOf(header: string | null): number | null {
  if (header === null) return null
  if (/^\d+$/.test(header)) return Number(header)
  const time = /^[a-z]/i.test(header) ? Date.parse(header) : Number.NaN // a number below zero would be read as a month
  return Number.isNaN(time) ? null : Math.max(0, Math.ceil((time - Date.now()) / 1000))
}

function rateLimitOf(headers: Headers): RateLimitState | null {
  const [limit, remaining, reset] = ['Limit', 'Remaining', 'Reset'].map((name) => headers.get(`RateLimit-${name}`))
  return limit && remaining && reset ? { limit: +limit, remaining: +remaining, resetSeconds: +reset } : null
}

/** Reads a response of `/trpc` (`{ result: { data } }`) or of the REST interface (`{ data }`). */
export function readAnswer({ status, ok, headers }: Response, text: string, address: string): Answer {
  const body = parse(text)
  const requestId = headers.get('x-request-id')
  if (body !== undefined && ok) {
    const result = fields(body.result) ?? body
    if ('data' in result) return { data: result.data, requestId, rateLimit: rateLimitOf(headers) }
  }
  const facts = { status, requestId, retryAfterSeconds: secondsOf(headers.get('retry-after')) }
  const failure = body === undefined ? undefined : failureOf(body)
  if (failure === undefined) {
    const message = `${address} answered with status ${status}, but not as a depotkit service.`
    return { error: new UnexpectedResponseError({ ...facts, code: 'unexpected_response', message }) }
  }
  return { error: errorOf({ ...facts, code: String(failure.code), message: String(failure.message), details: failure.details }) }
}
