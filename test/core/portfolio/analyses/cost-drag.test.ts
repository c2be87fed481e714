import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costDrag, costDragOf } from '../../../../core/portfolio/analyses/cost-drag/model'
import { analyse, dataOf, findings } from './harness'

const inputs = { initialValue: 1000, annualReturn: 0.12, annualFeeRate: 0.012, monthlyContribution: 100, horizonYears: 1 }

describe('cost-drag', () => {
  it('compounds monthly, takes the fee on the grown amount and adds the contribution at the end of the month', () => {
    // Without fee: 1000 x 1.01^12 + 100 x (1.01^12 - 1) / 0.01 with 1.01^12 = 1.12682503013197.
    // With fee: a month multiplies by 1.01 x (1 - 0.001) = 1.00899.
    const grown = 1.00899 ** 12
    const result = costDragOf(inputs)
    expect(result.finalValueWithoutFees).toBeCloseTo(1126.82503013197 + 1268.2503013197, 8)
    expect(result.finalValueWithFees).toBeCloseTo(1000 * grown + (100 * (grown - 1)) / 0.00899, 8)
    expect(result.totalContributions).toBe(2200)
    // A month's fee is 1.01 x 0.001 of the value v(k) = 1000 g^k + 100 (g^k - 1) / 0.00899 before it; sum of g^k = A.
    const sum = (grown - 1) / 0.00899
    expect(result.totalFeesPaid).toBeCloseTo(0.00101 * (1000 * sum + (100 * (sum - 12)) / 0.00899), 8)
  })

  it('takes one percent a month out of a standing amount', () => {
    // No return, 12 % a year: 1200 x 0.99^12 = 1200 x 0.886384871716129 is left, the rest was paid as fees.
    const result = costDragOf({ ...inputs, initialValue: 1200, annualReturn: 0, annualFeeRate: 0.12, monthlyContribution: 0 })
    expect(result.finalValueWithFees).toBeCloseTo(1063.6618460593548, 9)
    expect(result.totalFeesPaid).toBeCloseTo(136.3381539406452, 9)
    expect(result.feeDrag).toBeCloseTo(136.3381539406452, 9)
    expect(result.feeDragFraction).toBeCloseTo(0.113615128283871, 12)
  })

  it('adds up fees of growing months', () => {
    // 2 % a month, fee 1 % a month, no contribution: month k pays 1000 x (1.02 x 0.99)^(k-1) x 1.02 x 0.01.
    const result = costDragOf({ ...inputs, annualReturn: 0.24, annualFeeRate: 0.12, monthlyContribution: 0 })
    expect(result.totalFeesPaid).toBeCloseTo((10.2 * (1.0098 ** 12 - 1)) / 0.0098, 8)
  })

  it('shows cumulative contributions with the initial value in every year', () => {
    const rows = costDragOf({ ...inputs, horizonYears: 3 }).yearly
    expect(rows.map(({ year, contributions }) => [year, contributions])).toEqual([[1, 2200], [2, 3400], [3, 4600]])
    expect(rows.every((row) => row.feeDrag === row.valueWithoutFees - row.valueWithFees)).toBe(true)
  })

  it('has no drag fraction of nothing', () => {
    expect(costDragOf({ ...inputs, initialValue: 0, monthlyContribution: 0 }).feeDragFraction).toBeNull()
  })

  it('answers with defaults, the currency in upper case and cost 1', async () => {
    const outcome = await analyse(costDrag, { initialValue: 100, annualReturn: 0.05, annualFeeRate: 0, horizonYears: 1, baseCurrency: 'chf' })
    expect(outcome.baseCurrency).toBe('CHF')
    expect(outcome.analysis.status).toBe('ok')
    expect(dataOf(outcome).totalContributions).toBe(100)
    expect(costDrag.cost('broken')).toBe(1)
  })

  it.each([
    ['initialValue', -1], ['initialValue', 100_000_001], ['annualReturn', -0.51], ['annualReturn', 1.01], ['annualFeeRate', 0.21],
    ['annualFeeRate', -0.1], ['monthlyContribution', 1_000_001], ['horizonYears', 0], ['horizonYears', 61], ['horizonYears', 1.5],
    ['baseCurrency', 'EURO'], ['other', 1],
  ])('refuses %s %s', (field, value) => {
    expect(findings(costDrag.request, { ...inputs, [field]: value })).toHaveLength(1)
  })

  it.each(['initialValue', 'annualReturn', 'annualFeeRate', 'horizonYears'])('requires %s', (field) => {
    expect(findings(costDrag.request, { ...inputs, [field]: undefined })).toEqual([expect.stringContaining(`${field}: `)])
  })

  const assumptions = fc.record({
    initialValue: fc.double({ min: 0, max: 1e8, noNaN: true }),
    annualReturn: fc.double({ min: -0.5, max: 1, noNaN: true }),
    annualFeeRate: fc.double({ min: 0, max: 0.2, noNaN: true }),
    monthlyContribution: fc.double({ min: 0, max: 1e6, noNaN: true }),
    horizonYears: fc.integer({ min: 1, max: 60 }),
  })

  it('has no drag without a fee', () => {
    fc.assert(fc.property(assumptions, (given) => {
      const result = costDragOf({ ...given, annualFeeRate: 0 })
      expect(result.feeDrag).toBe(0)
      expect(result.totalFeesPaid).toBe(0)
    }))
  })

  it('never gains from a fee and stays finite', () => {
    fc.assert(fc.property(assumptions, (given) => {
      const result = costDragOf(given)
      expect(result.feeDrag).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(result.finalValueWithoutFees)).toBe(true)
    }))
  })
})
