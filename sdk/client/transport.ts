import { aborted, sleep, startDeadline, type Deadline } from './abort'
import { checkCall, checkClient } from './check-options'
import { type DepotkitError, NetworkError, TimeoutError, UnexpectedResponseError } from './errors'
import type { Attempt, CallOptions, ClientOptions, WithResponse } from './options'
import { readAnswer, type Answer } from './response'
import { version } from '../generated/names'
import { fieldOf, isRecord } from '../../core/values/record'

/** One HTTP exchange to make; without a body it is a GET. */
interface Exchange {
  path: string
  body?: unknown
}

/** Sends an exchange with deadline, cancellation and retries. */
type Send = (exchange: Exchange, options?: CallOptions) => Promise<WithResponse<unknown>>

const FIRST_BACKOFF_MS = 250

/** Whether the same request may succeed a moment later. Calls only compute, so repeating one is harmless. */
const isPassing = ({ code, status }: DepotkitError): boolean =>
  code === 'network_error' || status === 408 || status === 429 || (status !== null && status >= 500)

/** What the service asked for, else a doubling pause with jitter, so that many clients do not return at once. */
const pauseMs = (error: DepotkitError, count: number): number =>
  error.retryAfterSeconds !== null ? error.retryAfterSeconds * 1000 : FIRST_BACKOFF_MS * 2 ** count * (0.5 + Math.random() / 2)

/** Those of the client, then those of the call. */
function headersOf(isPost: boolean, ...given: (Readonly<Record<string, string>> | undefined)[]): Record<string, string> {
  const headers = new Headers({ accept: 'application/json', 'x-depotkit-client': `depotkit/${version}` })
  if (isPost) headers.set('content-type', 'application/json')
  for (const [name, value] of given.flatMap((some = {}) => Object.entries(some))) headers.set(name, value)
  return Object.fromEntries(headers)
}

/** What stopped a connection, such as `ECONNREFUSED`, where the runtime says so. */
function reasonOf(cause: unknown): string {
  const code = fieldOf(fieldOf(cause, 'cause'), 'code')
  return typeof code === 'string' ? ` (${code})` : ''
}

const isResponse = (value: unknown): value is Response =>
  isRecord(value) && 'status' in value && typeof value['text'] === 'function' && typeof fieldOf(value['headers'], 'get') === 'function'

const unexpected = (message: string, status: number | null = null): Answer => ({ error: new UnexpectedResponseError({ code: 'unexpected_response', message, status }) })

/** A request that is forwarded, such as from `http` to `https`, may lose its body on the way, and there is nothing at the same path without one. */
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
      return readAnswer(response, await response.text(), base)
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
    call.signal?.throwIfAborted()
    const deadline = startDeadline(call.timeoutMs ?? options.timeoutMs ?? 30_000, call.signal)
    try {
      return await Promise.race([persist(exchange, call, deadline), aborted(deadline.signal)])
    } catch (error) {
      if (call.signal?.aborted) throw call.signal.reason
      if (deadline.expired()) throw new TimeoutError({ code: 'timeout', message: `${base} took too long to answer.`, cause: error })
      throw error
    } finally {
      deadline.stop()
    }
  }
}
