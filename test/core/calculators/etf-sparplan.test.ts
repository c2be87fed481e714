import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { etfSparplan } from '../../../core/calculators/etf-sparplan/model'
import { calculateWith } from '../../support/calculate'

const calculate = calculateWith(etfSparplan)
const million = { initial_investment: 1_000_000, monthly_rate: 0, annual_return: 6, years: 2 }

describe('ETF savings plan', () => {
  it('taxes the lump sum of the first year in the second', () => {
    // year 1: 1,060,000; lump sum 1,000,000 x 3.2 % x 70 % = 22,400; x 70 % = 15,680; - 1000 = 14,680 x 26.375 % = 3871.85
    // year 2: (1,060,000 - 3871.85) x 1.06 = 1,119,495.839; without tax 1,123,600; difference 4104.16 / 1,123,600
    expect(calculate({ ...million, include_tax_drag: true }).result).toEqual({
      yearly_data: [
        { year: 1, contributions_cumulative: 1_000_000, value_before_tax: 1_060_000, value_after_tax: 1_060_000, annual_contribution: 0, vorabpauschale_tax: 0 },
        { year: 2, contributions_cumulative: 1_000_000, value_before_tax: 1_123_600, value_after_tax: 1_119_495.84, annual_contribution: 0, vorabpauschale_tax: 3871.85 },
      ],
      final_value: 1_119_495.84,
      total_contributions: 1_000_000,
      total_growth: 119_495.84,
      total_taxes_paid: 3871.85,
      final_value_no_tax: 1_123_600,
      tax_drag_eur: 4104.16,
      tax_drag_pct: 0.365269,
    })
  })

  it('caps the lump sum at the growth', () => {
    // growth 10,000 is below 22,400; (10,000 - 1000) x 26.375 % = 2373.75; (1,010,000 - 2373.75) x 1.01 = 1,017,702.5125
    const { result } = calculate({ ...million, annual_return: 1, fondstyp: 'SONSTIGE', include_tax_drag: true })
    expect(result).toMatchObject({ total_taxes_paid: 2373.75, final_value: 1_017_702.51 })
  })

  it('grants a couple twice the allowance, whatever is left of it this year', () => {
    // (22,400 - 2000) x 26.375 %
    const taxProfile = { filing_status: 'joint', sparerpauschbetrag_remaining: 0 } as const
    expect(calculate({ ...million, fondstyp: 'SONSTIGE', include_tax_drag: true, taxProfile }).result.total_taxes_paid).toBe(5380.5)
  })

  it('shows no tax when it is left out', () => {
    expect(calculate(million).result).toMatchObject({ final_value: 1_123_600, total_taxes_paid: 0, tax_drag_eur: 0, tax_drag_pct: 0 })
  })

  it('says where no tax is deducted, and speaks of the church tax rate only where it is', () => {
    const said = (include_tax_drag: boolean) => calculate({ include_tax_drag, taxProfile: { kirchensteuer: true } }).assumptions
    expect(said(false)).toEqual([expect.stringMatching(/^No tax is deducted here/)])
    expect(said(true)).toEqual([expect.stringMatching(/^No Land is given/)])
  })

  it('raises the rate each January', () => {
    // 1200; x 1.1 = 1320; x 1.1 = 1452
    const { result } = calculate({ initial_investment: 500, monthly_rate: 100, annual_increase: 10, years: 3 })
    expect(result.yearly_data.map((row) => row.annual_contribution)).toEqual([1200, 1320, 1452])
    expect(result.yearly_data.map((row) => row.contributions_cumulative)).toEqual([1700, 3020, 4472])
    expect(result.total_contributions).toBe(4472)
  })

  it('pays at the start of the month', () => {
    // 1 % a month: 100 x 1.01 x (1.01^12 - 1) / 0.01 = 1280.9328
    const { result } = calculate({ monthly_rate: 100, annual_return: (1.01 ** 12 - 1) * 100, years: 1 })
    expect(result.final_value).toBe(1280.93)
  })

  it('answers nothing for nothing', () => {
    expect(calculate({ monthly_rate: 0, include_tax_drag: true }).result).toMatchObject({ final_value: 0, tax_drag_pct: 0 })
  })

  it('tax never helps, and totals are the sums of the rows', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: 0, max: 1e5 }), fc.integer({ min: 1, max: 40 }), (initial_investment, monthly_rate, years) => {
      const { result } = calculate({ initial_investment, monthly_rate, years, include_tax_drag: true })
      expect(result.tax_drag_eur).toBeGreaterThanOrEqual(0)
      expect(result.total_taxes_paid).toBeCloseTo(result.yearly_data.reduce((sum, row) => sum + row.vorabpauschale_tax, 0), 4)
      expect(result.final_value - result.total_contributions).toBeCloseTo(result.total_growth, 4)
    }), { numRuns: 40 })
  })
})
