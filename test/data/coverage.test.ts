import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { heldReport } from './held-report'
import { coverageOf, coverageReport } from './coverage'
import { sharedBundle } from '../support/embedded'

const bundle = await sharedBundle()

it('the committed report is that of the embedded bundle', async () => {
  const committed = readFileSync(new URL('../../docs/data-report.md', import.meta.url), 'utf8')
  expect(`${coverageReport(bundle)}\n${await heldReport(bundle)}`).toBe(committed)
})

it('counts every fund once', () => {
  const funds = bundle.securities.filter(({ kind }) => kind === 'fund' || kind === 'etc').length
  const counted = [...coverageOf(bundle).funds.values()].flatMap((counts) => [...counts.values()]).reduce((sum, count) => sum + count, 0)
  expect(counted).toBe(funds)
})

it('tells own list, largest holdings, stand-ins and none apart', () => {
  const row = (fundIsin: string, weight: number) => ({
    fundIsin, asOf: '2026-01-01', isin: null, companyId: null, name: 'X', kind: 'equity' as const, weight, country: null, sector: null, industry: null, currency: null, source: 'a',
  })
  const fund = (isin: string) => ({
    isin, name: isin, kind: 'fund' as const, assetClass: 'equities' as const, currency: null, country: null, companyId: null, sector: null, industry: null, ter: null, domicile: null, asOf: null, source: 'a',
  })
  const proxy = (fundIsin: string, kind: 'same_index' | 'approximation') => ({ fundIsin, proxyIsin: 'A', weight: 0.5, kind, countries: [], sectors: [], source: 'a' })
  const { funds, lists, unidentified } = coverageOf({
    ...bundle, securities: ['A', 'B', 'C', 'D', 'E'].map(fund), constituents: [row('A', 0.95), row('E', 0.5)], fundProxies: [proxy('B', 'same_index'), proxy('C', 'same_index'), proxy('C', 'approximation')],
  })
  expect([...(funds.get('equities') ?? [])]).toEqual([['own list', 1], ['same_index', 1], ['index_subset', 0], ['approximation', 1], ['largest holdings', 1], ['none', 1]])
  expect(lists[0]).toEqual({ isin: 'A', name: 'A', asOf: '2026-01-01', rows: 1, weight: 0.95, equity: 0.95, identified: 0 })
  expect(unidentified).toHaveLength(2)
})
