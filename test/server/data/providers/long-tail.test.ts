import { describe, expect, it } from 'vitest'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import type { Tables } from '../../../../core/reference/tables/bundle'
import { answersInMemory, answersInStore, purgeAnswers, remembering, type Answers } from '../../../../server/data/providers/answers'
import { openFigiTables } from '../../../../server/data/providers/openfigi'
import { patienceFor, withPatience } from '../../../../server/data/providers/patience'
import { withProviders } from '../../../../server/data/providers/long-tail'
import { silentTables } from '../../../../server/data/providers/provider'
import { referenceSource } from '../../../../server/data/source'
import { openStore } from '../../../../server/data/store/store'
import { sqlitePlace } from '../databases'
import { sampleBundle, security } from '../sample-bundle'

const LOCAL = 'DE000TEST009'
const FAR = 'DE000TEST017'

/** A provider that knows one security and notes what it is asked. */
function provider(more: Partial<Tables> = {}): { tables: Tables; asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    tables: {
      ...silentTables,
      async securities(isins) {
        asked.push(...isins)
        return { found: new Map(isins.filter((isin) => isin === FAR).map((isin) => [isin, security(isin, { name: 'from afar' })])), failed: new Set() }
      },
      ...more,
    },
  }
}

describe('the long tail', () => {
  it('asks a provider only for what is not at hand', async () => {
    const far = provider()
    const { found } = await withProviders(memoryTables(sampleBundle()), [far.tables]).securities([LOCAL, FAR])
    expect([...found.keys()].sort()).toEqual([LOCAL, FAR])
    expect(far.asked).toEqual([FAR])
  })

  it('does not ask for the rows inside funds', async () => {
    const far = provider()
    const many = Array.from({ length: 61 }, (_, index) => `DE${String(index).padStart(10, '0')}`)
    const { failed } = await withProviders(memoryTables(sampleBundle()), [far.tables]).securities(many)
    expect([far.asked, failed.size]).toEqual([[], 0])
  })

  it('lets one request wait so long for all of its questions together, and others as long as they want', async () => {
    const silent = provider({ securities: () => new Promise(() => undefined), companies: () => new Promise(() => undefined) })
    const layer = withProviders(memoryTables(sampleBundle()), [silent.tables, silent.tables], 200)
    const failures = async (): Promise<number[]> => [(await layer.securities([FAR])).failed.size, (await layer.companies([FAR])).failed.size, (await layer.securities([FAR])).failed.size]
    const timed = async (work: () => Promise<number[]>): Promise<number> => {
      const start = performance.now()
      expect(await work()).toEqual([1, 1, 1])
      return performance.now() - start
    }
    // Six questions of 200 ms each; timers may be early by one.
    expect(await timed(failures)).toBeGreaterThan(1190)
    expect(await timed(() => withPatience(failures, 100))).toBeLessThan(1000)
  })

  it('counts for a request from when it opens the data, also while it waits for the question of another', async () => {
    const source = await referenceSource({ DEPOTKIT_BUNDLE: 'none' })
    const left = await withPatience(async () => {
      await source.open()
      await new Promise((resolve) => setTimeout(resolve, 40))
      return patienceFor(1_000)
    }, 20)
    expect(left).toBe(0)
    await source.close()
  })

  it('fails only for what the provider was needed for', async () => {
    const down = provider({ securities: async (isins) => ({ found: new Map(), failed: new Set(isins) }) })
    const { found, failed } = await withProviders(memoryTables(sampleBundle()), [down.tables]).securities([LOCAL, FAR])
    expect([[...found.keys()], [...failed]]).toEqual([[LOCAL], [FAR]])
  })

  it('asks the next provider, and what it finds is no failure', async () => {
    const down = provider({ securities: async (isins) => ({ found: new Map(), failed: new Set(isins) }) })
    const { found, failed } = await withProviders(memoryTables(sampleBundle()), [down.tables, provider().tables]).securities([FAR])
    expect([found.size, failed.size]).toEqual([1, 0])
  })

  it('asks for the revenue of a company by its primary line', async () => {
    const asked: string[] = []
    const tables = provider({
      async revenue(ids) {
        asked.push(...ids)
        return { found: new Map(ids.map((id) => [id, [{ companyId: id, isin: id, fiscalYear: 2025, period: 'FY', reportDate: '2025-12-31', currency: 'EUR', segment: 'Europe', amount: 1 }]])), failed: new Set() }
      },
    }).tables
    const { found } = await withProviders(memoryTables(sampleBundle({ revenue: [] })), [tables]).revenue(['c-1'])
    expect(asked).toEqual([LOCAL])
    expect(found.get('c-1')?.[0]).toMatchObject({ companyId: 'c-1', isin: LOCAL })
  })
})

describe('remembered answers', () => {
  const HOUR = 3_600_000

  async function behaviour(makeAnswers: (clock: () => number) => Answers): Promise<void> {
    let time = 0
    const far = provider()
    const tables = remembering(far.tables, makeAnswers(() => time))
    const first = await tables.securities([FAR, LOCAL])
    expect(await tables.securities([FAR, LOCAL])).toEqual(first)
    expect(far.asked).toEqual([FAR, LOCAL])
    time += 7 * HOUR
    await tables.securities([FAR, LOCAL])
    expect(far.asked).toEqual([FAR, LOCAL, LOCAL])
    time += 18 * HOUR
    await tables.securities([FAR])
    expect(far.asked.at(-1)).toBe(FAR)
    time -= 48 * HOUR // the clock is set right
    await tables.securities([FAR])
    expect(far.asked.slice(-2)).toEqual([FAR, FAR])
  }

  it('hold a day, "not known" six hours: in memory', () => behaviour(answersInMemory))

  it('and in the store, shared and over restarts', async () => {
    const place = await sqlitePlace()
    const store = openStore(place.url)
    try {
      await behaviour((clock) => answersInStore(store.ask, 'test', clock))
    } finally {
      await store.close()
      await place.drop()
    }
  })

  it('do not include failures', async () => {
    let down = true
    const flaky = provider({ securities: async (isins) => (down ? { found: new Map(), failed: new Set(isins) } : provider().tables.securities(isins)) })
    const tables = remembering(flaky.tables, answersInMemory(() => 0))
    expect((await tables.securities([FAR])).failed.size).toBe(1)
    down = false
    expect((await tables.securities([FAR])).found.size).toBe(1)
  })
})

describe('answers kept in the store', () => {
  it('go when they no longer hold, and the oldest beyond a number', async () => {
    const place = await sqlitePlace()
    const store = openStore(place.url)
    try {
      const db = await store.database()
      const day = 86_400_000
      const keys = async () => (await db.selectFrom('answers').select('key').orderBy('key').execute()).map(({ key }) => key)
      for (const [key, at] of [['a', 1], ['b', day + 2], ['c', day + 3], ['d', day + 4]] as const) {
        await db.insertInto('answers').values({ provider: 'test', kind: 'securities', key, fetched_at: at, body: null }).execute()
      }
      await purgeAnswers(db, day + 5)
      expect(await keys()).toEqual(['b', 'c', 'd'])
      await purgeAnswers(db, day + 5, 2)
      expect(await keys()).toEqual(['c', 'd'])
    } finally {
      await store.close()
      await place.drop()
    }
  })
})

describe('OpenFIGI', () => {
  const at = Date.parse('2026-11-20T12:00:00Z')
  const replying = (body: unknown) => openFigiTables('key', () => Promise.resolve(body), () => at)

  it('tells name and kind of what it knows', async () => {
    const figi = replying([
      { data: [{ figi: 'BBG000B9XRY4', name: 'APFEL INC', ticker: 'AAPL', exchCode: 'US', securityType: 'Common Stock', securityType2: 'Common Stock' }] },
      { data: [{ name: 'SOME ETF', securityType: 'ETP', securityType2: 'Mutual Fund' }] },
      { warning: 'No identifier found.' },
    ])
    const { found, failed } = await figi.securities(['US0378331005', 'IE00B4L5Y983', FAR])
    expect(failed.size).toBe(0)
    expect([...found.values()].map(({ name, kind, assetClass }) => [name, kind, assetClass])).toEqual([['APFEL INC', 'stock', 'equities'], ['SOME ETF', 'fund', null]])
  })

  it.each([['an error object', { error: 'bad' }], ['fewer answers than questions', []], ['text', 'slow down']])('calls %s a failure', async (_name, body) => {
    expect([...(await replying(body).securities([FAR])).failed]).toEqual([FAR])
  })
})
