/** Joins several series of one instrument. */
import type { PriceSeries } from '../../../core/reference/reference'
import type { Close } from './recordings'

/** Largest drift between two series of one instrument per year, since one of them may round distributions to cents. */
const DRIFT_PER_YEAR = 0.0015
const ONE_DAY = 0.02

const years = (first: string, last: string): number => (Date.parse(last) - Date.parse(first)) / 31_557_600_000

/** Refuses series with different returns on their common days. */
function checkSame(name: string, common: readonly (readonly [Close, Close])[]): void {
  const [first, last] = [common[0], common.at(-1)]
  if (first === undefined || last === undefined) throw new Error(`${name}: recordings without a common day`)
  const drift = Math.abs((last[0].close / last[1].close) / (first[0].close / first[1].close) - 1)
  if (drift > ONE_DAY / 4 + DRIFT_PER_YEAR * years(first[0].date, last[0].date)) throw new Error(`${name}: recordings differ by ${(100 * drift).toFixed(2)} % over their common days`)
}

/** The newer recording, before it the older one, scaled so that both agree on the first common day. */
export function join(name: string, newer: readonly Close[], older: readonly Close[]): Close[] {
  const first = newer[0]
  if (first === undefined) return [...older]
  if (older.length === 0 || (older[0]?.date ?? '') >= first.date) return [...newer]
  const at = new Map(older.map((day) => [day.date, day]))
  const common = newer.flatMap((day) => {
    const other = at.get(day.date)
    return other === undefined ? [] : [[day, other] as const]
  })
  checkSame(name, common)
  const [[own, other] = [first, first]] = common
  const factor = own.close / other.close
  return [...older.filter(({ date }) => date < own.date).map(({ date, close }) => ({ date, close: close * factor })), ...newer.filter(({ date }) => date >= own.date)]
}

/** Whether a close is repeated for a week or more: no trading, or missing data. */
export function isStale(days: readonly Close[]): boolean {
  let equal = 1
  return days.some(({ close }, index) => {
    equal = close === days[index - 1]?.close ? equal + 1 : 1
    return equal >= 5
  })
}

/** Days on which a close moved by more than a share of itself. */
export const jumps = (days: readonly Close[], most: number): string[] =>
  days.flatMap(({ date, close }, index) => {
    const before = days[index - 1]?.close ?? close
    return Math.abs(close / before - 1) > most ? [date] : []
  })

/** Fills the days that a recording lacks between two of its closes as another instrument moved on them; both closes stay as they are. */
export function bridged(days: readonly Close[], first: string, last: string, guide: readonly Close[]): Close[] {
  const before = days.findLast(({ date }) => date < first)
  const after = days.find(({ date }) => date > last)
  const guideAt = (date: string | undefined): number | undefined => guide.find((day) => day.date === date)?.close
  const [from, to] = [guideAt(before?.date), guideAt(after?.date)]
  if (before === undefined || after === undefined || from === undefined || to === undefined) throw new Error('a bridge without both ends')
  const between = guide.filter(({ date }) => date >= first && date <= last)
  const excess = after.close / before.close / (to / from)
  const filled = between.map(({ date, close }, index) => ({ date, close: before.close * (close / from) * excess ** ((index + 1) / (between.length + 1)) }))
  return [...days.filter(({ date }) => date < first), ...filled, ...days.filter(({ date }) => date > last)]
}

const middle = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

/** Days on both sides of a move, so that single thin days do not count. */
const SPAN = 20

/** The largest lasting move of one series against another. */
export function strayOf(one: PriceSeries, other: PriceSeries): number {
  const closes = new Map(other.dates.map((date, index) => [date, other.closes[index] ?? Number.NaN]))
  const ratios = one.dates.map((date, index) => (one.closes[index] ?? Number.NaN) / (closes.get(date) ?? Number.NaN)).filter(Number.isFinite)
  const moves = ratios.slice(SPAN, -SPAN).map((_ratio, index) => Math.abs(middle(ratios.slice(index + SPAN, index + 2 * SPAN)) / middle(ratios.slice(index, index + SPAN)) - 1))
  return Math.max(0, ...moves)
}
