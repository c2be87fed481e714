import { describe, expect, it } from 'vitest'
import { replayCalendar } from '../../../../core/portfolio/analyses/historical-replay/calendar'
import { hasGap } from '../../../../core/portfolio/analyses/historical-replay/series'

const days = (...numbers: number[]) => Int32Array.from(numbers)

describe('the calendar of a replay', () => {
  it.each([
    ['begins when every leg has a price', [days(0, 7, 14), days(3, 10, 17)], 0, 17, [3, 7, 10, 14, 17]],
    ['ends when a leg has had no price for more than seven days', [days(0, 7, 14), days(0, 7, 14, 21, 22)], 0, 25, [0, 7, 14, 21]],
    ['takes the days of the window alone', [days(8, 10, 15, 20, 25)], 10, 20, [10, 15, 20]],
    ['counts a day once that several legs have', [days(10, 11), days(10, 11)], 10, 11, [10, 11]],
    ['carries prices of before the window', [days(5, 12), days(10, 12)], 10, 12, [10, 12]],
    ['takes no day of a leg whose price is too old', [days(2, 12), days(10, 12)], 10, 12, [12]],
    ['is made of weekdays without a leg: day 0 is a Thursday', [], 0, 7, [0, 1, 4, 5, 6, 7]],
  ])('%s', (_case, legs, from, to, expected) => {
    expect([...(replayCalendar(legs, from, to) ?? [])]).toEqual(expected)
  })

  it.each([
    ['no price in the window', [days(30)], 0, 7],
    ['no day on which both legs have a price', [days(0, 1), days(16, 17)], 0, 17],
    ['a first price eight days after the start', [days(8, 15)], 0, 15],
    ['a last price eight days before the end', [days(0, 7)], 0, 15],
    ['a gap of eight days', [days(0, 8), days(0, 4, 8)], 0, 8],
  ])('is none with %s', (_case, legs, from, to) => {
    expect(replayCalendar(legs, from, to)).toBeNull()
  })
})

describe('a gap', () => {
  it.each([
    ['of seven days is none', days(0, 7), 0, 7, false],
    ['of eight days counts', days(0, 8), 0, 8, true],
    ['that ends at the start does not count', days(0, 8, 9), 8, 9, false],
    ['that ends after the start counts', days(0, 8, 9), 7, 9, true],
    ['that ends after the end does not count', days(0, 1, 9), 0, 8, false],
  ])('%s', (_case, priced, start, end, expected) => {
    expect(hasGap(priced, start, end)).toBe(expected)
  })
})
