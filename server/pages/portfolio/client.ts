/** Calls from the page to the service that sent it. */
import { createContext } from 'preact'
import { useContext, useEffect, useRef, useState } from 'preact/hooks'
import type { Client } from '../../../sdk'
import { createClient } from '../../../sdk/client/client'
import { RateLimitError } from '../../../sdk/client/errors'

interface Answered<Q, R> {
  request: Q
  result: R
}

/** The state of a call; the former answer is kept while it runs again, or if that fails. */
export type Call<Q, R> =
  | { state: 'idle' }
  | { state: 'busy'; request: Q; kept: Answered<Q, R> | null }
  | ({ state: 'done' } & Answered<Q, R>)
  | { state: 'failed'; request: Q; error: unknown; kept: Answered<Q, R> | null; retryAt: number | null }

type Run<Q, R> = (client: Client, request: Q, options: { signal: AbortSignal }) => Promise<R>

/** The latest answer, of the current or a former request. */
export const answerOf = <Q, R>(call: Call<Q, R>): Answered<Q, R> | null => (call.state === 'idle' ? null : call.state === 'done' ? call : call.kept)

/** When a refusal by the rate limit ends, in milliseconds since 1970; null for any other failure. */
const endOf = (error: unknown): number | null => (error instanceof RateLimitError && error.retryAfterSeconds !== null ? Date.now() + error.retryAfterSeconds * 1000 : null)

/** A repeatable call, of which the latest counts. */
export function useCall<Q, R>(run: Run<Q, R>): [call: Call<Q, R>, start: (request: Q) => void, reset: () => void] {
  const [call, setCall] = useState<Call<Q, R>>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  const stop = (): void => running.current?.abort()
  useEffect(() => stop, [])
  const start = (request: Q): void => {
    stop()
    const controller = new AbortController()
    running.current = controller
    const settle = (next: (kept: Answered<Q, R> | null) => Call<Q, R>): void => {
      if (running.current === controller) setCall((before) => next(answerOf(before)))
    }
    settle((kept) => ({ state: 'busy', request, kept }))
    run(createClient({ baseUrl: location.origin, retries: 0 }), request, { signal: controller.signal }).then(
      (result) => settle(() => ({ state: 'done', request, result })),
      (error: unknown) => settle((kept) => ({ state: 'failed', request, error, kept, retryAt: endOf(error) })),
    )
  }
  const reset = (): void => {
    stop()
    running.current = null
    setCall({ state: 'idle' })
  }
  return [call, start, reset]
}

/** Whether a view is visible; hidden views make no calls. */
export const Shown = createContext(true)

/** Pause in typing after which the call is repeated. */
const PAUSE_MS = 600

/** Whether two requests are equal. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Wait before the next call in milliseconds; null if none is due. */
function waitOf<Q>(call: Exclude<Call<Q, unknown>, { state: 'idle' }>, wanted: unknown, requestIn: (asked: Q) => unknown): number | null {
  const refused = call.state === 'failed' && call.retryAt !== null ? call.retryAt - Date.now() : 0
  if (!isSame(requestIn(call.request), wanted)) return Math.max(PAUSE_MS, refused)
  return refused > 0 ? refused : null
}

/**
 * Keeps the answer up to date with the wanted request: calls at first, a moment after the last change, and again when a refusal has ended. Other failures wait for the user.
 *
 * @param wanted null while there is nothing to ask
 * @param requestIn the part of it that the answer depends on
 */
export function useFollowing<Q>(call: Call<Q, unknown>, start: (request: Q) => void, wanted: Q | null, requestIn: (asked: Q) => unknown = (asked) => asked): void {
  const isShown = useContext(Shown)
  const text = wanted === null ? null : JSON.stringify(requestIn(wanted))
  /** The request when the view was opened: it is made without a pause, since nobody is typing it. */
  const opened = useRef(text)
  useEffect(() => {
    if (!isShown || wanted === null) return
    const wait = call.state !== 'idle' ? waitOf(call, requestIn(wanted), requestIn) : text === opened.current ? 0 : PAUSE_MS
    if (wait === null) return
    const timer = setTimeout(() => start(wanted), wait)
    return () => clearTimeout(timer)
  }, [isShown, call, text])
}
