/** sectors and geography. */
import { describe, expect, it } from 'vitest'
import { geography } from '../../../../core/portfolio/sections/geography/model'
import { sectors } from '../../../../core/portfolio/sections/sectors/model'
import { bookOf, broken, company, failingKeys, fund, isinOf, proxy, referenceOf, row, stock, valueBookOf, vector } from '../fixture'

const [A, B, C] = [1, 2, 3].map((n) => isinOf('US', n)) as [string, string, string]
const [F, G, H] = [1, 2, 3].map((n) => isinOf('IE', n)) as [string, string, string]
const parts = {
  securities: [
    stock(A, { companyId: 'a', country: 'US' }), stock(B), fund(F, { name: 'Complete' }), fund(G, { name: 'Partial' }), fund(H, { name: 'Vector only' }),
  ],
  companies: [company('a', { country: 'CA', sector: 'technology' }), company('c', { isin: C, country: 'TW', sector: 'technology' })],
  constituents: [
    row(F, 0.6, { isin: A, companyId: 'a', country: 'DE', sector: 'energy' }), row(F, 0.3, { isin: C }), row(F, 0.1, { kind: 'cash' }),
    row(G, 0.5, { isin: C }),
  ],
  fundVectors: [...vector(F, 'sector', { utilities: 1 }), ...vector(H, 'sector', { utilities: 0.7, 'not a sector': 0.1 }), ...vector(H, 'country', { JP: 0.9 })],
}
const reference = referenceOf(parts)
const weightsOf = (buckets: readonly { key: string; weight: number }[] = []) => Object.fromEntries(buckets.map(({ key, weight }) => [key, weight]))

describe('sectors', () => {
  it('take rows over companies, companies for the rest, and leave cash unknown', async () => {
    const { status, reasons, data } = sectors.compute(await valueBookOf(reference, { [F]: 500, [A]: 300, EUR: 200 }))
    // F: energy 0.5 x 0.6, technology 0.5 x 0.3, unknown 0.5 x 0.1; A: technology 0.3
    expect(data?.buckets).toEqual([
      { key: 'technology', weight: expect.closeTo(0.45, 12), value: expect.closeTo(450, 9) },
      { key: 'energy', weight: expect.closeTo(0.3, 12), value: expect.closeTo(300, 9) },
      { key: 'unknown', weight: expect.closeTo(0.05, 12), value: expect.closeTo(50, 9) },
    ])
    // 1 - 0.05 / 0.8
    expect(data).toMatchObject({ scope: 'equities', portfolioShare: expect.closeTo(0.8, 12), coverage: expect.closeTo(0.9375, 12) })
    expect([status, reasons]).toEqual(['partial', ['incomplete_coverage']])
  })

  it('take a published vector where constituents are not complete', async () => {
    const { data } = sectors.compute(await bookOf(reference, { [H]: 1 }))
    expect(weightsOf(data?.buckets)).toEqual({ utilities: 0.7, unknown: expect.closeTo(0.3, 12) })
  })

  it('take the constituents there are where nothing is published', async () => {
    const { data } = sectors.compute(await bookOf(reference, { [G]: 1 }))
    expect(weightsOf(data?.buckets)).toEqual({ technology: 0.5, unknown: 0.5 })
  })

  it('are ok when everything is classified', async () => {
    expect(sectors.compute(await bookOf(reference, { [A]: 0.9, EUR: 0.1 }))).toMatchObject({ status: 'ok', reasons: [], data: { portfolioShare: 0.9, coverage: 1 } })
  })

  it.each([
    ['no equities', reference, { EUR: 1 }, ['no_equities']],
    ['nothing classified', reference, { [B]: 1 }, ['incomplete_coverage']],
    ['nothing classified, something unresolved', reference, { [B]: 0.5, [isinOf('US', 99)]: 0.5 }, ['unresolved_holdings', 'incomplete_coverage']],
    ['constituents and vectors failed', broken(reference, 'constituents', 'fundVectors'), { [F]: 1 }, ['provider_unavailable']],
    ['securities failed', broken(reference, 'securities'), { [F]: 0.5, EUR: 0.5 }, ['unresolved_holdings', 'provider_unavailable']],
  ])('are unavailable: %s', async (_case, port, weights, reasons) => {
    expect(sectors.compute(await bookOf(port, weights))).toEqual({ status: 'unavailable', reasons, data: null })
  })

  it('fall back to the vector when constituents failed, and say so', async () => {
    const { status, reasons, data } = sectors.compute(await bookOf(broken(reference, 'constituents'), { [F]: 1 }))
    expect([status, reasons, weightsOf(data?.buckets)]).toEqual(['partial', ['provider_unavailable'], { utilities: 1 }])
  })

  it('say when vectors failed that were needed, not when they were not', async () => {
    expect(sectors.compute(await bookOf(broken(reference, 'fundVectors'), { [G]: 1 })).reasons).toEqual(['provider_unavailable', 'incomplete_coverage'])
    expect(sectors.compute(await bookOf(broken(reference, 'fundVectors'), { [F]: 0.2, [A]: 0.8 })).reasons).toEqual([])
  })

  it('say when the company of a stock failed whose own record has no sector', async () => {
    const down = failingKeys(reference, 'companies', ['a'])
    expect(sectors.compute(await bookOf(down, { [A]: 1 })).reasons).toEqual(['provider_unavailable'])
    expect(geography.compute(await bookOf(down, { [A]: 1 }))).toMatchObject({ status: 'ok' })
  })

  it('are partial for an approximation, unless a vector speaks for it', async () => {
    const complete = [row(F, 1, { isin: C })]
    const approximate = { ...parts, constituents: complete, fundProxies: [proxy(G, F, { kind: 'approximation' as const })] }
    expect(sectors.compute(await bookOf(referenceOf(approximate), { [G]: 1 }))).toMatchObject({ status: 'partial', reasons: ['incomplete_coverage'], data: { coverage: 1 } })
    const withVector = referenceOf({ ...approximate, fundVectors: vector(G, 'sector', { energy: 1 }) })
    expect(sectors.compute(await bookOf(withVector, { [G]: 1 }))).toMatchObject({ status: 'ok', data: { buckets: [{ key: 'energy', weight: 1 }] } })
  })
})

describe('geography', () => {
  it('spreads countries and, by one table, regions', async () => {
    const { status, data } = geography.compute(await bookOf(reference, { [F]: 0.5, [A]: 0.3, EUR: 0.2 }))
    // F: DE 0.5 x 0.6, TW 0.5 x 0.3, unknown 0.05; A: its own US over its company's CA
    expect(weightsOf(data?.countries.buckets)).toEqual({ US: 0.3, DE: expect.closeTo(0.3, 12), TW: expect.closeTo(0.15, 12), unknown: expect.closeTo(0.05, 12) })
    expect(weightsOf(data?.regions.buckets)).toEqual({
      north_america: 0.3, europe_developed: expect.closeTo(0.3, 12), asia_emerging: expect.closeTo(0.15, 12), unknown: expect.closeTo(0.05, 12),
    })
    expect([status, data?.countries.coverage, data?.regions.coverage]).toEqual(['partial', expect.closeTo(0.9375, 12), expect.closeTo(0.9375, 12)])
  })

  it('uses published countries', async () => {
    const { data } = geography.compute(await bookOf(reference, { [H]: 1 }))
    expect(weightsOf(data?.countries.buckets)).toEqual({ JP: 0.9, unknown: expect.closeTo(0.1, 12) })
  })

  it.each([
    ['no equities', { EUR: 1 }, ['no_equities']],
    ['nothing classified', { [B]: 1 }, ['incomplete_coverage']],
  ])('is unavailable: %s', async (_case, weights, reasons) => {
    expect(geography.compute(await bookOf(reference, weights))).toEqual({ status: 'unavailable', reasons, data: null })
  })
})
