import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from '../../../../core/portfolio/analyses/compare/model'
import type { Reference } from '../../../../core/reference/reference'
import { analysisResponse } from '../../../../core/registry/analysis-procedure'
import { BASE_URL, broken, fund, isinOf, NOW, referenceOf, row, stock, valuesOf, weightsOf } from '../fixture'
import { bundles, portfolios } from '../random-bundle'

const [A, B] = [1, 2].map((n) => isinOf('US', n)) as [string, string]
const F = isinOf('IE', 1)
const NONE = isinOf('DE', 99)
const reference = referenceOf({
  securities: [stock(A, { country: 'US', sector: 'technology' }), stock(B, { country: 'DE', sector: 'energy' }), fund(F, { ter: 0.002 })],
  constituents: [row(F, 0.5, { isin: A, country: 'US', sector: 'technology' }), row(F, 0.5, { isin: B, country: 'DE', sector: 'energy' })],
})
const context = { today: NOW.slice(0, 10), now: NOW, baseUrl: BASE_URL }

async function compared(body: unknown, port: Reference = reference) {
  const request = compare.request.parse(body)
  return compare.compute(request, await compare.read(request, port, context), context)
}


describe('compare', () => {
  it('subtracts before from after where both sides are complete', async () => {
    const { analysis, baseCurrency } = await compared({ before: valuesOf({ [A]: 500, EUR: 500 }), after: valuesOf({ [A]: 300, [B]: 300, [F]: 400 }) })
    expect([analysis.status, analysis.reasons, baseCurrency]).toEqual(['ok', [], 'EUR'])
    expect(analysis.data?.deltas).toEqual({
      allocation: [{ key: 'cash', before: 0.5, after: 0, delta: -0.5 }, { key: 'equities', before: 0.5, after: 1, delta: 0.5 }],
      // after: A and B each 0.3 + 0.4 x 0.5
      sectors: [{ key: 'energy', before: 0, after: 0.5, delta: 0.5 }, { key: 'technology', before: 0.5, after: 0.5, delta: 0 }],
      countries: [{ key: 'DE', before: 0, after: 0.5, delta: 0.5 }, { key: 'US', before: 0.5, after: 0.5, delta: 0 }],
      currencyExposure: [{ key: 'EUR', before: 0, after: 0.5, delta: 0.5 }, { key: 'USD', before: 0.5, after: 0.5, delta: 0 }],
      // HHI 1 to 2 x 0.5^2
      hhi: expect.closeTo(-0.5, 12), effectiveN: expect.closeTo(1, 12),
      // no fund before: nothing to subtract from
      weightedTer: null, knownAnnualCost: expect.closeTo(0.8, 12),
    })
  })

  it('is ok for weights, whose yearly cost is null on both sides', async () => {
    const { analysis } = await compared({ before: weightsOf({ [F]: 1 }), after: weightsOf({ [F]: 0.5, [A]: 0.5 }) })
    expect([analysis.status, analysis.data?.deltas.knownAnnualCost, analysis.data?.deltas.weightedTer]).toEqual(['ok', null, 0])
  })

  it('suppresses the deltas of sections that are not ok on both sides', async () => {
    const { analysis } = await compared({ before: weightsOf({ [A]: 1 }), after: weightsOf({ EUR: 1 }) })
    expect([analysis.status, analysis.reasons]).toEqual(['partial', ['no_equities']])
    expect(analysis.data?.deltas).toMatchObject({ sectors: null, countries: null, currencyExposure: null, hhi: null, effectiveN: null })
    expect(analysis.data?.deltas.allocation).toHaveLength(2)
  })

  it.each(['after', 'before'] as const)('is unavailable, with both snapshots, when no section is complete %s', async (side) => {
    const other = side === 'after' ? 'before' : 'after'
    const { analysis } = await compared({ [other]: weightsOf({ [A]: 1 }), [side]: weightsOf({ [A]: 0.5, [NONE]: 0.5 }) })
    expect([analysis.status, analysis.reasons]).toEqual(['unavailable', ['unresolved_holdings', 'incomplete_coverage']])
    expect(Object.values(analysis.data?.deltas ?? {})).toEqual(Array(8).fill(null))
    expect(analysis.data?.[side].holdings[1]).toMatchObject({ isin: NONE, status: 'unresolved' })
  })

  it('has no delta of a figure that is not known afterwards', async () => {
    const { analysis } = await compared({ before: weightsOf({ [F]: 1 }), after: weightsOf({ [A]: 1 }) })
    expect([analysis.status, analysis.data?.deltas.weightedTer]).toEqual(['ok', null])
  })

  it('is unavailable where costs alone are complete and both of their figures are null', async () => {
    const M = isinOf('LU', 1)
    const mixed = referenceOf({ securities: [stock(A, { country: 'US', sector: 'technology' }), fund(M, { assetClass: 'multi_asset', ter: 0.003 })] })
    // No fund before: no weighted charge. Weights: no yearly cost. What the mixed fund holds is not known: nothing else is complete.
    const { analysis } = await compared({ before: weightsOf({ [A]: 1 }), after: weightsOf({ [M]: 1 }) }, mixed)
    expect([analysis.status, analysis.reasons]).toEqual(['unavailable', ['incomplete_coverage']])
    expect(analysis.data?.after.analyses.costs?.status).toBe('ok')
    expect(Object.values(analysis.data?.deltas ?? {})).toEqual(Array(8).fill(null))
  })

  it('carries the failure of a provider', async () => {
    const { analysis } = await compared({ before: weightsOf({ [A]: 1 }), after: weightsOf({ [A]: 1 }) }, broken(reference, 'securities'))
    // no_equities comes from currencies, which still has the held currencies to tell
    expect([analysis.status, analysis.reasons]).toEqual(['unavailable', ['unresolved_holdings', 'provider_unavailable', 'no_equities']])
  })

  it('asks each question once for both sides', async () => {
    const asked: string[][] = []
    const counting: Reference = { ...reference, securities: (isins) => (asked.push([...isins]), reference.securities(isins)) }
    await compared({ before: weightsOf({ [A]: 0.5, [B]: 0.5 }), after: weightsOf({ [A]: 1 }) }, counting)
    expect(asked).toEqual([[A, B]])
  })

  it.each([
    ['basis', { before: weightsOf({ [A]: 1 }), after: valuesOf({ [A]: 1 }) }, ['after', 'basis']],
    ['base currency', { before: weightsOf({ [A]: 1 }), after: { ...weightsOf({ [A]: 1 }), baseCurrency: 'usd' } }, ['after', 'baseCurrency']],
  ])('refuses another %s on the other side', (_field, body, path) => {
    expect(compare.request.safeParse(body).error?.issues.map((issue) => issue.path)).toEqual([path])
  })

  it('costs one unit per holding of both sides', () => {
    expect(compare.cost({ before: weightsOf({ [A]: 0.5, [B]: 0.5 }), after: weightsOf({ [A]: 1 }) })).toBe(3)
    expect([compare.cost(null), compare.cost({ before: { holdings: Array(90) } })]).toEqual([1, 25])
  })

  it('with itself: every delta is 0, and the answer fits its schema', () =>
    fc.assert(
      fc.asyncProperty(bundles, portfolios, async (bundle, portfolio) => {
        const { analysis, baseCurrency } = await compared({ before: portfolio, after: portfolio }, referenceOf(bundle))
        const { allocation, sectors, countries, currencyExposure, ...figures } = analysis.data?.deltas ?? {}
        for (const rows of [allocation, sectors, countries, currencyExposure]) expect((rows ?? []).every(({ delta }) => delta === 0)).toBe(true)
        expect(Object.values(figures).every((figure) => figure === null || figure === 0)).toBe(true)
        const response = {
          modelVersion: 'x', computedAt: NOW, baseCurrency, capability: 'compare', analysis, assumptions: [], limitations: [],
          links: { documentation: BASE_URL, catalog: BASE_URL },
        }
        expect(analysisResponse(compare).safeParse(response).error?.issues).toBeUndefined()
      }),
      { numRuns: 60 },
    ))
})
