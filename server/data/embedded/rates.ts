/** The packed exchange rates, lossless: as published, without rounding. */
import type { RateSeries } from '../../../core/reference/reference'
import { openSeries, packSeries } from './series-pack'

const MOST_DECIMALS = 12

/** Smallest number of decimals that represents every rate exactly. */
function decimalsOf(rates: Float64Array): number {
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    if (rates.every((rate) => Math.round(rate * 10 ** decimals) / 10 ** decimals === rate)) return decimals
  }
  throw new Error('a rate with more decimals than there is room for')
}

/** Packs rates in the given order. */
export const packRates = (fx: readonly RateSeries[]): Buffer =>
  packSeries(fx.map(({ currency, dates, perEur }) => ({ said: { currency }, dates: [...dates], values: perEur, decimals: decimalsOf(perEur) })))

/** Rates by currency, unpacked on first use. */
interface RatePack {
  get(currency: string): RateSeries | undefined
  all(): RateSeries[]
}

/** Opens a pack by reading its index. */
export function openRates(bytes: Buffer): RatePack {
  const pack = openSeries<Pick<RateSeries, 'currency'>>(bytes, ({ currency }) => currency)
  const unpacked = new Map<string, RateSeries>()
  const get = (wanted: string): RateSeries | undefined => {
    const known = unpacked.get(wanted)
    const found = known === undefined ? pack.get(wanted) : undefined
    if (found !== undefined) unpacked.set(wanted, { currency: found.currency, dates: found.dates, perEur: found.values })
    return known ?? unpacked.get(wanted)
  }
  return { get, all: () => pack.list.flatMap(({ currency }) => get(currency) ?? []) }
}
