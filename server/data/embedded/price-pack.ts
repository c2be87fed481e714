/**
 * Many daily series in a few bytes a day: a list of the series in front, then a packed block each, which is unpacked when its
 * series is asked for. A block holds a bit for each weekday from the first to the last (whether there is a close), then the
 * changes from close to close as whole numbers, their low bytes first.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { PriceSeries } from '../../../core/reference/reference'
import type { IsoDate } from '../../../core/values/dates'

/** A series as the list in front names it. */
export interface PackedSeries {
  isin: string
  currency: string
  basis: PriceSeries['basis']
  first: IsoDate
  last: IsoDate
  /** Closes are whole numbers of 10^-decimals. */
  decimals: number
  /** Bytes of its block. */
  size: number
}

/** Every close has at least so many significant digits, and what is rounded off is a small part of an ordinary day's change. */
const DIGITS = 5
const MOST_DIGITS = 7
const PART_OF_A_CHANGE = 1 / 20
const PLANES = 5
const DAY = 86_400_000
const ORIGIN = Date.UTC(1970, 0, 5) // a Monday

/** Weekdays since a Monday long ago; Saturdays and Sundays have none. */
function weekdayOf(date: IsoDate): number {
  const days = Math.round((Date.parse(date) - ORIGIN) / DAY)
  const [week, day] = [Math.floor(days / 7), ((days % 7) + 7) % 7]
  if (day > 4) throw new Error('a close on a weekend')
  return week * 5 + day
}

const dateOf = (weekday: number): IsoDate => new Date(ORIGIN + (Math.floor(weekday / 5) * 7 + (weekday % 5)) * DAY).toISOString().slice(0, 10)

const zigzag = (change: number): number => (change < 0 ? -2 * change - 1 : 2 * change)
const unzigzag = (code: number): number => (code % 2 === 0 ? code / 2 : -(code + 1) / 2)

/** Decimals that leave the smallest close with enough digits, and an overnight fund with its interest of a day. */
function decimalsFor(closes: Float64Array): number {
  const changes = closes.subarray(1).map((close, index) => Math.abs(close - (closes[index] ?? close))).filter((change) => change > 0).sort()
  const ordinary = changes[changes.length >> 1] ?? 1
  const least = closes.reduce((smallest, close) => Math.min(smallest, close))
  const wanted = Math.max(0, DIGITS - 1 - Math.floor(Math.log10(least)), Math.ceil(-Math.log10(2 * PART_OF_A_CHANGE * ordinary)))
  return Math.min(wanted, MOST_DIGITS - 1 - Math.floor(Math.log10(least)))
}

/** A close as it is kept; what reads it gets this number. */
export const keptClose = (close: number, decimals: number): number => Math.round(close * 10 ** decimals) / 10 ** decimals

function blockOf({ dates, closes }: PriceSeries, decimals: number): Buffer {
  const days = dates.map(weekdayOf)
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  const presence = Buffer.alloc(Math.ceil((last - first + 1) / 8))
  for (const day of days) presence[(day - first) >> 3] = (presence[(day - first) >> 3] ?? 0) | (1 << ((day - first) & 7))
  const changes = Buffer.alloc(PLANES * days.length)
  let before = 0
  closes.forEach((close, index) => {
    const whole = Math.round(close * 10 ** decimals)
    const code = zigzag(whole - before)
    if (code >= 256 ** PLANES) throw new Error('a change that has no room')
    for (let plane = 0; plane < PLANES; plane += 1) changes[plane * days.length + index] = Math.floor(code / 256 ** plane) % 256
    before = whole
  })
  return brotliCompressSync(Buffer.concat([presence, changes]), { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 } })
}

/** The series in the order given. */
export function packPrices(series: readonly PriceSeries[]): Buffer {
  const blocks = series.map((each) => blockOf(each, decimalsFor(each.closes)))
  const list: PackedSeries[] = series.map(({ isin, currency, basis, dates, closes }, index) => ({
    isin, currency, basis, first: dates[0] ?? '', last: dates.at(-1) ?? '', decimals: decimalsFor(closes), size: blocks[index]?.length ?? 0,
  }))
  const head = brotliCompressSync(Buffer.from(JSON.stringify(list)))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, ...blocks])
}

function unpack({ isin, currency, basis, first, last, decimals }: PackedSeries, block: Buffer): PriceSeries {
  const bytes = brotliDecompressSync(block)
  const [from, to] = [weekdayOf(first), weekdayOf(last)]
  const offsets = Math.ceil((to - from + 1) / 8)
  const dates: IsoDate[] = []
  for (let day = from; day <= to; day += 1) {
    if (((bytes[(day - from) >> 3] ?? 0) & (1 << ((day - from) & 7))) !== 0) dates.push(dateOf(day))
  }
  const count = dates.length
  const closes = new Float64Array(count)
  let whole = 0
  for (let index = 0; index < count; index += 1) {
    let code = 0
    for (let plane = PLANES - 1; plane >= 0; plane -= 1) code = code * 256 + (bytes[offsets + plane * count + index] ?? 0)
    whole += unzigzag(code)
    closes[index] = whole / 10 ** decimals
  }
  return { isin, currency, basis, dates, closes }
}

/** What a pack holds, and its series one by one. */
export interface PricePack {
  list: readonly PackedSeries[]
  get(isin: string): PriceSeries | undefined
  all(): PriceSeries[]
}

/** Reads the list of a pack, and nothing else of it until it is asked. */
export function openPrices(pack: Buffer): PricePack {
  const begin = 4 + pack.readUInt32LE(0)
  const list = JSON.parse(brotliDecompressSync(pack.subarray(4, begin)).toString('utf8')) as PackedSeries[]
  let at = begin
  const places = new Map(list.map((series) => {
    const start = at
    at += series.size
    return [series.isin, { series, start }]
  }))
  const get = (isin: string): PriceSeries | undefined => {
    const place = places.get(isin)
    return place && unpack(place.series, pack.subarray(place.start, place.start + place.series.size))
  }
  return { list, get, all: () => list.flatMap(({ isin }) => get(isin) ?? []) }
}
