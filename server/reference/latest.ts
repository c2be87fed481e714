import type { IsoDate } from '../../core/dates'

/** The latest of some days; null of none. */
export const latest = (dates: readonly IsoDate[]): IsoDate | null =>
  dates.reduce<IsoDate | null>((best, date) => (best === null || date > best ? date : best), null)
