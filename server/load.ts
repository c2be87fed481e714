/** Whether the event loop is drowning. A timer looks at it, so that a request only reads one boolean. */

/** How often the timer looks. */
const LOOK_MS = 100

/** Milliseconds by which a look is late when requests wait too long. */
const LATE_MS = 250

/** Late looks in a row: one long computation is no overload. */
const LOOKS = 3

/** The load of this process. */
export interface Load {
  /** Whether new requests should be refused. */
  isHigh: boolean
  stop(): void
}

/** Starts looking. */
export function watchLoad(): Load {
  let expected = performance.now() + LOOK_MS
  let late = 0
  const timer = setInterval(() => {
    const now = performance.now()
    late = now - expected > LATE_MS ? late + 1 : 0
    load.isHigh = late >= LOOKS
    expected = now + LOOK_MS
  }, LOOK_MS)
  timer.unref()
  const load = { isHigh: false, stop: () => clearInterval(timer) }
  return load
}
