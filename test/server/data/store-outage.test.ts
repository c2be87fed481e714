import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask } from '../../../core/reference/reference'
import { batchOfBundle } from '../../../server/data/importers/bundle-batch'
import { referenceSource, type OpenSource } from '../../../server/data/source'
import { openStore } from '../../../server/data/store/store'
import { runCli } from '../cli/support'
import { postgresAnswers, postgresPlace, type Place } from './databases'
import { Line } from './line'
import { sampleBundle, security } from './sample-bundle'

const KNOWN_ONLY_IN_STORE = 'DE000TEST009'
const EMBEDDED = 'IE00B4L5Y983'

describe.skipIf(!postgresAnswers)('a PostgreSQL that goes away (needs a PostgreSQL server)', () => {
  let place: Place
  let line: Line
  let source: OpenSource

  beforeEach(async () => {
    place = await postgresPlace()
    const direct = new URL(place.url)
    line = new Line({ host: direct.hostname, port: Number(direct.port) })
    await line.mend()
    const store = openStore(place.url)
    await store.write([batchOfBundle(sampleBundle())], new Date())
    await store.close()
    direct.port = String(line.port)
    source = await referenceSource({ DATABASE_URL: direct.href })
  })
  afterEach(async () => {
    await source.close()
    await line.cut()
    await place.drop()
  })

  const known = async () => {
    const reference = await source.open()
    return ask([KNOWN_ONLY_IN_STORE, EMBEDDED], (isins) => reference.securities(isins))
  }
  /** Asks until the answer is of this kind: a rest after a failure is part of the behaviour. */
  async function until(accept: (answer: Awaited<ReturnType<typeof known>>) => boolean) {
    for (let attempt = 0; attempt < 50; attempt++) {
      const answer = await known()
      if (accept(answer)) return answer
      await wait(200)
    }
    throw new Error('never came')
  }

  it('costs only what it alone knows, as failed keys, and comes back by itself', async () => {
    expect([...(await known()).found.keys()]).toEqual([KNOWN_ONLY_IN_STORE, EMBEDDED])
    await line.cut()
    const away = await until(({ failed }) => failed.size > 0)
    expect([[...away.found.keys()], [...away.failed]]).toEqual([[EMBEDDED], [KNOWN_ONLY_IN_STORE]])
    expect(source.state().store?.answering).toBe(false)
    await line.mend()
    const back = await until(({ failed }) => failed.size === 0)
    expect(back.found.size).toBe(2)
    expect(source.state().store?.answering).toBe(true)
  })

  it('may be away when the server starts', async () => {
    await line.cut()
    const direct = new URL(place.url)
    direct.port = String(line.port)
    const late = await referenceSource({ DATABASE_URL: direct.href })
    try {
      const reference = await late.open()
      expect((await reference.securities([EMBEDDED])).found.size).toBe(1)
      await line.mend()
      await vi.waitUntil(() => late.state().store?.answering, { timeout: 60_000 })
      expect((await (await late.open()).securities([KNOWN_ONLY_IN_STORE])).found.size).toBe(1)
    } finally {
      await late.close()
    }
  })

  it('is not waited for at the end', async () => {
    line.silence()
    const direct = new URL(place.url)
    direct.port = String(line.port)
    const mute = await referenceSource({ DATABASE_URL: direct.href })
    await mute.open()
    const start = performance.now()
    await mute.close()
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  it('may take three seconds for every connection', async () => {
    line.hesitation = 3_000
    const direct = new URL(place.url)
    direct.port = String(line.port)
    const slow = await referenceSource({ DATABASE_URL: direct.href })
    try {
      expect((await (await slow.open()).securities([KNOWN_ONLY_IN_STORE])).failed.size).toBe(1)
      await vi.waitUntil(() => slow.state().store?.answering, { timeout: 15_000 })
      expect((await (await slow.open()).securities([KNOWN_ONLY_IN_STORE])).found.size).toBe(1)
    } finally {
      await slow.close()
    }
    const files = { '-': JSON.stringify({ holdings: [{ isin: KNOWN_ONLY_IN_STORE, weight: 1 }] }) }
    expect(await runCli(['analyze', '-', 'allocation'], { env: { DATABASE_URL: direct.href }, files })).toMatchObject({ exitCode: 0, err: [] })
  })

  it('serves an import of another server within five seconds', async () => {
    const other = openStore(place.url)
    try {
      await known()
      await other.write([batchOfBundle(sampleBundle({ name: 'later', securities: [security('DE000TEST017')] }))], new Date())
      await wait(1_100)
      expect((await (await source.open()).securities(['DE000TEST017'])).found.size).toBe(1)
    } finally {
      await other.close()
    }
  })
})
