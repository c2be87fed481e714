import { type DepotkitError, errorOf, UnexpectedResponseError, NetworkError, TimeoutError } from './errors'
import type { RateLimitState, Attempt, CallOptions, ClientOptions, WithResponse } from './options'
import { parsedJson } from '../../core/values/own-json'
import { isRecord, type Fields, fieldOf } from '../../core/values/record'
import { checkCall, checkClient } from './check-options'
import { throwIfAborted } from './cancelled'
import { version } from '../generated/names'

/** A deadline and the caller's signal in one; `stop` must be called when the work is done. */
interface Deadline {
  signal: AbortSignal
  /** Whether the time is up, as opposed to cancelled by the caller. */
  expired(): boolean
  left(): number
  stop(): void
}

/** Starts a deadline. `AbortSignal.any` is missing in older browsers that are still in use. */
function startDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  const end = Date.now() + timeoutMs
  let late = false
  const forward = () => controller.abort(caller?.reason)
  const timer = setTimeout(() => {
    late = true
    controller.abort()
  }, timeoutMs)
  if (caller?.aborted) forward()
  caller?.addEventListener('abort', forward, { once: true })
  return {
    signal: controller.signal,
    expired: () => late,
    left: () => end - Date.now(),
    stop() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', forward)
    },
  }
}

/** Rejects when the signal is aborted; for a `fetch` that ignores it. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Waits; rejects as soon as the signal is aborted. */
const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })

/** A parsed response: the result, or the error to throw. */
type Answer = { data: unknown; requestId: string | null; rateLimit: RateLimitState | null } | { error: DepotkitError }

const fields = (value: unknown): Fields | undefined => (isRecord(value) ? value : undefined)

const parse = (text: string): Fields | undefined => fields(parsedJson(text))

/** The failure in a body: in `error` of an envelope; on `/trpc` its code and details are in `error.data`. */
function failureOf(body: Fields): Fields | undefined {
  const error = fields(body.error)
  if (typeof error?.code === 'string') return error
  const data = fields(error?.data)
  return typeof data?.error === 'string' ? { code: data.error, message: error?.message, details: data.details } : undefined
}

/** Seconds of a `Retry-After` header, which is a number of seconds or a date; null if absent or invalid. */
function secondsOf(header: string | null): number | null {
  if (header === null) return null
  if (/^\d{1,15}$/.test(header)) return Number(header) // more digits may exceed the safe integers
  const time = /^[a-z]/i.test(header) ? Date.parse(header) : Number.NaN // `Date.parse` would read a negative number as a month
  return Number.isNaN(time) ? null : Math.max(0, Math.ceil((time - Date.now()) / 1000))
}

function rateLimitOf(headers: Headers): RateLimitState | null {
  const [limit, remaining, reset] = ['Limit', 'Remaining', 'Reset'].map((name) => headers.get(`RateLimit-${name}`))
  return limit && remaining && reset ? { limit: +limit, remaining: +remaining, resetSeconds: +reset } : null
}

/** Reads a response of `/trpc` (`{ result: { data } }`) or of the REST interface (`{ data }`). */
function readAnswer({ status, ok, headers }: Response, text: string, address: string): Answer {
  const body = parse(text)
  const requestId = headers.get('x-request-id')
  if (body !== undefined && ok) {
    const result = fields(body.result) ?? body
    if ('data' in result) return { data: result.data, requestId, rateLimit: rateLimitOf(headers) }
  }
  const facts = { status, requestId, retryAfterSeconds: secondsOf(headers.get('retry-after')) }
  const failure = body === undefined ? undefined : failureOf(body)
  if (typeof failure?.message !== 'string') {
    const message = `${address} answered with status ${status}, but not as a depotkit service.`
    return { error: new UnexpectedResponseError({ ...facts, code: 'unexpected_response', message }) }
  }
  return { error: errorOf({ ...facts, code: String(failure.code), message: failure.message, details: failure.details }) }
}

/** One HTTP exchange to make; without a body it is a GET. */
interface Exchange {
  path: string
  body?: unknown
}

type Send = (exchange: Exchange, options?: CallOptions) => Promise<WithResponse<unknown>>

const FIRST_BACKOFF_MS = 250

/** Whether the same request may succeed a moment later. Calls only compute, so repeating one is harmless. */
const isPassing = ({ code, status }: DepotkitError): boolean =>
  code === 'network_error' || status === 408 || status === 429 || (status !== null && status >= 500)

/** Milliseconds as requested by the service, else exponential backoff with jitter, so that many clients do not retry at once. */
const pauseMs = (error: DepotkitError, count: number): number =>
  error.retryAfterSeconds !== null ? error.retryAfterSeconds * 1000 : FIRST_BACKOFF_MS * 2 ** count * (0.5 + Math.random() / 2)

/** Default headers, then the given ones in order; later ones replace earlier ones. */
function headersOf(isPost: boolean, ...given: (Readonly<Record<string, string>> | undefined)[]): Record<string, string> {
  const headers = new Headers({ accept: 'application/json', 'x-depotkit-client': `depotkit/${version}` })
  if (isPost) headers.set('content-type', 'application/json')
  for (const [name, value] of given.flatMap((some = {}) => Object.entries(some))) headers.set(name, value)
  return Object.fromEntries(headers)
}

/** The cause of a failed connection, such as `ECONNREFUSED`, if the runtime states it. */
function reasonOf(cause: unknown): string {
  const code = fieldOf(fieldOf(cause, 'cause'), 'code')
  return typeof code === 'string' ? ` (${code})` : ''
}

const isResponse = (value: unknown): value is Response =>
  isRecord(value) && 'status' in value && typeof value['text'] === 'function' && typeof fieldOf(value['headers'], 'get') === 'function'

/** Bound on the characters of an answer. Its length grows with the square of the holdings: below a million for 25 funds, 70 million for 200, whose request has 7,000. */
const mostFor = ({ body }: RequestInit): number => Math.min(200_000_000, 10_000_000 + 10_000 * String(body ?? '').length)

/** The text of a response; null if it is longer than `most` characters. */
async function textOf(response: Response, most: number): Promise<string | null> {
  const reader = response.body?.getReader?.()
  if (reader === undefined) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > most) {
      await reader.cancel()
      return null
    }
  }
  return text + decoder.decode()
}

const unexpected = (message: string, status: number | null = null): Answer => ({ error: new UnexpectedResponseError({ code: 'unexpected_response', message, status }) })

/** Whether a redirect, such as from `http` to `https`, probably dropped the body: without one the path gives 404 or 405. */
const isLost = ({ redirected, status }: Response, { body }: RequestInit): boolean => redirected && (status === 404 || status === 405) && body !== undefined

/** Makes the sender of a client. Reads the global `fetch` only when a call is made. @throws TypeError for options that cannot work */
export function createSend(options: ClientOptions): Send {
  const base = checkClient(options)
  const { maxRetryWaitMs = 10_000, log } = options
  headersOf(false, options.headers) // throws for names and values that cannot be sent

  const attempt = async (path: string, init: RequestInit & { signal: AbortSignal }): Promise<Answer> => {
    try {
      const response: unknown = await (options.fetch ?? fetch)(base + path, init)
      if (!isResponse(response)) return unexpected('The fetch that was given did not resolve to a Response.')
      if (isLost(response, init)) return unexpected(`${base} forwards to ${response.url}, where the request arrives without its body: give the address of the service itself as baseUrl.`, response.status)
      const text = await textOf(response, mostFor(init))
      return text === null ? unexpected(`${base} answered with more than any service does.`, response.status) : readAnswer(response, text, base)
    } catch (cause) {
      if (init.signal.aborted) throw cause
      return { error: new NetworkError({ code: 'network_error', message: `${base} could not be reached${reasonOf(cause)}.`, cause }) }
    }
  }

  const persist = async ({ path, body }: Exchange, call: CallOptions, deadline: Deadline): Promise<WithResponse<unknown>> => {
    const isPost = body !== undefined
    const { signal } = deadline
    const headers = headersOf(isPost, options.headers, call.headers)
    const init = { method: isPost ? 'POST' : 'GET', headers, ...(isPost ? { body: JSON.stringify(body) } : {}), credentials: 'omit', signal } as const
    const retries = call.retries ?? options.retries ?? 2
    for (let count = 0; ; count += 1) {
      const started = Date.now()
      const tell = (facts: Pick<Attempt, 'status' | 'requestId' | 'error' | 'retryInMs'>) =>
        log?.({ path: path.replace(/\?.*$/s, ''), attempt: count + 1, durationMs: Date.now() - started, ...facts })
      const answer = await attempt(path, init)
      if ('data' in answer) {
        const { data, requestId, rateLimit } = answer
        tell({ status: 200, requestId, error: null, retryInMs: null })
        return { data, response: { requestId, attempts: count + 1, rateLimit } }
      }
      const { error } = answer
      const wait = pauseMs(error, count)
      const isLast = count >= retries || !isPassing(error) || wait > maxRetryWaitMs || wait >= deadline.left()
      tell({ status: error.status, requestId: error.requestId, error: error.code, retryInMs: isLast ? null : wait })
      if (isLast) throw error
      await sleep(wait, signal)
    }
  }

  return async (exchange, call = {}) => {
    checkCall(call)
    throwIfAborted(call)
    const deadline = startDeadline(call.timeoutMs ?? options.timeoutMs ?? 30_000, call.signal)
    try {
      return await Promise.race([persist(exchange, call, deadline), aborted(deadline.signal)])
    } catch (error) {
      throwIfAborted(call)
      if (deadline.expired()) throw new TimeoutError({ code: 'timeout', message: `${base} took too long to answer.`, cause: error })
      throw error
    } finally {
      deadline.stop()
    }
  }
}
