import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { durationOf, yearsTo } from '../../../../core/portfolio/analyses/bonds/duration'
import { ratingClass, spanOf } from '../../../../core/portfolio/analyses/bonds/held-bonds'
import { bonds } from '../../../../core/portfolio/analyses/bonds/model'
import type { BondRecord, Bundle } from '../../../../core/reference/tables/bundle'
import { fund, isinOf, proxy, weightsOf } from '../fixture'
import { analyse, broken, dataOf, security } from './harness'

const TODAY = '2026-06-01'
const BUND = isinOf('DE', 1)
const EURO = isinOf('IE', 2)
const WORLD = isinOf('IE', 3)
const MIXED = isinOf('LU', 4)
const OTHER = isinOf('IE', 5)

const bond = (fundIsin: string, more: Partial<BondRecord> = {}): BondRecord => ({
  fundIsin, asOf: '2026-03-31', isin: null, name: 'Bond', issuer: null, lei: null, country: null, currency: null, type: null, maturity: null, coupon: null,
  rating: null, weight: 1, source: 'test', ...more,
})

const federal = { issuer: 'Germany', country: 'DE', currency: 'EUR', type: 'government' } as const
const bund = bond(BUND, { asOf: null, ...federal, maturity: '2036-06-01', coupon: 0.025 })
const bundRecord = security({ isin: BUND, kind: 'bond', assetClass: 'bonds', name: 'Federal bond', country: 'DE' })
const euro = fund(EURO, { name: 'Euro bonds', assetClass: 'bonds' })
const euroRows = [
  bond(EURO, { ...federal, maturity: '2029-03-31', coupon: 0.02, weight: 0.5 }),
  bond(EURO, { issuer: 'FRANCE (REPUBLIC OF)', country: 'FR', currency: 'EUR', type: 'government', maturity: '2036-03-31', coupon: 0.03, weight: 0.3, rating: 'Aa3' }),
  bond(EURO, { issuer: 'Bank', lei: 'A'.repeat(18) + '00', country: 'FR', currency: 'EUR', type: 'covered', weight: 0.18, rating: 'AAA' }),
]

const depot: Partial<Bundle> = {
  securities: [bundRecord, euro, fund(WORLD, { name: 'World' }), fund(MIXED, { name: 'Mixed', assetClass: 'multi_asset' })],
  bonds: [bund, ...euroRows],
  assetMix: [{ isin: MIXED, assetClass: 'equities', weight: 0.6 }, { isin: MIXED, assetClass: 'bonds', weight: 0.4 }],
}

const run = (weights: Readonly<Record<string, number>>, bundle = depot, tables = {}) => analyse(bonds, weightsOf(weights), bundle, { tables, today: TODAY })
const sum = (buckets: readonly { weight: number }[]): number => buckets.reduce((total, { weight }) => total + weight, 0)
const spreadsOf = (data: Awaited<ReturnType<typeof dataOf<Exclude<Awaited<ReturnType<typeof run>>['analysis']['data'], null>>>>) =>
  [data.maturities, data.types, data.countries, data.currencies, data.ratings]

describe('duration', () => {
  it('of a bond that pays nothing is its years to maturity', () => {
    for (const years of [0.3, 1, 4.7, 30]) expect(durationOf(years, 0)).toEqual({ macaulay: expect.closeTo(years, 12), modified: expect.closeTo(years, 12) })
  })

  it('of a bond at par is (1+y)/y (1 - (1+y)^-n), and 1/(1+y) of that', () => {
    // n = 10, y = 5 %: 21 * (1 - 1/1.62889463) = 21 * 0.38608675 = 8.10782168; 8.10782168 / 1.05 = 7.72173493
    expect(durationOf(10, 0.05)).toEqual({ macaulay: expect.closeTo(8.10782168, 7), modified: expect.closeTo(7.72173493, 7) })
    // n = 2, y = 10 %: 0.1/1.1 + 2 * 1.1/1.21 = 0.0909090909 + 1.8181818182
    expect(durationOf(2, 0.1).macaulay).toBeCloseTo(1.9090909091, 9)
  })

  it('between two payments is shorter by the time that has passed', () => {
    expect(durationOf(9.5, 0.05).macaulay).toBeCloseTo(durationOf(10, 0.05).macaulay - 0.5, 12)
  })

  it('is never longer than the time to maturity, and shorter the higher the coupon', () => {
    fc.assert(fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), fc.double({ min: 0, max: 0.2, noNaN: true }), fc.double({ min: 0.001, max: 0.2, noNaN: true }), (years, coupon, more) => {
      const { macaulay, modified } = durationOf(years, coupon)
      expect(macaulay).toBeLessThanOrEqual(years + 1e-9)
      expect(modified).toBeLessThanOrEqual(macaulay)
      expect(durationOf(years, coupon + more).macaulay).toBeLessThanOrEqual(macaulay + 1e-9)
    }))
  })

  it('needs a day that has not come', () => {
    expect([yearsTo(null, TODAY), yearsTo(TODAY, TODAY), yearsTo('2020-01-01', TODAY)]).toEqual([null, null, null])
    expect(yearsTo('2030-06-01', TODAY)).toBe(4)
    expect(yearsTo('2026-12-01', TODAY)).toBe(183 / 365) // 30 + 31 + 31 + 30 + 31 + 30 days
    expect(yearsTo('2028-02-29', '2024-02-29')).toBe(4)
    expect(yearsTo('2025-02-28', '2024-02-29')).toBe(1)
  })
})

it('counts the first year of a span to it', () => {
  expect([0.1, 1, 3, 5, 7, 10, 20, 50].map(spanOf)).toEqual(['under_1', '1_3', '3_5', '5_7', '7_10', '10_20', 'over_20', 'over_20'])
})

it.each([['Aaa', 'AAA'], ['AA-', 'AA'], ['Aa2', 'AA'], ['A1', 'A'], ['Baa3', 'BBB'], ['BBB+', 'BBB'], ['Ba1', 'BB'], ['B', 'B'], ['Caa2', 'CCC'], ['D', 'CCC'], ['NR', null], ['n/a', null], [null, null]])('reads the rating %s as %s', (rating, grade) => {
  expect(ratingClass(rating)).toBe(grade)
})

describe('bonds of a depot', () => {
  it('are single bonds, bond funds and the bonds of mixed funds', async () => {
    const { analysis, limitations } = await run({ [BUND]: 0.2, [EURO]: 0.3, [MIXED]: 0.25, [WORLD]: 0.25 })
    const data = dataOf({ analysis })
    // 0.2 + 0.3 + 0.25 * 0.4; known: 0.2 + 0.3 * 0.98
    expect([data.portfolioShare, data.coveredWeight, data.coverage]).toEqual([expect.closeTo(0.6, 12), expect.closeTo(0.494, 12), expect.closeTo(0.494 / 0.6, 12)])
    for (const { buckets } of spreadsOf(data)) expect(sum(buckets)).toBeCloseTo(0.6, 12)
    expect(data.types.buckets.map(({ key, weight }) => [key, weight])).toEqual([['government', expect.closeTo(0.44, 12)], ['unknown', expect.closeTo(0.106, 12)], ['covered', expect.closeTo(0.054, 12)]])
    expect(data.ratings.buckets.map(({ key, weight }) => [key, weight])).toEqual([['unknown', expect.closeTo(0.456, 12)], ['AA', expect.closeTo(0.09, 12)], ['AAA', expect.closeTo(0.054, 12)]])
    // the federal bond has ten years from the day of the request; rows of the fund count from the day of its list: three and ten years
    expect(data.maturities.buckets.map(({ key, weight }) => [key, weight])).toEqual([['10_20', expect.closeTo(0.29, 12)], ['unknown', expect.closeTo(0.16, 12)], ['3_5', expect.closeTo(0.15, 12)]])
    expect([analysis.status, analysis.reasons]).toEqual(['partial', ['incomplete_coverage']])
    expect(data.funds.map(({ name, status, asOf }) => [name, status, asOf])).toEqual([['Euro bonds', 'full', '2026-03-31'], ['Mixed', 'none', null]])
    expect(limitations).toEqual([expect.stringContaining('The bonds of Mixed are not known')])
  })

  it('have the weighted duration of those whose terms are known', async () => {
    const { duration } = dataOf(await run({ [BUND]: 0.5, [EURO]: 0.5 }))
    const known = [[0.5, 10, 0.025], [0.25, 3, 0.02], [0.15, 10, 0.03]] as const
    const mean = (value: (years: number, coupon: number) => number) => known.reduce((total, [weight, years, coupon]) => total + weight * value(years, coupon), 0) / 0.9
    expect(duration.coverage).toBeCloseTo(0.9, 12)
    expect(duration.maturityYears).toBeCloseTo(mean((years) => years), 9)
    expect(duration.modifiedYears).toBeCloseTo(mean((years, coupon) => durationOf(years, coupon).modified), 9)
    expect(duration.averageCoupon).toBeCloseTo((0.5 * 0.025 + 0.25 * 0.02 + 0.15 * 0.03) / 0.9, 12)
  })

  it('count a bond whose terms are complete as complete', async () => {
    const { analysis } = await run({ [BUND]: 0.5, EUR: 0.5 })
    expect([analysis.status, analysis.reasons]).toEqual(['ok', []])
    expect(dataOf({ analysis }).issuers.items).toEqual([{ id: 'name:GERMANY', name: 'Germany', country: 'DE', weight: 0.5, value: null }])
  })

  it('are nothing to worry about where there are none', async () => {
    const { analysis } = await run({ [WORLD]: 0.5, EUR: 0.5 })
    expect([analysis.status, dataOf({ analysis }).portfolioShare, dataOf({ analysis }).coverage]).toEqual(['ok', 0, null])
  })

  it('say what of a bond its record alone tells, and guess nothing', async () => {
    const { analysis } = await run({ [BUND]: 1 }, { securities: [bundRecord] })
    const { coverage, countries, currencies, maturities, types, duration, issuers } = dataOf({ analysis })
    expect([coverage, countries.buckets[0]?.key, currencies.buckets[0]?.key, maturities.buckets[0]?.key, types.buckets[0]?.key]).toEqual([1, 'DE', 'EUR', 'unknown', 'unknown'])
    expect([duration.macaulayYears, duration.coverage, issuers.coverage]).toEqual([null, 0, 0])
    expect(analysis.reasons).toEqual(['incomplete_coverage'])
  })

  it('have no duration after their maturity or with a moving coupon', async () => {
    for (const terms of [{ maturity: '2026-05-31' }, { coupon: null }]) {
      const { duration } = dataOf(await run({ [BUND]: 1 }, { ...depot, bonds: [{ ...bund, ...terms }] }))
      expect([duration.coverage, duration.modifiedYears]).toEqual([0, null])
    }
  })

  it('are seen through another list, which is named, and never complete where that merely resembles', async () => {
    for (const [kind, status] of [['same_index', 'ok'], ['approximation', 'partial']] as const) {
      const rows = euroRows.map((row) => ({ ...row, type: 'government' as const, maturity: '2030-01-01', issuer: 'Germany' }))
      const bundle = { securities: [euro, fund(OTHER, { name: 'Twin', assetClass: 'bonds' })], bonds: rows, fundProxies: [proxy(OTHER, EURO, { kind })] }
      const { analysis, assumptions } = await run({ [OTHER]: 1 }, bundle)
      expect([analysis.status, dataOf({ analysis }).coverage]).toEqual([status, expect.closeTo(0.98, 12)])
      expect(assumptions).toEqual([expect.stringMatching(/Twin.*Euro bonds/)])
    }
  })

  it('are those of the countries that a stand-in is restricted to', async () => {
    const bundle = { securities: [euro, fund(OTHER, { assetClass: 'bonds' })], bonds: euroRows, fundProxies: [proxy(OTHER, EURO, { kind: 'index_subset', countries: ['FR'] })] }
    const { countries, types } = dataOf(await run({ [OTHER]: 1 }, bundle))
    expect(countries.buckets.map(({ key, weight }) => [key, weight])).toEqual([['FR', expect.closeTo(0.98, 12)], ['unknown', expect.closeTo(0.02, 12)]])
    expect(types.buckets[0]).toMatchObject({ key: 'government', weight: expect.closeTo(0.98 * 0.3 / 0.48, 12) })
  })

  it('seen through a list of more than the whole count no more than its stand-in weighs', async () => {
    const rows = [bond(EURO, { ...federal, weight: 0.63 }), bond(EURO, { ...federal, type: 'corporate', weight: 0.42 })]
    const bundle = { securities: [euro, fund(OTHER, { assetClass: 'bonds' })], bonds: rows, fundProxies: [proxy(OTHER, EURO, { weight: 0.6 })] }
    const { coverage, types } = dataOf(await run({ [OTHER]: 1 }, bundle))
    // The list sums to 1.05: 0.63 / 1.05 = 0.6 and 0.42 / 1.05 = 0.4, of which 0.6 each.
    expect(coverage).toBeCloseTo(0.6, 12)
    expect(types.buckets.map(({ key, weight }) => [key, weight])).toEqual([['unknown', expect.closeTo(0.4, 12)], ['government', expect.closeTo(0.36, 12)], ['corporate', expect.closeTo(0.24, 12)]])
  })

  it('count in the currency that a fund is hedged to', async () => {
    const hedged = { ...euro, name: 'Euro bonds USD hedged' }
    const { currencies } = dataOf(await run({ [EURO]: 1 }, { ...depot, securities: [hedged] }))
    expect(currencies).toEqual({ coverage: 1, buckets: [{ key: 'USD', weight: 1, value: null }] })
  })

  it('count wholly in that currency where no list of the fund is known, beside others that are', async () => {
    const hedged = fund(OTHER, { name: 'World bonds EUR Hedged', assetClass: 'bonds' })
    // 0.5 x (0.5 + 0.3 + 0.18) of the listed fund are in EUR, and all of the hedged half.
    const { currencies, maturities } = dataOf(await run({ [EURO]: 0.5, [OTHER]: 0.5 }, { ...depot, securities: [{ ...euro, currency: 'EUR' }, hedged], bonds: euroRows.map((row) => ({ ...row, currency: 'EUR' })) }))
    expect(currencies.buckets.map(({ key, weight }) => [key, weight])).toEqual([['EUR', expect.closeTo(0.99, 12)], ['unknown', expect.closeTo(0.01, 12)]])
    // 0.5 x (0.5 + 0.3) have a maturity.
    expect(maturities.coverage).toBeCloseTo(0.4, 12)
  })

  it('of a mixed fund are those of its own list, also beyond its mix', async () => {
    const rows = [bond(MIXED, { weight: 0.3, ...federal }), bond(MIXED, { weight: 0.2, ...federal })]
    const { portfolioShare, coverage } = dataOf(await run({ [MIXED]: 1 }, { ...depot, bonds: rows }))
    expect([portfolioShare, coverage]).toEqual([expect.closeTo(0.5, 12), 1])
  })

  it('of a mixed fund are all of them only where its mix is whole', async () => {
    const rows = [bond(MIXED, { ...federal, maturity: '2031-01-01', coupon: 0.01, rating: 'AAA', weight: 0.4 })]
    expect((await run({ [MIXED]: 1 }, { ...depot, bonds: rows })).analysis).toMatchObject({ status: 'ok', data: { funds: [{ status: 'full' }] } })
    for (const assetMix of [[], [{ isin: MIXED, assetClass: 'bonds', weight: 0.4 }] as const]) {
      const { analysis, limitations } = await run({ [MIXED]: 1 }, { ...depot, assetMix, bonds: rows })
      expect(analysis).toMatchObject({ status: 'partial', reasons: ['incomplete_coverage'], data: { funds: [{ status: 'partial' }] } })
      expect(limitations).toEqual(['Not all of the multi-asset fund Mixed is known; it may hold more bonds.'])
    }
  })

  it('may hide in a mixed fund whose mix is not known', async () => {
    const { analysis, limitations } = await run({ [MIXED]: 0.5, [BUND]: 0.5 }, { ...depot, assetMix: [] })
    expect([analysis.status, analysis.reasons, dataOf({ analysis }).portfolioShare]).toEqual(['partial', ['incomplete_coverage'], 0.5])
    expect(limitations).toEqual([expect.stringContaining('It is not known whether Mixed holds bonds')])
  })

  it('may hide in a mixed fund whose mix names none and is not whole: of 0.6 equities and 0.3 gold a tenth is open, of 0.97 nothing counts as open', async () => {
    const mixOf = (gold: number) => ({ ...depot, assetMix: [{ isin: MIXED, assetClass: 'equities', weight: 0.6 }, { isin: MIXED, assetClass: 'gold', weight: gold }] as const })
    const { analysis, limitations } = await run({ [MIXED]: 0.5, [BUND]: 0.5 }, mixOf(0.3))
    expect([analysis.status, analysis.reasons, dataOf({ analysis }).portfolioShare]).toEqual(['partial', ['incomplete_coverage'], 0.5])
    expect(limitations).toEqual([expect.stringContaining('It is not known whether Mixed holds bonds')])
    expect((await run({ [MIXED]: 1 }, mixOf(0.3))).analysis).toMatchObject({ status: 'unavailable', reasons: ['incomplete_coverage'] })
    expect((await run({ [MIXED]: 0.5, [BUND]: 0.5 }, mixOf(0.37))).limitations).toEqual([])
    // Its own list says what the mix leaves out, also where the mix is whole.
    expect(dataOf(await run({ [MIXED]: 1 }, { ...mixOf(0.4), bonds: [bond(MIXED, { weight: 0.05, ...federal })] })).portfolioShare).toBeCloseTo(0.05, 12)
    expect(dataOf(await run({ [MIXED]: 1 }, { ...mixOf(0.3), bonds: [bond(MIXED, { weight: 0.05, ...federal })] })).portfolioShare).toBeCloseTo(0.05, 12)
  })

  it('of one issuer meet by its identifier, else by its name', async () => {
    const lei = 'B'.repeat(18) + '01'
    const rows = [
      bond(EURO, { issuer: 'Republic of X', lei, country: 'FR', weight: 0.4 }), bond(EURO, { issuer: 'REPUBLIC OF X.', weight: 0.3 }),
      bond(EURO, { issuer: 'Other', weight: 0.2 }), bond(EURO, { issuer: 'other', weight: 0.1 }),
    ]
    const request = { ...weightsOf({ [EURO]: 1 }), limit: 1 }
    const { issuers } = dataOf(await analyse(bonds, request, { ...depot, bonds: rows }, { today: TODAY }))
    expect(issuers).toEqual({ coverage: 1, items: [{ id: lei, name: 'Republic of X', country: 'FR', weight: expect.closeTo(0.7, 12), value: null }], tailWeight: expect.closeTo(0.3, 12) })
  })

  it('above the whole are divided by their sum', async () => {
    const rows = [bond(EURO, { weight: 0.9, ...federal }), bond(EURO, { weight: 0.2, ...federal, country: 'FR' })]
    const { coverage, countries } = dataOf(await run({ [EURO]: 1 }, { ...depot, bonds: rows }))
    expect([coverage, ...countries.buckets.map(({ weight }) => weight)]).toEqual([1, expect.closeTo(0.9 / 1.1, 12), expect.closeTo(0.2 / 1.1, 12)])
  })

  it('have amounts with values', async () => {
    const request = { basis: 'values' as const, holdings: [{ isin: BUND, value: 300 }, { isin: WORLD, value: 700 }] }
    const data = dataOf(await analyse(bonds, request, depot, { today: TODAY }))
    expect([data.types.buckets[0]?.value, data.issuers.items[0]?.value]).toEqual([expect.closeTo(300, 9), expect.closeTo(300, 9)])
  })
})

describe('status of bonds', () => {
  it.each([
    ['an unknown ISIN', { [OTHER]: 1 }, {}, 'unavailable', ['unresolved_holdings', 'incomplete_coverage']],
    ['an unknown ISIN beside a bond', { [OTHER]: 0.5, [BUND]: 0.5 }, {}, 'partial', ['unresolved_holdings']],
    ['securities that cannot be asked for', { [BUND]: 1 }, { securities: broken }, 'unavailable', ['unresolved_holdings', 'provider_unavailable']],
    ['a fund without a list', { [MIXED]: 1 }, {}, 'unavailable', ['incomplete_coverage']],
    ['lists that cannot be asked for', { [EURO]: 1 }, { bonds: broken }, 'unavailable', ['provider_unavailable']],
    ['terms that cannot be asked for', { [BUND]: 1 }, { bonds: broken }, 'partial', ['provider_unavailable', 'incomplete_coverage']],
    ['stand-ins that cannot be asked for', { [MIXED]: 1 }, { proxies: broken }, 'unavailable', ['provider_unavailable']],
  ])('%s', async (_what, weights, tables, status, reasons) => {
    const { analysis } = await run(weights, depot, tables)
    expect([analysis.status, analysis.reasons]).toEqual([status, reasons])
  })
})

it('any portfolio: every spread sums to its bonds, and what is known is no more', async () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 4, maxLength: 4 })
  const rows = fc.array(fc.record({ weight: fc.double({ min: 0.001, max: 0.6, noNaN: true }), known: fc.boolean(), mixed: fc.boolean() }), { minLength: 1, maxLength: 6 })
  await fc.assert(fc.asyncProperty(amounts, rows, async (parts, list) => {
    const total = parts.reduce((all, part) => all + part, 0)
    const weights = Object.fromEntries([BUND, EURO, MIXED, WORLD].map((isin, at) => [isin, (parts[at] ?? 0) / total]))
    const listed = list.map(({ weight, known, mixed }) => bond(mixed ? MIXED : EURO, { weight, ...(known ? { ...federal, maturity: '2031-01-01', coupon: 0.01 } : {}) }))
    const data = dataOf(await run(weights, { ...depot, bonds: [bund, ...listed] }))
    for (const { buckets, coverage } of spreadsOf(data)) {
      expect(sum(buckets)).toBeCloseTo(data.portfolioShare, 9)
      const unknown = buckets.find(({ key }) => key === 'unknown')?.weight ?? 0
      expect((coverage ?? 0) * data.portfolioShare + unknown).toBeCloseTo(data.portfolioShare, 9)
    }
    expect(data.coveredWeight).toBeLessThanOrEqual(data.portfolioShare + 1e-12)
    expect(sum(data.issuers.items) + data.issuers.tailWeight).toBeLessThanOrEqual(data.coveredWeight + 1e-12)
    const { maturityYears, macaulayYears, modifiedYears } = data.duration
    expect(modifiedYears ?? 0).toBeLessThanOrEqual((macaulayYears ?? 0) + 1e-12)
    expect(macaulayYears ?? 0).toBeLessThanOrEqual((maturityYears ?? 0) + 1e-9)
  }), { numRuns: 60 })
})
