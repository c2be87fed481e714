import type { PriceSeries, RateSeries } from '../../../reference/series'
import { dayNumbers, type DayNumber } from './day-number'

/** A price or a rate older than this is not used any more. */
export const MAX_AGE_DAYS = 7

/** Dated values, oldest first. */
export interface Series {
  days: Int32Array
  values: Float64Array
}

export const seriesOfPrices = ({ dates, closes }: PriceSeries): Series => ({ days: dayNumbers(dates), values: closes })
export const seriesOfRates = ({ dates, perEur }: RateSeries): Series => ({ days: dayNumbers(dates), values: perEur })

/** An element that is known to exist. */
export const at = (list: Int32Array | Float64Array, index: number): number => list[index] ?? Number.NaN

/** The latest value of a series on each day of a calendar; null when one would be too old or missing. */
export function carried({ days, values }: Series, calendar: Int32Array): Float64Array | null {
  const result = new Float64Array(calendar.length)
  let next = 0
  for (const [index, day] of calendar.entries()) {
    while (next < days.length && at(days, next) <= day) next++
    if (next === 0 || day - at(days, next - 1) > MAX_AGE_DAYS) return null
    result[index] = at(values, next - 1)
  }
  return result
}

/** Whether a price after `start` and up to `end` comes more than the allowed days after the one before it. */
export function hasGap(days: Int32Array, start: DayNumber, end: DayNumber): boolean {
  for (let index = 1; index < days.length; index++) {
    const matters = at(days, index) > start && at(days, index) <= end
    if (matters && at(days, index) - at(days, index - 1) > MAX_AGE_DAYS) return true
  }
  return false
}
