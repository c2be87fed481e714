import { describe, expect, it } from 'vitest'
import { lookThrough } from '../../../../core/portfolio/sections/look-through/model'
import { bookOf, broken, company, fund, isinOf, referenceOf, row, stock, valueBookOf } from '../fixture'

const [A, A2, B, C] = [1, 2, 3, 4].map((n) => isinOf('US', n)) as [string, string, string, string]
const [F, G, BOND] = [1, 2, 3].map((n) => isinOf('IE', n)) as [string, string, string]
const parts = {
  securities: [
    stock(A2, { companyId: 'a', name: 'Alpha Class B', country: 'US', sector: 'energy' }),
    fund(F, { name: 'World' }), fund(G, { name: 'Europe' }), fund(BOND, { assetClass: 'bonds' as const }),
  ],
  companies: [company('a', { name: 'Alpha', isin: A, country: 'CA', sector: 'technology' })],
  constituents: [
    row(F, 0.5, { isin: A }), row(F, 0.3, { isin: B, name: 'Beta', country: 'DE', sector: 'financials' }), row(F, 0.2, { kind: 'cash' }),
    row(G, 0.6, { isin: B, name: 'BETA AG', country: 'FR' }), row(G, 0.4, { isin: C, name: 'Gamma' }),
    row(BOND, 1, { isin: C }),
  ],
}
const reference = referenceOf(parts)

describe('look-through', () => {
  it('adds direct and fund weights by company', async () => {
    const { status, reasons, data } = lookThrough.compute(await valueBookOf(reference, { [F]: 400, [G]: 200, [A2]: 100, [BOND]: 200, EUR: 100 }))
    // weights: World 0.4, Europe 0.2, Alpha B 0.1, bonds 0.2, cash 0.1; equities 0.7
    // a: 0.1 + 0.4 x 0.5 = 0.30; B: 0.4 x 0.3 + 0.2 x 0.6 = 0.24; C: 0.2 x 0.4 = 0.08; rest 0.4 x 0.2 = 0.08
    expect(data?.positions).toEqual([
      {
        // the fund is the larger contribution: the company's attributes; the primary line is the company's
        id: 'a', isin: A, name: 'Alpha', weight: expect.closeTo(0.3, 12), value: expect.closeTo(300, 9), sector: 'technology', region: 'north_america',
        provenance: { direct: expect.closeTo(0.1, 12), viaFunds: [{ fund: 'World', weight: expect.closeTo(0.2, 12), shareInFund: 0.5 }] },
      },
      {
        // both contributions are 0.12: the fund submitted first speaks
        id: B, isin: B, name: 'Beta', weight: expect.closeTo(0.24, 12), value: expect.closeTo(240, 9), sector: 'financials', region: 'europe_developed',
        provenance: { direct: 0, viaFunds: [
          { fund: 'Europe', weight: expect.closeTo(0.12, 12), shareInFund: 0.6 }, { fund: 'World', weight: expect.closeTo(0.12, 12), shareInFund: 0.3 },
        ] },
      },
      {
        id: C, isin: C, name: 'Gamma', weight: expect.closeTo(0.08, 12), value: expect.closeTo(80, 9), sector: null, region: null,
        provenance: { direct: 0, viaFunds: [{ fund: 'Europe', weight: expect.closeTo(0.08, 12), shareInFund: 0.4 }] },
      },
    ])
    expect(data).toMatchObject({ positionCount: 3, tailWeight: 0, unresolvedFundWeight: expect.closeTo(0.08, 12) })
    // all funds are full, but 1 - 0.08 / 0.7 = 0.886 is below 0.97
    expect([status, reasons]).toEqual(['partial', ['incomplete_coverage']])
  })

  it('gives a company its value however large the rest of the portfolio is', async () => {
    // 0.000125 x 0.6 and x 0.4: less than a trillionth of the portfolio
    const { data } = lookThrough.compute(await valueBookOf(reference, { [A2]: 100_000_000, [G]: 0.000_125 }))
    expect(data?.positions).toMatchObject([{ id: 'a' }, { id: B, value: expect.closeTo(0.000_075, 12) }, { id: C, value: expect.closeTo(0.000_05, 12) }])
  })

  describe('names a company by its primary line, else by its largest row with an ISIN, over all funds', () => {
    const [LINE, SMALL, LARGE] = [11, 12, 13].map((n) => isinOf('DE', n)) as [string, string, string]
    /** Both funds hold company `d`: World in two rows (12 % and 10 %) and without ISIN (30 %), Europe in one (20 %). */
    const lines = (isin: string | null) => referenceOf({
      securities: [fund(F), fund(G), stock(LINE, { companyId: 'd' })],
      companies: [company('d', { isin })],
      constituents: [
        row(F, 0.3, { companyId: 'd' }), row(F, 0.12, { companyId: 'd', isin: SMALL }), row(F, 0.1, { companyId: 'd', isin: B }),
        row(G, 0.2, { companyId: 'd', isin: LARGE }),
      ],
    })
    it.each([
      ['the primary line', A, { [F]: 0.5, [G]: 0.5 }, A],
      ['the largest row: 0.5 x 20 % before 0.5 x 12 %', null, { [F]: 0.5, [G]: 0.5 }, LARGE],
      ['the largest row by share of the portfolio: 0.8 x 12 % before 0.2 x 20 %', null, { [F]: 0.8, [G]: 0.2 }, SMALL],
      ['the line held directly', null, { [F]: 0.5, [LINE]: 0.5 }, LINE],
    ])('%s', async (_case, primary, weights, expected) => {
      const { data } = lookThrough.compute(await bookOf(lines(primary), weights))
      expect(data?.positions.map(({ id, isin }) => [id, isin])).toEqual([['d', expected]])
    })

    it('null when no row has one', async () => {
      const nameless = referenceOf({ securities: [fund(F)], constituents: [row(F, 1, { name: 'Delta AG' })] })
      const { data } = lookThrough.compute(await bookOf(nameless, { [F]: 1 }))
      expect(data?.positions.map(({ id, isin }) => [id, isin])).toEqual([['name:DELTA', null]])
    })
  })

  it.each([
    ['the larger of two rows', [[0.4, A], [0.6, B]], B],
    ['the smaller ISIN of two rows of one weight', [[0.5, A], [0.5, B]], A],
  ] as const)('names a company without primary line by %s, in any order', async (_case, rows, expected) => {
    for (const ordered of [rows, rows.toReversed()]) {
      const port = referenceOf({ securities: [fund(F)], companies: [company('d')], constituents: ordered.map(([weight, isin]) => row(F, weight, { companyId: 'd', isin })) })
      expect(lookThrough.compute(await bookOf(port, { [F]: 1 })).data?.positions.map(({ isin }) => isin)).toEqual([expected])
    }
  })

  it('lists the funds of a company by weight, then by name, in whatever order they are held', async () => {
    const H = isinOf('IE', 4)
    const port = referenceOf({ securities: [fund(F, { name: 'Zeta' }), fund(G, { name: 'Alpha' }), fund(H, { name: 'Middle' })], constituents: [F, G, H].map((isin) => row(isin, 1, { isin: A })) })
    const weights = { [F]: 0.25, [G]: 0.25, [H]: 0.5 }
    for (const order of [[F, G, H], [H, G, F], [G, H, F], [F, H, G]]) {
      const { data } = lookThrough.compute(await bookOf(port, Object.fromEntries(order.map((isin) => [isin, weights[isin] ?? 0]))))
      expect(data?.positions[0]?.provenance.viaFunds.map(({ fund: name }) => name)).toEqual(['Middle', 'Alpha', 'Zeta'])
    }
  })

  it('lists companies of one weight by id, each by what its own record says', async () => {
    const port = referenceOf({ securities: [stock(A, { country: 'DE', sector: 'energy' }), stock(B, { country: 'JP', sector: 'utilities' })] })
    for (const order of [[A, B], [B, A]]) {
      const { data } = lookThrough.compute(await bookOf(port, Object.fromEntries(order.map((isin) => [isin, 0.5]))))
      expect(data?.positions.map(({ id, sector, region }) => [id, sector, region])).toEqual([[A, 'energy', 'europe_developed'], [B, 'utilities', 'asia_developed']])
    }
  })

  it("prefers a security's own attributes when it is the largest contribution", async () => {
    const { data } = lookThrough.compute(await bookOf(reference, { [A2]: 0.8, [F]: 0.2 }))
    expect(data?.positions[0]).toMatchObject({ id: 'a', sector: 'energy', region: 'north_america' })
  })

  it('keeps what is beyond the limit as tail', async () => {
    const { data } = lookThrough.compute(await bookOf(reference, { [G]: 1 }, { limit: 1 }))
    expect(data).toMatchObject({ positionCount: 2, tailWeight: expect.closeTo(0.4, 12), unresolvedFundWeight: 0 })
    expect(data?.positions).toHaveLength(1)
  })

  it('measures what is not resolved against the equities, not against the portfolio', async () => {
    // equities 0.1, of which World's cash 0.1 x 0.2 = 0.02 names no company: resolved 1 - 0.02 / 0.1 = 0.8, below 0.97
    const { reasons, data } = lookThrough.compute(await bookOf(reference, { [F]: 0.1, EUR: 0.9 }))
    expect(data?.unresolvedFundWeight).toBeCloseTo(0.02, 12)
    expect(data?.funds.map(({ status }) => status)).toEqual(['full'])
    expect(reasons).toEqual(['incomplete_coverage'])
  })

  it('is ok for stocks alone', async () => {
    expect(lookThrough.compute(await bookOf(reference, { [A2]: 1 }))).toMatchObject({ status: 'ok', data: { unresolvedFundWeight: 0, funds: [] } })
  })

  it.each([
    ['no equities', { EUR: 1 }, ['no_equities']],
    ['no equities and an unknown holding', { EUR: 0.5, [isinOf('US', 99)]: 0.5 }, ['unresolved_holdings', 'no_equities']],
  ])('is unavailable: %s', async (_case, weights, reasons) => {
    expect(lookThrough.compute(await bookOf(reference, weights))).toEqual({ status: 'unavailable', reasons, data: null })
  })

  it('is unavailable when no company is known', async () => {
    const bare = referenceOf({ securities: parts.securities })
    expect(lookThrough.compute(await bookOf(bare, { [F]: 1 })).reasons).toEqual(['incomplete_coverage'])
    expect(lookThrough.compute(await bookOf(broken(reference, 'constituents'), { [F]: 1 })).reasons).toEqual(['provider_unavailable'])
  })

  it('keeps the weight of a fund that could not be asked about', async () => {
    const { reasons, data } = lookThrough.compute(await bookOf(broken(reference, 'constituents'), { [F]: 0.4, [A2]: 0.6 }))
    expect(reasons).toEqual(['provider_unavailable', 'incomplete_coverage'])
    expect(data?.unresolvedFundWeight).toBeCloseTo(0.4, 12)
  })

  it('says when the companies of stocks could not be asked for', async () => {
    const { status, reasons, data } = lookThrough.compute(await bookOf(broken(reference, 'companies'), { [A2]: 1 }))
    expect([status, reasons, data?.positions[0]?.name]).toEqual(['partial', ['provider_unavailable'], 'Alpha Class B'])
    // a fund that holds it, too, was read with its company
    const both = lookThrough.compute(await bookOf(broken(reference, 'companies'), { [A2]: 0.5, [F]: 0.5 })).data
    expect(both?.positions[0]).toMatchObject({ id: 'a', isin: A, name: 'Alpha' })
  })
})
