/** Duration of a bond by maturity and coupon alone. */
import { addMonths, daysBetween, type IsoDate } from '../../../values/dates'

const yearOf = (day: IsoDate): number => Number(day.slice(0, 4))
const yearsAfter = (day: IsoDate, years: number): IsoDate => addMonths(day, 12 * years)

/** Years to the maturity of a bond, whole ones and the part of the year that is left; null where it is not known or past. */
export function yearsTo(maturity: IsoDate | null, day: IsoDate): number | null {
  if (maturity === null || maturity <= day) return null
  const between = yearOf(maturity) - yearOf(day)
  const whole = yearsAfter(day, between) > maturity ? between - 1 : between
  const [from, to] = [yearsAfter(day, whole), yearsAfter(day, whole + 1)]
  return whole + daysBetween(from, maturity) / daysBetween(from, to)
}

/** Years until the money comes back on average, and the fraction that the price loses where the yield rises by one point, times 100. */
interface Duration {
  macaulay: number
  modified: number
}

/**
 * Duration of a bond that pays its coupon once a year and yields what it pays: the price that is owed for it besides accrued
 * interest is its nominal value. Of a zero bond, and one that pays nothing, it is the time to maturity.
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
