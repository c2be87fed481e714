/** Distributions name the units that they are paid on: other ones than the bookings give show that a booking is missing, or wrong. */
import { addDays } from '../../../../core/values/dates'
import { grouped } from '../../../../core/values/grouped'
import { sumBy } from '../../../../core/values/sum'
import { dayOf } from '../../cells/dates'
import { isinIn } from '../../cells/isin'
import { cellOf } from '../../table/columns'
import type { DoubtfulRow } from '../../verdict'
import { numberIn } from '../rows/cells'
import type { Movement, PaymentRow } from '../rows/movements'
import { isToDeclare } from '../rows/events'
import { inOrder, signedUnits } from './position'

/** Days between the one that decides who is paid and the payment. */
const DAYS = 100

interface Paid {
  row: number
  isin: string
  account: string
  date: string
  units: number
}

/** What a row says of a payment; one unit may stand for the whole sum. */
function paidIn({ row, plan }: PaymentRow): Paid[] {
  const { columns, order } = plan
  const [isin, date, units] = [isinIn(cellOf(row, columns.isin)), dayOf(cellOf(row, columns.day), order), numberIn(row, columns.units, plan) ?? 0]
  return isin === null || date === null || units <= 0 || units === 1 || isToDeclare(cellOf(row, columns.event))
    ? [] : [{ row: row.row, isin, account: cellOf(row, columns.account), date, units }]
}

interface Held {
  date: string
  units: number
}

/** What is held after each booking; of bonds the nominal value, on which interest is paid, and of which a unit is a hundred. */
function heldAfter(movements: readonly Movement[]): Held[] {
  const scale = movements.some(({ isPercent }) => isPercent) ? 100 : 1
  let units = 0
  return inOrder(movements).map((each) => ({ date: each.date, units: (units += signedUnits(each) * scale) }))
}

/** Whether as many were held on some day within those before a payment. */
function wasHeld(held: readonly Held[], { date, units, sum }: Paid & { sum: number }): boolean {
  const first = addDays(date, -DAYS)
  const isNear = (count: number): boolean => [units, sum].some((each) => Math.abs(count - each) <= Math.max(0.001, each * 1e-3))
  for (let at = held.findLastIndex((each) => each.date <= date); at >= 0; at -= 1) {
    const each = held[at]
    if (each === undefined || isNear(each.units)) return true
    if (each.date < first) return false
  }
  return false
}

/** Rows of payments on units that were not there. What was split, or became another security, is left out: nothing says in which units it is paid. */
export function paidOnOthers(payments: readonly PaymentRow[], movements: readonly Movement[], isChanged: (isin: string) => boolean): DoubtfulRow[] {
  const paid = [...grouped(payments.flatMap(paidIn).filter(({ isin }) => !isChanged(isin)), ({ isin, date }) => isin + date).values()].flatMap((own) =>
    own.map((each) => ({ ...each, sum: sumBy(own, ({ units }) => units) })))
  const isins = new Set(paid.map(({ isin }) => isin))
  const own = movements.filter(({ isin }) => isins.has(isin))
  const [all, ofDepots] = [({ isin }: Movement) => isin, ({ isin, account }: Movement) => isin + account]
    .map((keyOf) => new Map([...grouped(own, keyOf)].map(([key, each]) => [key, heldAfter(each)])))
  return paid.filter((each) => {
    const held = all?.get(each.isin)
    return held !== undefined && ![held, ofDepots?.get(each.isin + each.account) ?? []].some((one) => wasHeld(one, each))
  }).map(({ row }): DoubtfulRow => ({ row, why: 'units' })).sort((one, other) => one.row - other.row)
}
