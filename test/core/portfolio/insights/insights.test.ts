import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { approximations, asLarge, insightsOf, WORLD_FUND, type Insight, type Seen } from '../../../../core/portfolio/insights/insights'
import { amount, charge, share } from '../../../../core/portfolio/insights/numbers'
import { UNKNOWN } from '../../../../core/portfolio/keys/taxonomy'
import { spaced } from '../../../../core/wording/described'
import { proxySentence, readProxySentence } from '../../../../core/portfolio/funds/basis'

const empty = { status: 'unavailable', reasons: ['no_equities'], data: null } as const
const ok = <D>(data: D) => ({ status: 'ok' as const, reasons: [] as [], data })
const dimension = (portfolioShare: number, coverage: number, weights: Readonly<Record<string, number>>) =>
  ({ scope: 'equities' as const, portfolioShare, coverage, buckets: Object.entries(weights).map(([key, weight]) => ({ key, weight, value: null })) })

const nothing: Seen = {
  baseCurrency: 'EUR', totalValue: null, holdings: [], assumptions: [],
  analyses: { 'look-through': empty, overlap: empty, sectors: empty, geography: empty, costs: empty } as unknown as Seen['analyses'],
}

const position = (weight: number, direct: number, funds: readonly string[]) => ({
  id: 'A', isin: null, name: 'Apple Inc.', weight, value: null, sector: null, region: null,
  provenance: { direct, viaFunds: funds.map((fund) => ({ fund, weight: 0.01, shareInFund: 0.04 })) },
})

const withPosition = (one: ReturnType<typeof position>, totalValue: number | null = null, unresolvedFundWeight = 0): Seen => ({
  ...nothing, totalValue,
  analyses: { ...nothing.analyses, 'look-through': ok({ scope: 'equities' as const, positions: [one], positionCount: 1, unresolvedFundWeight, tailWeight: 0, funds: [] }) },
})

const german = (insights: readonly Insight[]): string[] => insights.map(({ text }) => spaced(text.de))

describe('the largest company', () => {
  it('names the funds behind it, and what it is worth: 12.64 % of 30,000 are 3,792, about 3,790', () => {
    expect(german(insightsOf(withPosition(position(0.1264, 0.1, ['Welt', 'USA']), 30_000)))).toEqual([
      'Das größte Unternehmen ist Apple Inc. mit 13 %, rund 3.790 €, direkt gehalten und über Welt und USA.',
    ])
  })

  it('is not about less than 1: 5 % of 10 are 0.50', () => {
    expect(german(insightsOf(withPosition(position(0.05, 0.05, []), 10)))).toEqual(['Das größte Unternehmen ist Apple Inc. mit 5 %, weniger als 1 €, direkt gehalten.'])
  })

  it('counts funds from the fourth on, and says no amount where none is known', () => {
    expect(german(insightsOf(withPosition(position(0.034, 0, ['A', 'B', 'C']))))).toEqual(['Das größte Unternehmen ist Apple Inc. mit 3,4 %, gehalten über A, B und C.'])
    expect(german(insightsOf(withPosition(position(0.034, 0, ['A', 'B', 'C', 'D', 'E']))))).toEqual(['Das größte Unternehmen ist Apple Inc. mit 3,4 %, gehalten über A, B, C und 2 weitere.'])
  })

  it('says which other is as large: 50 % each', () => {
    const two = (other: number): string[] => {
      const seen = withPosition(position(0.5, 0.5, []))
      seen.analyses['look-through'].data?.positions.push({ ...position(other, other, []), id: 'B', name: 'Microsoft Corp' }, { ...position(0.1, 0.1, []), id: 'C', name: 'Tesla' })
      return german(insightsOf(seen))
    }
    expect(two(0.5)).toEqual(['Das größte Unternehmen ist Apple Inc. mit 50 %, direkt gehalten; ebenso groß: Microsoft.'])
    expect(two(0.499)).toEqual(['Das größte Unternehmen ist Apple Inc. mit 50 %, direkt gehalten.'])
    expect(asLarge(['A', 'B', 'C'].map((name) => ({ name, weight: 0.2 })))?.en).toBe('equally large: 2 others')
    expect(asLarge([])).toBeNull()
  })

  it('held directly alone names no fund: 5 % of 10,000 are 500', () => {
    const [insight] = insightsOf(withPosition(position(0.05, 0.05, []), 10_000))
    const [size, worth] = [share(0.05), amount(500, 'EUR')]
    expect(insight?.text).toEqual({
      en: `The largest company is Apple Inc. with ${size.en}, about ${worth.en}, held directly.`, de: `Das größte Unternehmen ist Apple Inc. mit ${size.de}, rund ${worth.de}, direkt gehalten.`,
    })
  })
})

describe('funds that hold the same', () => {
  const seen = (overlap: number): Seen => ({
    ...nothing,
    analyses: {
      ...nothing.analyses,
      overlap: ok({ method: 'sum_minimum_constituent_weights' as const, fundCount: 2, funds: [], pairs: [{ fundA: 'Welt UCITS ETF (Acc)', fundB: 'USA', isinA: 'F0', isinB: 'F1', overlap, sharedCount: 1, sharedTail: null, sharedHoldings: [] }] }),
    },
  })

  it('are named as savers name them', () => {
    expect(german(insightsOf(seen(0.7)))).toEqual(['Welt und USA sind zu 70 % gleich.'])
  })

  it('of which one is estimated by the list of the other are said to be one list', () => {
    const assumptions = [proxySentence({ fund: 'USA', proxy: 'Welt UCITS ETF (Acc)', kind: 'index_subset', asOf: '2026-07-09' }).en]
    const both = seen(0.7)
    const funds = ['Welt UCITS ETF (Acc)', 'USA'].map((name) => ({ isin: null, name, status: 'full' as const, coveredWeight: 1, asOf: '2026-07-09' }))
    const data = both.analyses.overlap.data
    const [insight] = insightsOf({ ...both, assumptions, analyses: { ...both.analyses, overlap: ok(data === null ? null : { ...data, funds }) } })
    expect(spaced(insight?.text.de ?? '')).toBe('Welt und USA sind zu rund 70 % gleich; hinter beiden steht dieselbe Liste.')
  })

  it('are worth a sentence from 30 % on', () => {
    expect(insightsOf(seen(0.29))).toEqual([])
    expect(insightsOf(seen(0.3))).toHaveLength(1)
  })
})

describe('the mix against the world', () => {
  const mixed = (share: number, coverage: number, us: number): Seen => ({
    ...nothing,
    analyses: { ...nothing.analyses, geography: ok({ countries: dimension(share, coverage, { US: us, DE: share * coverage - us }), regions: dimension(share, coverage, {}) }) },
  })

  it('says both shares of the equities: 0.4 of 0.5 are 80 %, 0.6 of 1 are 60 %', () => {
    const [tilt] = insightsOf(mixed(0.5, 1, 0.4), mixed(1, 1, 0.6))
    expect(tilt?.rule).toBe('tilt')
    expect(spaced(tilt?.text.de ?? '')).toMatch(/80 % der Aktien, im Weltindex sind es 60 %|20 % der Aktien, im Weltindex sind es 40 %/)
  })

  const geography = (countries: Readonly<Record<string, number>>, share = 1, coverage = 1): Seen['analyses']['geography'] =>
    ok({ countries: dimension(share, coverage, countries), regions: dimension(share, coverage, {}) })
  const inCountries = (countries: Readonly<Record<string, number>>, share = 1, coverage = 1): Seen => ({ ...nothing, analyses: { ...nothing.analyses, geography: geography(countries, share, coverage) } })

  it('is about the part that differs most, not about the largest; what is unclassified is no part', () => {
    // CH 28 points below, US 2 below, DE 30 above
    const own = inCountries({ CH: 0.1, US: 0.5, DE: 0.4, [UNKNOWN]: 0.9 })
    const world = inCountries({ CH: 0.38, US: 0.52, DE: 0.1 })
    expect(german(insightsOf(own, world))).toEqual(['Deutschland: 40 % der Aktien, im Weltindex sind es 10 %.'])
  })

  it('counts shares of what is classified: 0.392 of 0.5 x 0.98 are 80 %', () => {
    const own = inCountries({ US: 0.392, DE: 0.05, CH: 0.048 }, 0.5, 0.98)
    expect(german(insightsOf(own, inCountries({ US: 0.6, DE: 0.2, CH: 0.2 })))).toEqual(['Vereinigte Staaten: 80 % der Aktien, im Weltindex sind es 60 %.'])
  })

  it('speaks from 97 % classified on, and of equities only', () => {
    const world = inCountries({ US: 0.6, DE: 0.4 })
    expect(insightsOf(inCountries({ US: 0.97 }, 1, 0.97), world)).toHaveLength(1)
    expect(insightsOf(inCountries({ US: 0 }, 0, 1), world)).toEqual([])
  })

  it('takes the wider of country and sector', () => {
    const both = (countries: Readonly<Record<string, number>>, sectors: Readonly<Record<string, number>>): Seen =>
      ({ ...nothing, analyses: { ...nothing.analyses, geography: geography(countries), sectors: ok(dimension(1, 1, sectors)) } })
    const world = both({ US: 0.5, DE: 0.3, CH: 0.2 }, { energy: 0.2, technology: 0.5, utilities: 0.3 })
    const said = (own: Seen) => insightsOf(own, world).map(({ text }) => text.en)
    // 10 points of a country against 30 of a sector, then 40 against 10
    expect(said(both({ US: 0.6, DE: 0.25, CH: 0.15 }, { energy: 0.5, technology: 0.35, utilities: 0.15 }))).toEqual([expect.stringMatching(/^Energy.*50% of the equities, against 20%/)])
    expect(said(both({ US: 0.9, DE: 0.05, CH: 0.05 }, { energy: 0.3, technology: 0.45, utilities: 0.25 }))).toEqual([expect.stringMatching(/^United States.*90% of the equities, against 50%/)])
  })

  it.each([
    ['without the world', mixed(1, 1, 0.9), null],
    ['where too little is classified', mixed(1, 0.9, 0.9), mixed(1, 1, 0.6)],
    ['where the difference is below five points', mixed(1, 1, 0.62), mixed(1, 1, 0.6)],
  ])('says nothing %s', (_when, own, world) => {
    expect(insightsOf(own, world)).toEqual([])
  })
})

describe('costs', () => {
  const fund = (ter: number | null) => ({ isin: 'F', name: 'Welt', weight: 0.5, ter, annualCost: null })
  const seen = (unknownPortfolioWeight: number, knownAnnualCost: number | null, weightedTer: number | null, fundPortfolioWeight = 1, positions: ReturnType<typeof fund>[] = []): Seen => ({
    ...nothing,
    analyses: { ...nothing.analyses, costs: ok({ scope: 'ongoing_fund_charges' as const, coveredPortfolioWeight: 0.8, fundPortfolioWeight, unknownPortfolioWeight, weightedTer, knownAnnualCost, positions }) },
  })

  it('are said for a year and for twenty at the same value: 20 x 47 = 940', () => {
    expect(german(insightsOf(seen(0, 47, 0.00188)))).toEqual(['Die Fonds kosten rund 47 € im Jahr (0,19 %); in 20 Jahren bei gleichem Wert 940 €.'])
  })

  it('are those of one fund where it is one, and are not about less than 1: 20 x 0.2 = 4', () => {
    expect(german(insightsOf(seen(0, 0.2, 0.002, 1, [fund(0.002)])))).toEqual(['Der Fonds kostet weniger als 1 € im Jahr (0,2 %); in 20 Jahren bei gleichem Wert 4 €.'])
    expect(insightsOf(seen(0.5, 3, 0.002, 1, [fund(null), fund(0.002)]))[0]?.text.en).toBe('The fund with a known charge costs about €3 a year (0.2%); in 20 years at the same value €60.')
    expect(insightsOf(seen(0, null, 0.002, 1, [fund(0.002), fund(0.002)]))[0]?.text.en).toBe('The funds cost 0.2% a year.')
  })

  it('are those of the known funds where one is unknown', () => {
    expect(german(insightsOf(seen(0.2, null, 0.002)))).toEqual(['Die Fonds mit bekannten Kosten kosten 0,2 % im Jahr.'])
  })

  it('are not guessed where no charge is known, and not said without funds', () => {
    expect(insightsOf(seen(1, null, null))).toEqual([])
    expect(insightsOf(seen(0, 0, 0.002, 0))).toEqual([])
  })
})

describe('what is not known', () => {
  it('is named with its share', () => {
    const seen: Seen = { ...nothing, holdings: [{ name: 'XX1', weight: 0.2, status: 'unresolved' }, { name: 'Welt', weight: 0.8, status: 'resolved' }] }
    expect(german(insightsOf(seen))[0]).toBe('Über XX1 (20 % des Depots) ist nichts bekannt; die Zahlen unten sagen über diesen Teil nichts.')
  })

  it('is said of funds from three per cent on', () => {
    expect(insightsOf(withPosition(position(0.1, 0.1, []), null, 0.029)).map(({ rule }) => rule)).toEqual(['largest'])
    expect(insightsOf(withPosition(position(0.1, 0.1, []), null, 1 - 0.97)).map(({ rule }) => rule)).toEqual(['largest', 'unknown'])
    expect(german(insightsOf(withPosition(position(0.1, 0.1, []), null, 0.05)))[1]).toBe('5 % des Depots stecken in Teilen von Fonds, deren Unternehmen nicht bekannt sind.')
  })
})

const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ()&.-]{0,30}$/)
const standIn = fc.record({ fund: name, proxy: name, kind: fc.constantFrom('same_index', 'index_subset', 'approximation'), asOf: fc.constant('2026-07-09') })

describe('stand-ins', () => {
  it('are read from the sentence that names them', () => {
    fc.assert(fc.property(standIn, (one) => {
      expect(readProxySentence(proxySentence(one).en)).toEqual(one)
    }))
  })

  it('are said where a fund merely resembles another, and not where it has the same index', () => {
    const sentence = (proxy: string, kind: 'same_index' | 'approximation') => proxySentence({ fund: `Fund of ${kind}`, proxy, kind, asOf: '2026-07-09' }).en
    const assumptions = ['Another sentence.', sentence('World', 'approximation'), sentence('Emerging', 'approximation'), sentence('World', 'same_index')]
    expect([...approximations(assumptions)]).toEqual([['Fund of approximation', ['World', 'Emerging']]])
    expect(german(insightsOf({ ...nothing, assumptions }))).toEqual(['Fund of approximation ist geschätzt über World und Emerging.'])
  })
})

test.each([
  [share(0.1264).de, '13\u00A0%'], [share(0.0342).de, '3,4\u00A0%'], [share(0.0004).en, '< 0.1%'], [share(0).en, '0%'], [charge(0.00188).en, '0.19%'],
  [amount(12_345, 'EUR').de, '12.300\u00A0€'], [amount(1_234_567, 'EUR').en, '€1,230,000'], [amount(47, 'EUR').de, '47\u00A0€'], [amount(0.4, 'USD').en, 'less than US$1'],
])('a sentence says %s', (said, expected) => {
  expect(said).toBe(expected)
})

test('the fund of the world is an ISIN', () => expect(WORLD_FUND).toMatch(/^IE00[A-Z0-9]{7}\d$/))
