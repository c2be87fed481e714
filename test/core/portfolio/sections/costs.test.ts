import { describe, expect, it } from 'vitest'
import { costs } from '../../../../core/portfolio/sections/costs/model'
import { bookOf, broken, failingKeys, fund, isinOf, referenceOf, stock, valueBookOf } from '../fixture'

const A = isinOf('US', 1)
const NONE = isinOf('US', 99)
const [F, G, GOLD] = [1, 2, 3].map((n) => isinOf('IE', n)) as [string, string, string]
const reference = referenceOf({
  securities: [
    stock(A), fund(F, { name: 'World', ter: 0.002 }), fund(G, { name: 'Free?', ter: 0 }), fund(GOLD, { name: 'Gold', kind: 'etc', assetClass: 'gold', ter: 0.0012 }),
  ],
})

describe('costs', () => {
  it('weigh known charges of funds and commodities', async () => {
    expect(costs.compute(await valueBookOf(reference, { [GOLD]: 2000, [F]: 6000, [A]: 2000 }))).toEqual({
      status: 'ok', reasons: [],
      data: {
        scope: 'ongoing_fund_charges', coveredPortfolioWeight: expect.closeTo(0.8, 12), fundPortfolioWeight: expect.closeTo(0.8, 12), unknownPortfolioWeight: 0,
        // (0.6 x 0.002 + 0.2 x 0.0012) / 0.8 = 0.0018; 6000 x 0.002 + 2000 x 0.0012 = 14.40
        weightedTer: expect.closeTo(0.0018, 12), knownAnnualCost: expect.closeTo(14.4, 9),
        positions: [
          { isin: F, name: 'World', weight: 0.6, ter: 0.002, annualCost: expect.closeTo(12, 9) },
          { isin: GOLD, name: 'Gold', weight: 0.2, ter: 0.0012, annualCost: expect.closeTo(2.4, 9) },
        ],
      },
    })
  })

  it('list funds of equal weight by ISIN, whatever the order of the request', async () => {
    expect(F < GOLD).toBe(true)
    for (const order of [[F, GOLD], [GOLD, F]] as const) {
      const { data } = costs.compute(await bookOf(reference, Object.fromEntries(order.map((isin) => [isin, 0.5]))))
      expect(data?.positions.map(({ isin }) => isin)).toEqual([F, GOLD])
    }
  })

  it('take a charge of zero for unknown', async () => {
    const { status, reasons, data } = costs.compute(await valueBookOf(reference, { [F]: 500, [G]: 300, [NONE]: 200 }))
    expect([status, reasons]).toEqual(['partial', ['unresolved_holdings', 'incomplete_coverage']])
    expect(data).toMatchObject({ coveredPortfolioWeight: 0.5, fundPortfolioWeight: 0.8, unknownPortfolioWeight: 0.5, weightedTer: 0.002, knownAnnualCost: 1 })
    expect(data?.positions[1]).toEqual({ isin: G, name: 'Free?', weight: 0.3, ter: null, annualCost: null })
  })

  it('have no amounts for weights', async () => {
    const { data } = costs.compute(await bookOf(reference, { [F]: 1 }))
    expect([data?.knownAnnualCost, data?.positions[0]?.annualCost, data?.weightedTer]).toEqual([null, null, 0.002])
  })

  it('are zero without funds, unknown when something is', async () => {
    expect(costs.compute(await valueBookOf(reference, { [A]: 100 }))).toMatchObject({ status: 'ok', data: { knownAnnualCost: 0, weightedTer: null, positions: [] } })
    expect(costs.compute(await valueBookOf(reference, { [A]: 50, [NONE]: 50 }))).toMatchObject({
      status: 'partial', reasons: ['unresolved_holdings'], data: { knownAnnualCost: null, unknownPortfolioWeight: 0.5 },
    })
  })

  it.each([
    ['every fund is unknown', reference, { [G]: 0.5, [A]: 0.5 }, ['incomplete_coverage']],
    ['every fund is unknown and a holding unresolved', reference, { [G]: 0.5, [NONE]: 0.5 }, ['unresolved_holdings', 'incomplete_coverage']],
    ['nothing is resolved', reference, { [NONE]: 1 }, ['unresolved_holdings']],
    ['securities failed', broken(reference, 'securities'), { [F]: 1 }, ['unresolved_holdings', 'provider_unavailable']],
  ])('are unavailable when %s', async (_case, port, weights, reasons) => {
    expect(costs.compute(await bookOf(port, weights))).toEqual({ status: 'unavailable', reasons, data: null })
  })

  it('say when a security could not be asked for', async () => {
    const { status, reasons, data } = costs.compute(await bookOf(failingKeys(reference, 'securities', [A]), { [F]: 0.5, [A]: 0.5 }))
    expect([status, reasons, data?.unknownPortfolioWeight]).toEqual(['partial', ['unresolved_holdings', 'provider_unavailable'], 0.5])
  })
})
