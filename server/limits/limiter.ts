/** Counts what clients draw from their pools: in this process, or shared through Redis. */
import type { Config } from '../process/config'
import type { Counted, Pool } from './quota'
import { redisWindows, type SharedWindows } from './redis-windows'
import { memoryWindows } from './windows'

/** Where units are counted now. `fallback`: Redis does not answer, and this process grants only its share. */
export interface LimiterState {
  store: 'memory' | 'redis'
  state: 'ok' | 'fallback'
  /** Known processes that share the counters. */
  processes?: number
}

/** The pools of all clients. */
export interface Limiter {
  /** Units of a pool per window; 0 if it is not limited. */
  limitOf(pool: Pool): number
  /** Draws from a client's pool. */
  count(client: string, pool: Pool, units: number): Counted | Promise<Counted>
  state(): LimiterState
  /** Units granted and refused per pool since the start. */
  sums(): ReadonlyMap<Pool, { granted: number; refused: number }>
  close(): void
}

type LimiterSettings = Pick<Config, 'RATE_LIMIT_UNITS' | 'RATE_LIMIT_WINDOW_SECONDS' | 'REQUEST_LIMIT' | 'REDIS_URL'>

/** Factor on the limit for the service's own pages: all views of a portfolio of 25 positions take some 300 units, and a person opens them twice. */
const UNITS_OF_PAGES = 10

/** Share of a limit that each process grants while the processes cannot count together. */
const shareOf = (limit: number, processes: number): number => Math.max(1, Math.floor(limit / processes))

/** Counts in Redis if there are windows in it, and in this process otherwise and while Redis fails. */
function limiterOver(settings: LimiterSettings, lengthMs: number, shared: SharedWindows | null): Limiter {
  const takeHere = memoryWindows(lengthMs)
  const sums = new Map<Pool, { granted: number; refused: number }>()
  const limits: Partial<Record<Pool, number>> = { requests: settings.REQUEST_LIMIT, pages: settings.RATE_LIMIT_UNITS * UNITS_OF_PAGES }
  const limitOf = (pool: Pool): number => limits[pool] ?? settings.RATE_LIMIT_UNITS
  const counted = (pool: Pool, units: number, result: Counted): Counted => {
    const known = sums.get(pool) ?? { granted: 0, refused: 0 }
    known[result.total <= result.limit ? 'granted' : 'refused'] += units
    sums.set(pool, known)
    return result
  }
  return {
    limitOf,
    count(client, pool, units) {
      const key = `${pool}:${client}`
      if (shared === null) return counted(pool, units, { ...takeHere(key, units), limit: limitOf(pool) })
      return shared.take(key, units).then((taken) =>
        counted(pool, units, taken === null
          ? { ...takeHere(key, units), limit: shareOf(limitOf(pool), shared.processes()) }
          : { ...taken, limit: limitOf(pool) }))
    },
    state: () => stateOf(shared),
    sums: () => sums,
    close: () => shared?.close(),
  }
}

const stateOf = (shared: SharedWindows | null): LimiterState =>
  shared === null ? { store: 'memory', state: 'ok' } : { store: 'redis', state: shared.isShared() ? 'ok' : 'fallback', processes: shared.processes() }

/** The limiter for the settings; null when limiting is off. `onChange` is called when counting moves from Redis into the process or back. */
export async function limiterOf(settings: LimiterSettings, onChange: (state: LimiterState) => void = () => undefined): Promise<Limiter | null> {
  if (settings.RATE_LIMIT_UNITS === 0) return null
  const lengthMs = settings.RATE_LIMIT_WINDOW_SECONDS * 1000
  if (settings.REDIS_URL === undefined) return limiterOver(settings, lengthMs, null)
  let started = false
  const shared: SharedWindows = await redisWindows(settings.REDIS_URL, lengthMs, () => {
    if (started) onChange(stateOf(shared))
  })
  started = true
  if (!shared.isShared()) setImmediate(() => onChange(stateOf(shared)))
  return limiterOver(settings, lengthMs, shared)
}
