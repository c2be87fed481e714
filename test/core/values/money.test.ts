import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, centsThatAddUp, dropCentFractions, isWholeCents, sixDecimals, toCents } from '../../../core/values/money'

describe('rounding', () => {
  it.each([
    [1.005, 1.01], // stored as 1.00499999999999989
    [2.675, 2.68],
    [1.375, 1.38],
    [-1.005, -1.01],
    [0.004, 0],
    [0.004_999_995, 0], // the noise that is lifted grows with the number: here it is 5e-12 of a cent, not a millionth
    [-0.004, 0],
    [99_999_999.995, 100_000_000],
  ])('rounds %d to %d cents, half away from zero', (value, expected) => {
    expect(Object.is(cents(value), expected)).toBe(true)
  })

  it.each([
    [1.379, 1.37],
    [0.29, 0.29], // 0.29 * 100 is 28.999999999999996
    [1.3447, 1.34],
    [0, 0],
  ])('drops the cent fractions of %d', (value, expected) => {
    expect(dropCentFractions(value)).toBe(expected)
  })

  it('of several amounts gives cents that add up to their rounded sum, each within a cent of its own', () => {
    expect(centsThatAddUp([0.333, 0.333, 0.334])).toEqual([0.33, 0.34, 0.33])
    expect(centsThatAddUp([1.005, -1.005, 2])).toEqual([1.01, -1.01, 2])
    fc.assert(fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 }).map((value) => value / 1000)), (amounts) => {
      const shown = centsThatAddUp(amounts)
      expect(toCents(shown.reduce((sum, each) => sum + each, 0))).toBe(toCents(cents(amounts.reduce((sum, each) => sum + each, 0))))
      shown.forEach((each, index) => { expect(Math.abs(each - (amounts[index] ?? NaN))).toBeLessThanOrEqual(0.0101) })
    }))
  })

  it('is the identity on amounts in whole cents, and knows them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), (whole) => {
        expect(cents(whole / 100)).toBe(whole / 100)
        expect(dropCentFractions(whole / 100)).toBe(whole / 100)
        expect(toCents(whole / 100)).toBe(whole)
        expect(isWholeCents(whole / 100)).toBe(true)
        expect(isWholeCents((whole + 0.5) / 100)).toBe(false)
      }),
    )
  })

  it('never moves a number by more than half a unit', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        expect(Math.abs(sixDecimals(value) - value)).toBeLessThanOrEqual(0.5e-6 + Math.abs(value) * 1e-14)
      }),
    )
  })

  it('nothing is a whole amount', () => expect([isWholeCents(0), isWholeCents(-0)]).toEqual([true, true]))
})
