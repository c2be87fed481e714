import { describe, expect, it } from 'vitest'
import { allocation } from '../../../../core/portfolio/sections/allocation/model'
import { bookOf, broken, fund, isinOf, referenceOf, stock, valueBookOf } from '../fixture'

const [A, BOND, MIX, NONE] = [isinOf('US', 1), isinOf('IE', 1), isinOf('IE', 2), isinOf('US', 9)] as [string, string, string, string]
const reference = referenceOf({
  securities: [stock(A), fund(BOND, { assetClass: 'bonds' }), fund(MIX, { assetClass: 'multi_asset' })],
  assetMix: [{ isin: MIX, assetClass: 'equities', weight: 0.6 }, { isin: MIX, assetClass: 'bonds', weight: 0.3 }],
})

describe('allocation', () => {
  it('is complete when everything is known', async () => {
    const section = allocation.compute(await valueBookOf(reference, { [A]: 500, [BOND]: 300, EUR: 200 }))
    expect(section).toEqual({
      status: 'ok', reasons: [],
      data: {
        scope: 'whole_portfolio', coverage: 1,
        buckets: [
          { key: 'equities', weight: 0.5, value: 500 },
          { key: 'bonds', weight: 0.3, value: 300 },
          { key: 'cash', weight: 0.2, value: 200 },
        ],
      },
    })
  })

  it('splits a mixed fund by its mix, the rest unknown, and keeps the unresolved', async () => {
    const { status, reasons, data } = allocation.compute(await bookOf(reference, { [A]: 0.3, [MIX]: 0.5, [NONE]: 0.2 }))
    // equities 0.3 + 0.5 x 0.6, unknown 0.2 + 0.5 x 0.1, bonds 0.5 x 0.3
    expect(data?.buckets).toEqual([
      { key: 'equities', weight: expect.closeTo(0.6, 12), value: null },
      { key: 'unknown', weight: expect.closeTo(0.25, 12), value: null },
      { key: 'bonds', weight: expect.closeTo(0.15, 12), value: null },
    ])
    expect(data?.coverage).toBeCloseTo(0.75, 12)
    expect([status, reasons]).toEqual(['partial', ['unresolved_holdings', 'incomplete_coverage']])
  })

  it('is partial for a mixed fund without a mix alone', async () => {
    const bare = referenceOf({ securities: [fund(MIX, { assetClass: 'multi_asset' })] })
    const { status, reasons, data } = allocation.compute(await bookOf(bare, { [MIX]: 1 }))
    expect([status, reasons, data?.coverage]).toEqual(['partial', ['incomplete_coverage'], 0])
  })

  it('leaves a small unknown part without incomplete_coverage', async () => {
    expect(allocation.compute(await bookOf(reference, { [A]: 0.98, [NONE]: 0.02 })).reasons).toEqual(['unresolved_holdings'])
  })

  it('is unavailable when nothing is resolved', async () => {
    expect(allocation.compute(await bookOf(reference, { [NONE]: 1 }))).toEqual({ status: 'unavailable', reasons: ['unresolved_holdings'], data: null })
    const down = await bookOf(broken(reference, 'securities'), { [A]: 1 })
    expect(allocation.compute(down)).toEqual({ status: 'unavailable', reasons: ['unresolved_holdings', 'provider_unavailable'], data: null })
  })

  it('shows cash when securities could not be asked for', async () => {
    const { status, reasons, data } = allocation.compute(await bookOf(broken(reference, 'securities'), { [A]: 0.75, EUR: 0.25 }))
    expect([status, reasons]).toEqual(['partial', ['unresolved_holdings', 'provider_unavailable', 'incomplete_coverage']])
    expect(data?.buckets.map(({ key, weight }) => [key, weight])).toEqual([['unknown', 0.75], ['cash', 0.25]])
  })
})
