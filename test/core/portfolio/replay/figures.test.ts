import { describe, expect, it } from 'vitest'
import { annualized, maxDrawdown, moneyWeightedReturn } from '../../../../core/portfolio/analyses/historical-replay/figures'

describe('moneyWeightedReturn', () => {
  const days = Int32Array.of(0, 1461) // four years of 365.25 days

  it('is the rate of one purchase over whole years', () => {
    // 100 to 146.41 in four years: 1.1^4 = 1.4641.
    expect(moneyWeightedReturn(days, Float64Array.of(100, 0), 146.41)).toBeCloseTo(0.1, 12)
  })

  it('weighs purchases by the time that they had', () => {
    // 100 for four years at 10 % = 146.41, and 50 on the last day.
    expect(moneyWeightedReturn(days, Float64Array.of(100, 50), 196.41)).toBeCloseTo(0.1, 12)
  })

  it.each([
    ['less is left than came on the last day', Float64Array.of(100, 50), 40],
    ['all came on the last day', Float64Array.of(0, 50), 60],
  ])('is null where no rate explains that %s', (_case, amounts, final) => {
    expect(moneyWeightedReturn(days, amounts, final)).toBeNull()
  })

  it('finds a loss, down to a total one', () => {
    expect(moneyWeightedReturn(days, Float64Array.of(100, 0), 0)).toBe(-1)
    expect(moneyWeightedReturn(days, Float64Array.of(100, 0), 100 * 0.2 ** 4)).toBeCloseTo(-0.8, 12)
  })
})

describe('maxDrawdown', () => {
  it.each([
    ['rising values', [1, 2, 3], null],
    ['one value', [1], null],
    ['binary noise', [1, 0.9999999999999999, 1], null],
    ['the first of two equal highs', [2, 1.5, 2, 1], { depth: 0.5, peak: 0, trough: 3, recovery: null }],
    ['the first of two equal lows', [2, 1, 1.5, 1, 2], { depth: 0.5, peak: 0, trough: 1, recovery: 4 }],
    ['the deeper of two falls', [4, 3, 5, 2, 5], { depth: 0.6, peak: 2, trough: 3, recovery: 4 }],
  ])('of %s', (_case, values, expected) => {
    expect(maxDrawdown(Float64Array.from(values))).toEqual(expected)
  })
})

describe('annualized', () => {
  it('takes years of 365.25 days', () => {
    expect(annualized(0.21, 730.5)).toBeCloseTo(0.1, 12)
  })
})
