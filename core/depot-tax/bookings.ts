/** What is left of an account after its purchases and sales. */
import type { IsoDate } from '../values/dates'
import { partOf, sortedBy, takeOldest } from './lots'

/** Units bought or sold on one day. */
interface Booking {
  date: IsoDate
  type: 'purchase' | 'sale'
  units: number
}

/** A purchase with what it cost, fees included (EUR); null where that is not known. */
interface Purchase extends Booking {
  type: 'purchase'
  cost: number | null
}

export type Trade = Purchase | (Booking & { type: 'sale' })

/** Units that are left of one day's purchases, and what those cost (EUR); null where that is not known. */
export interface OpenLot {
  date: IsoDate
  units: number
  cost: number | null
}

/** A day's purchases come before its sales, as in the alphabet: units cannot be sold before they are there. */
const inOrder = (trades: readonly Trade[]): Trade[] => sortedBy(trades, ({ date, type }) => `${date} ${type}`)

/** Adds a purchase to the newest lot, or as a new one: purchases of one day are one lot. */
function addPurchase(lots: OpenLot[], { date, units, cost }: Purchase): void {
  const newest = lots.at(-1)
  if (newest?.date !== date) lots.push({ date, units, cost })
  else lots.splice(-1, 1, { date, units: newest.units + units, cost: newest.cost === null || cost === null ? null : newest.cost + cost })
}

/**
 * The lots that are left, oldest first, whatever the order of the bookings.
 *
 * @throws RangeError when more is sold than was there on that day
 */
export function openLots(trades: readonly Trade[]): OpenLot[] {
  let lots: OpenLot[] = []
  for (const trade of inOrder(trades)) {
    if (trade.type === 'purchase') addPurchase(lots, trade)
    else lots = takeOldest(lots, trade.units, partOf).left
  }
  return lots
}
