import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { entnahmeplan } from '../../../core/calculators/entnahmeplan/model'
import { sustainableWithdrawal, withdrawalYears } from '../../../core/calculators/entnahmeplan/withdrawal'
import { validInputs } from '../../support/calculator-inputs'
import { resultOf } from '../../support/calculate'

const plan = (inputs: object) => resultOf(entnahmeplan, inputs)

/** No growth, no raise: the arithmetic fits on a line. */
const still = { annualReturnPct: 0, annualIncreasePct: 0 }

describe('entnahmeplan', () => {
  // 12 x 1,000 sold; gain share 40 % = 4,800; 30 % exempt leaves 3,360, less 1,000 = 2,360 x 26.375 % = 622.45
  it('taxes the gain in a sale at average cost', () => {
    expect(plan({ ...still, startCapital: 100_000, monthlyWithdrawal: 1000, horizonYears: 1 })).toEqual({
      yearly_data: [{ year: 1, startValue: 100_000, growth: 0, withdrawn: 12_000, tax: 622.45, netWithdrawn: 11_377.55, endValue: 88_000 }],
      finalValue: 88_000,
      totalWithdrawn: 12_000,
      totalTax: 622.45,
      totalNetWithdrawn: 11_377.55,
      yearsUntilDepletion: null,
      effectiveWithdrawalRate: 12,
      sustainableMonthlyWithdrawal: 8333.33,
    })
  })

  test.each([
    // 4,800 x 85 % = 4,080 - 1,000 = 3,080; x 26.375 % = 812.35
    ['MISCHFONDS', {}, 812.35],
    // 4,800 - 1,000 = 3,800; x 26.375 % = 1,002.25
    ['SONSTIGE', {}, 1002.25],
    // 3,360 - 2,000 = 1,360; x 26.375 % = 358.70
    ['AKTIENFONDS', { filing_status: 'joint' }, 358.7],
    // 2,360 / 4.09 x (1 + 0.055 + 0.09) = 660.68
    ['AKTIENFONDS', { kirchensteuer: true }, 660.68],
    // 2,360 / 4.08 x (1 + 0.055 + 0.08) = 656.52
    ['AKTIENFONDS', { kirchensteuer: true, bundesland: 'Bayern' }, 656.52],
  ])('for %s with %j', (fondstyp, taxProfile, tax) => {
    expect(plan({ ...still, startCapital: 100_000, monthlyWithdrawal: 1000, horizonYears: 1, fondstyp, taxProfile })).toMatchObject({ totalTax: tax })
  })

  it('lets the fund grow before each sale', () => {
    // 12 % a year; m = 1.12^(1/12) - 1: the year's growth without withdrawals is 12 %
    expect(plan({ startCapital: 1000, monthlyWithdrawal: 0, annualReturnPct: 12, horizonYears: 2 })).toMatchObject({
      yearly_data: [{ growth: 120, endValue: 1120 }, { startValue: 1120, growth: 134.4, endValue: 1254.4 }],
      finalValue: 1254.4,
      yearsUntilDepletion: null,
    })
  })

  it('raises the withdrawal once a year', () => {
    // 100, 110, 121 a month
    expect(plan({ annualReturnPct: 0, annualIncreasePct: 10, startCapital: 10_000, monthlyWithdrawal: 100, horizonYears: 3 })).toMatchObject({
      yearly_data: [{ withdrawn: 1200 }, { withdrawn: 1320 }, { withdrawn: 1452 }],
      totalWithdrawn: 3972,
    })
  })

  it('sustains what uses the capital up, raises included', () => {
    // 12 x 100 + 12 x 110 = 2,520
    expect(plan({ annualReturnPct: 0, annualIncreasePct: 10, startCapital: 2520, horizonYears: 2 })).toMatchObject({ sustainableMonthlyWithdrawal: 100 })
  })

  it('pays what is left, then rows of nothing', () => {
    // 14 full months of 1,000, then 500
    expect(plan({ ...still, startCapital: 14_500, monthlyWithdrawal: 1000, horizonYears: 3, costBasisPct: 100 })).toMatchObject({
      yearly_data: [{ withdrawn: 12_000, endValue: 2500 }, { withdrawn: 2500, endValue: 0 }, { startValue: 0, withdrawn: 0, tax: 0, endValue: 0 }],
      yearsUntilDepletion: 1.166667,
      totalWithdrawn: 14_500,
    })
  })

  test.each([
    // exactly 12 months: nothing inside the horizon of one year is missing
    [{ startCapital: 12_000, horizonYears: 1 }, null],
    [{ startCapital: 12_000, horizonYears: 2 }, 1],
    // half a cent short still counts as paid
    [{ startCapital: 11_999.996, horizonYears: 1 }, null],
    [{ startCapital: 11_999.99, horizonYears: 1 }, 0.916667],
    [{ startCapital: 0, horizonYears: 1 }, 0],
    [{ startCapital: 0, horizonYears: 1, monthlyWithdrawal: 0 }, null],
  ])('of %j is depleted after %s years', (inputs, years) => {
    expect(plan({ ...still, monthlyWithdrawal: 1000, ...inputs })).toMatchObject({ yearsUntilDepletion: years })
  })

  it('has no rate without capital', () => {
    expect(plan({ startCapital: 0 })).toMatchObject({ effectiveWithdrawalRate: null, sustainableMonthlyWithdrawal: 0 })
  })

  it('taxes nothing without gain', () => {
    expect(plan({ ...still, costBasisPct: 100 })).toMatchObject({ totalTax: 0 })
  })

  const rate = (max: number) => fc.double({ min: 0, max, noNaN: true })

  it('leaves nothing at the horizon with the sustainable withdrawal', () => {
    fc.assert(
      fc.property(rate(1e8), rate(0.15), rate(0.1), fc.integer({ min: 1, max: 60 }), (startCapital, annualReturn, annualIncrease, years) => {
        const base = { startCapital, costShare: 1, annualReturn, annualIncrease, years, monthlyWithdrawal: 0 }
        const rows = withdrawalYears({ ...base, monthlyWithdrawal: sustainableWithdrawal(base) })
        expect(Math.abs(rows.at(-1)?.endValue ?? NaN)).toBeLessThan(0.01)
        expect(rows.every(({ monthsPaid }) => monthsPaid === 12)).toBe(true)
      }),
    )
  })

  it('keeps its books: value, withdrawals and taxes add up', () => {
    fc.assert(
      fc.property(validInputs(entnahmeplan), (inputs) => {
        const { horizonYears } = entnahmeplan.inputs.parse(inputs)
        const result = plan(inputs as object)
        const size = Math.max(1, ...result.yearly_data.map(({ startValue, growth }) => startValue + growth))
        expect(result.yearly_data).toHaveLength(horizonYears)
        for (const row of result.yearly_data) {
          expect(Math.abs(row.startValue + row.growth - row.withdrawn - row.endValue)).toBeLessThanOrEqual(0.03 + size * 1e-13)
          expect(row.netWithdrawn + row.tax).toBeCloseTo(row.withdrawn, 3)
          expect(row.tax).toBeGreaterThanOrEqual(0)
          expect(row.tax).toBeLessThanOrEqual(row.withdrawn * 0.28 + 0.01)
        }
        expect(result.totalNetWithdrawn + result.totalTax).toBeCloseTo(result.totalWithdrawn, 1)
      }),
      { numRuns: 60 },
    )
  })

  it('never lasts longer with a larger withdrawal', () => {
    const lasting = (inputs: object) => plan(inputs).yearsUntilDepletion ?? Infinity
    fc.assert(
      fc.property(rate(1e6), rate(5000), rate(5000), (startCapital, monthlyWithdrawal, more) => {
        expect(lasting({ startCapital, monthlyWithdrawal: monthlyWithdrawal + more })).toBeLessThanOrEqual(lasting({ startCapital, monthlyWithdrawal }))
      }),
    )
  })
})
