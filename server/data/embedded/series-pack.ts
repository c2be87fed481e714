/**
 * Compact format for many daily series: an index of the series, then a compressed block each, which is unpacked on demand.
 * A block holds a bitmap of the weekdays from the first to the last (whether there is a value), then the differences
 * between consecutive values as integers, split into byte planes, low bytes first.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { DAY_MS, type IsoDate, utcDay } from '../../../core/values/dates'
import { ownJson } from '../../../core/values/own-json'

/** Index entry of a block. */
interface Block {
  first: IsoDate
  last: IsoDate
  /** Values are integer multiples of 10^-decimals. */
  decimals: number
  /** Bytes of its block. */
  size: number
}

/** Header of a series with its index entry. */
export type Listed<T> = T & Block

/** Dated values, oldest first, without weekends. */
interface DatedValues {
  dates: IsoDate[]
  values: Float64Array
}

const PLANES = 5
const ORIGIN = Date.UTC(1970, 0, 5) // a Monday

/** Number of weekdays since `ORIGIN`; not defined for weekends. */
function weekdayOf(date: IsoDate): number {
  const days = Math.round((Date.parse(date) - ORIGIN) / DAY_MS)
  const [week, day] = [Math.floor(days / 7), ((days % 7) + 7) % 7]
  if (day > 4) throw new Error('a value on a weekend')
  return week * 5 + day
}

/** Cache of formatted dates: formatting would take longer than the rest of unpacking. */
const written: (IsoDate | undefined)[] = []
const dateOf = (weekday: number): IsoDate => (written[weekday] ??= utcDay(ORIGIN + (Math.floor(weekday / 5) * 7 + (weekday % 5)) * DAY_MS))

const zigzag = (change: number): number => (change < 0 ? -2 * change - 1 : 2 * change)
const unzigzag = (code: number): number => (code % 2 === 0 ? code / 2 : -(code + 1) / 2)

function blockOf({ dates, values }: DatedValues, decimals: number): Buffer {
  const days = dates.map(weekdayOf)
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  const presence = Buffer.alloc(Math.ceil((last - first + 1) / 8))
  for (const day of days) presence[(day - first) >> 3] = (presence[(day - first) >> 3] ?? 0) | (1 << ((day - first) & 7))
  const changes = Buffer.alloc(PLANES * days.length)
  let before = 0
  values.forEach((value, index) => {
    const whole = Math.round(value * 10 ** decimals)
    const code = zigzag(whole - before)
    if (code >= 256 ** PLANES) throw new Error('a change that has no room')
    for (let plane = 0; plane < PLANES; plane += 1) changes[plane * days.length + index] = Math.floor(code / 256 ** plane) % 256
    before = whole
  })
  return brotliCompressSync(Buffer.concat([presence, changes]), { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 18 } })
}

/** Packs series in the given order, each with its header and rounded to its decimals. */
export function packSeries<T extends object>(series: readonly (DatedValues & { said: T; decimals: number })[]): Buffer {
  const blocks = series.map((each) => blockOf(each, each.decimals))
  const list = series.map(({ said, dates, decimals }, index): Listed<T> => ({
    ...said, first: dates[0] ?? '', last: dates.at(-1) ?? '', decimals, size: blocks[index]?.length ?? 0,
  }))
  const head = brotliCompressSync(Buffer.from(JSON.stringify(list)))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, ...blocks])
}

/** Whether the bitmap has a value a number of weekdays after the first. */
const hasDay = (bytes: Uint8Array, after: number): boolean => ((bytes[after >> 3] ?? 0) & (1 << (after & 7))) !== 0

function unpack({ first, last, decimals }: Block, block: Buffer): DatedValues {
  const bytes = brotliDecompressSync(block)
  const [from, to] = [weekdayOf(first), weekdayOf(last)]
  const offsets = Math.ceil((to - from + 1) / 8)
  const dates: IsoDate[] = []
  for (let day = from; day <= to; day += 1) if (hasDay(bytes, day - from)) dates.push(dateOf(day))
  const values = new Float64Array(dates.length)
  eachWhole(bytes.subarray(offsets), (whole, index) => void (values[index] = whole / 10 ** decimals))
  return { dates, values }
}

/** Calls back with each value as an integer, decoded from the byte planes of the differences. */
function eachWhole(changes: Uint8Array, tell: (whole: number, index: number) => void): void {
  const count = changes.length / PLANES
  let whole = 0
  for (let index = 0; index < count; index += 1) {
    let code = 0
    for (let plane = PLANES - 1; plane >= 0; plane -= 1) code = code * 256 + (changes[plane * count + index] ?? 0)
    tell((whole += unzigzag(code)), index)
  }
}

/** First and last value of the last year. */
export interface Ends {
  /** The last one. */
  last: number
  /** The first value of that year; null if the series begins in it. */
  opening: { date: IsoDate; value: number } | null
}

/** Decodes only these two values: the dates of a series cost more than all its values. */
function endsOf({ first, last, decimals }: Block, block: Buffer): Ends {
  const bytes = brotliDecompressSync(block)
  const [from, to, year] = [weekdayOf(first), weekdayOf(last), `${last.slice(0, 4)}-01-01`]
  let [before, after] = [0, 0]
  for (; dateOf(from + after) < year; after += 1) if (hasDay(bytes, after)) before += 1
  while (!hasDay(bytes, after)) after += 1
  let [opening, found] = [0, 0]
  eachWhole(bytes.subarray(Math.ceil((to - from + 1) / 8)), (whole, index) => {
    if (index === before) opening = whole
    found = whole
  })
  return { last: found / 10 ** decimals, opening: first < year ? { date: dateOf(from + after), value: opening / 10 ** decimals } : null }
}

/** Opens a pack by reading its index; series are unpacked on demand by key. */
export function openSeries<T extends object>(
  pack: Buffer, keyOf: (said: T) => string,
): { list: readonly Listed<T>[]; get(key: string): (T & DatedValues) | undefined; ends(key: string): Ends | undefined } {
  const begin = 4 + pack.readUInt32LE(0)
  const list = ownJson<Listed<T>[]>(brotliDecompressSync(pack.subarray(4, begin)).toString('utf8'))
  let at = begin
  const places = new Map(list.map((series) => {
    const start = at
    at += series.size
    return [keyOf(series), { series, start }]
  }))
  const read = <R>(key: string, reader: (series: Listed<T>, block: Buffer) => R): R | undefined => {
    const place = places.get(key)
    return place && reader(place.series, pack.subarray(place.start, place.start + place.series.size))
  }
  return { list, get: (key) => read(key, (series, block) => ({ ...series, ...unpack(series, block) })), ends: (key) => read(key, endsOf) }
}
