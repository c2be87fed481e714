/** The bonds among the rows of a list. */
import { daysBetween, type IsoDate } from '../../../core/values/dates'
import type { BondRecord } from '../../../core/reference/tables/bundle'
import type { BondTerms, Holding } from './holdings'

/** A coupon in percent as a fraction; null for what is none. */
export const couponOf = (percent: number | null): number | null => (percent === null || percent < 0 || percent > 100 ? null : Number((percent / 100).toFixed(8)))

/** Endings that say where a bond may be sold, not who owes it. */
const issuerOf = (name: string): string => name.replace(/(\s+(RegS|144A|E?MTN|FXD|FRN))+$/i, '').trim()

const SHORT_YEARS = 1
const LONG_DAYS = 2 * 365

/** A bond of years whose price hardly moves with rates has a coupon that moves: what stands there is the rate of the day. */
const hasMovingCoupon = ({ maturity, duration = null }: BondTerms, day: IsoDate): boolean =>
  duration !== null && duration < SHORT_YEARS && maturity !== null && daysBetween(day, maturity) > LONG_DAYS

/** Bonds that are held, as records of a fund. Those of a fund that borrowed to hold them are parts of their sum. */
export function bondRecords(fundIsin: string, asOf: IsoDate, source: string, rows: readonly Holding[]): BondRecord[] {
  const held = rows.flatMap(({ bond, ...row }) => (bond === undefined || row.weight <= 0 ? [] : [{ bond, row }]))
  const whole = Math.max(1, held.reduce((sum, { row }) => sum + row.weight, 0))
  return held.map(({ bond, row }) => ({
    fundIsin, asOf, isin: row.isin, name: bond.title ?? row.name, issuer: issuerOf(row.name), lei: row.lei ?? null, country: row.country, currency: row.currency,
    type: bond.type, maturity: bond.maturity, coupon: hasMovingCoupon(bond, asOf) ? null : bond.coupon, rating: bond.rating, weight: row.weight / whole, source,
  }))
}
