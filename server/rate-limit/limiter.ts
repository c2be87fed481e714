/**
 * Counts rate units in fixed windows, one pool per client and namespace, in process or in Redis. It uses
 * rate-limiter-flexible directly: a weighted request that is also charged when its body cannot be read does not fit
 * the hook of @fastify/rate-limit.
 */
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import type { Redis } from 'ioredis'
import type { Namespace } from '../../core/procedure'
import type { Config } from '../config'

/** What is left of a client's pool after a request was charged. */
export interface Quota {
  allowed: boolean
  limit: number
  remaining: number
  /** Whole seconds until the window ends, at least 1. */
  resetSeconds: number
}

/** Where units are counted at the moment. `fallback`: Redis does not answer, this process counts on its own. */
export interface LimiterState {
  store: 'memory' | 'redis'
  state: 'ok' | 'fallback'
}

/** The pools of all clients. */
export interface Limiter {
  /** Takes units out of a client's pool; a request that costs more than is left takes what is left. */
  consume(client: string, namespace: Namespace, units: number): Promise<Quota>
  state(): LimiterState
  close(): void
}

/** Told when counting moves from Redis into the process or back. */
export type StateListener = (state: LimiterState) => void

type Settings = Pick<Config, 'RATE_LIMIT_UNITS' | 'RATE_LIMIT_WINDOW_SECONDS' | 'REDIS_URL'>

const optionsOf = (settings: Settings) => ({
  keyPrefix: 'depotkit:units',
  points: settings.RATE_LIMIT_UNITS,
  duration: settings.RATE_LIMIT_WINDOW_SECONDS,
})

/** Both answers of the library, in the pool and beyond it; anything else is a failure of the store. */
async function take(pool: RateLimiterAbstract, key: string, units: number): Promise<RateLimiterRes> {
  try {
    return await pool.consume(key, units)
  } catch (error) {
    if (error instanceof RateLimiterRes) return error
    throw error
  }
}

const quotaOf = (limit: number, taken: RateLimiterRes): Quota => ({
  allowed: taken.consumedPoints <= limit,
  limit,
  remaining: Math.max(0, limit - taken.consumedPoints),
  resetSeconds: Math.max(1, Math.ceil(taken.msBeforeNext / 1000)),
})

const keyOf = (client: string, namespace: Namespace): string => `${namespace}:${client}`

/** Counts in this process. */
export function memoryLimiter(settings: Settings): Limiter {
  const pool = new RateLimiterMemory(optionsOf(settings))
  return {
    consume: async (client, namespace, units) =>
      quotaOf(settings.RATE_LIMIT_UNITS, await take(pool, keyOf(client, namespace), units)),
    state: () => ({ store: 'memory', state: 'ok' }),
    close: () => undefined,
  }
}

/** Counts in Redis; whenever that fails or takes too long, in this process. */
function redisLimiter(settings: Settings, client: Redis, onChange: StateListener): Limiter {
  const shared = new RateLimiterRedis({ ...optionsOf(settings), storeClient: client, rejectIfRedisNotReady: true })
  const own = new RateLimiterMemory(optionsOf(settings))
  let state: LimiterState = { store: 'redis', state: 'ok' }
  const enter = (next: LimiterState['state']): void => {
    if (state.state === next) return
    state = { store: 'redis', state: next }
    onChange(state)
  }
  const takeAnywhere = async (key: string, units: number): Promise<RateLimiterRes> => {
    try {
      const taken = await take(shared, key, units)
      enter('ok')
      return taken
    } catch {
      if (state.state === 'ok' && client.status === 'ready') client.disconnect(true) // hung: reconnect, so that the next need not wait
      enter('fallback')
      return take(own, key, units)
    }
  }
  return {
    consume: async (from, namespace, units) =>
      quotaOf(settings.RATE_LIMIT_UNITS, await takeAnywhere(keyOf(from, namespace), units)),
    state: () => state,
    close: () => client.disconnect(),
  }
}

/** A connection that fails fast instead of queueing commands. */
async function connectRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1000,
    commandTimeout: 250,
    socketTimeout: 1000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  })
  client.on('error', () => undefined) // the limiter's state says it
  return client
}

/** The limiter that the settings ask for; null when limiting is off. */
export async function limiterOf(settings: Settings, onChange: StateListener): Promise<Limiter | null> {
  if (settings.RATE_LIMIT_UNITS === 0) return null
  if (settings.REDIS_URL === undefined) return memoryLimiter(settings)
  return redisLimiter(settings, await connectRedis(settings.REDIS_URL), onChange)
}
