/** Calls from the page to the service that sent it. */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Client } from '../../../sdk'
import { createClient } from '../../../sdk/client/client'

/** The state of a call. */
export type Call<Q, R> =
  | { state: 'idle' }
  | { state: 'busy'; request: Q }
  | { state: 'done'; request: Q; result: R }
  | { state: 'failed'; request: Q; error: unknown }

type Run<Q, R> = (client: Client, request: Q, options: { signal: AbortSignal }) => Promise<R>

/** A call that can be made again and again: the latest one counts, and the page does not try by itself. */
export function useCall<Q, R>(run: Run<Q, R>): [call: Call<Q, R>, start: (request: Q) => void, reset: () => void] {
  const [call, setCall] = useState<Call<Q, R>>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  const stop = (): void => running.current?.abort()
  useEffect(() => stop, [])
  const start = (request: Q): void => {
    stop()
    const controller = new AbortController()
    running.current = controller
    const settle = (next: Call<Q, R>): void => {
      if (running.current === controller) setCall(next)
    }
    settle({ state: 'busy', request })
    run(createClient({ baseUrl: location.origin, retries: 0 }), request, { signal: controller.signal }).then(
      (result) => settle({ state: 'done', request, result }),
      (error: unknown) => settle({ state: 'failed', request, error }),
    )
  }
  const reset = (): void => {
    stop()
    running.current = null
    setCall({ state: 'idle' })
  }
  return [call, start, reset]
}
