import { utcDay } from '../../../core/values/dates'
import { within } from '../../process/within'
import { agesOf, type Age, type Dates } from '../../data/age'

/** Dates of the parts of the data; undefined in applications without them. */
export type DatesSource = (() => Promise<Dates>) | undefined

/** Longest wait of readiness and metrics for a store. */
const LONGEST_MS = 500

/** Ages of the parts of the data; null if the store fails or does not answer in time. */
export async function soonAges(dates: NonNullable<DatesSource>, now: Date): Promise<Age[] | null> {
  const known = await within(LONGEST_MS, dates().catch(() => null), () => null)
  return known === null ? null : agesOf(known, utcDay(now))
}
