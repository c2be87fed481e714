/** A database that hangs instead of refusing: mute since the start, or mute later. Nobody waits for it for long, and it is noticed when it speaks again. */
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { batchOfBundle } from '../../server/data/importers/bundle-batch'
import { openStore } from '../../server/data/store/store'
import { isinOf } from '../bench/world'
import { postgresAnswers, postgresPlace } from '../server/data/databases'
import { Line } from '../server/data/line'
import { sampleBundle, security } from '../server/data/sample-bundle'
import { startService, stopServices, type Service } from '../support/built'
import { PORTFOLIO, wait } from './http'

/** Shares that only the store may know, a new one for each question: what was read once is at hand. */
const SHARES = Array.from({ length: 400 }, (_, n) => isinOf('US', 987_000_000 + n))
let next = 0
const EMBEDDED = 'IE00B4L5Y983'
/** What a request may wait for a database, and some time for a machine that is busy: without the bound it is ten seconds and more. */
const WAIT_MS = 1_000 + 7_000

const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  await stopServices()
  for (const end of ends.splice(0).reverse()) await end()
})
afterAll(stopServices)

interface Answer {
  status: number
  text: string
  ms: number
}

async function asked(url: string, init?: RequestInit): Promise<Answer> {
  const begin = performance.now()
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(40_000) })
  return { status: answer.status, text: await answer.text(), ms: performance.now() - begin }
}

const analyse = ({ url }: Service): Promise<Answer> => asked(`${url}${PORTFOLIO}`, {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ holdings: [SHARES[next++ % SHARES.length], EMBEDDED].map((isin) => ({ isin, weight: 0.5 })) }),
})

const isAnswering = async ({ url }: Service): Promise<boolean> => (JSON.parse((await asked(`${url}/readyz`)).text) as { data: { store: { answering: boolean } } }).data.store.answering

/** Fires analyses, with readiness among them. */
async function underLoad(service: Service): Promise<Answer[]> {
  const answers: Promise<Answer>[] = []
  for (let n = 0; n < 60; n += 1) {
    answers.push(n % 6 === 0 ? asked(`${service.url}/readyz`) : analyse(service))
    await wait(40)
  }
  return Promise.all(answers)
}

const longest = (answers: readonly Answer[]): number => Math.max(...answers.map(({ ms }) => ms))

/** What the same requests take on this machine without a database. */
let alone = 0
beforeAll(async () => {
  const service = await startService({ RATE_LIMIT_UNITS: '0' })
  await analyse(service)
  alone = longest(await underLoad(service))
  await stopServices()
})

/** Nobody waits for long, while the data of a service are decoded already. */
async function expectInTime(service: Service): Promise<void> {
  const answers = await underLoad(service)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(longest(answers)).toBeLessThan(alone + WAIT_MS)
  expect(await isAnswering(service)).toBe(false)
  const { text, ms } = await analyse(service)
  expect(text).toContain('provider_unavailable')
  expect(ms).toBeLessThan(alone + WAIT_MS)
  expect(await service.metrics()).toContain('depotkit_dependency_up{name="store"} 0')
}

const serving = (database: string): Promise<Service> => startService({ DATABASE_URL: database, RATE_LIMIT_UNITS: '0' })

describe('a database', () => {
  test('that takes connections and never says a word: requests are answered from what is at hand', async () => {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined).once('close', () => sockets.delete(socket)))
      socket.resume()
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    ends.push(() => {
      server.close()
      for (const socket of sockets) socket.destroy()
    })
    const service = await serving(`postgres://nobody:secret@127.0.0.1:${(server.address() as AddressInfo).port}/none`)
    // decodes the embedded data, which takes seconds on a busy machine
    await analyse(service)
    await expectInTime(service)
    expect(sockets.size, 'one probe at a time').toBeLessThanOrEqual(2)
    expect(service.output()).not.toContain('secret')
    service.signal('SIGTERM')
    expect(await service.ended).toBe(0)
  })

  test.skipIf(!postgresAnswers)('that grows mute later rests until it speaks again (needs a PostgreSQL server)', async () => {
    const place = await postgresPlace()
    ends.push(place.drop)
    const store = openStore(place.url)
    await store.write([batchOfBundle(sampleBundle({ securities: SHARES.map((isin) => security(isin)) }))], new Date())
    await store.close()
    const url = new URL(place.url)
    const line = new Line({ host: url.hostname, port: Number(url.port || 5432) })
    await line.mend()
    ends.push(() => line.cut())
    url.port = String(line.port)
    const service = await serving(url.href)
    const whole = await analyse(service)
    expect([await isAnswering(service), whole.text.includes('provider_unavailable')]).toEqual([true, false])
    for (const round of [1, 2]) {
      line.silence()
      await expectInTime(service)
      expect(line.open(), `round ${round}: one probe at a time`).toBeLessThanOrEqual(10)
      line.speak()
      for (let tries = 0; tries < 100 && !(await isAnswering(service)); tries += 1) await wait(100)
      expect((await analyse(service)).text.includes('provider_unavailable'), `round ${round}`).toBe(false)
    }
  })
})
