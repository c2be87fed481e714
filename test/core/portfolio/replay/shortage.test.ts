import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../core/values/dates'
import { longestStretch, reaches } from '../../../../core/portfolio/analyses/historical-replay/shortage'
import { readShortage, shortage } from '../../../../core/portfolio/analyses/historical-replay/shortage-words'
import { historicalReplay } from '../../../../core/portfolio/analyses/historical-replay/model'
import { analyse, broken, prices, rates, security } from '../analyses/harness'

const A = 'IE00B4L5Y983'
const B = 'IE00BKM4GZ66'
const securities = [security({ isin: A, kind: 'fund', assetClass: 'equities', name: 'World' }), security({ isin: B, kind: 'fund', assetClass: 'equities', name: 'Emerging' })]
/** A close every seven days. */
const weekly = (start: string, count: number): Record<string, number> => Object.fromEntries(Array.from({ length: count }, (_, index) => [addDays(start, 7 * index), 100 + index]))
const body = { portfolio: { holdings: [{ isin: A, weight: 0.5 }, { isin: B, weight: 0.5 }] }, startDate: '2021-01-04', endDate: '2021-06-28', initialValue: 1000 }
const said = async (bundle: object, given: object = {}, more: object = {}): Promise<string[]> => {
  const { analysis, limitations } = await analyse(historicalReplay, { ...body, ...given }, { securities, ...bundle }, more)
  expect(analysis.status).toBe('unavailable')
  return limitations.filter((sentence) => readShortage(sentence) !== null)
}

describe('what keeps a replay from its window', () => {
  it('is a line without prices', async () => {
    expect(await said({ prices: [prices(A, weekly('2021-01-04', 30))] })).toEqual(['There are no prices of Emerging.'])
  })

  it('is a line that begins later; the longest common period is named', async () => {
    // B: 2021-03-01 and 19 weeks on to 2021-07-12; A: to 2021-07-26.
    expect(await said({ prices: [prices(A, weekly('2021-01-04', 30)), prices(B, weekly('2021-03-01', 20))] })).toEqual([
      'Prices of Emerging reach from 2021-03-01 to 2021-07-12.',
      'The longest period for which all have prices: 2021-03-01 to 2021-07-12.',
    ])
  })

  it('is a gap, and the longer side of it is named', async () => {
    // A gap from 2021-02-01 to 2021-02-15: 28 days before it, 161 after it.
    const gap = Object.fromEntries(Object.entries(weekly('2021-01-04', 30)).filter(([date]) => date !== '2021-02-08'))
    expect(await said({ prices: [prices(A, gap), prices(B, weekly('2021-01-04', 30))] })).toEqual([
      'Prices of World have a gap of more than 7 days in this period.',
      'The longest period for which all have prices: 2021-02-15 to 2021-07-26.',
    ])
  })

  it('is an exchange rate', async () => {
    const dollars = [prices(A, weekly('2021-01-04', 30), { currency: 'USD' }), prices(B, weekly('2021-01-04', 30))]
    expect(await said({ prices: dollars })).toEqual(['There are no exchange rates of USD.'])
    expect(await said({ prices: dollars, fx: [rates('USD', weekly('2021-01-04', 20))] })).toEqual([
      'Exchange rates of USD reach from 2021-01-04 to 2021-05-17.',
      'The longest period for which all have prices: 2021-01-04 to 2021-05-17.',
    ])
  })

  it('is a gap of an exchange rate', async () => {
    // Without rates of 2021-02-08 and 2021-02-15 the one for 2021-02-15 would be 14 days old.
    const gap = Object.fromEntries(Object.entries(weekly('2021-01-04', 30)).filter(([date]) => date !== '2021-02-08' && date !== '2021-02-15'))
    expect(await said({ prices: [prices(A, weekly('2021-01-04', 30), { currency: 'USD' }), prices(B, weekly('2021-01-04', 30))], fx: [rates('USD', gap)] })).toEqual([
      'Exchange rates of USD have a gap of more than 7 days in this period.',
      'The longest period for which all have prices: 2021-02-22 to 2021-07-26.',
    ])
  })

  it('names a longest period without a gap of the exchange rate of a line that has no price in the window', async () => {
    // World in euros for 70 weeks, to 2022-05-02; Emerging in dollars from 2021-08-02 on for 30 weeks, to 2022-02-21. The rate of 2021-09-06 is missing: 28 days before that gap, 161 after it.
    const dollars = prices(B, weekly('2021-08-02', 30), { currency: 'USD' })
    const gap = Object.fromEntries(Object.entries(weekly('2021-01-04', 70)).filter(([date]) => date !== '2021-09-06'))
    expect(await said({ prices: [prices(A, weekly('2021-01-04', 70)), dollars], fx: [rates('USD', gap)] })).toEqual([
      'Prices of Emerging reach from 2021-08-02 to 2022-02-21.',
      'The longest period for which all have prices: 2021-09-13 to 2022-02-21.',
    ])
    const whole = await analyse(historicalReplay, { ...body, startDate: '2021-09-13', endDate: '2022-02-21' }, { securities, prices: [prices(A, weekly('2021-01-04', 70)), dollars], fx: [rates('USD', gap)] })
    expect(whole.analysis.status).toBe('ok')
  })

  it('is a gap also where the prices begin up to seven days later or end up to seven days earlier than the window', async () => {
    // Prices from 2021-01-06 on would do for 2021-01-04, and until 2021-06-23 for 2021-06-28.
    const gap = Object.fromEntries(Object.entries(weekly('2021-01-06', 25)).filter(([date]) => date !== '2021-02-10'))
    expect((await said({ prices: [prices(A, gap), prices(B, weekly('2021-01-04', 30))] }))[0]).toBe('Prices of World have a gap of more than 7 days in this period.')
  })

  it('is said of nothing that could not be asked for, and of nothing unknown', async () => {
    expect(await said({ prices: [] }, {}, { tables: { prices: broken } })).toEqual([])
    expect(await said({ securities: securities.slice(1), prices: [] })).toEqual([])
  })

  it('names no period that is too short to be replayed', async () => {
    // Both have prices from 2021-01-04 to 2021-02-01 only: 28 days.
    expect(await said({ prices: [prices(A, weekly('2021-01-04', 5)), prices(B, weekly('2021-01-04', 30))] })).toEqual(['Prices of World reach from 2021-01-04 to 2021-02-01.'])
  })
})

describe('the longest stretch', () => {
  const history = fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { minLength: 2, maxLength: 40 }).map((days) => Int32Array.from(days.sort((a, b) => a - b)))

  it('has no gap in any history, and no longer one has none', () => {
    fc.assert(fc.property(fc.array(history, { minLength: 1, maxLength: 3 }), (histories) => {
      const isWhole = (from: number, to: number): boolean => histories.every((days) => {
        const [first = 0, last = 0] = [days[0], days.at(-1)]
        const before = (day: number): number => days.findLast((each) => each <= day) ?? -Infinity
        return first <= from && last >= to && Array.from({ length: to - from }, (_, index) => from + index).every((day) => (days.find((each) => each > day) ?? Infinity) - before(day) <= 7)
      })
      const found = longestStretch(histories)
      const length = found === null ? 0 : found[1] - found[0]
      if (found !== null) expect(isWhole(found[0], found[1])).toBe(true)
      for (let from = 0; from + length + 1 <= 80; from += 1) expect(isWhole(from, from + length + 1)).toBe(false)
    }), { numRuns: 200 })
  })

  it('needs histories', () => {
    expect([longestStretch([]), longestStretch([Int32Array.of(), Int32Array.of(1, 2)])]).toEqual([null, null])
  })
})

it('a history reaches over a window that begins and ends at most seven days from its own', () => {
  const dates = Object.keys(weekly('2021-01-04', 10)) // to 2021-03-08
  expect([['2020-12-28', '2021-03-15'], ['2020-12-27', '2021-03-15'], ['2020-12-28', '2021-03-16']].map(([from = '', to = '']) => reaches(dates, from, to))).toEqual([true, false, false])
})

it('its sentences are read again in German, and no others', () => {
  const sentence = shortage('period', 'A (B) *', '2021-01-04', '2021-02-01')
  expect(readShortage(sentence.en)).toEqual(sentence)
  expect(sentence.de).toBe('Kurse von A (B) * reichen vom 04.01.2021 bis zum 01.02.2021.')
  expect(readShortage('Past prices are no forecast.')).toBeNull()
})
