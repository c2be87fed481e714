import { expect, it, onTestFinished } from 'vitest'
import type { SecurityRecord } from '../../../core/reference/tables/bundle'
import { worthFinding } from '../../../server/data/directory'
import { referenceSource } from '../../../server/data/source'
import { openStore } from '../../../server/data/store/store'
import { sqlitePlace } from './databases'

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

it('the directory leaves out what only ESMA names, which is known by its ISIN', async () => {
  const place = await sqlitePlace()
  onTestFinished(() => place.drop())
  const store = openStore(place.url)
  const batch = (name: string, format: string, isin: string) => ({ name, format, title: name, asOf: '2026-08-08', sources: [], documents: [{ kind: 'securities' as const, key: isin, asOf: null, body: security(isin) }] })
  await store.write([batch('firds-E', 'firds', 'DE000TEST002'), batch('mine', 'bundle', 'IE00TESTFUN3')], new Date())
  await store.close()
  const source = await referenceSource({ DEPOTKIT_BUNDLE: 'none', DATABASE_URL: place.url })
  onTestFinished(() => source.close())
  expect((await source.directory()).entries.map(({ isin }) => isin)).toEqual(['IE00TESTFUN3'])
  expect((await (await source.open()).securities(['DE000TEST002'])).found.size).toBe(1)
})
