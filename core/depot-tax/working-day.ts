import { addDays, isWeekend, type IsoDate } from '../values/dates'

/** Cache: the day is needed for each lot and year. */
const receipts = new Map<number, IsoDate>()

/**
 * The day on which the lump sum of a year counts as received (section 18(3) InvStG): the first working day of the next
 * year. New Year's Day is none, and neither are Saturday and Sunday, on which banks book nothing.
 *
 * @example dayOfReceipt(2026) // '2027-01-04': the 2nd is a Saturday
 */
export function dayOfReceipt(year: number): IsoDate {
  const known = receipts.get(year)
  if (known !== undefined) return known
  let day = `${year + 1}-01-02`
  while (isWeekend(day)) day = addDays(day, 1)
  receipts.set(year, day)
  return day
}
