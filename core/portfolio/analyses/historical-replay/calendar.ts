import { at, hasGap, MAX_AGE_DAYS, isWeekend, type DayNumber } from './series'

/** Counts, per day of the window, the legs whose latest price is recent enough. */
function freshLegs(legs: readonly Int32Array[], from: DayNumber, length: number): Uint8Array {
  const fresh = new Uint8Array(length)
  for (const days of legs) {
    let next = 0
    for (let offset = 0; offset < length; offset++) {
      while (next < days.length && at(days, next) <= from + offset) next++
      if (next > 0 && from + offset - at(days, next - 1) <= MAX_AGE_DAYS) fresh[offset] = (fresh[offset] ?? 0) + 1
    }
  }
  return fresh
}

/** Marks the days of the window on which any leg has a price. */
function pricedDays(legs: readonly Int32Array[], from: DayNumber, length: number): Uint8Array {
  const priced = new Uint8Array(length)
  for (const days of legs) {
    for (const day of days) priced[day - from] = 1 // typed arrays ignore writes outside their bounds: days outside the window
  }
  return priced
}

/** The price dates of all legs inside the window on which every leg has a price of at most seven days. */
function marketDays(legs: readonly Int32Array[], from: DayNumber, to: DayNumber): Int32Array {
  const length = to - from + 1
  const fresh = freshLegs(legs, from, length)
  const priced = pricedDays(legs, from, length)
  const offsets = [...priced.keys()].filter((offset) => priced[offset] === 1 && fresh[offset] === legs.length)
  return Int32Array.from(offsets, (offset) => from + offset)
}

function weekdays(from: DayNumber, to: DayNumber): Int32Array {
  const days = Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
  return Int32Array.from(days.filter((day) => !isWeekend(day)))
}

/**
 * The days of a replay, or null when the mix has no usable history: it begins or ends more than seven days away from
 * the requested window, or a leg has a gap of more than seven days in between.
 *
 * @param legs price days per leg; without any, weekdays are used
 */
export function replayCalendar(legs: readonly Int32Array[], from: DayNumber, to: DayNumber): Int32Array | null {
  const calendar = legs.length === 0 ? weekdays(from, to) : marketDays(legs, from, to)
  if (calendar.length === 0) return null
  const [start, end] = [at(calendar, 0), at(calendar, calendar.length - 1)]
  if (start - from > MAX_AGE_DAYS || to - end > MAX_AGE_DAYS) return null
  return legs.some((days) => hasGap(days, start, end)) ? null : calendar
}
