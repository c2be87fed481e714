import { type DepotkitError, errorOf, UnexpectedResponseError } from './errors'

/** A parsed response: the result, or the error to throw. */
export type Answer = { data: unknown } | { error: DepotkitError }

type Fields = Readonly<Record<string, unknown>>

const fields = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null ? (value as Fields) : undefined

const parse = (text: string): Fields | undefined => {
  try {
    return fields(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** A failure of the table stands in `error` of an envelope, and in `error.data.error` of a call on `/trpc`. */
const failureOf = (body: Fields): Fields | undefined => {
  const error = fields(body.error)
  return typeof error?.code === 'string' ? error : fields(fields(error?.data)?.error)
}

const wholeSeconds = (header: string | null): number | null => (header !== null && /^\d+$/.test(header) ? Number(header) : null)

/** Reads a response of `/trpc` (`{ result: { data } }`) or of the REST interface (`{ data }`). */
export function readAnswer(response: Response, text: string): Answer {
  const body = parse(text)
  const facts = {
    status: response.status,
    requestId: response.headers.get('x-request-id'),
    retryAfterSeconds: wholeSeconds(response.headers.get('retry-after')),
  }
  if (body !== undefined && response.ok) {
    const result = fields(body.result) ?? body
    if ('data' in result) return { data: result.data }
  }
  const failure = body === undefined ? undefined : failureOf(body)
  if (failure === undefined) {
    const message = `Unexpected response with status ${response.status}`
    return { error: new UnexpectedResponseError({ ...facts, code: 'unexpected_response', message }) }
  }
  return { error: errorOf({ ...facts, code: String(failure.code), message: String(failure.message), details: failure.details }) }
}
