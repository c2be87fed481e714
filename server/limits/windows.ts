/** Fixed windows that begin with the first request of a client. */
import { LRUCache } from 'lru-cache'

/** A window with what was just taken from it. */
export interface Taken {
  /** Since the window began. */
  total: number
  msLeft: number
}

/** Windows that are remembered at most; beyond, the one that was used least recently is forgotten. */
const MAX_WINDOWS = 100_000

/** Windows of this length in the memory of the process; returns what takes from them. */
export function memoryWindows(lengthMs: number, clock: () => number = () => performance.now(), most = MAX_WINDOWS): (key: string, units: number) => Taken {
  // With `max` the room of all of them is taken at once.
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
