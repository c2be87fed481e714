import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { rentenluecke } from '../../../core/calculators/rentenluecke/model'
import { validInputs } from '../../support/calculator-inputs'
import { resultOf } from '../../support/calculate'

describe('rentenluecke', () => {
  // 42 years x 48,000 / 51,944 = 38.811027 points x 42.52 = 1,650.24; gap 849.76 (unrounded 849.755...)
  it('values the points of all working years', () => {
    const points = (42 * 48_000) / 51_944
    const pension = points * 42.52
    const capital = (12 * (2500 - pension)) / 0.04
    expect(pension).toBeCloseTo(1650.24, 2)
    const result = resultOf(rentenluecke, {})
    expect(result).toMatchObject({ estimatedStatePension: 1650.24, monthlyGap: 849.76, annualGap: 10_197.12, yearsUntilRetirement: 32 })
    expect(result.capitalNeeded).toBeCloseTo(capital, 2)
    expect(result.capitalNeededAfterExisting).toBe(result.capitalNeeded)
  })

  // real return (1.0404 / 1.02) - 1 = 2 %: over one year m = 1.02^(1/12) - 1, annuity factor 0.02 / m
  it('discounts with the real return and saves at month end', () => {
    const given = { currentAge: 64, retirementAge: 65, annualReturnPct: 4.04, grossMonthlyIncome: 0, desiredRetirementIncome: 1000, existingPrivateProvision: 100_000 }
    const monthly = 1.02 ** (1 / 12) - 1
    const result = resultOf(rentenluecke, given)
    expect(result).toMatchObject({ estimatedStatePension: 0, capitalNeeded: 300_000, capitalNeededAfterExisting: 198_000 })
    expect(result.monthlySavingsNeeded).toBeCloseTo(198_000 / (0.02 / monthly), 2)
    expect(result.surplusOrDeficit).toBeCloseTo(300 - (result.monthlySavingsNeeded ?? 0), 8)
  })

  it('needs no time value when the return just meets inflation', () => {
    // real 0: 300,000 over 120 months
    const given = { currentAge: 57, annualReturnPct: 2, grossMonthlyIncome: 0, workingYearsSoFar: 0, desiredRetirementIncome: 1000 }
    expect(resultOf(rentenluecke, given)).toMatchObject({ capitalNeeded: 300_000, monthlySavingsNeeded: 2500, surplusOrDeficit: -2200 })
  })

  // 20 points (20 years at the average): 850.40 at 67
  const average = { grossMonthlyIncome: 51_944 / 12, currentAge: 55, workingYearsSoFar: 20 }

  test.each([
    // (20 + years to go) x 42.52 x access factor
    [67, 32 * 42.52],
    [65, 30 * 42.52 * 0.928],
    [63, 28 * 42.52 * 0.856],
    [70, 35 * 42.52 * 1.18],
    [60, 25 * 42.52 * 0.856],
    [55, 20 * 42.52 * 0.856],
  ])('pension for retirement at %d', (retirementAge, pension) => {
    expect(resultOf(rentenluecke, { ...average, retirementAge }).estimatedStatePension).toBeCloseTo(pension, 2)
  })

  it('bridges the years before 63 from capital', () => {
    // pension 25 x 42.52 x 0.856 = 909.928; gap 1,090.072; 12 x gap / 4 % = 327,021.60; bridge 12 x 3 x 909.928 = 32,757.41
    expect(resultOf(rentenluecke, { ...average, retirementAge: 60, desiredRetirementIncome: 2000 }).capitalNeeded).toBe(359_779.01)
    // wish below the pension: no gap, bridge 12 x 3 x 500
    expect(resultOf(rentenluecke, { ...average, retirementAge: 60, desiredRetirementIncome: 500 })).toMatchObject({ monthlyGap: 0, capitalNeeded: 18_000 })
  })

  it('counts pay up to the contribution ceiling only', () => {
    expect(resultOf(rentenluecke, { grossMonthlyIncome: 8450 }).estimatedStatePension).toBe(resultOf(rentenluecke, { grossMonthlyIncome: 20_000 }).estimatedStatePension)
  })

  it('has no saving to name when no years are left', () => {
    const now = { currentAge: 65, retirementAge: 65, workingYearsSoFar: 40 }
    expect(resultOf(rentenluecke, { ...now, desiredRetirementIncome: 5000 })).toMatchObject({ monthlySavingsNeeded: null, surplusOrDeficit: null, yearsUntilRetirement: 0 })
    expect(resultOf(rentenluecke, { ...now, desiredRetirementIncome: 100 })).toMatchObject({ monthlySavingsNeeded: 0, surplusOrDeficit: 300 })
    expect(resultOf(rentenluecke, { ...now, desiredRetirementIncome: 5000, existingPrivateProvision: 100_000_000 })).toMatchObject({ monthlySavingsNeeded: 0, surplusOrDeficit: 300 })
  })

  it('refuses a retirement before today', () => {
    expect(rentenluecke.inputs.safeParse({ currentAge: 60, retirementAge: 59 }).error?.issues).toMatchObject([{ path: ['retirementAge'], code: 'custom' }])
  })

  it('needs no more with more of its own', () => {
    fc.assert(
      fc.property(validInputs(rentenluecke), fc.double({ min: 0, max: 1e6, noNaN: true }), (inputs, more) => {
        const given = rentenluecke.inputs.parse(inputs)
        const richer = { ...given, existingPrivateProvision: Math.min(1e8, given.existingPrivateProvision + more) }
        const before = resultOf(rentenluecke, given)
        const after = resultOf(rentenluecke, richer)
        expect(after.capitalNeededAfterExisting).toBeLessThanOrEqual(before.capitalNeededAfterExisting)
        expect(after.monthlySavingsNeeded ?? 0).toBeLessThanOrEqual(before.monthlySavingsNeeded ?? Infinity)
        expect(before.capitalNeededAfterExisting).toBeLessThanOrEqual(before.capitalNeeded)
      }),
    )
  })
})
