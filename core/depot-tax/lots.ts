/** Lots of one security in one account, first in first out (FIFO): the units bought first count as sold first (section 20(4) sentence 7 EStG). */
import type { IsoDate } from '../values/dates'
import { ascending } from '../values/order'
import { sumBy } from '../values/sum'

/** Units bought on one day. */
interface Dated {
  date: IsoDate
  units: number
}

/** Some units of a lot. */
export interface Part<L> {
  lot: L
  units: number
}

/** Tolerance of sold above held units, a fraction: sums of rounded decimal figures may differ by this much. */
export const NOISE = 1e-9

/** Rounding error that subtractions leave, as a fraction of the units of a sale. */
const REST = 1e-12

/** Finer than units are stated: what the difference of large sums of units may be off by. */
const FINEST = 1e-10

/** Units of several lots together. */
export const unitsOf = (lots: readonly { units: number }[]): number => sumBy(lots, ({ units }) => units)

/** Whether the lots hold this many units, with the tolerances `NOISE` and `FINEST`. */
export const holds = (lots: readonly { units: number }[], units: number): boolean => units <= unitsOf(lots) * (1 + NOISE) + FINEST

/** A list sorted by a text of each item; stable. */
export const sortedBy = <T>(list: readonly T[], text: (item: T) => string): T[] =>
  [...list].sort((a, b) => ascending(text(a), text(b)))

/** Lots from the oldest to the newest. */
export const oldestFirst = <L extends Dated>(lots: readonly L[]): L[] => sortedBy(lots, ({ date }) => date)

/**
 * Joins lots of one day: the time of a purchase is not known, so its units cost the average of their day.
 *
 * @param join makes one lot of two of the same day
 */
export function perDay<L extends Dated>(lots: readonly L[], join: (a: L, b: L) => L): L[] {
  const days = new Map<IsoDate, L>()
  for (const lot of lots) {
    const known = days.get(lot.date)
    days.set(lot.date, known === undefined ? lot : join(known, lot))
  }
  return oldestFirst([...days.values()])
}

/**
 * Divides lots, given oldest first, into those that a sale takes and those that stay. Untouched lots are not copied, for speed with many sales and lots.
 *
 * @param partOf makes a lot of the rest of the one that is divided
 * @throws RangeError if the lots hold fewer units
 */
export function takeOldest<L extends { units: number }>(lots: readonly L[], units: number, partOf: (part: Part<L>) => L): { taken: Part<L>[]; left: L[] } {
  if (!holds(lots, units)) throw new RangeError('more units are sold than there are')
  const noise = units * REST
  const taken: Part<L>[] = []
  const cut: L[] = []
  let wanted = units
  let touched = 0
  for (const lot of lots) {
    if (wanted <= noise) break
    const part = Math.min(lot.units, wanted)
    wanted -= part
    touched += 1
    taken.push({ lot, units: part })
    if (lot.units - part > noise) cut.push(partOf({ lot, units: lot.units - part }))
  }
  return { taken, left: [...cut, ...lots.slice(touched)] }
}

/** A lot of some units of another, with their share of the cost; all units of a lot give the lot itself. */
export const partOf = <L extends { units: number; cost: number | null }>({ lot, units }: Part<L>): L =>
  units === lot.units ? lot : { ...lot, units, cost: lot.cost === null ? null : (lot.cost * units) / lot.units }

/** What a sale of units takes from lots, given oldest first (first in, first out). */
export const oldest = <L extends { units: number }>(lots: readonly L[], units: number): Part<L>[] => takeOldest(lots, units, ({ lot }) => lot).taken
