import { describe, expect, it } from 'vitest'
import { overlap, overlapsOf } from '../../../../core/portfolio/sections/overlap/model'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import { referenceFrom } from '../../../../core/reference/tables/reference-from-tables'
import { bookOf, broken, bundleOf, company, failingKeys, fund, isinOf, proxy, referenceOf, row, stock } from '../fixture'

const [A, B, C, D] = [1, 2, 3, 4].map((n) => isinOf('US', n)) as [string, string, string, string]
const [F, G, H] = [1, 2, 3].map((n) => isinOf('IE', n)) as [string, string, string]
const parts = {
  securities: [fund(F, { name: 'World' }), fund(G, { name: 'USA' }), fund(H, { name: 'Unseen' }), stock(A)],
  companies: [company('a', { name: 'Alpha', isin: A })],
  constituents: [
    row(F, 0.3, { isin: A }), row(F, 0.2, { isin: B, name: 'Beta' }), row(F, 0.1, { isin: C, name: 'Gamma' }), row(F, 0.4, { isin: D, name: 'Delta' }),
    row(G, 0.25, { isin: A }), row(G, 0.25, { companyId: 'a' }), row(G, 0.1, { isin: B, name: 'Beta Corp' }), row(G, 0.2, { isin: C }), row(G, 0.2, { kind: 'cash' }),
  ],
}
const reference = referenceOf(parts)

describe('overlap', () => {
  it('sums the smaller weights of shared companies, merged inside each fund', async () => {
    const { status, data } = overlap.compute(await bookOf(reference, { [F]: 0.5, [G]: 0.5 }, { limit: 2 }))
    // a: min(0.3, 0.25 + 0.25) = 0.3; B: min(0.2, 0.1) = 0.1; C: min(0.1, 0.2) = 0.1; together 0.5
    expect(status).toBe('ok')
    expect(data?.pairs).toEqual([{
      fundA: 'World', fundB: 'USA', isinA: F, isinB: G, overlap: expect.closeTo(0.5, 12), sharedCount: 3,
      sharedTail: { count: 1, weight: expect.closeTo(0.1, 12) },
      // B and C have the same minimum: the smaller id comes first. B is named by its larger row, that of the world fund.
      sharedHoldings: [
        { id: 'a', name: 'Alpha', weightInA: 0.3, weightInB: 0.5 },
        { id: B, name: 'Beta', weightInA: 0.2, weightInB: 0.1 },
      ],
    }])
    expect(data?.funds).toEqual([
      { isin: F, name: 'World', status: 'full', coveredWeight: expect.closeTo(1, 12), asOf: '2026-01-31' },
      { isin: G, name: 'USA', status: 'full', coveredWeight: expect.closeTo(1, 12), asOf: '2026-01-31' },
    ])
  })

  it('has no tail when everything is listed, and A is the fund submitted first', async () => {
    const { data } = overlap.compute(await bookOf(reference, { [G]: 0.5, [F]: 0.5 }))
    expect(data?.pairs[0]).toMatchObject({ isinA: G, isinB: F, sharedTail: null })
  })

  it('lists every shared company of two funds and no other, named by its larger row, or by the first fund where both are equal', async () => {
    const named = referenceOf({ ...parts, constituents: parts.constituents.map((one) => (one.fundIsin === G && one.isin === C ? { ...one, weight: 0.1, name: 'Gamma Corp' } : one)) })
    const { data } = overlap.compute(await bookOf(named, { [G]: 0.5, [F]: 0.5 }))
    // D is in the second fund alone; B weighs more there, C 10 % in both
    expect(data?.pairs[0]?.sharedHoldings).toEqual([
      { id: 'a', name: 'Alpha', weightInA: 0.5, weightInB: 0.3 }, { id: B, name: 'Beta', weightInA: 0.1, weightInB: 0.2 }, { id: C, name: 'Gamma Corp', weightInA: 0.1, weightInB: 0.1 },
    ])
  })

  it('lists companies of one smaller weight by id, in whatever order the funds weigh them', async () => {
    for (const weights of [[0.5, 0.3, 0.2], [0.2, 0.3, 0.5]]) {
      const even = referenceOf({
        securities: [fund(F), fund(G)],
        constituents: [A, B, C].flatMap((isin, index) => [row(F, 0.1, { isin }), row(G, weights[index] ?? 0, { isin })]),
      })
      const { data } = overlap.compute(await bookOf(even, { [F]: 0.5, [G]: 0.5 }))
      expect(data?.pairs[0]?.sharedHoldings.map(({ id }) => id)).toEqual([A, B, C])
    }
  })

  it.each([
    // the first fund holds 0.4, 0.3 and 0.3: smaller weights 0.2, 0.1, 0.3 and 0.4, 0.1, 0.2
    ['last', [0.2, 0.1, 0.6], C, 0.3, 0.6],
    ['first', [0.6, 0.1, 0.2], A, 0.4, 0.7],
  ] as const)('finds the largest shared company where the second fund has it %s', async (_case, weights, id, smaller, share) => {
    const three = referenceOf({
      securities: [fund(F), fund(G)],
      constituents: [A, B, C].flatMap((isin, index) => [row(F, [0.4, 0.3, 0.3][index] ?? 0, { isin }), row(G, weights[index] ?? 0, { isin })]),
    })
    const { data } = overlap.compute(await bookOf(three, { [F]: 0.5, [G]: 0.5 }, { limit: 1 }))
    expect(data?.pairs[0]).toMatchObject({ overlap: expect.closeTo(share, 12), sharedCount: 3, sharedTail: { count: 2, weight: expect.closeTo(share - smaller, 12) } })
    expect(data?.pairs[0]?.sharedHoldings.map((one) => one.id)).toEqual([id])
  })

  it('names a shared company by its record where only one of the funds was read with it', async () => {
    const constituents = [F, G].map((isin) => row(isin, 1, { companyId: 'a', name: 'Row' }))
    const tables = memoryTables(bundleOf({ ...parts, constituents }))
    let down = false
    const port = referenceFrom({ ...tables, companies: async (ids) => (down ? { found: new Map(), failed: new Set(ids) } : tables.companies(ids)) })
    await bookOf(port, { [G]: 1 })
    // the list of the first fund is remembered with its companies, that of the second one is read without
    down = true
    for (const weights of [{ [F]: 0.5, [G]: 0.5 }, { [G]: 0.5, [F]: 0.5 }]) {
      const { data } = overlap.compute(await bookOf(port, weights))
      expect(data?.pairs[0]?.sharedHoldings[0]).toMatchObject({ id: 'a', name: 'Alpha' })
    }
  })

  it('compares every two funds by what they hold themselves', async () => {
    const three = referenceOf({
      securities: [fund(F), fund(G), fund(H)],
      constituents: [row(F, 1, { isin: A }), row(G, 1, { isin: B }), row(H, 0.5, { isin: A }), row(H, 0.5, { isin: B })],
    })
    const { data } = overlap.compute(await bookOf(three, { [F]: 0.4, [G]: 0.3, [H]: 0.3 }))
    expect(data?.pairs.map(({ isinA, isinB, overlap: share }) => [isinA, isinB, share])).toEqual([[F, H, 0.5], [G, H, 0.5]])
  })

  it('says of two funds the same in every portfolio, compared once', async () => {
    const pairs = async (weights: Record<string, number>) => overlap.compute(await bookOf(reference, weights)).data?.pairs ?? []
    const [first, again] = [await pairs({ [F]: 0.5, [G]: 0.5 }), await pairs({ [F]: 0.2, EUR: 0.3, [G]: 0.5 })]
    expect(again).toEqual(first)
    expect(again[0]?.sharedHoldings).toBe(first[0]?.sharedHoldings)
  })

  it('omits pairs below 1 %, keeps those at it', async () => {
    const pair = (weight: number) => referenceOf({
      securities: [fund(F), fund(G)],
      constituents: [row(F, weight, { isin: A }), row(F, 1 - weight, { isin: B }), row(G, weight, { isin: A }), row(G, 1 - weight, { isin: C })],
    })
    expect(overlap.compute(await bookOf(pair(0.0099), { [F]: 0.5, [G]: 0.5 }))).toMatchObject({ status: 'ok', data: { pairs: [] } })
    expect(overlap.compute(await bookOf(pair(0.01), { [F]: 0.5, [G]: 0.5 })).data?.pairs).toHaveLength(1)
  })

  it('names a fund without constituents and is partial', async () => {
    const { status, reasons, data } = overlap.compute(await bookOf(reference, { [F]: 0.4, [H]: 0.3, [G]: 0.3 }))
    expect([status, reasons, data?.fundCount]).toEqual(['partial', ['incomplete_coverage'], 3])
    expect(data?.funds[1]).toEqual({ isin: H, name: 'Unseen', status: 'none', coveredWeight: 0, asOf: null })
  })

  it('is partial for an approximation', async () => {
    const approximate = referenceOf({ ...parts, fundProxies: [proxy(H, F, { kind: 'approximation' })] })
    const { status, reasons, data } = overlap.compute(await bookOf(approximate, { [F]: 0.5, [H]: 0.5 }))
    expect([status, reasons, data?.funds[1]?.status]).toEqual(['partial', ['incomplete_coverage'], 'partial'])
    expect(data?.pairs[0]?.overlap).toBeCloseTo(1, 12)
  })

  it.each([
    ['one fund', { [F]: 0.5, [A]: 0.5 }, ['fewer_than_two_funds']],
    ['cash only', { EUR: 1 }, ['fewer_than_two_funds']],
    ['one fund and an unknown holding', { [F]: 0.5, [isinOf('US', 99)]: 0.5 }, ['unresolved_holdings', 'fewer_than_two_funds']],
  ])('needs two equity funds: %s', async (_case, weights, reasons) => {
    expect(overlap.compute(await bookOf(reference, weights))).toEqual({ status: 'unavailable', reasons, data: null })
  })

  it('is unavailable without any constituents', async () => {
    const bare = referenceOf({ securities: parts.securities })
    expect(overlap.compute(await bookOf(bare, { [F]: 0.5, [G]: 0.5 })).reasons).toEqual(['incomplete_coverage'])
    expect(overlap.compute(await bookOf(broken(reference, 'constituents'), { [F]: 0.5, [G]: 0.5 })).reasons).toEqual(['provider_unavailable'])
  })

  it('is unavailable where the parts of an index that stand for the funds are empty: nothing is known of any fund', async () => {
    const empty = referenceOf({ ...parts, fundProxies: [proxy(H, F, { kind: 'index_subset', countries: ['JP'] })], constituents: [row(F, 1, { isin: A, country: 'US' })] })
    const { status, reasons } = overlap.compute(await bookOf(empty, { [G]: 0.5, [H]: 0.5 }))
    expect([status, reasons]).toEqual(['unavailable', ['incomplete_coverage']])
  })

  it('is partial when the constituents of one fund could not be asked for', async () => {
    const { status, reasons } = overlap.compute(await bookOf(failingKeys(reference, 'constituents', [G]), { [F]: 0.5, [G]: 0.5 }))
    expect([status, reasons]).toEqual(['partial', ['provider_unavailable', 'incomplete_coverage']])
  })

  it('sorts pairs by overlap, then ISINs', async () => {
    const funds = [1, 2, 3].map((n) => isinOf('LU', n)) as [string, string, string]
    const rows = funds.flatMap((isin, index) => [row(isin, 0.5, { isin: A }), row(isin, 0.5, { isin: index === 1 ? B : C })])
    const three = referenceOf({ securities: funds.map((isin) => fund(isin)), constituents: rows })
    const { data } = overlap.compute(await bookOf(three, { [funds[1]]: 0.4, [funds[2]]: 0.3, [funds[0]]: 0.3 }))
    // funds 1 and 3 share A and C (1.0), fund 2 shares A with both (0.5)
    expect(data?.pairs.map(({ isinA, isinB, overlap: share }) => [isinA, isinB, share])).toEqual([
      [funds[2], funds[0], 1], [funds[1], funds[0], 0.5], [funds[1], funds[2], 0.5],
    ])
  })

  it('sorts pairs of one overlap by the first ISIN, then by the second', async () => {
    const [one, two, three] = [1, 2, 3].map((n) => isinOf('LU', n)) as [string, string, string]
    const same = referenceOf({ securities: [one, two, three].map((isin) => fund(isin)), constituents: [one, two, three].map((isin) => row(isin, 1, { isin: A })) })
    const pairs = async (...isins: string[]) =>
      overlap.compute(await bookOf(same, Object.fromEntries(isins.map((isin) => [isin, 1 / 3])))).data?.pairs.map(({ isinA, isinB }) => [isinA, isinB])
    expect(await pairs(three, two, one)).toEqual([[two, one], [three, one], [three, two]])
    expect(await pairs(three, one, two)).toEqual([[one, two], [three, one], [three, two]])
  })

  it('takes overlaps that differ by binary noise only for equal, and sorts them by ISINs', async () => {
    const [whole, most, some] = [3, 1, 2].map((n) => isinOf('LU', n)) as [string, string, string]
    const weights = [0.31, 0.27, 0.19, 0.13, 0.07, 0.03]
    const scaled = referenceOf({
      securities: [whole, most, some].map((isin) => fund(isin)),
      constituents: weights.map((weight, index) => row(whole, weight, { isin: isinOf('US', 100 + index) })),
      fundProxies: [proxy(most, whole, { weight: 0.9 }), proxy(some, whole, { weight: 0.7 })],
    })
    const { data } = overlap.compute(await bookOf(scaled, { [whole]: 0.4, [most]: 0.3, [some]: 0.3 }))
    // whole and most share 0.9; whole and some share 0.7, most and some too: there the ISIN of the first fund decides
    expect(data?.pairs.map(({ isinA, isinB }) => [isinA, isinB])).toEqual([[whole, most], [most, some], [whole, some]])
    expect(data?.pairs.map((pair) => pair.overlap)).toEqual([0.9, 0.7, 0.7].map((share) => expect.closeTo(share, 12)))
  })
})

it('no funds have no overlaps', () => expect(overlapsOf([])).toEqual(new Float64Array(0)))
