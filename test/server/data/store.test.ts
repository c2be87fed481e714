import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { sql } from 'kysely'
import { batchOfBundle } from '../../../server/data/importers/bundle-batch'
import { bundleOf } from '../../../server/data/store/export'
import { openStore, type Store } from '../../../server/data/store/store'
import type { Document } from '../../../server/data/store/documents'
import { pglitePlace, postgresAnswers, postgresPlace, sqlitePlace, type Place } from './databases'
import { row, sampleBundle, security } from './sample-bundle'

const now = new Date('2026-11-20T12:00:00Z')

const databases: [string, () => Promise<Place>][] = [['SQLite', sqlitePlace], postgresAnswers ? ['PostgreSQL', postgresPlace] : ['PGlite', pglitePlace]]

describe.each(databases)('the store on %s', (_name, makePlace) => {
  let place: Place
  let store: Store
  let time = 0

  beforeEach(async () => {
    place = await makePlace()
    time = 0
    store = openStore(place.url, { clock: () => time, connecting: place.connecting })
  })
  afterEach(async () => {
    await store.close()
    await place.drop()
  })
  const open = () => {
    time += 2_000
    return store.open()
  }

  it('knows nothing while it is empty', async () => {
    const { found, failed } = await (await open()).securities(['DE000TEST009'])
    expect([found.size, failed.size]).toEqual([0, 0])
  })

  it('gives back every kind of record as it was imported', async () => {
    const bundle = sampleBundle()
    await store.write([batchOfBundle(bundle)], now)
    const layer = await open()
    expect((await layer.securities(['DE000TEST009', 'XX0000000000'])).found).toEqual(new Map([['DE000TEST009', bundle.securities[0]]]))
    expect((await layer.aliases(['DE000TEST041'])).found.get('DE000TEST041')).toBe('DE000TEST009')
    expect((await layer.taxKinds(['IE00TESTMIX0', 'IE00B4L5Y983'])).found).toEqual(new Map([['IE00TESTMIX0', bundle.taxKinds?.[0]]]))
    expect((await layer.assetMix(['IE00TESTMIX0'])).found.get('IE00TESTMIX0')).toEqual(bundle.assetMix)
    expect((await layer.companies(['c-1'])).found.get('c-1')).toEqual(bundle.companies[0])
    expect((await layer.companiesByIsin(['DE000TEST009'])).found.get('DE000TEST009')).toEqual(bundle.companies[0])
    expect((await layer.constituents(['IE00TESTFUN0'])).found.get('IE00TESTFUN0')).toEqual(bundle.constituents)
    expect((await layer.proxies(['IE00TESTPRX4'])).found.get('IE00TESTPRX4')).toEqual(bundle.fundProxies)
    expect((await layer.vectors(['IE00TESTFUN0'])).found.get('IE00TESTFUN0')).toEqual(bundle.fundVectors)
    expect((await layer.revenue(['c-1'])).found.get('c-1')).toEqual(bundle.revenue)
  })

  it.each([
    ['a day without a price', 'prices', 'DE000TEST009', { dates: ['2026-01-28', '2026-01-29'], closes: [10] }],
    ['a price of nothing', 'prices', 'DE000TEST009', { dates: ['2026-01-28', '2026-01-29'], closes: [10, 0] }],
    ['a price below nothing', 'prices', 'DE000TEST009', { dates: ['2026-01-28', '2026-01-29'], closes: [-10, 10] }],
    ['days that go back', 'prices', 'DE000TEST009', { dates: ['2026-01-29', '2026-01-28'], closes: [10, 11] }],
    ['a day twice', 'prices', 'DE000TEST009', { dates: ['2026-01-29', '2026-01-29'], closes: [10, 11] }],
    ['a day that is none', 'prices', 'DE000TEST009', { dates: ['2026-02-28', '2026-02-30'], closes: [10, 11] }],
    ['a rate without a day', 'fx', 'USD', { dates: ['2026-01-29'], perEur: [1.1, 1.2] }],
    ['a rate of nothing', 'fx', 'USD', { dates: ['2026-01-29'], perEur: [0] }],
  ] as const)('fails for a series with %s that somebody wrote by hand', async (_what, kind, key, series) => {
    const body = { isin: key, currency: 'USD', basis: 'price_only', ...series }
    await store.write([{ ...batchOfBundle(sampleBundle()), name: 'by hand', documents: [{ kind, key, asOf: '2026-11-20', body } as unknown as Document] }], now)
    const layer = await open()
    const { found, failed } = await (kind === 'fx' ? layer.fx([key], '2026-01-01', '2026-12-31') : layer.prices(key, '2026-01-01', '2026-12-31'))
    expect([found.size, [...failed]]).toEqual([0, [key]])
  })

  it.each([
    ['a security without a name', 'securities', 'DE000TEST009', { ...security('DE000TEST009'), name: null }],
    ['a security whose name is an object', 'securities', 'DE000TEST009', { ...security('DE000TEST009'), name: { en: 'Test' } }],
    ['a company without a name', 'companies', 'c-1', { id: 'c-1', source: 'test' }],
    ['a weight that is a text', 'constituents', 'IE00TESTFUN0', [row('First', 0.5), { ...row('Second', 0.5), weight: '0.5' }]],
    ['one row where there are several', 'constituents', 'IE00TESTFUN0', row('First', 0.5)],
    ['several where there is one', 'securities', 'DE000TEST009', [security('DE000TEST009')]],
    ['a number among the countries', 'proxies', 'IE00TESTPRX4', [{ ...sampleBundle().fundProxies[0], countries: [49] }]],
    ['nothing at all', 'companies', 'c-1', null],
  ] as const)('fails for %s that somebody wrote by hand', async (_what, kind, key, body) => {
    const broken = { kind, key, asOf: '2026-11-20', body } as unknown as Document
    await store.write([{ ...batchOfBundle(sampleBundle()), name: 'by hand', documents: [broken] }], now)
    const { found, failed } = await (await open())[kind]([key])
    expect([found.size, [...failed]]).toEqual([0, [key]])
    await expect(store.find(kind, [key])).rejects.toThrow(`damaged in the database: ${kind} of ${key}; import them again`)
  })

  it('makes a list of its own of the terms of a bond, with its issuer by LEI', async () => {
    const lei = '5299004ANVHJNNO3YW23'
    const debt = (isin: string, issuerLei: string | null): Document =>
      ({ kind: 'debts', key: isin, asOf: null, body: { isin, issuerLei, maturity: '2030-06-30', coupon: 0.025, currency: 'EUR', source: 'test' } })
    const documents: Document[] = [
      debt('DE000TEST009', lei), debt('DE000TEST017', null),
      { kind: 'issuers', key: `lei:${lei}`, asOf: null, body: { isin: '', lei, name: 'Test AG', source: 'test' } },
    ]
    await store.write([{ ...batchOfBundle(sampleBundle()), documents }], now)
    const { found, failed } = await (await open()).bonds(['DE000TEST009', 'DE000TEST017', 'DE000TEST025'])
    const known = { maturity: '2030-06-30', coupon: 0.025, currency: 'EUR', weight: 1, asOf: null, type: null }
    expect(found.get('DE000TEST009')).toMatchObject([{ ...known, issuer: 'Test AG', lei }])
    expect(found.get('DE000TEST017')).toMatchObject([{ ...known, issuer: null, lei: null }])
    expect([found.size, failed.size]).toEqual([2, 0])
  })

  it('cuts series to the window, both ends included', async () => {
    await store.write([batchOfBundle(sampleBundle())], now)
    const layer = await open()
    const { found } = await layer.prices('DE000TEST009', '2026-01-29', '2026-01-30')
    expect(found.get('DE000TEST009')).toEqual({
      isin: 'DE000TEST009', currency: 'EUR', basis: 'price_only', dates: ['2026-01-29', '2026-01-30'], closes: Float64Array.of(11, 12),
    })
    expect((await layer.prices('DE000TEST009', '2026-02-01', '2026-03-01')).found.size).toBe(0)
    expect((await layer.fx(['USD'], '2026-01-30', '2026-01-30')).found.get('USD')?.perEur).toEqual(Float64Array.of(1.2))
  })

  it('prefers the newest dated record, whichever was imported last', async () => {
    const dated = (name: string, asOf: string) =>
      batchOfBundle(sampleBundle({ name, asOf, constituents: [row(name, 1, asOf)], securities: [security('DE000TEST009', { name, asOf })] }))
    await store.write([dated('newer', '2026-05-01')], now)
    await store.write([dated('older', '2024-05-01')], now)
    const layer = await open()
    expect((await layer.constituents(['IE00TESTFUN0'])).found.get('IE00TESTFUN0')?.[0]?.name).toBe('newer')
    expect((await layer.securities(['DE000TEST009'])).found.get('DE000TEST009')?.name).toBe('newer')
  })

  it('replaces an import of the same name whole', async () => {
    await store.write([batchOfBundle(sampleBundle())], now)
    const [written] = await store.write([batchOfBundle(sampleBundle({ securities: [security('DE000TEST017')] }))], now)
    expect(written?.replaced).toBe(true)
    const { found } = await (await open()).securities(['DE000TEST009', 'DE000TEST017'])
    expect([...found.keys()]).toEqual(['DE000TEST017'])
  })

  it('keeps one version for a request that is under way during an import', async () => {
    await store.write([batchOfBundle(sampleBundle())], now)
    const before = await open()
    await store.write([batchOfBundle(sampleBundle({ constituents: [row('CHANGED', 1, '2026-01-31')] }))], now)
    expect((await before.constituents(['IE00TESTFUN0'])).found.get('IE00TESTFUN0')).toHaveLength(2)
    expect((await (await open()).constituents(['IE00TESTFUN0'])).found.get('IE00TESTFUN0')?.[0]?.name).toBe('CHANGED')
  })

  it('answers with the same object as long as nothing is imported', async () => {
    await store.write([batchOfBundle(sampleBundle())], now)
    expect(await open()).toBe(await open())
  })

  it('shows an import of one process to another', async () => {
    const other = openStore(place.url, { clock: () => time, connecting: place.connecting })
    try {
      await open()
      await other.write([batchOfBundle(sampleBundle())], now)
      expect((await (await open()).securities(['DE000TEST009'])).found.size).toBe(1)
    } finally {
      await other.close()
    }
  })

  it('shows it also where the clock is set back by an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const serving = openStore(place.url, { connecting: place.connecting })
    try {
      await serving.open()
      await store.write([batchOfBundle(sampleBundle())], now)
      vi.setSystemTime(Date.now() - 3_600_000)
      vi.advanceTimersByTime(2_000)
      expect((await (await serving.open()).securities(['DE000TEST009'])).found.size).toBe(1)
    } finally {
      await serving.close()
    }
  })

  it('changes nothing when an import fails half way', async () => {
    await store.write([batchOfBundle(sampleBundle())], now)
    function* broken(): Generator<Document> {
      for (let index = 0; index < 700; index++) {
        yield { kind: 'securities', key: `DE${index}`, asOf: null, body: security(`DE${index}`) }
      }
      throw new Error('broken file')
    }
    await expect(store.write([{ ...batchOfBundle(sampleBundle()), documents: broken() }], now)).rejects.toThrow('broken file')
    const layer = await open()
    expect((await layer.securities(['DE000TEST009', 'DE1'])).found.size).toBe(1)
    expect((await store.list()).map((info) => info.name)).toEqual(['sample'])
  })

  it('lists imports with counts, dates and sources, and removes them', async () => {
    const bundle = sampleBundle()
    await store.write([batchOfBundle(bundle)], now)
    const [info] = await store.list()
    expect(info).toMatchObject({ name: 'sample', format: 'bundle', asOf: '2026-01-31', importedAt: now.toISOString(), sources: bundle.sources })
    expect(info?.counts).toMatchObject({ securities: 2, constituents: 1, prices: 1 })
    expect(await store.remove('sample', now)).toBe(true)
    expect(await store.remove('sample', now)).toBe(false)
    expect(await store.list()).toEqual([])
    expect((await (await open()).securities(['DE000TEST009'])).found.size).toBe(0)
  })

  it('drops what is out of force once no reader can need it', async () => {
    await store.write([batchOfBundle(sampleBundle())], now)
    await store.remove('sample', now)
    const later = new Date(now.getTime() + 120_000)
    await store.write([batchOfBundle(sampleBundle({ name: 'other', securities: [], constituents: [] }))], later)
    const db = await store.database()
    expect(await db.selectFrom('documents').select('key').where('kind', '=', 'securities').execute()).toEqual([])
  })

  it('exports what it holds as a bundle that brings the same records', async () => {
    const bundle = sampleBundle()
    await store.write([batchOfBundle(bundle)], now)
    expect(await bundleOf(store, 'sample')).toEqual(bundle)
  })

  it('reads a fund of 1,500 rows back unchanged', async () => {
    const constituents = Array.from({ length: 1500 }, (_, index) => row(`COMPANY ${index} & SÖHNE`, 1 / 1500))
    await store.write([batchOfBundle(sampleBundle({ constituents }))], now)
    expect((await (await open()).constituents(['IE00TESTFUN0'])).found.get('IE00TESTFUN0')).toEqual(constituents)
  })
})

describe('a store that does not answer', () => {
  it('is not asked again while it can say its version and no documents: each answer would begin its rest anew', async () => {
    const place = await sqlitePlace()
    const changes: unknown[] = []
    const store = openStore(place.url, { restMs: 1, changed: (failure) => void changes.push(failure) })
    await store.write([batchOfBundle(sampleBundle())], now)
    const layer = await store.open()
    const db = await store.database()
    await db.schema.alterTable('documents').renameTo('documents_away').execute()
    for (let n = 0; n < 20; n += 1) {
      expect((await layer.securities(['DE000TEST009'])).failed.size).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(changes).toEqual([expect.any(Error)])
    await sql`alter table documents_away rename to documents`.execute(db)
    await vi.waitUntil(() => store.state().answering, { timeout: 60_000 })
    expect([changes.length, (await (await store.open()).securities(['DE000TEST009'])).found.size]).toEqual([2, 1])
    await store.close()
    await place.drop()
  })

  it('makes every key fail and never rejects', async () => {
    const store = openStore('postgres://nobody@127.0.0.1:1/none')
    const layer = await store.open()
    expect((await layer.securities(['DE000TEST009'])).failed).toEqual(new Set(['DE000TEST009']))
    expect((await layer.prices('DE000TEST009', '2026-01-01', '2026-01-02')).failed).toEqual(new Set(['DE000TEST009']))
    await expect(layer.catalogue()).rejects.toThrow()
    expect(store.state().answering).toBe(false)
    await store.close()
  })

  it.skipIf(!postgresAnswers)('is asked again later and recovers (needs a PostgreSQL server)', async () => {
    const place = await postgresPlace()
    let time = 0
    const store = openStore(place.url, { clock: () => (time += 2_000), restMs: 1 })
    try {
      await store.write([batchOfBundle(sampleBundle())], now)
      const layer = await store.open()
      await (await store.database()).schema.alterTable('documents').renameTo('documents_away').execute()
      expect((await layer.securities(['DE000TEST009'])).failed.size).toBe(1)
      expect(store.state().answering).toBe(false)
      await sql`alter table documents_away rename to documents`.execute(await store.database())
      await vi.waitUntil(() => store.state().answering, { timeout: 60_000 })
      expect((await (await store.open()).securities(['DE000TEST009'])).found.size).toBe(1)
    } finally {
      await store.close()
      await place.drop()
    }
  })

  it('refuses an address of no known kind without repeating it', () => {
    expect(() => openStore('mysql://secret@host/db')).toThrow(/^DATABASE_URL: file:<path> or postgres/)
  })
})

it('lets PostgreSQL plan its questions for what an import brought', async () => {
  const place = await (postgresAnswers ? postgresPlace : pglitePlace)()
  const store = openStore(place.url, { connecting: place.connecting })
  await store.write([batchOfBundle(sampleBundle())], now)
  const db = await store.database()
  const { rows: [planned] } = await sql<{ reltuples: number }>`select reltuples from pg_class where relname = 'documents'`.execute(db)
  const { stored } = await db.selectFrom('documents').select((is) => is.fn.countAll<number>().as('stored')).executeTakeFirstOrThrow()
  expect(planned?.reltuples).toBe(Number(stored))
  await store.close()
  await place.drop()
})
