/** Fixed rate-limit windows that begin with the first request of a client. */
import { LRUCache } from 'lru-cache'

/** State of a window after units were taken from it. */
export interface Taken {
  /** Units taken since the window began. */
  total: number
  msLeft: number
}

/** Most windows that are kept; beyond that, the least recently used is evicted. */
const MAX_WINDOWS = 100_000

/** Windows in the memory of the process; returns the function that takes units from one. */
export function memoryWindows(lengthMs: number, clock: () => number = () => performance.now(), most = MAX_WINDOWS): (key: string, units: number) => Taken {
  // `max` would allocate memory for all windows at once.
  const windows = new LRUCache<string, { total: number; endsAt: number }>({ maxSize: most, sizeCalculation: () => 1 })
  return (key, units) => {
    const now = clock()
    const known = windows.get(key)
    const window = known !== undefined && known.endsAt > now ? known : { total: 0, endsAt: now + lengthMs }
    window.total += units
    if (window !== known) windows.set(key, window)
    return { total: window.total, msLeft: Math.round(window.endsAt - now) }
  }
}
