/** Lots of one security in one account, first in first out (FIFO): what was bought first counts as sold first (section 20(4) sentence 7 EStG). */
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

/** Tolerance of sold above held units, a fraction: sums of written figures differ by it. */
export const NOISE = 1e-9

/** What subtractions leave of the units of a sale, as a share of them. */
const REST = 1e-12

/** Units of several lots together. */
export const unitsOf = (lots: readonly { units: number }[]): number => sumBy(lots, ({ units }) => units)

/** Whether the lots hold this many units, noise apart. */
export const holds = (lots: readonly { units: number }[], units: number): boolean => units <= unitsOf(lots) * (1 + NOISE)

/** A list in the order of a text that each item has; items with the same text keep their order. */
export const sortedBy = <T>(list: readonly T[], text: (item: T) => string): T[] =>
  [...list].sort((a, b) => ascending(text(a), text(b)))

/** Lots from the oldest to the newest. */
export const oldestFirst = <L extends Dated>(lots: readonly L[]): L[] => sortedBy(lots, ({ date }) => date)

/**
 * Lots of one day as one: the hour of a purchase is not known, so its units are worth the average of their day.
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
 * Divides lots, given oldest first, into what a sale takes and what stays. A lot that is not touched stays as it is: sales are many, and so are lots.
 *
 * @param partOf makes a lot of what is left of the one that is divided
 * @throws RangeError when more units are asked for than there are
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

/** A part of a lot with its share of the cost; a whole lot is itself. */
export const partOf = <L extends { units: number; cost: number | null }>({ lot, units }: Part<L>): L => units === lot.units ? lot : ({ ...lot, units, cost: lot.cost === null ? null : (lot.cost * units) / lot.units })

/** What a sale of units takes from lots, given oldest first (first in, first out). */
export const oldest = <L extends { units: number }>(lots: readonly L[], units: number): Part<L>[] => takeOldest(lots, units, ({ lot }) => lot).taken
