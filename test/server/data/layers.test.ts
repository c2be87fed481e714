import { describe, expect, it } from 'vitest'
import type { BondRecord, Bundle } from '../../../core/reference/tables/bundle'
import { memoryTables } from '../../../core/reference/tables/memory-tables'
import { layered } from '../../../server/data/layers'
import { unansweredTables } from '../../../server/data/store/tables'
import { row, sampleBundle, security } from './sample-bundle'

const layer = (more: Partial<Bundle> = {}) => memoryTables(sampleBundle(more))
const named = (name: string, asOf: string | null) => layer({ securities: [security('DE000TEST009', { name, asOf })] })
const winner = async (...layers: ReturnType<typeof layer>[]) =>
  (await layered(layers).securities(['DE000TEST009'])).found.get('DE000TEST009')?.name

describe('layers', () => {
  it('takes the newest dated record, wherever it lies', async () => {
    expect(await winner(named('upper', '2026-01-01'), named('lower', '2026-02-01'))).toBe('lower')
    expect(await winner(named('upper', '2026-02-01'), named('lower', '2026-01-01'))).toBe('upper')
  })

  it('takes the upper of two equally dated or undated records, and a dated one before an undated', async () => {
    expect(await winner(named('upper', '2026-01-01'), named('lower', '2026-01-01'))).toBe('upper')
    expect(await winner(named('upper', null), named('lower', null))).toBe('upper')
    expect(await winner(named('upper', null), named('lower', '2020-01-01'))).toBe('lower')
  })

  it('adds what only one layer knows', async () => {
    const merged = layered([layer({ securities: [security('DE000TEST017')] }), layer({ securities: [security('DE000TEST025')] })])
    expect([...(await merged.securities(['DE000TEST017', 'DE000TEST025', 'DE000TEST033'])).found.keys()]).toEqual(['DE000TEST017', 'DE000TEST025'])
  })

  it('calls a key failed only when no layer knows it and one could not be asked', async () => {
    const { found, failed } = await layered([unansweredTables(), layer()]).securities(['DE000TEST009', 'XX0000000000'])
    expect([...found.keys()]).toEqual(['DE000TEST009'])
    expect([...failed]).toEqual(['XX0000000000'])
  })

  it('does not lose a known security to the aliases of a layer that is away', async () => {
    const { failed } = await layered([unansweredTables(), layer()]).aliases(['DE000TEST009', 'XX0000000000'])
    expect([...failed]).toEqual(['XX0000000000'])
  })

  it('calls a mix failed that the only layer with the fund could not give, not one that another layer answers for', async () => {
    const fund = (isin: string) => layer({ securities: [security(isin, { kind: 'fund', assetClass: 'multi_asset' })], assetMix: [] })
    const damaged = { ...fund('IE00TESTMIX0'), assetMix: unansweredTables().assetMix }
    const failedOf = async (...layers: ReturnType<typeof layer>[]) => [...(await layered(layers).assetMix(['IE00TESTMIX0'])).failed]
    expect(await failedOf(damaged, fund('IE00TESTFUN0'))).toEqual(['IE00TESTMIX0'])
    expect(await failedOf(damaged, fund('IE00TESTMIX0'))).toEqual([])
  })

  it('follows an old ISIN to the newest where one layer renames what another one named', async () => {
    const renamed = (oldIsin: string, isin: string) => layer({ isinAliases: [{ oldIsin, isin, since: null, source: 'test' }] })
    const { found } = await layered([renamed('DE000TEST017', 'DE000TEST009'), renamed('DE000TEST025', 'DE000TEST017')]).aliases(['DE000TEST025', 'DE000TEST017'])
    expect([...found]).toEqual([['DE000TEST017', 'DE000TEST009'], ['DE000TEST025', 'DE000TEST009']])
  })

  it('never splices lists or series: one layer gives all of them', async () => {
    const upper = layer({ constituents: [row('NEW', 1, '2026-06-30')] })
    const { found } = await layered([upper, layer()]).constituents(['IE00TESTFUN0'])
    expect(found.get('IE00TESTFUN0')?.map(({ name }) => name)).toEqual(['NEW'])
  })

  it('takes of two records of a bond itself the one with more of its terms, of two lists the newer', async () => {
    const terms: BondRecord = {
      fundIsin: 'DE0001102515', asOf: null, isin: 'DE0001102515', name: 'Bund', issuer: null, lei: null, country: null, currency: 'EUR', type: null,
      maturity: '2035-05-15', coupon: 0, rating: null, weight: 1, source: 'test',
    }
    const nameOf = async (...records: BondRecord[]) =>
      (await layered(records.map((record) => layer({ bonds: [record] }))).bonds(['DE0001102515'])).found.get('DE0001102515')?.[0]?.name
    const more: BondRecord = { ...terms, name: 'more', type: 'government', country: 'DE' }
    expect([await nameOf(terms, more), await nameOf(more, terms), await nameOf({ ...terms, name: 'upper' }, terms)]).toEqual(['more', 'more', 'upper'])
    expect(await nameOf({ ...more, asOf: '2026-01-31' }, { ...terms, asOf: '2026-02-28' })).toBe('Bund')
  })

  const priced = (dates: string[], close: number, basis: 'price_only' | 'total_return' = 'price_only') =>
    layer({ prices: [{ isin: 'DE000TEST009', currency: 'EUR', basis, dates, closes: Float64Array.from(dates, () => close) }] })
  const long = ['2024-01-02', '2025-01-02', '2026-01-02']
  const closeOf = async (from: string, ...layers: ReturnType<typeof priced>[]) =>
    (await layered(layers).prices('DE000TEST009', from, '2026-12-31')).found.get('DE000TEST009')?.closes[0]

  it('does not let a short recent series hide a long one, and takes the newer of two that reach back', async () => {
    const recent = priced(['2026-01-02', '2026-06-01'], 2)
    expect(await closeOf('2024-01-01', recent, priced(long, 1))).toBe(1)
    expect(await closeOf('2026-01-01', recent, priced(long, 1))).toBe(2)
    expect(await closeOf('2024-01-01', priced(long, 1), priced([...long, '2026-07-01'], 3))).toBe(3)
    expect(await closeOf('2024-01-01', priced(long, 1), priced(long, 3))).toBe(1)
  })

  it('takes prices with distributions of two that reach as far, whoever has them', async () => {
    const total = priced([...long.slice(0, 2), '2026-01-05'], 2, 'total_return')
    expect([await closeOf('2024-01-01', priced(long, 1), total), await closeOf('2024-01-01', total, priced(long, 1))]).toEqual([2, 2])
    expect(await closeOf('2024-01-01', priced([...long, '2026-02-02'], 1), total)).toBe(1)
  })

  it('catalogues a fund whose record and holdings lie in different layers', async () => {
    const records = layer({ constituents: [], fundProxies: [] })
    const holdings = { ...layer({ securities: [] }), fundsWithHoldings: () => Promise.resolve(['IE00TESTFUN0']) }
    expect((await layered([holdings, records]).catalogue()).isins).toEqual(['IE00TESTFUN0'])
  })

  it('rejects the catalogue only when nothing at all could be asked', async () => {
    await expect(layered([unansweredTables()]).catalogue()).rejects.toThrow()
    expect((await layered([unansweredTables(), layer()]).catalogue()).isins).toEqual(['IE00TESTFUN0'])
  })
})
