import * as z from 'zod'
import type { IsoDate } from '../../../values/dates'
import { share } from '../../../values/schemas/scalars'
import { isinOrNull } from '../../schemas/shapes'
import type { Position } from '../../book/book'
import type { PriceSeries, RateSeries } from '../../../reference/reference'
import { carried, seriesOfPrices, seriesOfRates, type Series } from './series'

const day = () => z.string().meta({ format: 'date' }).nullable()

/** Facts on one line of the mix in the result. */
export const legInfo = z.strictObject({
  isin: isinOrNull,
  name: z.string(),
  currency: z.string().meta({ description: 'Currency of the prices; for cash the stated one.' }),
  weight: share(),
  returnBasis: z.enum(['total_return', 'price_only', 'nominal_cash']),
  firstPriceDate: day().meta({ description: 'Inside the window; null for cash.' }),
  lastPriceDate: day(),
})

/** One line of the mix with its history. */
export interface Leg {
  info: z.output<typeof legInfo>
  /** null for cash. */
  prices: Series | null
}

/** A holding with its history; null if it has no prices inside the window. */
export function legOf(position: Position, history: PriceSeries | undefined, from: IsoDate, to: IsoDate): Leg | null {
  const { isin, name, weight } = position
  if (isin === null) {
    const undated = { firstPriceDate: null, lastPriceDate: null }
    const { currency } = position
    return currency === null ? null : { info: { isin, name, currency, weight, returnBasis: 'nominal_cash', ...undated }, prices: null }
  }
  const firstPriceDate = history?.dates.find((date) => date >= from)
  const lastPriceDate = history?.dates.findLast((date) => date <= to)
  if (history === undefined || firstPriceDate === undefined || lastPriceDate === undefined) return null
  const { basis: returnBasis, currency } = history
  return { info: { isin, name, currency, weight, returnBasis, firstPriceDate, lastPriceDate }, prices: seriesOfPrices(history) }
}

/** Value of one unit of a currency in the base currency on each day of the calendar; null if a rate is missing or too old. */
function unitValues(currency: string, base: string, rates: ReadonlyMap<string, RateSeries>, calendar: Int32Array): Float64Array | null {
  const ones = new Float64Array(calendar.length).fill(1)
  if (currency === base) return ones
  const perEuro = (code: string): Float64Array | null => {
    if (code === 'EUR') return ones
    const series = rates.get(code)
    return series === undefined ? null : carried(seriesOfRates(series), calendar)
  }
  const [own, reported] = [perEuro(currency), perEuro(base)]
  return own === null || reported === null ? null : own.map((rate, day) => (reported[day] ?? Number.NaN) / rate)
}

/**
 * Prices of every leg in the base currency on each day of a calendar; null when a price or a rate is missing.
 * `price * (base per EUR) / (currency per EUR)`.
 */
export function basePrices(
  legs: readonly Leg[], base: string, rates: ReadonlyMap<string, RateSeries>, calendar: Int32Array,
): Float64Array[] | null {
  const currencies = [...new Set(legs.map(({ info }) => info.currency))]
  const factors = new Map(currencies.map((currency) => [currency, unitValues(currency, base, rates, calendar)]))
  const prices = legs.map(({ info, prices: series }) => {
    const factor = factors.get(info.currency) ?? null
    if (series === null || factor === null) return factor
    return carried(series, calendar)?.map((close, day) => close * (factor[day] ?? Number.NaN)) ?? null
  })
  return prices.every((values) => values !== null) ? prices : null
}
