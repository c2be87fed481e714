/** Calendar years of a replay, and its values beside those of others. */

interface Day {
  date: string
  value: number
}

/** A whole calendar year. */
interface YearOfReplay {
  year: string
  /** From the last day of the year before to its own last day. */
  total: number
  /** The largest fall within it, as a fraction not below 0. */
  fall: number
}

/** The last day of a year lies no earlier. */
const LATE = '-12-24'

const fallOf = (days: readonly Day[]): number => {
  let [high, fall] = [0, 0]
  for (const { value } of days) {
    high = Math.max(high, value)
    fall = Math.max(fall, 1 - value / high)
  }
  return fall
}

/** The calendar years that a replay covers from end to end. */
export function calendarYears(daily: readonly Day[]): YearOfReplay[] {
  const years = [...new Set(daily.map(({ date }) => date.slice(0, 4)))]
  return years.flatMap((year) => {
    const before = daily.findLast(({ date }) => date < year)
    const days = daily.filter(({ date }) => date.startsWith(year))
    const last = days.at(-1)
    if (before === undefined || last === undefined || before.date < `${Number(year) - 1}${LATE}` || last.date < `${year}${LATE}`) return []
    return [{ year, total: last.value / before.value - 1, fall: fallOf([before, ...days]) }]
  })
}

/** The latest value on each of ascending days; null before the first. */
export function valuesOn(daily: readonly Day[], dates: readonly string[]): (number | null)[] {
  let next = 0
  return dates.map((date) => {
    while (next < daily.length && (daily[next]?.date ?? '') <= date) next += 1
    return daily[next - 1]?.value ?? null
  })
}

/** Years up to which a line is drawn by month. */
const FEW_YEARS = 3

/** What an axis says of ascending days: their years, of few years their months. */
export function axisNames(dates: readonly string[]): string[] {
  const years = new Set(dates.map((date) => date.slice(0, 4)))
  return dates.map((date) => (years.size > FEW_YEARS ? date.slice(0, 4) : `${date.slice(5, 7)}/${date.slice(0, 4)}`))
}
