/** Lots left in an account after its purchases and sales. */
import type { IsoDate } from '../values/dates'
import { partOf, sortedBy, takeOldest } from './lots'

/** Units bought or sold on one day. */
interface Booking {
  date: IsoDate
  type: 'purchase' | 'sale'
  units: number
}

/** Fields of units that came from another fund by a merger. */
interface Merged {
  /** Days on which the units came to this fund and to the funds before it, the latest first; no earlier sale takes them. */
  since?: string | undefined
  /** Any text that identifies what they were: units with different texts are different lots. */
  former?: string | undefined
}

/** A purchase; `cost` in EUR with fees, null if it is not known. */
interface Purchase extends Booking, Merged {
  type: 'purchase'
  cost: number | null
}

export type Trade = Purchase | (Booking & { type: 'sale' })

/** Units left of one day's purchases, and their cost (EUR); null if it is not known. */
export interface OpenLot extends Pick<Merged, 'former'> {
  date: IsoDate
  units: number
  cost: number | null
}

const cameOn = (trade: Trade): string => (trade.type === 'purchase' && trade.since) || trade.date

/** Purchases come before sales of the same day (also alphabetically): units cannot be sold before they are held. */
const inOrder = (trades: readonly Trade[]): Trade[] => sortedBy(trades, (trade) => `${cameOn(trade)} ${trade.type}`)

/** Inserts a purchase after earlier ones; purchases of one day with the same past are one lot. */
function addPurchase(lots: OpenLot[], { date, units, cost, former }: Purchase): void {
  const at = lots.findLastIndex((lot) => lot.date <= date)
  const last = lots[at]
  if (last?.date !== date || last.former !== former) lots.splice(at + 1, 0, { date, units, cost, former })
  else lots[at] = { ...last, units: last.units + units, cost: last.cost === null || cost === null ? null : last.cost + cost }
}

/**
 * The lots that are left, oldest first; bookings may come in any order.
 *
 * @throws RangeError if more units are sold than were held on that day
 */
export function openLots(trades: readonly Trade[]): OpenLot[] {
  let lots: OpenLot[] = []
  for (const trade of inOrder(trades)) {
    if (trade.type === 'purchase') addPurchase(lots, trade)
    else lots = takeOldest(lots, trade.units, partOf).left
  }
  return lots
}
