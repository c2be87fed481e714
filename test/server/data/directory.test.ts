import { describe, expect, it, onTestFinished } from 'vitest'
import { readTable } from '../../../scripts/build-bundle/tables'
import { batchOfBundle } from '../../../server/data/importers/bundle-batch'
import { readDirectory } from '../../../core/find/entry'
import { findResponse } from '../../../core/find/find'
import { finder } from '../../../core/find/finder'
import type { SecurityRecord, SplitRecord } from '../../../core/reference/tables/bundle'
import { embeddedPrices, embeddedRates } from '../../../server/data/embedded/embedded'
import { makeDirectory, worthFinding } from '../../../server/data/directory'
import { referenceSource } from '../../../server/data/source'
import { openStore } from '../../../server/data/store/store'
import { sharedBundle } from '../../support/embedded'
import { sqlitePlace } from './databases'
import { sampleBundle } from './sample-bundle'

const security = (isin: string, kind: SecurityRecord['kind'] = 'stock'): SecurityRecord => ({
  isin, name: isin, kind, assetClass: 'equities', currency: null, country: null, companyId: null, sector: null, industry: null, ter: null, domicile: null, asOf: null, source: 's',
})
const row = (isin: string, weight: number) => ({
  fundIsin: 'BROAD', asOf: '2026-01-01', isin, companyId: null, name: isin, kind: 'equity' as const, weight, country: null, sector: null, industry: null, currency: null, source: 's',
})
/** Enough small companies to make a list broad. */
const others = Array.from({ length: 1000 }, (_, index) => row(`OTHER${index}`, 0.0009))

it('a share is worth finding by its number or ticker, or as a hundredth of a per cent of a broad market; a fund always', () => {
  const { securities } = worthFinding({
    securities: [security('FUND', 'fund'), security('TICKER'), security('LARGE'), security('TINY'), security('NOWHERE')],
    listings: [{ ticker: '716460', exchange: 'WKN', isin: 'TICKER', source: 's' }],
    constituents: [...others, row('LARGE', 0.0001), row('TINY', 0.00009)],
    prices: [],
  })
  expect(securities.map(({ isin }) => isin)).toEqual(['FUND', 'TICKER', 'LARGE'])
})

it('the directory of the embedded data has every fund that can be held, and no list that only stands in', async () => {
  const source = await referenceSource({})
  const { entries } = await source.directory()
  await source.close()
  expect(entries.filter(({ kind }) => kind === 'fund' || kind === 'etc').length).toBeGreaterThan(4300)
  expect(entries.filter(({ isin }) => isin.startsWith('ZZ'))).toEqual([])
})

describe('the close that a year began with', () => {
  const period = { from: '2020-01-01', to: '2026-08-12', close: 114 }
  const openingOf = async (name: string, more: object, date: string, splits: SplitRecord[] = []) => {
    const security = { isin: 'A', name, kind: 'fund', assetClass: 'equities', currency: null, country: null, companyId: null, sector: null, industry: null, domicile: null, ter: null, asOf: null, source: 's', ...more } as const
    const series = { isin: 'A', dates: [period.from, period.to], close: period.close, opening: { date, close: 111.35 } }
    return (await makeDirectory({ securities: [security], listings: [], constituents: [], prices: [series], splits })).entries[0]?.prices
  }

  it.each([
    ['World UCITS ETF USD (Acc)', {}, '2026-01-02', true], ['World UCITS ETF 1C', {}, '2026-01-10', true], ['World UCITS ETF USD (Dist)', {}, '2026-01-02', false], ['World UCITS ETF', {}, '2026-01-02', false],
    ['ACC Ltd', { kind: 'stock' }, '2026-01-02', false], ['World UCITS ETF Acc', {}, '2026-01-11', false],
  ] as const)('is there where no distribution has changed it: %s, %j, %s', async (name, more, date, isThere) => {
    expect(await openingOf(name, more, date)).toEqual(isThere ? { ...period, opening: { date, close: 111.35 } } : period)
  })

  it('is not there where units were split since', async () => {
    const splitOn = (date: string): SplitRecord => ({ isin: 'A', date, newUnits: 10, oldUnits: 1, formerIsin: null, source: 's' })
    expect(await openingOf('World Acc', {}, '2026-01-02', [splitOn('2025-12-15')])).toHaveProperty('opening')
    expect(await openingOf('World Acc', {}, '2026-01-02', [splitOn('2026-03-02')])).not.toHaveProperty('opening')
  })
})

it('the directory has the first close of the last year of accumulating funds, as their series has it', async () => {
  const source = await referenceSource({})
  const { entries } = await source.directory()
  await source.close()
  const opened = entries.filter(({ prices }) => prices?.opening !== undefined)
  expect(opened.length).toBeGreaterThan(300)
  let checked = 0
  for (const { isin, prices } of opened) {
    const series = embeddedPrices().get(isin)
    if (series?.currency !== 'EUR') continue
    const first = series.dates.findIndex((day) => day >= `${series.dates.at(-1)?.slice(0, 4)}-01-01`)
    expect(prices?.opening, isin).toEqual({ date: series.dates[first], close: series.closes[first] })
    checked += 1
  }
  expect(checked).toBeGreaterThan(200)
})

it('the directory has the last close in euros, by the rate of about its day', async () => {
  const source = await referenceSource({})
  const entries = new Map((await source.directory()).entries.map((entry) => [entry.isin, entry]))
  await source.close()
  const rates = new Map(embeddedRates().map((series) => [series.currency, series]))
  const checked = embeddedPrices().list.slice(0, 60).map(({ isin, currency, last }) => {
    const close = embeddedPrices().get(isin)?.closes.at(-1) ?? NaN
    const series = rates.get(currency)
    const at = series?.dates.findLastIndex((day) => day <= last) ?? -1
    const isOfLate = Date.parse(last) - Date.parse(series?.dates[at] ?? '1900-01-01') <= 7 * 86_400_000
    const euros = currency === 'EUR' ? close : isOfLate ? close / (series?.perEur[at] ?? NaN) : undefined
    return [entries.get(isin)?.prices?.close, euros] as const
  })
  for (const [given, wanted] of checked) {
    if (wanted === undefined) expect(given).toBeUndefined()
    else expect(given).toBeCloseTo(wanted, 6)
  }
  expect(checked.filter(([given]) => given !== undefined).length).toBeGreaterThan(30)
})

it('the directory has the kinds for German tax that are embedded, and no other', async () => {
  const source = await referenceSource({})
  const { entries } = await source.directory()
  await source.close()
  const stated = entries.filter(({ taxKind }) => taxKind !== null)
  const isins = new Set(stated.map(({ isin }) => isin))
  // Amundi Prime Global of Luxembourg has merged, and nothing but its kind is known of it.
  expect(readTable('tax-kinds').flatMap(({ isin }) => (isins.has(isin) ? [] : [isin]))).toEqual(['LU2089238203'])
  expect(stated.length).toBe(readTable('tax-kinds').length - 1)
  expect(stated.find(({ isin }) => isin === 'IE00B1XNHC34')?.taxKind).toEqual({ kind: 'MISCHFONDS', asOf: '2023-11-29', source: 'tax-kinds-statements' })
})

it('the directory has all former ISINs of what can be found, and finds it by them', async () => {
  const source = await referenceSource({})
  const { text } = await source.directory()
  await source.close()
  const [entries, known] = [new Map(readDirectory(text).map((entry) => [entry.isin, entry])), (await sharedBundle()).isinAliases]
  const found = known.filter(({ isin }) => entries.has(isin))
  expect(found.filter(({ oldIsin, isin }) => entries.get(isin)?.former?.some((before) => before.isin === oldIsin) !== true)).toEqual([])
  expect(found.length / known.length).toBeGreaterThan(0.9)
  const unusual = [...entries.values()].filter(({ splits, former }) => splits !== undefined || former !== undefined)
  expect(unusual.filter((entry) => !findResponse.shape.found.element.safeParse(entry).success)).toEqual([])
  // ComStage MSCI World became Amundi's on 2023-04-21.
  expect(finder([...entries.values()])('LU0392494562').map(({ isin }) => isin)).toContain('LU2572257124')
})

it('the directory has all splits that are embedded, by their units and former ISIN', async () => {
  const source = await referenceSource({})
  const { entries, text } = await source.directory()
  await source.close()
  const found = entries.flatMap(({ splits = [] }) => splits)
  expect(found.length).toBe(readTable('splits').length)
  expect(entries.find(({ isin }) => isin === 'DE000TUAG505')?.splits).toEqual([{ date: '2023-02-24', newUnits: 1, oldUnits: 10, formerIsin: 'DE000TUAG000' }])
  expect(readDirectory(text).find(({ isin }) => isin === 'US67066G1040')?.splits).toEqual([
    { date: '2021-07-20', newUnits: 4, oldUnits: 1, formerIsin: null }, { date: '2024-06-10', newUnits: 10, oldUnits: 1, formerIsin: null },
  ])
})

it('of two statements of one fund, an imported one and a newer embedded one, the newer counts', async () => {
  const place = await sqlitePlace()
  onTestFinished(() => place.drop())
  const record = (asOf: string) => sampleBundle({
    securities: [security('IE00B1XNHC34', 'fund')], taxKinds: [{ isin: 'IE00B1XNHC34', kind: 'SONSTIGE', asOf, source: 'made-up' }],
  })
  const kindAfter = async (asOf: string) => {
    const store = openStore(place.url)
    await store.write([batchOfBundle(record(asOf))], new Date())
    await store.close()
    const source = await referenceSource({ DATABASE_URL: place.url })
    const { entries } = await source.directory()
    await source.close()
    return entries.find(({ isin }) => isin === 'IE00B1XNHC34')?.taxKind?.kind
  }
  expect(await kindAfter('2023-11-28')).toBe('MISCHFONDS')
  expect(await kindAfter('2023-11-30')).toBe('SONSTIGE')
})

it('of two series of one security the later one counts, with its close', async () => {
  const prices = [{ isin: 'A', dates: ['2020-01-01', '2021-01-01'], close: 10 }, { isin: 'A', dates: ['2020-06-01', '2026-01-01'], close: 12 }]
  const records = { securities: [security('A')], listings: [], constituents: [] }
  for (const order of [prices, prices.toReversed()]) expect((await makeDirectory({ ...records, prices: order })).entries[0]?.prices).toEqual({ from: '2020-01-01', to: '2026-01-01', close: 12 })
})

it('the directory leaves out what only ESMA names, which is known by its ISIN', async () => {
  const place = await sqlitePlace()
  onTestFinished(() => place.drop())
  const store = openStore(place.url)
  const batch = (name: string, format: string, isin: string) => ({ name, format, title: name, asOf: '2026-08-08', sources: [], documents: [{ kind: 'securities' as const, key: isin, asOf: null, body: security(isin) }] })
  await store.write([batch('firds-E', 'firds', 'DE000TEST009'), batch('mine', 'bundle', 'IE00TESTFUN0')], new Date())
  await store.close()
  const source = await referenceSource({ DEPOTKIT_BUNDLE: 'none', DATABASE_URL: place.url })
  onTestFinished(() => source.close())
  expect((await source.directory()).entries.map(({ isin }) => isin)).toEqual(['IE00TESTFUN0'])
  expect((await (await source.open()).securities(['DE000TEST009'])).found.size).toBe(1)
})
