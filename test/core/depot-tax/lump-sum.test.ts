import { describe, expect, it, test } from 'vitest'
import { centsTogether, hasLumpSum, lumpSumPerUnit, shareOfYear, twelfths } from '../../../core/depot-tax/lump-sum'
import { dayOfReceipt } from '../../../core/depot-tax/working-day'

describe('lump sum of one unit', () => {
  // First price x base rate x 70 %, capped at the gain plus distributions, less distributions.
  test.each([
    [2026, 100, 110, 0, 2.24],
    [2026, 100, 101, 0, 1],
    [2026, 100, 101, 0.5, 1],
    [2026, 100, 99, 0.5, 0],
    [2026, 100, 100, 3, 0],
    [2025, 100, 110, 0.771, 1],
    [2018, 100, 110, 0, 0.609],
    [2022, 100, 110, 0, 0],
  ])('%d from %d to %d with %d distributed is %d', (year, priceStart, priceEnd, distributions, expected) => {
    expect(lumpSumPerUnit(year, { priceStart, priceEnd, distributions })).toBeCloseTo(expected, 10)
  })

  test.each([2017, 2027])('is refused for %d, which has no base rate', (year) => {
    expect(() => lumpSumPerUnit(year, { priceStart: 100, priceEnd: 110, distributions: 0 })).toThrow(`no base rate is published for ${year}`)
  })

  test.each([[2020, true], [2021, false], [2022, false], [2023, true], [2027, true]])('of %d exists or may come: %s', (year, expected) => {
    expect(hasLumpSum(year)).toBe(expected)
  })
})

describe('twelfths', () => {
  test.each([[1, 12], [2, 11], [3, 10], [12, 1]])('a purchase in month %d bears %d', (month, expected) => {
    expect(twelfths(month)).toBe(expected)
  })

  test.each([['2024-03-31', 2024, 10 / 12], ['2024-03-01', 2024, 10 / 12], ['2023-12-31', 2024, 1], ['2024-12-31', 2024, 1 / 12]])('bought on %s, in %d', (date, year, expected) => {
    expect(shareOfYear(date, year)).toBe(expected)
  })
})

describe('figures of several lots', () => {
  it('add up in cents where all are known; where one is not, each stays in its place', () => {
    // A third of a euro each: 0.33, 0.67 - 0.33 = 0.34, 1 - 0.67 = 0.33
    expect(centsTogether([1 / 3, 1 / 3, 1 / 3])).toEqual([0.33, 0.34, 0.33])
    expect(centsTogether([null, 1 / 3, 1 / 3])).toEqual([null, 0.33, 0.33])
  })
})

describe('day of receipt', () => {
  // First of January: 2023 Sunday, 2024 Monday, 2025 Wednesday, 2026 Thursday, 2027 Friday, 2028 Saturday.
  test.each([[2022, '2023-01-02'], [2023, '2024-01-02'], [2024, '2025-01-02'], [2025, '2026-01-02'], [2026, '2027-01-04'], [2027, '2028-01-03']])('for %d is %s', (year, day) => {
    expect(dayOfReceipt(year)).toBe(day)
  })
})
