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

/** The days of a series inside a window, with what `cut` takes of its values; undefined where there is none. */
function within<S extends { dates: readonly IsoDate[] }>(series: S, from: IsoDate, to: IsoDate, cut: (start: number, end: number) => Partial<S>): S | undefined {
  const start = series.dates.findIndex((date) => date >= from)
  const end = series.dates.findLastIndex((date) => date <= to) + 1
  return start < 0 || end <= start ? undefined : { ...series, dates: series.dates.slice(start, end), ...cut(start, end) }
}

/** Closes inside a window; undefined where there is none. */
export const pricesWithin = (series: PriceSeries, from: IsoDate, to: IsoDate): PriceSeries | undefined =>
  within(series, from, to, (...place) => ({ closes: series.closes.subarray(...place) }))

/** Rates inside a window; undefined where there is none. */
export const ratesWithin = (series: RateSeries, from: IsoDate, to: IsoDate): RateSeries | undefined =>
  within(series, from, to, (...place) => ({ perEur: series.perEur.subarray(...place) }))
