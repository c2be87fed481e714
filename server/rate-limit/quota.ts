/** What a limiter is, whatever it counts in. */
import type { Namespace } from '../../core/procedure'
import type { Config } from '../config'

/** What units are taken from: an interface, or `other` for what belongs to none. */
export type Pool = Namespace | 'other'

/** What is left of a client's pool. */
export interface Quota {
  allowed: boolean
  limit: number
  remaining: number
  /** Whole seconds until the window ends, at least 1. */
  resetSeconds: number
}

/** Where units are counted at the moment. `fallback`: Redis does not answer, this process grants its share only. */
export interface LimiterState {
  store: 'memory' | 'redis'
  state: 'ok' | 'fallback'
  /** Processes that count together, as far as this one knows. */
  processes?: number
}

/** Units by pool since the start. */
export type UnitCounts = ReadonlyMap<Pool, { granted: number; refused: number }>

/** The pools of all clients. */
export interface Limiter {
  /** Takes units out of a client's pool; a request that costs more than is left takes what is left. */
  consume(client: string, pool: Pool, units: number): Quota | Promise<Quota>
  /** What this process knows of a pool, without taking anything. */
  peek(client: string, pool: Pool): Quota
  state(): LimiterState
  units(): UnitCounts
  close(): void
}

/** Told when counting moves from Redis into the process or back. */
export type StateListener = (state: LimiterState) => void

/** The settings of a limiter. */
export type LimiterSettings = Pick<Config, 'RATE_LIMIT_UNITS' | 'RATE_LIMIT_WINDOW_SECONDS' | 'REDIS_URL'>

/** The key of a client's pool. */
export const keyOf = (client: string, pool: Pool): string => `${pool}:${client}`

/** Whole seconds of a wait. */
export const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))

/** Counts units by what became of them. */
export function unitCounter(): { count(pool: Pool, units: number, allowed: boolean): void; counts: UnitCounts } {
  const counts = new Map<Pool, { granted: number; refused: number }>()
  return {
    counts,
    count(pool, units, allowed) {
      const known = counts.get(pool) ?? { granted: 0, refused: 0 }
      known[allowed ? 'granted' : 'refused'] += units
      counts.set(pool, known)
    },
  }
}
