import { agesOf, type Age, type Dates } from '../../data/age'

/** Where the days of the parts come from; undefined where nobody asks. */
export type DatesSource = (() => Promise<Dates>) | undefined

/** Readiness and metrics do not wait for a store longer than this. */
const LONGEST_MS = 500

/** The ages; null while they are not known yet. */
export async function soonAges(dates: NonNullable<DatesSource>, now: Date): Promise<Age[] | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), LONGEST_MS)))
  const known = await Promise.race([dates().catch(() => null), late]).finally(() => clearTimeout(timer))
  return known === null ? null : agesOf(known, now.toISOString().slice(0, 10))
}
