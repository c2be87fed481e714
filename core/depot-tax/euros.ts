/** Conversion of amounts to EUR at the exchange rate of their day. */
import type { RateSeries } from '../reference/reference'
import { daysBetween, type IsoDate } from '../values/dates'

/** Most days in a row without a rate: weekends and the holidays around Easter and Christmas. */
const MOST_DAYS = 7

/** A booking in a currency on a day; with its own rate in units per 1 EUR if it states one. */
interface Paid {
  currency: string
  date: IsoDate
  rate?: number | undefined
}

/** A rate in units per 1 EUR; `day` is null if it is not from a series of rates. */
interface Rate {
  perEur: number
  day: IsoDate | null
}

/** The rate of a day, or the last one within the week before it; null if there is none. */
function lastRate({ dates, perEur }: RateSeries, date: IsoDate): Rate | null {
  const index = dates.findLastIndex((day) => day <= date)
  const day = dates[index]
  const rate = perEur[index]
  return day === undefined || rate === undefined || daysBetween(day, date) > MOST_DAYS ? null : { perEur: rate, day }
}

/** The rate of a booking: as given, else the reference rate of its day or the week before; null if there is none. */
export function rateOf({ currency, rate, date }: Paid, rates: ReadonlyMap<string, RateSeries>): Rate | null {
  if (currency === 'EUR') return { perEur: 1, day: null }
  if (rate !== undefined) return { perEur: rate, day: null }
  const series = rates.get(currency)
  return series === undefined ? null : lastRate(series, date)
}

/** An amount of a booking in EUR, unrounded; null without a rate. */
export const inEuros = (amount: number, rate: Rate | null): number | null => (rate === null ? null : amount / rate.perEur)

/** Currencies and days (ascending) of bookings that state no rate. */
export function openRates(bookings: readonly Paid[]): { currencies: string[]; days: IsoDate[] } {
  const open = bookings.filter(({ currency, rate }) => currency !== 'EUR' && rate === undefined)
  return { currencies: [...new Set(open.map(({ currency }) => currency))], days: open.map(({ date }) => date).sort() }
}

/** Largest age in days of the rate of a booking. */
export const RATE_REACH = MOST_DAYS
