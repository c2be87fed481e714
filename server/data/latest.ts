import { addDays, type IsoDate, utcDay } from '../../core/values/dates'

/** No list and no price that is read here is older; an earlier day is a slip. */
export const FIRST_POSSIBLE_DAY = '1900-01-01'

/** The last day that data may be of: tomorrow, which it is already in parts of the world. A later one would win over all true ones. */
export const lastPossibleDay = (now: Date): IsoDate => addDays(utcDay(now), 1)

/** The latest of some days; null of none. */
export const latest = (dates: readonly IsoDate[]): IsoDate | null =>
  dates.reduce<IsoDate | null>((best, date) => (best === null || date > best ? date : best), null)
