/** The prices of a fund, extended by those of another fund on its index, or by computed ones. */
import { DAY_MS, type IsoDate } from '../../../../values/dates'
import type { PriceSeries } from '../../../../reference/reference'

/** Least number of common days for scaling and comparing two series. */
const LEAST_COMMON = 250

const YEAR_MS = 365.25 * DAY_MS

/** A series used in place of missing prices. */
export interface StandIn {
  isin: string
  /** The fund whose prices they are, or the rate or the coin that they are computed from. */
  by: string
  /** Yearly charge deducted from computed prices, a fraction; null for another fund. */
  charge: number | null
  /** First and last day of the fund's own prices; null where it has none. */
  own: { first: IsoDate; last: IsoDate } | null
  /** Yearly return of the stand-in minus that of the fund over their common days, a fraction; null without enough of them. */
  difference: number | null
}

/** A joined series and its stand-in. */
export interface Joined {
  series: PriceSeries
  standIn: StandIn
}

const close = ({ closes }: PriceSeries, index: number): number => closes[index] ?? Number.NaN

/** First and last common day, as indices into each series; null without enough common days. */
function commonDays(own: PriceSeries, other: PriceSeries): { first: readonly [number, number]; last: readonly [number, number] } | null {
  const places = new Map(other.dates.map((date, index) => [date, index]))
  const common = own.dates.flatMap((date, index): [number, number][] => {
    const at = places.get(date)
    return at === undefined ? [] : [[index, at]]
  })
  const [first, last] = [common[0], common.at(-1)]
  return first === undefined || last === undefined || common.length < LEAST_COMMON ? null : { first, last }
}

function scaled(series: PriceSeries, factor: number, isWanted: (date: IsoDate) => boolean): { date: IsoDate; close: number }[] {
  return series.dates.map((date, index) => ({ date, close: close(series, index) * factor })).filter(({ date }) => isWanted(date))
}

/**
 * All own prices, before the first and after the last of them those of the other fund, scaled so that both agree on
 * the first and on the last common day. Null if they are not comparable: different currency or basis, or too few common days.
 */
export function joined(isin: string, own: PriceSeries | undefined, other: PriceSeries, charge: number | null = null): Joined | null {
  if (own === undefined) return { series: { ...other, isin }, standIn: { isin, by: other.isin, charge, own: null, difference: null } }
  const common = own.currency === other.currency && own.basis === other.basis ? commonDays(own, other) : null
  if (common === null) return null
  const { first: [ownFirst, otherFirst], last: [ownLast, otherLast] } = common
  const [before, after] = [close(own, ownFirst) / close(other, otherFirst), close(own, ownLast) / close(other, otherLast)]
  const [first = '', last = ''] = [own.dates[0], own.dates.at(-1)]
  const days = [...scaled(other, before, (date) => date < first), ...scaled(own, 1, () => true), ...scaled(other, after, (date) => date > last)]
  const years = (Date.parse(own.dates[ownLast] ?? '') - Date.parse(own.dates[ownFirst] ?? '')) / YEAR_MS
  const yearly = (series: PriceSeries, from: number, to: number): number => (close(series, to) / close(series, from)) ** (1 / years) - 1
  return {
    series: { ...own, dates: days.map(({ date }) => date), closes: Float64Array.from(days, (day) => day.close) },
    standIn: { isin, by: other.isin, charge, own: { first, last }, difference: yearly(other, otherFirst, otherLast) - yearly(own, ownFirst, ownLast) },
  }
}
