/**
 * Counts rate units of all processes together in Redis. While Redis is away each process grants its share of what was
 * left, and what Redis forgot is restored: decisions/one-rate-limiter.md says what that guarantees.
 */
import { randomUUID } from 'node:crypto'
import { keyOf, secondsOf, unitCounter, type Limiter, type LimiterSettings, type LimiterState, type Quota, type StateListener } from './quota'
import { connectRedis, linkTo, type Link } from './redis-link'
import { figuresOf, hear, initialKnowledge, restore, takeAlone, takeTogether, type Knowledge } from './redis-pools'
import { CHANNEL, PROCESSES, RETURNED, scriptsOf, SETTLING } from './redis-scripts'

/** A process that starts waits so long for Redis; then it counts on its own until Redis is there. */
const START_WAIT_MS = 1000

/** Pools that can be taken from whether Redis answers or not. */
interface SharedPools {
  take(key: string, units: number): Promise<Quota>
  isShared(): boolean
  /** Resolves when Redis was reached or missed for the first time. */
  tried: Promise<void>
  close(): void
}

async function sharedPools(url: string, knowledge: Knowledge, onChange: () => void): Promise<SharedPools> {
  const me = randomUUID()
  const touched = new Set<string>()
  let shared = false
  let wasShared = false
  let endTrial = (): void => undefined
  const tried = new Promise<void>((resolve) => (endTrial = resolve))
  const enter = (next: boolean): void => {
    endTrial()
    if (next === shared) return
    shared = next
    wasShared ||= next
    onChange()
  }
  const beat = async (): Promise<{ isMissing: boolean }> => {
    const [seen = 1, settled = 0, missing = 0] = await link.run('beat', { keys: [PROCESSES, SETTLING, RETURNED], args: [me] })
    // After an outage processes come back one by one: they are not fewer because they are not all back.
    knowledge.processes = shared && settled === 1 ? seen : Math.max(seen, knowledge.processes)
    return { isMissing: missing === 1 }
  }
  const distrust = () => link.run('distrust', { keys: [SETTLING, RETURNED], args: [me] })
  const giveBack = () => restore(knowledge, link, me, touched, () => enter(true))
  const link: Link = linkTo(await connectRedis(url), scriptsOf(knowledge), CHANNEL, {
    up: async () => {
      if (wasShared || touched.size > 0) await distrust()
      await beat()
      await giveBack()
    },
    down: () => enter(false),
    silent: distrust,
    beat: async () => {
      if (shared && (await beat()).isMissing) await giveBack()
    },
    announcement: (text) => hear(knowledge, text, shared),
  })
  return {
    tried,
    isShared: () => shared,
    close: () => link.close(),
    async take(key, units) {
      if (shared) {
        const quota = await takeTogether(knowledge, link, me, key, units).catch(() => null)
        if (quota !== null) return quota
        enter(false)
      }
      touched.add(key)
      return takeAlone(knowledge, key, units)
    },
  }
}

/** Starts counting in Redis; resolves when that works, or does not for now. */
export async function redisLimiter(settings: LimiterSettings & { REDIS_URL: string }, onChange: StateListener): Promise<Limiter> {
  const knowledge = initialKnowledge(figuresOf(settings))
  const { limit, windows } = knowledge
  const { count, counts } = unitCounter()
  let report = (): void => undefined
  const pools = await sharedPools(settings.REDIS_URL, knowledge, () => report())
  const state = (): LimiterState => ({ store: 'redis', state: pools.isShared() ? 'ok' : 'fallback', processes: knowledge.processes })
  await Promise.race([pools.tried, new Promise((resolve) => setTimeout(resolve, START_WAIT_MS))])
  report = () => onChange(state())
  if (!pools.isShared()) setImmediate(report)
  return {
    async consume(client, pool, units) {
      const quota = await pools.take(keyOf(client, pool), units)
      count(pool, units, quota.allowed)
      return quota
    },
    peek(client, pool) {
      const window = windows.find(keyOf(client, pool)) ?? windows.unopened()
      return { allowed: true, limit, remaining: limit - window.total, resetSeconds: secondsOf(windows.msLeft(window)) }
    },
    state,
    units: () => counts,
    close: () => pools.close(),
  }
}
