/** Two limiters on one Redis that is killed, restarted empty and frozen, as two processes would have them. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test, type TestContext } from 'vitest'
import { limiterOf, type Limiter } from '../../../server/limits/limiter'
import { quotaOf, type Pool, type Quota } from '../../../server/limits/quota'
import { freePort } from '../../support/port'
import { hasRedisServer, ownRedis, type OwnRedis } from '../../support/redis'

if (!hasRedisServer) console.log('Skipped: redis-server is not installed')

async function open(url: string, windowSeconds = 60): Promise<Limiter> {
  const limiter = await limiterOf({ RATE_LIMIT_UNITS: 60, REQUEST_LIMIT: 300, RATE_LIMIT_WINDOW_SECONDS: windowSeconds, REDIS_URL: url })
  if (limiter === null) throw new Error('Limiting is off')
  return limiter
}

async function start({ onTestFinished }: TestContext, windowSeconds = 60): Promise<{ redis: OwnRedis; one: Limiter; other: Limiter }> {
  const redis = await ownRedis()
  const [one, other] = [await open(redis.url, windowSeconds), await open(redis.url, windowSeconds)]
  onTestFinished(async () => {
    one.close()
    other.close()
    await redis.kill()
  })
  await until(() => [one, other].every((limiter) => limiter.state().processes === 2))
  return { redis, one, other }
}

async function until(done: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (done()) return
    await wait(20)
  }
  throw new Error('It did not happen in 10 seconds')
}

const isShared = (limiter: Limiter): boolean => limiter.state().state === 'ok'

const take = async (limiter: Limiter, client: string, units: number, pool: Pool = 'calculators'): Promise<Quota> =>
  quotaOf(await limiter.count(client, pool, units))

/** Asks for single units and counts those that are granted. */
async function grants(limiter: Limiter, client: string, requests: number): Promise<number> {
  let granted = 0
  for (let n = 0; n < requests; n += 1) if ((await take(limiter, client, 1)).allowed) granted += 1
  return granted
}

describe.skipIf(!hasRedisServer)('two processes (skipped without redis-server)', () => {
  test('share one pool, and both say truly what is left', async (context) => {
    const { one, other } = await start(context)
    for (let n = 0; n < 30; n += 1) {
      expect(await take(one, 'a', 1)).toMatchObject({ allowed: true, remaining: 59 - 2 * n })
      expect(await take(other, 'a', 1)).toMatchObject({ allowed: true, remaining: 58 - 2 * n })
    }
    expect(await take(one, 'a', 1)).toMatchObject({ allowed: false, remaining: 0 })
    expect(await take(one, 'a', 1, 'portfolio-analysis')).toMatchObject({ allowed: true, remaining: 59 })
    expect(await take(other, 'a', 1, 'requests')).toMatchObject({ allowed: true, limit: 300, remaining: 299 })
  })

  test('a request above what is left is refused and takes what is left', async (context) => {
    const { one, other } = await start(context)
    await take(one, 'a', 58)
    expect(await take(other, 'a', 5)).toMatchObject({ allowed: false, remaining: 0 })
    expect(await take(one, 'a', 1)).toMatchObject({ allowed: false, remaining: 0 })
  })

  test('a count below zero, which only a stranger writes, is no allowance: each process counts its share', async (context) => {
    const { redis, one } = await start(context)
    const socket = connect(redis.port, '127.0.0.1')
    socket.write('SET depotkit:limit:calculators:a -1000000\r\n')
    await once(socket, 'data')
    socket.destroy()
    expect(await grants(one, 'a', 90)).toBe(30)
  })

  test('a window ends for both, however often an exhausted client asks', async (context) => {
    const { one, other } = await start(context, 1)
    expect(await grants(one, 'a', 70)).toBe(60)
    for (const end = performance.now() + 1100; performance.now() < end; await wait(50)) await take(other, 'a', 1)
    const { allowed, remaining, resetSeconds } = await take(one, 'b', 1)
    expect([allowed, remaining, resetSeconds]).toEqual([true, 59, 1])
    await wait(1100)
    expect((await take(one, 'a', 1)).allowed).toBe(true)
  })

  test('while Redis is gone each grants its half, whatever Redis had granted; when it is back they share again', async (context) => {
    const { redis, one, other } = await start(context)
    await take(one, 'a', 40)
    await redis.kill()
    await until(() => !isShared(one) && !isShared(other))
    expect([await grants(one, 'a', 60), await grants(other, 'a', 60)]).toEqual([30, 30])
    await redis.start()
    await until(() => isShared(one) && isShared(other))
    expect((await grants(one, 'a', 60)) + (await grants(other, 'a', 60))).toBe(60)
  })

  test('a Redis that comes back empty has not heard of all processes yet: they still count each other', async (context) => {
    const { redis, one, other } = await start(context)
    await redis.kill()
    await until(() => !isShared(one) && !isShared(other))
    await redis.start()
    await until(() => isShared(one) && isShared(other))
    expect([one, other].map((limiter) => limiter.state().processes)).toEqual([2, 2])
  })

  test('a frozen Redis is waited for once, and then nobody waits', async (context) => {
    const { redis, one, other } = await start(context)
    redis.freeze()
    const timed = async (): Promise<number> => {
      const begin = performance.now()
      await take(one, 'a', 1)
      return performance.now() - begin
    }
    const first = await timed()
    expect(first).toBeGreaterThan(250)
    expect(Math.max(await timed(), await timed(), await timed())).toBeLessThan(first / 2)
    expect(isShared(one)).toBe(false)
    redis.thaw()
    await take(other, 'a', 1)
    await until(() => isShared(one) && isShared(other))
  })

  test('a Redis that answers too late keeps nobody waiting, and is taken again when it is quick', async ({ onTestFinished }) => {
    const redis = await ownRedis()
    let delayMs = 500
    const slow = createServer((near) => {
      const far = connect(redis.port, '127.0.0.1').on('data', (bytes) => setTimeout(() => near.write(bytes), delayMs)).on('close', () => near.destroy())
      near.on('error', () => far.destroy()).on('close', () => far.destroy()).pipe(far)
    }).listen(0, '127.0.0.1')
    await once(slow, 'listening')
    const limiter = await open(`redis://127.0.0.1:${(slow.address() as AddressInfo).port}`)
    onTestFinished(async () => {
      limiter.close()
      slow.close()
      await redis.kill()
    })
    await wait(1000)
    const begin = performance.now()
    expect(await grants(limiter, 'a', 20)).toBe(20)
    // Waiting for each of them would take ten seconds.
    expect(performance.now() - begin).toBeLessThan(5000)
    expect(isShared(limiter)).toBe(false)
    delayMs = 0
    await until(() => isShared(limiter))
    expect((await take(limiter, 'b', 1)).remaining).toBe(59)
  })

  test('answers that arrived while the process was busy are read before Redis is given up', async (context) => {
    const { one } = await start(context)
    const quota = take(one, 'a', 1)
    await wait(0)
    for (const end = performance.now() + 500; performance.now() < end;);
    expect((await quota).remaining).toBe(59)
    expect(isShared(one)).toBe(true)
  })

  test('a process that never reached Redis counts as if it were alone', async ({ onTestFinished }) => {
    const limiter = await open(`redis://127.0.0.1:${await freePort()}`)
    onTestFinished(() => limiter.close())
    expect(limiter.state()).toEqual({ store: 'redis', state: 'fallback', processes: 1 })
    expect(await grants(limiter, 'a', 70)).toBe(60)
  })
})
