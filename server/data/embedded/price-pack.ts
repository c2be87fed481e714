/** The packed daily closes: what of a close is kept, and each series by its ISIN. */
import type { PriceSeries } from '../../../core/reference/reference'
import { openSeries, packSeries, type Ends, type Listed } from './series-pack'

/** A series as the list in front names it. */
type PackedSeries = Listed<Pick<PriceSeries, 'isin' | 'currency' | 'basis'>>

/** Least significant digits of a close; the rounding is a small part of an ordinary day's change. */
const DIGITS = 5
const MOST_DIGITS = 7
const PART_OF_A_CHANGE = 1 / 20

/** Decimals that leave the smallest close with enough digits, and an overnight fund with its interest of a day. */
export function decimalsFor(closes: Float64Array): number {
  const changes = closes.subarray(1).map((close, index) => Math.abs(close - (closes[index] ?? close))).filter((change) => change > 0).sort()
  const ordinary = changes[changes.length >> 1] ?? 1
  const least = closes.reduce((smallest, close) => Math.min(smallest, close))
  const wanted = Math.max(0, DIGITS - 1 - Math.floor(Math.log10(least)), Math.ceil(-Math.log10(2 * PART_OF_A_CHANGE * ordinary)))
  return Math.min(wanted, MOST_DIGITS - 1 - Math.floor(Math.log10(least)))
}

/** A close as it is kept; what reads it gets this number. */
export const keptClose = (close: number, decimals: number): number => Math.round(close * 10 ** decimals) / 10 ** decimals

/** The series in the order given. */
export const packPrices = (series: readonly PriceSeries[]): Buffer =>
  packSeries(series.map(({ isin, currency, basis, dates, closes }) => ({ said: { isin, currency, basis }, dates: [...dates], values: closes, decimals: decimalsFor(closes) })))

/** What a pack holds, and its series one by one. */
export interface PricePack {
  list: readonly PackedSeries[]
  get(isin: string): PriceSeries | undefined
  /** The last close and the first one of its year, which cost a small part of a series. */
  ends(isin: string): Ends | undefined
  all(): PriceSeries[]
}

/** Reads the list of a pack; a series is unpacked when it is asked for. */
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
