import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { watchLoad, shedLoad } from '../../../server/limits/load'
import { CALCULATORS, startForTest } from '../support'

const blockFor = (ms: number): void => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

const bounds = { longTurnMs: 100, few: 5, longQueueMs: 1000, least: 10, most: 200 }

test('under high load requests are refused at no cost, while operators are answered', async () => {
  let isHigh = false
  const load = { isHigh: () => isHigh, enter: () => undefined, leave: () => undefined, stop: () => undefined }
  const app = await startForTest({ RATE_LIMIT_UNITS: '10', REQUEST_LIMIT: '20' }, { load })
  expect((await app.post(`${CALCULATORS}/notgroschen`, {})).headers['ratelimit-remaining']).toBe('9')
  isHigh = true
  for (const path of [`${CALCULATORS}/notgroschen`, '/trpc/calculators.notgroschen']) {
    const refused = await app.post(path, {})
    expect([refused.status, refused.text.includes('overloaded')]).toEqual([503, true])
    expect(refused.headers).toMatchObject({ 'ratelimit-limit': '10', 'ratelimit-remaining': '9', 'cache-control': 'no-store' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1)
  }
  expect((await app.get(CALCULATORS)).status).toBe(503)
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await app.get(path)).status).toBe(200)
  isHigh = false
  expect((await app.post(`${CALCULATORS}/notgroschen`, {})).headers['ratelimit-remaining']).toBe('8')
})

test('a long turn of the event loop takes on no more once it took on a few', async () => {
  const load = watchLoad(bounds)
  await wait(10)
  blockFor(150)
  expect(load.isHigh()).toBe(false)
  for (let n = 0; n < 5; n += 1) load.enter()
  expect(load.isHigh()).toBe(true)
  await wait(150)
  expect(load.isHigh()).toBe(false)
  load.stop()
})

test('work under way is bounded by the time that it will take at the present pace', async () => {
  const load = watchLoad(bounds)
  for (let n = 0; n < 100; n += 1) load.enter()
  await wait(150)
  expect(load.isHigh()).toBe(false)
  for (let n = 0; n < 5; n += 1) {
    blockFor(80)
    load.leave() // 80 ms each: a second has room for twelve
    await wait(110)
  }
  expect(load.isHigh()).toBe(true)
  for (let n = 0; n < 86; n += 1) load.leave()
  expect(load.isHigh()).toBe(false) // nine are left, and ten are always let in
  load.stop()
})

test('a request whose client goes away before it is worked on does not count for ever', async () => {
  const events: string[] = []
  const server = Fastify()
  const leaving = new AbortController()
  let isFirst = true
  server.addHook('onRequest', async ({ raw }) => {
    if (!isFirst) return
    isFirst = false
    leaving.abort()
    await once(raw.socket, 'close') // a limiter in Redis may take that long
  })
  server.addHook('onRequest', async ({ raw }) => void events.push(raw.socket.destroyed ? 'gone' : 'here'))
  shedLoad(server, { isHigh: () => false, enter: () => events.push('enter'), leave: () => events.push('leave'), stop: () => undefined })
  server.get('/', async () => 'answer')
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  await expect(fetch(url, { signal: leaving.signal })).rejects.toThrow()
  await vi.waitFor(() => expect(events).toEqual(['gone']), { timeout: 60_000 })
  expect(await (await fetch(url)).text()).toBe('answer')
  await vi.waitFor(() => expect(events).toEqual(['gone', 'here', 'enter', 'leave']), { timeout: 60_000 })
  await server.close()
})
