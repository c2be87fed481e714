import { aborted, sleep, startDeadline, type Deadline } from './abort'
import { type DepotkitError, NetworkError, TimeoutError } from './errors'
import type { CallOptions, ClientOptions } from './options'
import { readAnswer, type Answer } from './response'

/** One HTTP exchange to make; without a body it is a GET. */
interface Exchange {
  path: string
  body?: unknown
}

/** Sends an exchange with deadline, cancellation and retries; resolves to the result's data. */
export type Send = (exchange: Exchange, options?: CallOptions) => Promise<unknown>

const FIRST_BACKOFF_MS = 250

/** Whether the same request may succeed a moment later. Calls only compute, so repeating one is harmless. */
const isPassing = (error: DepotkitError): boolean =>
  error instanceof NetworkError || error.status === 429 || (error.status !== null && error.status >= 500)

/** What the service asked for, else a doubling pause with jitter, so that many clients do not return at once. */
const pauseMs = (error: DepotkitError, attempt: number): number =>
  error.retryAfterSeconds !== null ? error.retryAfterSeconds * 1000 : FIRST_BACKOFF_MS * 2 ** attempt * (0.5 + Math.random() / 2)

const initOf = (body: unknown, signal: AbortSignal): RequestInit => ({
  method: body === undefined ? 'GET' : 'POST',
  headers: body === undefined ? { accept: 'application/json' } : { accept: 'application/json', 'content-type': 'application/json' },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  credentials: 'omit',
  signal,
})

/** Makes the sender of a client. Reads the global `fetch` only when a call is made. */
export function createSend(options: ClientOptions): Send {
  const base = options.baseUrl.replace(/\/+$/, '')
  const { retries = 2, maxRetryWaitMs = 10_000 } = options

  const attempt = async ({ path, body }: Exchange, signal: AbortSignal): Promise<Answer> => {
    try {
      const response = await (options.fetch ?? fetch)(base + path, initOf(body, signal))
      return readAnswer(response, await response.text())
    } catch (cause) {
      if (signal.aborted) throw cause
      return { error: new NetworkError({ code: 'network_error', message: 'The service could not be reached.', cause }) }
    }
  }

  const persist = async (exchange: Exchange, deadline: Deadline): Promise<unknown> => {
    for (let count = 0; ; count += 1) {
      const answer = await attempt(exchange, deadline.signal)
      if ('data' in answer) return answer.data
      const wait = pauseMs(answer.error, count)
      const hopeless = count >= retries || !isPassing(answer.error) || wait > maxRetryWaitMs || wait >= deadline.left()
      if (hopeless) throw answer.error
      await sleep(wait, deadline.signal)
    }
  }

  return async (exchange, call = {}) => {
    call.signal?.throwIfAborted()
    const deadline = startDeadline(call.timeoutMs ?? options.timeoutMs ?? 30_000, call.signal)
    try {
      return await Promise.race([persist(exchange, deadline), aborted(deadline.signal)])
    } catch (error) {
      if (call.signal?.aborted) throw call.signal.reason
      if (deadline.expired()) throw new TimeoutError({ code: 'timeout', message: 'The call took too long.', cause: error })
      throw error
    } finally {
      deadline.stop()
    }
  }
}
