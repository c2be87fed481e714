import { describe, expect, it } from 'vitest'
import { isUsable } from '../../sdk/client/is-usable'
import { weightsFromValues } from '../../sdk/files/weights-from-values'

describe('isUsable', () => {
  it.each([
    ['ok', {}, true],
    ['partial', {}, true],
    ['unavailable', null, false],
    ['unavailable', {}, false],
    ['not_requested', null, false],
  ] as const)('%s with data %o is %s', (status, data, expected) => {
    expect(isUsable({ status, data })).toBe(expected)
  })
})

describe('weightsFromValues', () => {
  it('divides by the total and drops the values', () => {
    const holdings = [{ isin: 'IE00B4L5Y983', value: 7500 }, { assetClass: 'cash', currency: 'EUR', value: 2500 }]
    expect(weightsFromValues(holdings)).toEqual([
      { isin: 'IE00B4L5Y983', weight: 0.75 },
      { assetClass: 'cash', currency: 'EUR', weight: 0.25 },
    ])
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s and names the position only', (value) => {
    expect(() => weightsFromValues([{ value: 1 }, { value }])).toThrow(new RangeError('holdings[1].value must be a number above 0'))
  })
})
