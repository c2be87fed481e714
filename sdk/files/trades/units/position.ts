/** What is held of a security after some of its bookings. */
import { daysBetween } from '../../../../core/values/dates'
import { byDate } from '../../../../core/values/order'
import { faultAt } from '../../faults'
import type { Movement } from '../rows/movements'
import type { TradeFault } from '../verdict'

/** What the days of units that go and of those that come for them may differ. */
export const MERGER_DAYS = 10

/** Units of what was counted in decimals: what is left of rounding. */
const NOTHING = 1e-6

/** Units of a booking, below zero where they go. */
export const signedUnits = ({ type, units }: Movement): number => (type === 'sale' || type === 'out' ? -units : units)

/** Bookings in the order of their days; on one day units come before they go. */
export function inOrder(movements: readonly Movement[]): Movement[] {
  const rank = ({ type, units }: Movement): number => (type === 'sale' || type === 'out' || units < 0 ? 1 : 0)
  return movements.toSorted((one, other) => byDate(one, other) || rank(one) - rank(other))
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-4 * Math.max(1, Math.abs(other))

/** Units after a split: its row has those that came, or those that there are now; its ratio tells which. */
function afterChange(held: number, { units, ratio, isNetChange }: Movement): number | null {
  if (isNetChange) return held + units
  if (ratio === null) return null
  const totals = [ratio[1] / ratio[0], ratio[0] / ratio[1]].map((factor) => held * factor)
  return totals.find((total) => isNear(units, total - held) || isNear(units, total)) ?? null
}

const comes = ({ type, units }: Movement): boolean => type === 'in' || (type === 'change' && units > 0)
/** Whether units go, without being sold. */
export const goes = ({ type, units }: Movement): boolean => type === 'out' || (type === 'change' && units < 0)

/** Whether units of another security go from the depot while these come, or come while these go: they may have become each other. */
export const mayBeExchanged = (one: Movement, others: readonly Movement[]): boolean =>
  others.some((other) => other.isin !== one.isin && other.account === one.account &&
    (comes(one) ? goes(other) : comes(other)) && Math.abs(daysBetween(one.date, other.date)) <= MERGER_DAYS)

/** Whether units of a security that was not there come while others go: they are those that came, and all that there are. */
const isNew = (into: Movement, movements: readonly Movement[]): boolean =>
  movements.every((each) => each === into || each.isin !== into.isin || each.date > into.date) && mayBeExchanged(into, movements)

/** Rows of a merger or a split, which go and come: none of them has the units that there are after it. */
export const withNetChanges = (movements: readonly Movement[]): Movement[] => {
  const isBeside = ({ isin, date }: Movement): boolean => movements.some((each) => each.type === 'change' && each.units < 0 && each.isin === isin && each.date === date)
  return movements.map((each) => (each.type === 'change' && each.ratio === null && (isBeside(each) || isNew(each, movements)) ? { ...each, isNetChange: true } : each))
}

export interface Position {
  units: number
  /** Row of the last booking. */
  row: number
  /** Last day on which units changed by themselves: prices before it are those of other units. */
  changed: string
}

/** The units that are left of one security, or the booking that cannot be followed. */
export function positionOf(movements: readonly Movement[]): Position | TradeFault {
  let [units, changed, last] = [0, '', 0]
  for (const movement of inOrder(movements)) {
    const { type, row, date } = movement
    last = row
    if (type === 'change') {
      const after = afterChange(units, movement)
      if (after === null) return faultAt('corporate_action', row, movement.column)
      ;[units, changed] = [after, date]
    } else units += signedUnits(movement)
    if (units < -NOTHING) return faultAt('oversold', row)
  }
  return { units: Math.abs(units) <= NOTHING ? 0 : Math.round(units * 1e8) / 1e8, row: last, changed }
}
