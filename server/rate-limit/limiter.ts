/** Counts rate units in fixed windows, one pool per client and interface: in this process, or shared through Redis. */
import { keyOf, secondsOf, unitCounter, type Limiter, type LimiterSettings, type Quota, type StateListener } from './quota'
import { redisLimiter } from './redis-limiter'
import { openWindows, takeOwn, type Window } from './windows'

export type { Limiter, LimiterState, Pool, Quota, UnitCounts } from './quota'

/** Counts in this process. */
export function memoryLimiter(settings: LimiterSettings): Limiter {
  const limit = settings.RATE_LIMIT_UNITS
  const windows = openWindows(settings.RATE_LIMIT_WINDOW_SECONDS * 1000)
  const { count, counts } = unitCounter()
  const quotaOf = (window: Window, allowed: boolean): Quota =>
    ({ allowed, limit, remaining: limit - window.own, resetSeconds: secondsOf(windows.msLeft(window)) })
  return {
    consume(client, pool, units) {
      const window = windows.at(keyOf(client, pool))
      const allowed = takeOwn(window, units, limit)
      count(pool, units, allowed)
      return quotaOf(window, allowed)
    },
    peek: (client, pool) => quotaOf(windows.find(keyOf(client, pool)) ?? windows.unopened(), true),
    state: () => ({ store: 'memory', state: 'ok' }),
    units: () => counts,
    close: () => undefined,
  }
}

/** The limiter that the settings ask for; null when limiting is off. */
export async function limiterOf(settings: LimiterSettings, onChange: StateListener): Promise<Limiter | null> {
  if (settings.RATE_LIMIT_UNITS === 0) return null
  if (settings.REDIS_URL === undefined) return memoryLimiter(settings)
  return redisLimiter({ ...settings, REDIS_URL: settings.REDIS_URL }, onChange)
}
