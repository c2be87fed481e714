import { describe, expect, it } from 'vitest'
import type { Bundle } from '../../../../core/reference/tables/bundle'
import { fundVector } from '../../../../core/portfolio/look-through/dimensions'
import { prepareFund, companyNumbers } from '../../../../core/portfolio/funds/fund'
import { company, fund, isinOf, proxy, referenceOf, row } from '../fixture'

const [A, A2, B, C] = [3, 4, 5, 6].map((n) => isinOf('US', n)) as [string, string, string, string]
const [F, G, H, I] = [1, 2, 3, 4].map((n) => isinOf('IE', n)) as [string, string, string, string]

async function prepared(parts: Partial<Bundle>, isin = F) {
  const constituents = (await referenceOf({ securities: [fund(F), fund(G), fund(H)], ...parts }).constituents([isin])).found.get(isin)
  if (constituents === undefined) throw new Error('no constituents')
  const numbers = companyNumbers()
  const inside = prepareFund(constituents, numbers)
  const weights = Object.fromEntries([...inside.companies].map((number, index) => [numbers.id(number), inside.weights[index]]))
  return { ...inside, byCompany: weights }
}

describe('coverage', () => {
  it.each([
    ['full from 97 %', [0.5, 0.3, 0.17], 'full', 0.97],
    ['partial below', [0.5, 0.3, 0.16], 'partial', 0.96],
    ['clipped to 1', [0.5, 0.55], 'full', 1],
    ['none at 0', [0.2, -0.2], 'none', 0],
  ])('is %s', async (_case, weights, status, covered) => {
    const constituents = weights.map((weight, index) => row(F, weight, { kind: weight < 0 ? 'cash' : 'equity', name: `Row ${index}` }))
    const inside = await prepared({ constituents })
    expect(inside.status).toBe(status)
    expect(inside.coveredWeight).toBeCloseTo(covered, 12)
  })

  it('counts rows of all kinds, negative ones too', async () => {
    const inside = await prepared({ constituents: [row(F, 0.9, { isin: A }), row(F, 0.05, { kind: 'other' }), row(F, -0.02, { kind: 'cash' })] })
    // 0.90 + 0.05 - 0.02
    expect(inside.coveredWeight).toBeCloseTo(0.93, 12)
    expect(inside.identified).toBeCloseTo(0.9, 12)
  })
})

describe('companies', () => {
  it('merge rows of one company; the largest row speaks for it', async () => {
    const inside = await prepared({
      companies: [company('a', { isin: A })],
      constituents: [row(F, 0.1, { isin: A, name: 'small' }), row(F, 0.2, { isin: A2, companyId: 'a', name: 'large' }), row(F, 0.7, { isin: B })],
    })
    expect(inside.byCompany).toEqual({ a: expect.closeTo(0.3, 12), [B]: 0.7 })
    expect(inside.rows.map(({ name }) => name)).toContain('large')
  })

  it.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 0, 2]]])('of rows of equal weight, the smallest ISIN speaks, in any order (%j)', async (order) => {
    const rows = [row(F, 0.1, { isin: A, companyId: 'a', name: 'first' }), row(F, 0.1, { isin: A2, companyId: 'a', name: 'second' }), row(F, 0.1, { companyId: 'a', name: 'without' })]
    const inside = await prepared({ companies: [company('a')], constituents: order.flatMap((index) => rows[index] ?? []) })
    expect(inside.rows.map(({ name }) => name)).toEqual(['first'])
  })

  it('above the whole are divided by their sum', async () => {
    const inside = await prepared({ constituents: [row(F, 0.66, { isin: A }), row(F, 0.44, { isin: B }), row(F, -0.1, { kind: 'cash' })] })
    // 0.66 / 1.1 and 0.44 / 1.1
    expect(inside.byCompany).toEqual({ [A]: expect.closeTo(0.6, 12), [B]: expect.closeTo(0.4, 12) })
  })

  it('above the whole are divided by what they were stated with, whatever is known of a fund among them', async () => {
    const rows = [row(F, 0.7, { isin: A }), row(F, 0.5, { isin: G }), row(F, -0.2, { kind: 'cash' })]
    const inside = await prepared({ constituents: [...rows, row(G, 0.4, { isin: B })] })
    // 0.7 and 0.5 are 1.2: A is 0.7 / 1.2; B is 0.4 of 0.5 / 1.2; the rest of the inner fund stays open
    expect(inside.byCompany).toEqual({ [A]: expect.closeTo(0.7 / 1.2, 12), [B]: expect.closeTo(0.2 / 1.2, 12) })
    expect(inside.identified).toBeCloseTo(0.75, 12)
  })

  it('are numbered in ascending order', async () => {
    const { companies } = await prepared({ constituents: [C, A, B].map((isin, index) => row(F, 0.1 * (index + 1), { isin })) })
    expect([...companies]).toEqual([...companies].sort((a, b) => a - b))
  })

  it('of an inner fund count with its weight; what it leaves open stays open', async () => {
    const inside = await prepared({
      constituents: [row(F, 0.5, { isin: A }), row(F, 0.5, { isin: G }), row(G, 0.4, { isin: A }), row(G, 0.4, { isin: B })],
    })
    // A: 0.5 + 0.5 x 0.4; B: 0.5 x 0.4; the row of the inner fund counts whole in coverage
    expect(inside.byCompany).toEqual({ [A]: expect.closeTo(0.7, 12), [B]: expect.closeTo(0.2, 12) })
    expect(inside.coveredWeight).toBe(1)
    expect(inside.identified).toBeCloseTo(0.9, 12)
  })
})

describe('rows', () => {
  it('that are short hold no equities; a weight published as 0.00 is a holding', async () => {
    const inside = await prepared({ constituents: [row(F, 0.8, { isin: A }), row(F, -0.1, { isin: B }), row(F, 0, { isin: C })] })
    expect(inside.byCompany).toEqual({ [A]: 0.8, [C]: 0 })
    // 0.8 - 0.1 + 0
    expect(inside.coveredWeight).toBeCloseTo(0.7, 12)
  })

  it('of a fund are what it holds, of whatever kind the list calls them', async () => {
    const inside = await prepared({ constituents: [row(F, 0.5, { isin: A }), row(F, 0.5, { isin: G, kind: 'other' }), row(G, 0.6, { isin: B }), row(G, 0.4, { kind: 'cash' })] })
    // B: 0.5 x 0.6; the cash of the inner fund is nobody's
    expect(inside.byCompany).toEqual({ [A]: 0.5, [B]: expect.closeTo(0.3, 12) })
  })
})

describe('proxies', () => {
  const constituents = [
    row(G, 0.5, { isin: A, country: 'US', sector: 'technology' }),
    row(G, 0.2, { isin: B, country: 'DE', sector: 'technology' }),
    row(G, 0.25, { isin: C, country: 'DE', sector: 'energy' }),
    row(G, 0.05, { kind: 'cash' }),
  ]

  it('same_index: the rows of the other fund', async () => {
    const inside = await prepared({ constituents, fundProxies: [proxy(F, G)] })
    expect(inside.byCompany).toEqual({ [A]: 0.5, [B]: 0.2, [C]: 0.25 })
    expect([inside.status, inside.approximate, inside.asOf]).toEqual(['full', false, '2026-01-31'])
  })

  it('index_subset by country: the rest scaled to the equity share', async () => {
    const inside = await prepared({ constituents, fundProxies: [proxy(F, G, { kind: 'index_subset', countries: ['DE', 'FR'] })] })
    // equity 0.95, kept 0.45: 0.2 x 0.95 / 0.45 and 0.25 x 0.95 / 0.45
    expect(inside.byCompany).toEqual({ [B]: expect.closeTo(0.19 / 0.45, 12), [C]: expect.closeTo(0.2375 / 0.45, 12) })
    expect([inside.status, inside.coveredWeight]).toEqual(['full', 1])
  })

  it('index_subset by country and sector: both must match', async () => {
    const inside = await prepared({ constituents, fundProxies: [proxy(F, G, { kind: 'index_subset', countries: ['DE'], sectors: ['technology'] })] })
    expect(inside.byCompany).toEqual({ [B]: expect.closeTo(0.95, 12) })
  })

  it('index_subset that nothing matches: only the rows that are no equities', async () => {
    const inside = await prepared({ constituents, fundProxies: [proxy(F, G, { kind: 'index_subset', sectors: ['utilities'] })] })
    expect(inside.byCompany).toEqual({})
    expect(inside.coveredWeight).toBeCloseTo(0.05, 12)
  })

  it.each([
    ['country', { countries: ['DE', 'nowhere'] }],
    ['sector', { sectors: ['energy', 'of nothing'] }],
  ])('restricted to a %s and one that is none: rows that state none are not meant', async (_case, restriction) => {
    const rows = [row(G, 0.5, { isin: A, country: 'DE', sector: 'energy' }), row(G, 0.5, { isin: B })]
    const inside = await prepared({ constituents: rows, fundProxies: [proxy(F, G, { kind: 'index_subset', ...restriction })] })
    // the half of A alone, scaled to the whole
    expect(inside.byCompany).toEqual({ [A]: 1 })
  })

  it('of one list, whole and without restriction, share all that is derived from it; a part of it has its own', async () => {
    const reference = referenceOf({ securities: [fund(F), fund(G), fund(H)], constituents, fundProxies: [proxy(F, G), proxy(H, G), proxy(I, G, { weight: 0.5 })] })
    const { found } = await reference.constituents([F, G, H, I])
    const numbers = companyNumbers()
    const insides = [...found.values()].map((one) => prepareFund(one, numbers))
    const [own, whole, other, half] = [G, F, H, I].map((isin) => insides[[...found.keys()].indexOf(isin)])
    for (const shared of ['equityRows', 'sectors', 'countries', 'companies', 'weights', 'byWeight'] as const) {
      expect([whole?.[shared] === own?.[shared], other?.[shared] === own?.[shared], half?.[shared] === own?.[shared]]).toEqual([true, true, false])
    }
    // four funds, whatever they share
    expect(new Set(insides.map(({ number }) => number)).size).toBe(4)
  })

  it('approximation: at most partial', async () => {
    const inside = await prepared({ constituents, fundProxies: [proxy(F, G, { kind: 'approximation' })] })
    expect([inside.status, inside.approximate, inside.coveredWeight]).toEqual(['partial', true, 1])
  })

  it('of which one merely resembles the fund: at most partial', async () => {
    const inside = await prepared({
      constituents: [...constituents, row(H, 1, { isin: A })],
      fundProxies: [proxy(F, G, { weight: 0.9 }), proxy(F, H, { weight: 0.1, kind: 'approximation' })],
    })
    expect([inside.status, inside.approximate]).toEqual(['partial', true])
  })

  it('are a weighted sum with the oldest date', async () => {
    const inside = await prepared({
      constituents: [...constituents, row(H, 1, { isin: A, asOf: '2025-06-30' })],
      fundProxies: [proxy(F, G, { weight: 0.9 }), proxy(F, H, { weight: 0.1 })],
    })
    // A: 0.9 x 0.5 + 0.1 x 1
    expect(inside.byCompany).toEqual({ [A]: expect.closeTo(0.55, 12), [B]: expect.closeTo(0.18, 12), [C]: expect.closeTo(0.225, 12) })
    expect(inside.asOf).toBe('2025-06-30')
    expect(inside.coveredWeight).toBeCloseTo(1, 12)
  })

  it('cover by their weight', async () => {
    const inside = await prepared({
      constituents: [row(G, 0.8, { isin: A }), row(H, 1, { isin: B })],
      fundProxies: [proxy(F, G, { weight: 0.9 }), proxy(F, H, { weight: 0.1 })],
    })
    // 0.9 x 0.8 + 0.1 x 1
    expect(inside.coveredWeight).toBeCloseTo(0.82, 12)
  })

  it('without weight hold nothing', async () => {
    const inside = await prepared({ constituents: [...constituents, row(H, 1, { isin: A2 })], fundProxies: [proxy(F, G), proxy(F, H, { weight: 0 })] })
    expect(inside.byCompany).toEqual({ [A]: 0.5, [B]: 0.2, [C]: 0.25 })
  })
})

describe('weights by sector', () => {
  const published = { sector: new Map([['Energy', 0.6], ['nowhere', 0.4]]), country: null, asOf: null, source: 'test' }
  it.each([
    ['of a fund that is known completely are those of its rows', 1, new Map([['technology', 1]])],
    ['of another are the published ones, by our keys', 0.5, new Map([['energy', 0.6]])],
  ])('%s', async (_case, weight, expected) => {
    const inside = await prepared({ constituents: [row(F, weight, { isin: A, sector: 'technology' })] })
    expect(fundVector(inside, published, 'sector')).toEqual(expected)
    expect(fundVector(inside, null, 'sector')).toEqual(new Map([['technology', weight]]))
  })
})
