/** Rows of splits: what of a security went and came by itself on a day, where its ratio is proven. Without them all bookings count in the units of after. */
import type { Split } from '../../../../core/reference/security'
import { grouped } from '../../../../core/values/grouped'
import { ascending } from '../../../../core/values/order'
import { sumBy } from '../../../../core/values/sum'
import { isProblem, type Movement } from '../rows/movements'
import { mayBeExchanged, positionOf } from './position'

interface Recorded {
  /** Without the rows of splits. */
  movements: readonly Movement[]
  /** The splits that rows prove. */
  splits: readonly Split[]
  /** The known splits that are none of those. */
  others: readonly Split[]
  /** Rows in which only units change. */
  rows: readonly number[]
}

const isNear = (one: number, other: number): boolean => Math.abs(one / other - 1) < 1e-4

export const ratioOf = ({ newUnits, oldUnits }: Split): number => newUnits / oldUnits

/** No number where they cannot be followed. */
function unitsOf(movements: readonly Movement[]): number {
  const position = positionOf(movements)
  return 'code' in position ? Number.NaN : position.units
}

/** Units of a depot before and after the changes of a day. */
function unitsAt(own: readonly Movement[], day: string): { changed: readonly Movement[]; before: number; after: number } {
  const earlier = own.filter(({ date }) => date < day)
  const changed = own.filter(({ type, date }) => type === 'change' && date === day)
  return { changed, before: unitsOf(earlier), after: unitsOf([...earlier, ...changed]) }
}

const amountOf = ({ gross, foreign }: Movement): number => foreign?.gross ?? (isProblem(gross) ? 0 : gross)

/** Whether all units went and others of the same worth came. */
function isReplaced(rows: readonly Movement[], before: number): boolean {
  const [out, into] = [rows.filter(({ units }) => units < 0), rows.filter(({ units }) => units > 0)]
  const [given, got] = [out, into].map((each) => sumBy(each, amountOf))
  return into.length > 0 && isNear(-sumBy(out, ({ units }) => units), before) && given !== undefined && got !== undefined && given > 0 && Math.abs(got / given - 1) <= 0.01
}

/** Whether the words of all rows name the ratio, in either order. */
const isNamed = (rows: readonly Movement[], ratio: number): boolean =>
  rows.every((row) => row.ratio !== null && (isNear(row.ratio[0] / row.ratio[1], ratio) || isNear(row.ratio[1] / row.ratio[0], ratio)))

interface Change {
  day: string
  rows: readonly Movement[]
}

/** The split that the changes of a day prove, with the known one that it is. */
function splitOf({ day, rows }: Change, own: readonly Movement[], known: readonly Split[], others: readonly Movement[]): { split: Split; known: Split | null } | null {
  const depots = [...grouped(own, ({ account }) => account).values()].map((each) => unitsAt(each, day)).filter(({ changed, before }) => changed.length > 0 || before !== 0)
  const [{ before, after } = { before: 0, after: 0 }] = depots
  const ratio = after / before
  if (!(ratio > 0) || !depots.every((each) => isNear(each.after / each.before, ratio))) return null
  const same = known.find((split) => isNear(ratioOf(split), ratio)) ?? null
  const isSaid = (same !== null || isNamed(rows, ratio)) && !rows.some((row) => mayBeExchanged(row, others))
  if (!isSaid && !depots.every((each) => isReplaced(each.changed, each.before))) return null
  return { split: { formerIsin: null, newUnits: after, oldUnits: before, ...same, date: day }, known: same }
}

/** Bookings that are looked at for all days on which units of a security change: more than those of anybody. */
const MOST = 400_000

/** What rows of one security prove of its splits; known ones are those that may be near, by their day. */
export function recordedIn(own: readonly Movement[], known: readonly Split[], isClose: (split: Split, day: string) => boolean, others: readonly Movement[]): Recorded {
  const changes = [...grouped(own.filter(({ type }) => type === 'change'), ({ date }) => date)].map(([day, rows]): Change => ({ day, rows })).sort((one, other) => ascending(one.day, other.day))
  return changes.slice(0, Math.ceil(MOST / own.length)).reduce<Recorded>((all, change) => {
    const close = all.others.filter((split) => isClose(split, change.day))
    const found = splitOf(change, all.movements, close, others)
    if (found === null) return all
    const splits = ratioOf(found.split) === 1 ? all.splits : [...all.splits, found.split]
    return {
      splits, others: all.others.filter((split) => split !== found.known), rows: [...all.rows, ...change.rows.map(({ row }) => row)],
      movements: all.movements.filter((each) => !change.rows.includes(each)).map((each) => (each.date < change.day ? inUnitsOf(each, found.split) : each)),
    }
  }, { movements: own, splits: [], others: known, rows: [] })
}

/** A booking of before a split in the units of after it. */
export function inUnitsOf(movement: Movement, split: Split): Movement {
  const factor = ratioOf(split)
  return { ...movement, units: movement.units * factor, price: movement.price === null ? null : movement.price / factor }
}
