/** Series of days. */
import type { IsoDate } from '../values/dates'

/** Daily closes of one instrument, oldest first, parallel arrays. */
export interface PriceSeries {
  /** ISIN of the instrument. */
  isin: string
  /** Three letters. */
  currency: string
  /** With distributions reinvested, or prices alone. */
  basis: 'total_return' | 'price_only'
  /** Days, ascending. */
  dates: readonly IsoDate[]
  /** A close for each day. */
  closes: Float64Array
}

/** Daily rates of one currency in units per 1 EUR, oldest first, parallel arrays. */
export interface RateSeries {
  /** Three letters. */
  currency: string
  /** Days, ascending. */
  dates: readonly IsoDate[]
  /** Units of the currency for 1 EUR, for each day. */
  perEur: Float64Array
}
