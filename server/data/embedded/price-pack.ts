/** The packed daily closes: their precision, and series by ISIN. */
import type { PriceSeries } from '../../../core/reference/reference'
import { openSeries, packSeries, type Ends, type Listed } from './series-pack'

/** A series in the index. */
type PackedSeries = Listed<Pick<PriceSeries, 'isin' | 'currency' | 'basis'>>

/** Least number of significant digits of a close; rounding is a small part of an ordinary daily change. */
const DIGITS = 5
const MOST_DIGITS = 7
const PART_OF_A_CHANGE = 1 / 20

/** Decimals that keep enough digits of the smallest close, and the daily interest of overnight funds. */
export function decimalsFor(closes: Float64Array): number {
  const changes = closes.subarray(1).map((close, index) => Math.abs(close - (closes[index] ?? close))).filter((change) => change > 0).sort()
  const ordinary = changes[changes.length >> 1] ?? 1
  const least = closes.reduce((smallest, close) => Math.min(smallest, close))
  const wanted = Math.max(0, DIGITS - 1 - Math.floor(Math.log10(least)), Math.ceil(-Math.log10(2 * PART_OF_A_CHANGE * ordinary)))
  return Math.min(wanted, MOST_DIGITS - 1 - Math.floor(Math.log10(least)))
}

/** A close as stored and read back. */
export const keptClose = (close: number, decimals: number): number => Math.round(close * 10 ** decimals) / 10 ** decimals

/** Packs series in the given order. */
export const packPrices = (series: readonly PriceSeries[]): Buffer =>
  packSeries(series.map(({ isin, currency, basis, dates, closes }) => ({ said: { isin, currency, basis }, dates: [...dates], values: closes, decimals: decimalsFor(closes) })))

/** An open pack. */
export interface PricePack {
  list: readonly PackedSeries[]
  get(isin: string): PriceSeries | undefined
  /** The last close and the first of its year, without unpacking the series. */
  ends(isin: string): Ends | undefined
  all(): PriceSeries[]
}

/** Opens a pack; series are unpacked on demand. */
export function openPrices(bytes: Buffer): PricePack {
  const pack = openSeries<Pick<PriceSeries, 'isin' | 'currency' | 'basis'>>(bytes, ({ isin }) => isin)
  const get = (wanted: string): PriceSeries | undefined => {
    const found = pack.get(wanted)
    if (found === undefined) return undefined
    const { isin, currency, basis, dates, values } = found
    return { isin, currency, basis, dates, closes: values }
  }
  return { list: pack.list, get, ends: pack.ends, all: () => pack.list.flatMap(({ isin }) => get(isin) ?? []) }
}
