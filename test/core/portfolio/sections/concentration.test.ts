import { describe, expect, it } from 'vitest'
import { concentration } from '../../../../core/portfolio/sections/concentration/model'
import { bookOf, broken, company, failingKeys, fund, isinOf, proxy, referenceOf, row, stock } from '../fixture'

const [A, B] = [1, 2].map((n) => isinOf('US', n)) as [string, string]
const [F, G] = [1, 2].map((n) => isinOf('IE', n)) as [string, string]

const seen = (share: number) => referenceOf({
  securities: [fund(F), stock(A, { name: 'Alpha' }), stock(B, { name: 'Beta' })],
  constituents: [row(F, share, { isin: A, name: 'Alpha' }), row(F, 1 - share, { kind: 'cash' })],
})

describe('concentration', () => {
  it('is computed on the identified book', async () => {
    const { status, reasons, data } = concentration.compute(await bookOf(seen(0.9), { [F]: 0.5, [B]: 0.3, EUR: 0.2 }, { limit: 1 }))
    // equities 0.8; A 0.5 x 0.9 = 0.45, B 0.3; identified 0.75; coverage 0.75 / 0.8 = 0.9375
    // shares 0.6 and 0.4; HHI 0.36 + 0.16 = 0.52; 1 / 0.52
    expect(data).toEqual({
      scope: 'equities', coverage: expect.closeTo(0.9375, 12),
      issuers: [{ issuerId: A, name: 'Alpha', weight: expect.closeTo(0.6, 12) }],
      issuerCount: 2, tailWeight: expect.closeTo(0.4, 12),
      largestIssuer: { issuerId: A, name: 'Alpha', weight: expect.closeTo(0.6, 12) },
      hhi: expect.closeTo(0.52, 12), effectiveN: expect.closeTo(1 / 0.52, 12),
    })
    expect([status, reasons]).toEqual(['partial', ['incomplete_coverage']])
  })

  it('is ok for one stock', async () => {
    expect(concentration.compute(await bookOf(seen(1), { [A]: 1 }))).toMatchObject({ status: 'ok', data: { coverage: 1, hhi: 1, effectiveN: 1, tailWeight: 0 } })
  })

  it('is ok from 97 %, also where a fund is not seen at all', async () => {
    const unseen = referenceOf({ securities: [stock(A), fund(G)] })
    expect(concentration.compute(await bookOf(unseen, { [A]: 0.97, [G]: 0.03 }))).toMatchObject({ status: 'ok', data: { coverage: expect.closeTo(0.97, 12), hhi: 1 } })
    expect(concentration.compute(await bookOf(unseen, { [A]: 0.96, [G]: 0.04 }))).toMatchObject({ status: 'partial', reasons: ['incomplete_coverage'] })
  })

  it('is given from 80 %, withheld below', async () => {
    expect(concentration.compute(await bookOf(seen(0.8), { [F]: 1 })).data?.hhi).toBe(1)
    const { status, reasons, data } = concentration.compute(await bookOf(seen(0.79), { [F]: 1 }))
    expect([status, reasons]).toEqual(['partial', ['incomplete_coverage']])
    expect(data).toEqual({
      scope: 'equities', coverage: 0.79, issuers: [], issuerCount: null, tailWeight: null, largestIssuer: null, hhi: null, effectiveN: null,
    })
  })

  it('is unavailable with any unresolved holding', async () => {
    expect(concentration.compute(await bookOf(seen(1), { [A]: 0.999, [isinOf('US', 99)]: 0.001 }))).toEqual({
      status: 'unavailable', reasons: ['unresolved_holdings'], data: null,
    })
  })

  it.each([
    ['without equities', seen(1), { EUR: 1 }, ['no_equities']],
    ['with nothing identified', referenceOf({ securities: [fund(F)] }), { [F]: 1 }, ['incomplete_coverage']],
    ['when constituents failed', broken(seen(1), 'constituents'), { [F]: 1 }, ['provider_unavailable']],
    ['when a security failed', failingKeys(seen(1), 'securities', [B]), { [A]: 0.5, [B]: 0.5 }, ['unresolved_holdings', 'provider_unavailable']],
  ])('is unavailable %s', async (_case, reference, weights, reasons) => {
    expect(concentration.compute(await bookOf(reference, weights))).toEqual({ status: 'unavailable', reasons, data: null })
  })

  it('is partial when the company of a stock could not be asked for', async () => {
    const reference = referenceOf({ securities: [stock(A, { companyId: 'a' })], companies: [company('a')] })
    expect(concentration.compute(await bookOf(failingKeys(reference, 'companies', ['a']), { [A]: 1 }))).toMatchObject({
      status: 'partial', reasons: ['provider_unavailable'], data: { coverage: 1, hhi: 1 },
    })
  })

  it('is partial for an approximation', async () => {
    const reference = referenceOf({ securities: [fund(F), fund(G)], constituents: [row(G, 1, { isin: A })], fundProxies: [proxy(F, G, { kind: 'approximation' })] })
    expect(concentration.compute(await bookOf(reference, { [F]: 1 }))).toMatchObject({ status: 'partial', reasons: ['incomplete_coverage'], data: { coverage: 1, hhi: 1 } })
  })
})
