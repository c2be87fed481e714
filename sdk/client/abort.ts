/** A deadline and the caller's signal in one; `stop` must be called when the work is done. */
export interface Deadline {
  signal: AbortSignal
  /** Whether the time is up, as opposed to cancelled by the caller. */
  expired(): boolean
  /** Milliseconds left. */
  left(): number
  stop(): void
}

/** Starts a deadline. `AbortSignal.any` is too new for the browsers people still have. */
export function startDeadline(timeoutMs: number, caller?: AbortSignal): Deadline {
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

/** Rejects when the signal is aborted; for a `fetch` that does not listen to it. */
export const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Waits; rejects as soon as the signal is aborted. */
export const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
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
