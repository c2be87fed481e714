/** Amounts in euros at the rate of their day. */
import type { RateSeries } from '../reference/reference'
import { daysBetween, type IsoDate } from '../values/dates'

/** Days without a rate: weekends and the holidays around Easter and Christmas. */
const MOST_DAYS = 7

/** What has an amount in a currency, on a day; with its own rate where it states one. */
interface Paid {
  currency: string
  date: IsoDate
  rate?: number | undefined
}

/** A rate in units per 1 EUR; `day` is null where no list of rates gave it. */
interface Rate {
  perEur: number
  day: IsoDate | null
}

/** The rate of a day, or the last one before it. */
function lastRate({ dates, perEur }: RateSeries, date: IsoDate): Rate | null {
  const index = dates.findLastIndex((day) => day <= date)
  const day = dates[index]
  const rate = perEur[index]
  return day === undefined || rate === undefined || daysBetween(day, date) > MOST_DAYS ? null : { perEur: rate, day }
}

/** The rate of a booking: as given, else the reference rate of its day; null where there is none. */
export function rateOf({ currency, rate, date }: Paid, rates: ReadonlyMap<string, RateSeries>): Rate | null {
  if (currency === 'EUR') return { perEur: 1, day: null }
  if (rate !== undefined) return { perEur: rate, day: null }
  const series = rates.get(currency)
  return series === undefined ? null : lastRate(series, date)
}

/** An amount of a booking in EUR, unrounded; null without a rate. */
export const inEuros = (amount: number, rate: Rate | null): number | null => (rate === null ? null : amount / rate.perEur)

/** Rates that bookings leave open. */
export function openRates(bookings: readonly Paid[]): { currencies: string[]; days: IsoDate[] } {
  const open = bookings.filter(({ currency, rate }) => currency !== 'EUR' && rate === undefined)
  return { currencies: [...new Set(open.map(({ currency }) => currency))], days: open.map(({ date }) => date).sort() }
}

/** Days before a booking within which its rate may lie. */
export const RATE_REACH = MOST_DAYS
