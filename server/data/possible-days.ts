import { addDays, type IsoDate, utcDay } from '../../core/values/dates'

/** Earliest plausible day; an earlier one is a typing error. */
export const FIRST_POSSIBLE_DAY = '1900-01-01'

/** Latest possible day of data: tomorrow, because of time zones. A later date would take precedence over all correct ones. */
export const lastPossibleDay = (now: Date): IsoDate => addDays(utcDay(now), 1)
