import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochOf } from '../../../../core/values/dates'
import { dateOf, dayNumber, isWeekend } from '../../../../core/portfolio/analyses/historical-replay/series'

describe('day numbers', () => {
  it('count from 1970 like the epoch and lead back to the date', () => {
    fc.assert(fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (moment) => {
      const date = moment.toISOString().slice(0, 10)
      expect(dayNumber(date)).toBe(epochOf(date) / 86_400_000)
      expect(dateOf(dayNumber(date))).toBe(date)
      expect(isWeekend(dayNumber(date))).toBe([0, 6].includes(moment.getUTCDay()))
    }))
  })

  it.each([['1970-01-01', 0], ['1970-01-02', 1], ['1969-12-31', -1], ['2000-02-29', 11016]])('%s is day %d', (date, day) => {
    expect(dayNumber(date)).toBe(day)
  })
})
