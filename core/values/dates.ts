/** A calendar day as `YYYY-MM-DD`, always UTC; days compare as strings. */
export type IsoDate = string

/** A day in milliseconds. */
export const DAY_MS = 86_400_000

/** Milliseconds from the epoch to midnight UTC of a day. */
export const epochOf = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`)

/** The day of a moment, given as such or in milliseconds since the epoch. */
export const utcDay = (moment: Date | number): IsoDate => new Date(moment).toISOString().slice(0, 10)

/** Whether a text is a real calendar day; 2026-02-30 is not, which `Date` would read as a day of March. */
export const isIsoDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(epochOf(text)).getUTCDate() === Number(text.slice(8))

/** Calendar year of a day. */
export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4))

/** Month of a day, 1 to 12. */
export const monthOf = (date: IsoDate): number => Number(date.slice(5, 7))

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((epochOf(to) - epochOf(from)) / DAY_MS)

/** Whether a day is a Saturday or Sunday. */
export const isWeekend = (date: IsoDate): boolean => [0, 6].includes(new Date(epochOf(date)).getUTCDay())

/** The earliest of some days; null of none. */
export const earliest = (days: readonly IsoDate[]): IsoDate | null => [...days].sort()[0] ?? null

/** The latest of some days; null of none. */
export const latest = (days: readonly IsoDate[]): IsoDate | null => [...days].sort().at(-1) ?? null

/** The day `days` after a day. */
export const addDays = (date: IsoDate, days: number): IsoDate => utcDay(epochOf(date) + days * DAY_MS)

/** The same day of the month `months` later, or the last day of that month if it has no such day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return utcDay(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

/** A day in German format: 09.10.2007. */
export const germanDay = (day: IsoDate): string => day.split('-').reverse().join('.')
