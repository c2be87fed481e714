import { afterEach, expect, it, vi } from 'vitest'
import { formatAmong, formatChange, formatDifference, formatSum, formatUnit } from '../../../core/wording/format'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

afterEach(() => vi.restoreAllMocks())

it('keeps no format for every currency that was ever asked for', () => {
  const { NumberFormat } = Intl
  let made = 0
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(function counting(...given) {
    made++
    return new NumberFormat(...given)
  })
  const madeFor = (currency: string): number => {
    const before = made
    formatUnit(1, `amount in ${currency}`, 'en')
    return made - before
  }
  const currencies = letters.slice(0, 10).flatMap((first) => letters.map((last) => `${first}X${last}`))
  expect(currencies.map(madeFor)).toEqual(currencies.map(() => 1))
  // the last one is remembered, the first of 260 is not
  expect(madeFor('JXZ')).toBe(0)
  expect(madeFor('AXA')).toBe(1)
})

it('writes an amount whole or with two decimals, and those of a price as they are', () => {
  expect([8500, 8500.5, 8500.05, 0.1 + 0.2].map((value) => formatSum(value, 'de'))).toEqual(['8.500', '8.500,50', '8.500,05', '0,30'])
  expect([101.2345, 2.5].map((value) => formatSum(value, 'en', 6))).toEqual(['101.2345', '2.50'])
})

it('sets a minus, not a hyphen, before what is below zero, in every unit', () => {
  const units = ['EUR', 'EUR/month', 'EUR/year', 'fraction', 'percentage points', 'years', 'months', 'amount in USD', 'whole amount in EUR', 'share with 1 decimals', undefined] as const
  for (const locale of ['de', 'en'] as const) {
    for (const text of [...units.map((unit) => formatUnit(-1234.5, unit, locale)), formatUnit(-3, undefined, locale), formatChange(-0.25, locale), formatDifference(-2, { digits: 1 }, locale), formatDifference(-2, { currency: 'EUR' }, locale)]) expect(text).toMatch(/^\u2212[^-]*$/)
  }
  expect(formatUnit(-1234.5, 'EUR', 'de').replaceAll(/\s/g, ' ')).toBe('\u22121.234,50 €')
  expect(formatUnit(-0.004, 'EUR', 'en')).toBe('€0.00')
  expect(formatChange(0.25, 'en')).toBe('+25%')
  expect([20.4, -0.25, 0].map((change) => formatDifference(change, { currency: 'EUR' }, 'en'))).toEqual(['+€20', '\u2212€0.25', '€0'])
})

it('says of a share that is more than nothing so, and of a count one decimal', () => {
  expect([0, 0.0004, 0.0006, 0.03, 0.1].map((share) => formatAmong(share, 'en'))).toEqual(['0.0%', '< 0.1%', '0.1%', '3.0%', '10%'])
  expect([0.1277, 0.0424, 0.0001].map((share) => formatUnit(share, 'share with few decimals', 'de'))).toEqual(['13\u00A0%', '4,2\u00A0%', '< 0,1\u00A0%'])
  expect(formatUnit(17.419057, 'count', 'de')).toBe('17,4')
  expect([0, 0.00004, 0.00006].map((share) => formatUnit(share, 'share with 2 decimals', 'en'))).toEqual(['0.00%', '< 0.01%', '0.01%'])
  expect([0, 0.00004, 0.00006, -0.00004].map((share) => formatUnit(share, 'fraction', 'de'))).toEqual(['0\u00A0%', '< 0,01\u00A0%', '0,01\u00A0%', '0\u00A0%'])
})

it('counts two years and more of months in years', () => {
  expect([1, 23, 24, 25, 114, 120.5].map((months) => formatUnit(months, 'months', 'de'))).toEqual(['1 Monat', '23 Monate', '2\u00A0Jahre', '2\u00A0Jahre 1\u00A0Monat', '9\u00A0Jahre 6\u00A0Monate', '120,5 Monate'])
  expect(formatUnit(13 * 12 + 11, 'months', 'en')).toBe('13\u00A0years 11\u00A0months')
})
