/** Two processes' limiters on one Redis that is killed, restarted empty and frozen: never more than the limit per window. */
import { describe, expect, test, type TestContext } from 'vitest'
import { limiterOf, type Limiter } from '../../server/rate-limit/limiter'
import { hasRedisServer, ownRedis, type OwnRedis } from '../support/redis'

if (!hasRedisServer) console.log('Skipped: redis-server is not installed')

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function start({ onTestFinished }: TestContext, windowSeconds = 60): Promise<{ redis: OwnRedis; one: Limiter; other: Limiter }> {
  const redis = await ownRedis()
  const settings = { RATE_LIMIT_UNITS: 60, RATE_LIMIT_WINDOW_SECONDS: windowSeconds, REDIS_URL: redis.url }
  const open = async (): Promise<Limiter> => {
    const limiter = await limiterOf(settings, () => undefined)
    if (limiter === null) throw new Error('Limiting is off')
    return limiter
  }
  const [one, other] = [await open(), await open()]
  onTestFinished(async () => {
    one.close()
    other.close()
    await redis.kill()
  })
  await until(() => [one, other].every((limiter) => limiter.state().processes === 2))
  return { redis, one, other }
}

async function until(done: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (done()) return
    await wait(20)
  }
  throw new Error('It did not happen in 6 seconds')
}

const isShared = (limiter: Limiter): boolean => limiter.state().state === 'ok'

/** Asks for single units and counts those that are granted. */
async function grants(limiter: Limiter, client: string, requests: number): Promise<number> {
  let granted = 0
  for (let n = 0; n < requests; n += 1) if ((await limiter.consume(client, 'calculators', 1)).allowed) granted += 1
  return granted
}

/** Longer than processes distrust totals after an outage. */
const SETTLED_MS = 1800

describe.skipIf(!hasRedisServer).concurrent('two processes (skipped without redis-server)', { timeout: 30_000 }, () => {
  test('share one pool, and both say truly what is left', async (context) => {
    const { one, other } = await start(context)
    for (let n = 0; n < 30; n += 1) {
      expect(await one.consume('a', 'calculators', 1)).toMatchObject({ allowed: true, remaining: 59 - 2 * n })
      expect(await other.consume('a', 'calculators', 1)).toMatchObject({ allowed: true, remaining: 58 - 2 * n })
    }
    expect(await one.consume('a', 'calculators', 1)).toMatchObject({ allowed: false, remaining: 0 })
    expect(await one.consume('a', 'portfolio-analysis', 1)).toMatchObject({ allowed: true, remaining: 59 })
  })

  test('a request above what is left takes what is left', async (context) => {
    const { one, other } = await start(context)
    await one.consume('a', 'calculators', 50)
    expect(await other.consume('a', 'calculators', 11)).toMatchObject({ allowed: false, remaining: 0 })
    expect(await one.consume('a', 'calculators', 1)).toMatchObject({ allowed: false })
  })

  test('a window ends for both, however often an exhausted client asks', async (context) => {
    const { one, other } = await start(context, 1)
    expect(await grants(one, 'a', 70)).toBe(60)
    const end = performance.now() + 1200
    while (performance.now() < end - 100) await Promise.all([one.consume('a', 'calculators', 60), other.consume('b', 'calculators', 1)])
    await wait(1300)
    expect(await other.consume('a', 'calculators', 1)).toMatchObject({ allowed: true, remaining: 59 })
  })

  test.for([['killed', 0], ['killed', 7], ['killed', 31], ['killed', 58], ['killed', 60], ['frozen', 40]] as const)(
    'Redis %s after one process granted %i units: what the other grants fits', async ([how, before], context) => {
      const { redis, one, other } = await start(context)
      await grants(one, 'a', before)
      await until(() => 60 - other.peek('a', 'calculators').remaining >= Math.floor(before / 5) * 5) // it was told
      if (how === 'killed') await redis.kill()
      else redis.freeze()
      const [more, others] = await Promise.all([grants(one, 'a', 60), grants(other, 'a', 60)])
      expect(before + more + others).toBeLessThanOrEqual(60)
      // All but what the two shares must leave aside is granted: less than two twelfths and a remainder each.
      expect(before + more + others).toBeGreaterThanOrEqual(60 - 10 - 2)
    },
  )

  test('what Redis forgot is restored, and total grants stay within the limit over two outages', async (context) => {
    const { redis, one, other } = await start(context)
    let granted = (await grants(one, 'a', 10)) + (await grants(other, 'a', 9))
    await redis.kill()
    granted += (await grants(one, 'a', 3)) + (await grants(other, 'a', 4))
    await redis.start()
    await until(() => isShared(one) && isShared(other))
    granted += (await grants(one, 'a', 2)) + (await grants(other, 'a', 2))
    await wait(SETTLED_MS)
    expect(await one.consume('a', 'calculators', 1)).toMatchObject({ allowed: true, remaining: 60 - 19 - 7 - 4 - 1 })
    granted += 1
    redis.freeze()
    granted += (await Promise.all([grants(one, 'a', 5), grants(other, 'a', 5)])).reduce((sum, count) => sum + count, 0)
    redis.thaw()
    await until(() => isShared(one) && isShared(other))
    await wait(SETTLED_MS)
    granted += (await Promise.all([grants(one, 'a', 60), grants(other, 'a', 60)])).reduce((sum, count) => sum + count, 0)
    expect(granted).toBe(60)
  })

  test('under load at both from before the kill until after it', async (context) => {
    const { redis, one, other } = await start(context)
    const granted = new Map<string, number>()
    let running = true
    const load = async (limiter: Limiter): Promise<void> => {
      for (let n = 0; running; n += 1) {
        const client = `c${n % 40}`
        if ((await limiter.consume(client, 'calculators', 1)).allowed) granted.set(client, (granted.get(client) ?? 0) + 1)
        if (n % 3 === 0) await wait(1)
      }
    }
    const all = [one, one, one, one, other, other, other, other].map(load)
    await wait(300)
    await redis.kill()
    await wait(300)
    await redis.start()
    await wait(1000)
    redis.freeze()
    await wait(1500)
    redis.thaw()
    await wait(SETTLED_MS + 500)
    running = false
    await Promise.all(all)
    expect(Math.max(...granted.values())).toBeLessThanOrEqual(60)
    expect(Math.min(...granted.values())).toBeGreaterThan(40)
  })

  test('a frozen Redis is given up after about 300 ms, and then nobody waits', async (context) => {
    const { redis, one } = await start(context)
    redis.freeze()
    const first = performance.now()
    await Promise.all(Array.from({ length: 50 }, (_, n) => one.consume(`c${n}`, 'calculators', 1)))
    expect(performance.now() - first).toBeLessThan(1000)
    const second = performance.now()
    for (let n = 0; n < 100; n += 1) await one.consume(`d${n}`, 'calculators', 1)
    expect(performance.now() - second).toBeLessThan(100)
    redis.thaw()
    await until(() => isShared(one))
  })
})
