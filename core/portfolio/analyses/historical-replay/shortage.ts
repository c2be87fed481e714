/** Explains why a window cannot be replayed: which line lacks prices when, and the longest window that works. */
import { addDays, type IsoDate } from '../../../values/dates'
import type { Text } from '../../../values/text'
import type { Position } from '../../book/book'
import type { Lookup, PriceSeries, RateSeries } from '../../../reference/reference'
import { hasGap, MAX_AGE_DAYS, dateOf, dayNumber, dayNumbers, type DayNumber } from './series'
import { shortage } from './shortage-words'
import { coinName, OVERNIGHT } from './stand-ins/computed'
import type { StandIn } from './stand-ins/join'

/** Shortest window in days; shorter ones are refused. */
export const MIN_DAYS = 30

/** All prices and rates of the lines of a mix, of any age. */
export interface Histories {
  prices: Lookup<PriceSeries>
  rates: Lookup<RateSeries>
  /** Currencies whose rates are needed. */
  currencies: readonly string[]
}

/** Whether dates cover a window without a gap. */
export function reaches(dates: readonly IsoDate[], from: IsoDate, to: IsoDate): boolean {
  const [first, last] = [dates.find((date) => date >= addDays(from, -MAX_AGE_DAYS)), dates.findLast((date) => date <= to)]
  if (first === undefined || last === undefined || first > addDays(from, MAX_AGE_DAYS) || last < addDays(to, -MAX_AGE_DAYS)) return false
  return !hasGap(dayNumbers(dates), dayNumber(first), dayNumber(last))
}

/** The longest stretch of days that all histories cover without a gap; null if there is none. */
export function longestStretch(histories: readonly Int32Array[]): readonly [DayNumber, DayNumber] | null {
  if (histories.length === 0) return null
  const first = Math.max(...histories.map((days) => days[0] ?? Infinity))
  const last = Math.min(...histories.map((days) => days.at(-1) ?? -Infinity))
  const gaps = histories
    .flatMap((days) => Array.from(days.subarray(1), (day, index): [DayNumber, DayNumber] => [days[index] ?? day, day]).filter(([before, after]) => after - before > MAX_AGE_DAYS))
    .sort(([one], [other]) => one - other)
  let longest: readonly [DayNumber, DayNumber] | null = null
  let from = first
  for (const [before, after] of [...gaps, [last, last] as const]) {
    const to = Math.min(before, last)
    if (to > from && (longest === null || to - from > longest[1] - longest[0])) longest = [from, to]
    from = Math.max(from, after)
  }
  return longest
}

/** A fraction as percentage points with at most two decimals. */
const points = (fraction: number): string => String(Number((100 * fraction).toFixed(2)) + 0)

/** Sentences on the series that stand in for missing prices. */
export const standInWords = (positions: readonly Position[], standIns: readonly StandIn[]): Text[] =>
  standIns.flatMap(({ isin, by, charge, own, difference }) => {
    const position = positions.find((held) => held.isin === isin)
    if (position === undefined) return []
    const kind = charge === null ? 'fund' : by === OVERNIGHT ? 'overnight' : 'coin'
    const said = { fund: [by], overnight: [points(charge ?? 0)], coin: [coinName(by), points(charge ?? 0)] }[kind]
    if (own === null || difference === null) return [shortage(`${kind}Whole`, position.name, ...said)]
    return [shortage(kind, position.name, own.first, own.last, ...said, points(difference))]
  })

/** Sentence on dates that do not cover a window: they begin too late or end too early, or have a gap. */
function shortfall(words: ['gap' | 'rateGap', 'period' | 'rates'], name: string, dates: readonly [IsoDate, IsoDate], [from, to]: readonly [IsoDate, IsoDate]): Text {
  const isShort = dates[0] > addDays(from, MAX_AGE_DAYS) || dates[1] < addDays(to, -MAX_AGE_DAYS)
  return isShort ? shortage(words[1], name, ...dates) : shortage(words[0], name)
}

function priceWords(position: Position, history: PriceSeries | undefined, from: IsoDate, to: IsoDate): Text[] {
  const [first, last] = [history?.dates[0], history?.dates.at(-1)]
  if (history === undefined || first === undefined || last === undefined) return [shortage('none', position.name)]
  return reaches(history.dates, from, to) ? [] : [shortfall(['gap', 'period'], position.name, [first, last], [from, to])]
}

function rateWords(currency: string, dates: readonly IsoDate[] = [], from: IsoDate, to: IsoDate): Text[] {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return [shortage('noRates', currency)]
  return reaches(dates, from, to) ? [] : [shortfall(['rateGap', 'rates'], currency, [first, last], [from, to])]
}

/** Sentences on the lines and currencies that do not cover a window, and on the window that they have in common. */
export function shortageWords(positions: readonly Position[], { prices, rates, currencies }: Histories, from: IsoDate, to: IsoDate): Text[] {
  const held = positions.filter((position): position is Position & { isin: string } => position.isin !== null && !prices.failed.has(position.isin))
  const asked = currencies.filter((currency) => !rates.failed.has(currency))
  const words = [
    ...held.flatMap((position) => priceWords(position, prices.found.get(position.isin), from, to)),
    ...asked.flatMap((currency) => rateWords(currency, rates.found.get(currency)?.dates, from, to)),
  ]
  const histories = [...held.map(({ isin }) => prices.found.get(isin)?.dates ?? []), ...asked.map((currency) => rates.found.get(currency)?.dates ?? [])].map(dayNumbers)
  const stretch = longestStretch(histories)
  if (words.length === 0 || stretch === null || stretch[1] - stretch[0] < MIN_DAYS) return words
  const [first = '', last = ''] = stretch.map(dateOf)
  return [...words, shortage('longest', first, last)]
}
