import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import type { Seen } from '../../../../core/portfolio/insights/insights'
import { approximatedWeight, knowledge, knowledgeOf } from '../../../../core/portfolio/insights/knowledge'
import { proxySentence } from '../../../../core/portfolio/funds/proxy-sentence'

const fraction = fc.double({ min: -0.1, max: 1.2, noNaN: true })

it('has three parts that are never negative and add up to the whole', () => {
  fc.assert(fc.property(fraction, fraction, (covered, approximated) => {
    const { known, approximated: resembled, unknown } = knowledge(covered, approximated)
    for (const part of [known, resembled, unknown]) expect(part).toBeGreaterThanOrEqual(0)
    expect(known + resembled + unknown).toBeCloseTo(1, 12)
  }))
})

test('of 99 % covered with 60 % in stand-ins, 39 % are known', () => {
  const { known, approximated, unknown } = knowledge(0.99, 0.6)
  expect([known, approximated, unknown].map((part) => Math.round(part * 100))).toEqual([39, 60, 1])
})

test('of the whole portfolio, what is not resolved and what funds leave open are unknown', () => {
  const none = { data: null }
  const lookThrough = (unresolvedFundWeight: number): Seen['analyses']['look-through'] =>
    ({ data: { scope: 'equities', positions: [], positionCount: 0, unresolvedFundWeight, tailWeight: 0, funds: [] } })
  const holdings = [{ name: 'A', weight: 0.5, status: 'resolved' as const }, { name: 'B', weight: 0.3, status: 'resolved' as const }, { name: 'C', weight: 0.2, status: 'unresolved' as const }]
  const assumptions = [proxySentence({ fund: 'B', proxy: 'P', kind: 'approximation', asOf: '2026-01-01' }).en]
  const of = (section: Seen['analyses']['look-through']) =>
    knowledgeOf({ baseCurrency: 'EUR', totalValue: null, holdings, assumptions, analyses: { 'look-through': section, overlap: none, sectors: none, geography: none, costs: none } })
  // 1 - 0.2 - 0.1 = 0.7 seen, of which 0.3 merely resembles
  const { known, approximated, unknown } = of(lookThrough(0.1))
  expect([known, approximated, unknown].map((part) => Math.round(part * 1000))).toEqual([400, 300, 300])
  expect(of(none).unknown).toBeCloseTo(0.2, 12)
})

test('a fund with the same index counts as known, one that merely resembles does not', () => {
  const sentence = (fund: string, kind: 'same_index' | 'approximation') => proxySentence({ fund, proxy: 'P', kind, asOf: '2026-01-01' }).en
  const holdings = [{ name: 'A', weight: 0.5, status: 'resolved' as const }, { name: 'B', weight: 0.3, status: 'resolved' as const }]
  expect(approximatedWeight({ holdings, assumptions: [sentence('A', 'same_index'), sentence('B', 'approximation')] })).toBe(0.3)
})
