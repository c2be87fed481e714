import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../support/port'
import { hasRedisServer, ownRedis } from '../../support/redis'
import { CALCULATORS, left, startForTest, type Running } from '../support'

if (!hasRedisServer) console.log('Skipped: redis-server is not installed')

const limiterOf = async (app: Running): Promise<unknown> => JSON.parse((await app.get('/ready')).text).data.limiter
const behind = { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_UNITS: '10', REQUEST_LIMIT: '10' }

/** An address that no other test run uses. */
const freshClient = (): Record<string, string> => {
  const [a = '', b = '', c = ''] = randomUUID().split('-').map((part) => part.slice(0, 4))
  return { 'x-forwarded-for': `2001:db8:${a}:${b}::${c}` }
}

async function until(done: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await done()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('It did not happen in 10 seconds')
}

describe('Redis', () => {
  test.skipIf(!hasRedisServer)('two processes share a pool (skipped without redis-server)', async () => {
    const redis = await ownRedis()
    onTestFinished(() => redis.kill())
    const [one, other] = [await startForTest({ ...behind, REDIS_URL: redis.url }), await startForTest({ ...behind, REDIS_URL: redis.url })]
    const client = freshClient()
    await until(async () => (await one.get(CALCULATORS, freshClient())).status === 200 && JSON.stringify(await limiterOf(one)).includes('"ok"'))
    await until(async () => (await other.get(CALCULATORS, freshClient())).status === 200 && JSON.stringify(await limiterOf(other)).includes('"ok"'))
    expect(left(await one.get(CALCULATORS, client))).toBe(9)
    expect(left(await other.get(CALCULATORS, client))).toBe(8)
    for (let call = 0; call < 8; call += 1) await one.get(CALCULATORS, client)
    const refused = await other.get(CALCULATORS, client)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('an address where nothing answers limits in the process, and says so', async () => {
    const app = await startForTest({ ...behind, REDIS_URL: `redis://127.0.0.1:${await freePort()}` })
    const client = freshClient()
    expect([left(await app.get(CALCULATORS, client)), left(await app.get(CALCULATORS, client))]).toEqual([9, 8])
    expect(await limiterOf(app)).toMatchObject({ store: 'redis', state: 'fallback' })
    expect(app.lines.join('')).toContain('"state":"fallback"')
  })

  test.skipIf(!hasRedisServer)('killed and hung under load: no request fails (skipped without redis-server)', async () => {
    const redis = await ownRedis()
    onTestFinished(() => redis.kill())
    const app = await startForTest({ ...behind, REQUEST_LIMIT: '100000', REDIS_URL: redis.url })
    const load = (): Promise<number[]> => Promise.all(Array.from({ length: 50 }, async () => (await app.get(CALCULATORS, freshClient())).status))
    const state = async (): Promise<unknown> => (await load(), limiterOf(app))
    const isIn = (wanted: string) => until(async () => JSON.stringify(await state()).includes(wanted))
    const all = Array<number>(50).fill(200)
    await isIn('"ok"')

    await redis.kill()
    expect(await load()).toEqual(all)
    await isIn('fallback')

    await redis.start()
    await isIn('"ok"')
    redis.freeze()
    expect(await load()).toEqual(all)
    expect(await limiterOf(app)).toMatchObject({ store: 'redis', state: 'fallback' })
    expect(await load()).toEqual(all)
    redis.thaw()
    await isIn('"ok"')
  })
})
