import { type IsoDate, daysBetween } from '../../../core/values/dates'
import type { BondRecord, BundleSource } from '../../../core/reference/tables/bundle'
import type { HoldingsRow } from '../../../core/reference/security'
import { SUM_MAX } from '../bundle/checks'
import { BundleError } from '../bundle/csv'
import { percent } from '../decimal'
import { holdsNoShares, isLongAndShort } from '../quality'
import { sumBy } from '../../../core/values/sum'

/** Terms of a bond, besides the fields of every row. */
export interface BondTerms extends Pick<BondRecord, 'type' | 'maturity' | 'coupon' | 'rating'> {
  /** Name of the security, where the row's own is that of its issuer. */
  title?: string | null
  /** As the publisher gives it, in years. */
  duration?: number | null
}

/** One row of a fund's published holdings, before its ISIN is looked up. */
export interface Holding extends HoldingsRow {
  line: number
  ticker: string | null
  /** As the publisher names it. */
  exchange: string | null
  cusip: string | null
  /** The issuer's legal entity identifier, where the file has a valid one. */
  lei?: string | null
  /** The company, where another source says which it is. */
  companyId?: string | null
  /** Terms of a bond; rows without are none. */
  bond?: BondTerms
}

/** A fund's holdings as one file gives them. */
export interface HoldingsFile {
  kind: 'holdings'
  format: string
  publisher: Pick<BundleSource, 'id' | 'title' | 'url'> & Partial<Pick<BundleSource, 'licence'>>
  /** What the file itself says of the fund; null when it does not. */
  fundName: string | null
  fundIsin: string | null
  asOf: IsoDate | null
  rows: readonly Holding[]
  /** Sector, country and asset class words that are in no vocabulary, with the number of rows. */
  unknownWords: ReadonlyMap<string, number>
}

const WEIGHT_MIN = -1
const WEIGHT_MAX = 1.5
/** A whole list of holdings adds up to about 1; futures and currency legs account for the slack. */
const SUM_MIN = 0.9

/** What is checked of a row. */
type Weighed = Pick<Holding, 'kind' | 'weight'> & Partial<Pick<Holding, 'line'>>

/** Rejects a list that cannot be a fund's whole holdings. */
export function checkHoldings(file: string, rows: readonly Weighed[]): void {
  for (const row of rows) {
    if (row.weight < WEIGHT_MIN || row.weight > WEIGHT_MAX) fail(file, row.line ?? null, 'is out of range')
    if (row.kind === 'equity' && row.weight < 0) fail(file, row.line ?? null, 'is negative for a share')
  }
  const doubt = holdsNoShares(rows) === null ? isLongAndShort(rows) : null // funds of bonds buy and sell forward
  if (doubt !== null) fail(file, null, doubt)
  const sum = sumBy(rows, (row) => row.weight)
  const last = rows.at(-1)?.line ?? null
  if (sum < SUM_MIN) fail(file, last, `sums to ${percent(sum)}: the list is not complete`)
  if (sum > SUM_MAX) fail(file, last, `sums to ${percent(sum)}: rows are repeated or of another unit`)
}

function fail(file: string, line: number | null, reason: string): never {
  throw new BundleError(file, reason, line, 'weight')
}

/** Rejects a table in which two rows are equal. */
export function checkRepeats(file: string, lines: readonly { line: number; cells: readonly string[] }[]): void {
  const seen = new Set<string>()
  for (const { line, cells } of lines) {
    const row = cells.join('\u0000')
    if (seen.has(row)) throw new BundleError(file, 'repeats an earlier row', line)
    seen.add(row)
  }
}

// The bonds among the rows of a list.

/** A coupon in percent as a fraction; null if it is none. */
export const couponOf = (percent: number | null): number | null => (percent === null || percent < 0 || percent > 100 ? null : Number((percent / 100).toFixed(8)))

/** The issuer in a bond's name, without suffixes that say where it may be sold or what kind of bond it is. */
const issuerOf = (name: string): string => name.replace(/(\s+(RegS|144A|E?MTN|FXD|FRN))+$/i, '').trim()

const SHORT_YEARS = 1
const LONG_DAYS = 2 * 365

/** A long bond whose price hardly moves with rates is a floater: its coupon is the current rate. */
const hasMovingCoupon = ({ maturity, duration = null }: BondTerms, day: IsoDate): boolean =>
  duration !== null && duration < SHORT_YEARS && maturity !== null && daysBetween(day, maturity) > LONG_DAYS

/** Bonds that are held, as records of a fund. Those of a fund that borrowed to hold them are parts of their sum. */
export function bondRecords(fundIsin: string, asOf: IsoDate, source: string, rows: readonly Holding[]): BondRecord[] {
  const held = rows.flatMap(({ bond, ...row }) => (bond === undefined || row.weight <= 0 ? [] : [{ bond, row }]))
  const whole = Math.max(1, sumBy(held, ({ row }) => row.weight))
  return held.map(({ bond, row }) => ({
    fundIsin, asOf, isin: row.isin, name: bond.title ?? row.name, issuer: issuerOf(row.name), lei: row.lei ?? null, country: row.country, currency: row.currency,
    type: bond.type, maturity: bond.maturity, coupon: hasMovingCoupon(bond, asOf) ? null : bond.coupon, rating: bond.rating, weight: row.weight / whole, source,
  }))
}
