import { describe, expect, it } from 'vitest'
import { currencies } from '../../../../core/portfolio/sections/currencies/model'
import { bookOf, broken, fund, isinOf, referenceOf, row, stock, valueBookOf } from '../fixture'

const [A, B] = [1, 2].map((n) => isinOf('US', n)) as [string, string]
const [F, G, H, BOND] = [1, 2, 3, 4].map((n) => isinOf('IE', n)) as [string, string, string, string]
const reference = referenceOf({
  securities: [
    stock(A, { country: 'US', currency: 'USD' }), stock(B, { currency: null }), fund(F, { name: 'World', currency: 'USD' }),
    fund(G, { name: 'World EUR Hedged' }), fund(H, { name: 'Currency Hedged World' }), fund(BOND, { name: 'Bonds EUR Hedged', assetClass: 'bonds' }),
  ],
  constituents: [row(F, 0.7, { isin: A, country: 'US' }), row(F, 0.3, { isin: B, country: 'DE' })],
})
const weightsOf = (buckets: readonly { key: string; weight: number }[] = []) => Object.fromEntries(buckets.map(({ key, weight }) => [key, weight]))

describe('currencies', () => {
  it('map countries of companies, and count a hedged fund wholly', async () => {
    const { status, reasons, data } = currencies.compute(await valueBookOf(reference, { [F]: 500, [G]: 200, [A]: 100, [BOND]: 100, GBP: 100 }))
    // USD 0.5 x 0.7 + 0.1 = 0.45; EUR 0.5 x 0.3 + 0.2 = 0.35
    expect(weightsOf(data?.equityExposure.buckets)).toEqual({ USD: expect.closeTo(0.45, 12), EUR: expect.closeTo(0.35, 12) })
    // held: F and A in USD 0.6, G and the bond fund in EUR 0.3, cash GBP 0.1
    expect(data?.heldCurrencies).toEqual([
      { key: 'USD', weight: expect.closeTo(0.6, 12), value: expect.closeTo(600, 9) },
      { key: 'EUR', weight: expect.closeTo(0.3, 12), value: expect.closeTo(300, 9) },
      { key: 'GBP', weight: 0.1, value: 100 },
    ])
    expect(data?.hedgedFunds).toEqual([{ isin: G, name: 'World EUR Hedged', currency: 'EUR', weight: 0.2 }])
    expect([status, reasons]).toEqual(['ok', []])
  })

  it('leave a hedge without a readable currency unknown', async () => {
    const { data, reasons } = currencies.compute(await bookOf(reference, { [H]: 0.5, [G]: 0.5 }))
    expect(weightsOf(data?.equityExposure.buckets)).toEqual({ EUR: 0.5, unknown: 0.5 })
    expect(data?.hedgedFunds.map(({ isin, currency }) => [isin, currency])).toEqual([[G, 'EUR'], [H, null]])
    expect(reasons).toEqual(['incomplete_coverage'])
  })

  it('list hedged funds of equal weight by ISIN, whatever the order of the request', async () => {
    expect(G < H).toBe(true)
    for (const order of [[G, H], [H, G]] as const) {
      const { data } = currencies.compute(await bookOf(reference, Object.fromEntries(order.map((isin) => [isin, 0.5]))))
      expect(data?.hedgedFunds.map(({ isin }) => isin)).toEqual([G, H])
    }
  })

  it('need no constituents of a hedged fund', async () => {
    expect(currencies.compute(await bookOf(broken(reference, 'constituents', 'fundVectors'), { [G]: 1 }))).toMatchObject({ status: 'ok', reasons: [] })
  })

  it('without equities: partial, with the held currencies', async () => {
    expect(currencies.compute(await bookOf(reference, { EUR: 0.75, [isinOf('US', 99)]: 0.25 }))).toEqual({
      status: 'partial', reasons: ['unresolved_holdings', 'no_equities'],
      data: {
        equityExposure: { scope: 'equities', portfolioShare: 0, coverage: 0, buckets: [] },
        heldCurrencies: [{ key: 'EUR', weight: 0.75, value: null }, { key: 'unknown', weight: 0.25, value: null }],
        hedgedFunds: [],
      },
    })
  })

  it('with nothing resolved: partial, no equities, everything held in an unknown currency', async () => {
    expect(currencies.compute(await bookOf(reference, { [isinOf('US', 99)]: 0.6, [isinOf('US', 98)]: 0.4 }))).toEqual({
      status: 'partial', reasons: ['unresolved_holdings', 'no_equities'],
      data: {
        equityExposure: { scope: 'equities', portfolioShare: 0, coverage: 0, buckets: [] },
        heldCurrencies: [{ key: 'unknown', weight: 1, value: null }],
        hedgedFunds: [],
      },
    })
  })

  it('are unavailable when equities are held and none is classified', async () => {
    expect(currencies.compute(await bookOf(reference, { [B]: 1 }))).toEqual({ status: 'unavailable', reasons: ['incomplete_coverage'], data: null })
    expect(currencies.compute(await bookOf(broken(reference, 'constituents'), { [F]: 1 })).reasons).toEqual(['provider_unavailable'])
  })
})
