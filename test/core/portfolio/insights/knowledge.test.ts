import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import type { Seen } from '../../../../core/portfolio/insights/insights'
import { knowledge, knowledgeOf, othersOfEquities, standInWeights } from '../../../../core/portfolio/insights/knowledge'
import { share } from '../../../../core/portfolio/insights/numbers'
import { proxySentence } from '../../../../core/portfolio/funds/basis'

const fraction = fc.double({ min: -0.1, max: 1.2, noNaN: true })

it('has parts that are never negative and add up to the whole', () => {
  fc.assert(fc.property(fraction, fraction, fraction, fraction, fraction, (covered, sameIndex, estimated, direct, unopened) => {
    const parts = Object.values(knowledge(covered, { sameIndex, estimated, direct, unopened }))
    expect(parts).toHaveLength(6)
    for (const part of parts) expect(part).toBeGreaterThanOrEqual(0)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 12)
  }))
})

test('an unknown part that is 3.75% of the whole is written as 3.8%, as everywhere', () => {
  expect(share(knowledge(1 - 0.0375, { sameIndex: 0, estimated: 0 }).unknown).en).toBe('3.8%')
})

test('of 99 % covered with 60 % estimated and 20 % by the same index, 19 % are of own lists', () => {
  const { own, sameIndex, estimated, unknown } = knowledge(0.99, { sameIndex: 0.2, estimated: 0.6 })
  expect([own, sameIndex, estimated, unknown].map((part) => Math.round(part * 100))).toEqual([19, 20, 60, 1])
})

test('of the whole portfolio, what is not resolved and what funds leave open are unknown', () => {
  const none = { data: null }
  const lookThrough = (unresolvedFundWeight: number): Seen['analyses']['look-through'] =>
    ({ data: { scope: 'equities', positions: [], positionCount: 0, unresolvedFundWeight, tailWeight: 0, funds: [['A', 0.8] as const, ['B', 1] as const].map(([name, coveredWeight]) => ({ isin: null, name, status: 'partial' as const, coveredWeight, asOf: null })) } })
  const holdings = [{ name: 'A', weight: 0.5, status: 'resolved' as const, assetClass: 'equities' }, { name: 'B', weight: 0.3, status: 'resolved' as const, assetClass: 'equities' }, { name: 'C', weight: 0.2, status: 'unresolved' as const }]
  const assumptions = [proxySentence({ fund: 'B', proxy: 'P', kind: 'approximation', asOf: '2026-01-01' }).en]
  const of = (section: Seen['analyses']['look-through']) =>
    knowledgeOf({ baseCurrency: 'EUR', totalValue: null, holdings, assumptions, analyses: { 'look-through': section, overlap: none, sectors: none, geography: none, costs: none } })
  // 1 - 0.2 - 0.1 = 0.7 seen, of which 0.3 merely resembles
  const { own, sameIndex, estimated, unknown } = of(lookThrough(0.1))
  expect([own, sameIndex, estimated, unknown].map((part) => Math.round(part * 1000))).toEqual([400, 0, 300, 300])
  // Without the look-through nothing is known of what is in funds of shares: all of it.
  expect(of(none).unknown).toBeCloseTo(1, 12)
})

test('what a list leaves open is missing of its own fund: cash and shares stay known', () => {
  const none = { data: null }
  const holdings = [{ name: 'Cash (EUR)', weight: 0.5, status: 'resolved' as const, assetClass: 'cash' }, { name: 'B', weight: 0.5, status: 'resolved' as const }]
  const assumptions = [proxySentence({ fund: 'B', proxy: 'P', kind: 'approximation', asOf: '2026-01-01' }).en]
  const of = (coveredWeight: number, unresolvedFundWeight: number) => {
    const funds = [{ isin: null, name: 'B', status: 'partial' as const, coveredWeight, asOf: null }]
    const data = { scope: 'equities' as const, positions: [], positionCount: 0, unresolvedFundWeight, tailWeight: 0, funds }
    const { direct, estimated, unknown } = knowledgeOf({ baseCurrency: 'EUR', totalValue: null, holdings, assumptions, analyses: { 'look-through': { data }, overlap: none, sectors: none, geography: none, costs: none } })
    return [direct, estimated, unknown].map((part) => Math.round(part * 1000) / 1000)
  }
  // A list of 60 %: 0.5 x 0.4 = 0.2 unknown, 0.3 estimated, 0.5 cash.
  expect(of(0.6, 0.2)).toEqual([0.5, 0.3, 0.2])
  // A whole list with 1 % cash in it.
  expect(of(1, 0.005)).toEqual([0.5, 0.495, 0.005])
})

test('a mixed fund of which no company is known rests on no list', () => {
  const none = { data: null }
  const holdings = [{ name: 'Cash (EUR)', weight: 0.5, status: 'resolved' as const, assetClass: 'cash' }, { name: 'Balance', weight: 0.3, status: 'resolved' as const, assetClass: 'multi_asset' }, { name: 'LifeStrategy', weight: 0.2, status: 'resolved' as const, assetClass: 'multi_asset' }]
  const data = { scope: 'equities' as const, positions: [], positionCount: 0, unresolvedFundWeight: 0, tailWeight: 0, funds: [{ isin: null, name: 'LifeStrategy', status: 'full' as const, coveredWeight: 1, asOf: null }] }
  const of = (section: Seen['analyses']['look-through']) => {
    const { direct, own, unknown } = knowledgeOf({ baseCurrency: 'EUR', totalValue: null, holdings, assumptions: [], analyses: { 'look-through': section, overlap: none, sectors: none, geography: none, costs: none } })
    return [direct, own, unknown].map((part) => Math.round(part * 1000) / 1000)
  }
  expect([of({ data }), of(none)]).toEqual([[0.5, 0.2, 0.3], [0.5, 0, 0.5]])
})

test('a fund with the same index, one that is part of an index and one that merely resembles are told apart, by the weakest', () => {
  const sentence = (fund: string, kind: 'same_index' | 'index_subset' | 'approximation') => proxySentence({ fund, proxy: 'P', kind, asOf: '2026-01-01' }).en
  const holdings = ['A', 'B', 'C', 'D'].map((name, at) => ({ name, weight: (at + 1) / 10, status: 'resolved' as const }))
  const assumptions = [sentence('A', 'same_index'), sentence('B', 'index_subset'), sentence('C', 'approximation'), sentence('C', 'same_index')]
  const none = { data: null }
  const { sameIndex, estimated } = standInWeights({ holdings, assumptions, analyses: { 'look-through': none, overlap: none, sectors: none, geography: none, costs: none } })
  expect(sameIndex).toBeCloseTo(0.1, 12)
  expect(estimated).toBeCloseTo(0.2 + 0.3, 12)
})

test('shares, gold and cash are held directly, bonds are not broken down: neither is an own list', () => {
  const none = { data: null }
  const fund = { isin: null, name: 'World', status: 'full' as const, coveredWeight: 1, asOf: null }
  const holdings = [['World', 0.4, 'equities'], ['Share', 0.1, 'equities'], ['Gold', 0.2, 'gold'], ['Bonds', 0.3, 'bonds']].map(([name, weight, assetClass]) => ({ name: String(name), weight: Number(weight), status: 'resolved' as const, assetClass: String(assetClass) }))
  const data = { scope: 'equities' as const, positions: [], positionCount: 0, unresolvedFundWeight: 0, tailWeight: 0, funds: [fund] }
  const seen = { baseCurrency: 'EUR', totalValue: null, holdings, assumptions: [], analyses: { 'look-through': { data }, overlap: none, sectors: none, geography: none, costs: none } }
  const { direct, own, unopened, unknown } = knowledgeOf(seen)
  expect([direct, own, unopened, unknown].map((part) => Math.round(part * 1000))).toEqual([300, 400, 300, 0])
  // Of the equities, half of the portfolio, the share is a fifth.
  expect(othersOfEquities(seen, 0.5).direct).toBeCloseTo(0.2, 12)
})
