import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { notgroschen } from '../../../core/calculators/notgroschen/model'
import { resultOf } from '../../support/calculate'

describe('notgroschen', () => {
  // 1.9 % a year is 0.1569822 % a month: 400, then 800.63, 1201.88, 1603.77 ... below 3000 after 7 months (2813.24), above after 8
  it('counts months until the balance reaches the target', () => {
    expect(
      resultOf(notgroschen, { monthlyExpenses: 1000, bufferMonths: 3, monthlySavingsCapacity: 400, parkingVehicle: 'geldmarkt_etf' }, '2026-01-31'),
    ).toEqual({
      targetAmount: 3000,
      deficit: 3000,
      monthsToTarget: 8,
      targetUnreachable: false,
      targetDate: '2026-09-30',
      expectedReturn: 57,
      recommendedVehicle: 'tagesgeld',
    })
  })

  it('needs no time when the target is there, to half a cent', () => {
    const enough = { monthlyExpenses: 1000, bufferMonths: 3, currentSavings: 2999.995 }
    expect(resultOf(notgroschen, enough)).toMatchObject({ monthsToTarget: 0, targetUnreachable: false, targetDate: '2026-11-20' })
    expect(resultOf(notgroschen, { ...enough, currentSavings: 2999.99 })).toMatchObject({ monthsToTarget: 1, deficit: 0.01 })
  })

  it('says that nothing is reached without saving', () => {
    expect(resultOf(notgroschen, { monthlySavingsCapacity: 0 })).toMatchObject({
      deficit: 15_000,
      monthsToTarget: 0,
      targetUnreachable: true,
      targetDate: '2026-11-20',
    })
  })

  it('needs nothing without a deficit, even without saving', () => {
    expect(resultOf(notgroschen, { monthlySavingsCapacity: 0, currentSavings: 20_000 })).toMatchObject({
      deficit: 0,
      monthsToTarget: 0,
      targetUnreachable: false,
    })
  })

  it('gives up after 600 months', () => {
    expect(resultOf(notgroschen, { monthlyExpenses: 100_000, monthlySavingsCapacity: 1 })).toMatchObject({
      monthsToTarget: 600,
      targetUnreachable: true,
      targetDate: '2076-11-20',
    })
  })

  // 15,000 x 1.5, 1.9, 2.2 %
  test.each([
    ['tagesgeld', 225],
    ['geldmarkt_etf', 285],
    ['festgeld_leiter', 330],
  ])('%s yields %d a year on 15,000', (parkingVehicle, expectedReturn) => {
    expect(resultOf(notgroschen, { parkingVehicle })).toMatchObject({ targetAmount: 15_000, expectedReturn })
  })

  test.each([
    [3, 'tagesgeld'],
    [6, 'tagesgeld'],
    [9, 'geldmarkt_etf'],
    [12, 'festgeld_leiter'],
  ])('recommends for %d months: %s', (bufferMonths, recommendedVehicle) => {
    expect(resultOf(notgroschen, { bufferMonths })).toMatchObject({ recommendedVehicle })
  })

  test.each([
    ['2024-02-29', '2025-02-28', 12],
    ['2026-10-31', '2026-11-30', 1],
    ['2026-12-31', '2027-02-28', 2],
  ])('from %s the date is %s', (asOf, targetDate, months) => {
    const inputs = { monthlyExpenses: 100, bufferMonths: 12, monthlySavingsCapacity: 1200 / months }
    expect(resultOf(notgroschen, inputs, asOf)).toMatchObject({ monthsToTarget: months, targetDate })
  })

  const amount = fc.double({ min: 0, max: 20_000, noNaN: true })

  it('never takes longer with more saving or more to start with', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (start, more, saving, extra) => {
        const months = (currentSavings: number, monthlySavingsCapacity: number) => {
          const goal = resultOf(notgroschen, { monthlyExpenses: 9000, currentSavings, monthlySavingsCapacity })
          return goal.targetUnreachable ? Infinity : goal.monthsToTarget
        }
        const before = months(start, saving)
        expect(months(start, saving + extra)).toBeLessThanOrEqual(before)
        expect(months(start + more, saving)).toBeLessThanOrEqual(before)
      }),
    )
  })
})
