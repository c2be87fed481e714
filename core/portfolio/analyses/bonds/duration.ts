/** Duration of a bond from its maturity and coupon only. */
import { addMonths, daysBetween, type IsoDate, yearOf } from '../../../values/dates'

const yearsAfter = (day: IsoDate, years: number): IsoDate => addMonths(day, 12 * years)

/** Years to the maturity of a bond, with the fraction of the last year; null if it is unknown or past. */
export function yearsTo(maturity: IsoDate | null, day: IsoDate): number | null {
  if (maturity === null || maturity <= day) return null
  const between = yearOf(maturity) - yearOf(day)
  const whole = yearsAfter(day, between) > maturity ? between - 1 : between
  const [from, to] = [yearsAfter(day, whole), yearsAfter(day, whole + 1)]
  return whole + daysBetween(from, maturity) / daysBetween(from, to)
}

/** Macaulay duration in years (average time until the payments), and modified duration: percent of the price lost if the yield rises by one percentage point. */
interface Duration {
  macaulay: number
  modified: number
}

/**
 * Duration of a par bond with yearly coupons, whose yield is its coupon: its clean price (without accrued
 * interest) is its nominal value. For a bond without coupon it is the time to maturity. `coupon` is a fraction.
 */
export function durationOf(years: number, coupon: number): Duration {
  const payments = Math.ceil(years)
  let value = 0
  let timed = 0
  for (let left = payments - 1; left >= 0; left--) {
    const time = years - left
    const present = (coupon + (left === 0 ? 1 : 0)) * (1 + coupon) ** -time
    value += present
    timed += time * present
  }
  const macaulay = timed / value
  return { macaulay, modified: macaulay / (1 + coupon) }
}
