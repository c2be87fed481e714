import { describe, expect, it } from 'vitest'
import { annuityFactor, monthlyRate, realRate } from '../../../core/values/growth'

describe('growth', () => {
  it('compounds the monthly rate back to the yearly one', () => {
    for (const rate of [-0.5, 0, 0.01, 0.07, 0.15]) expect((1 + monthlyRate(rate)) ** 12).toBeCloseTo(1 + rate, 12)
  })

  it('takes inflation out of a return', () => {
    expect(realRate(0.071, 0.02)).toBeCloseTo(0.05, 12) // 1.071 / 1.02 = 1.05
    expect(realRate(0.02, 0.02)).toBe(0)
  })

  it('sums payments at the end of each month', () => {
    expect(annuityFactor(0, 24)).toBe(24)
    expect(annuityFactor(0.1, 3)).toBeCloseTo(1.21 + 1.1 + 1, 12)
  })
})
