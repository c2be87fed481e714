import { utcDay } from '../../../core/values/dates'
import { within } from '../../process/within'
import { agesOf, type Age, type Dates } from '../../data/age'

/** Where the days of the parts come from; undefined where nobody asks. */
export type DatesSource = (() => Promise<Dates>) | undefined

/** Readiness and metrics do not wait for a store longer than this. */
const LONGEST_MS = 500

/** The ages; null while they are not known yet. */
export async function soonAges(dates: NonNullable<DatesSource>, now: Date): Promise<Age[] | null> {
  const known = await within(LONGEST_MS, dates().catch(() => null), () => null)
  return known === null ? null : agesOf(known, utcDay(now))
}
