/** What is left of an account after its purchases and sales. */
import type { IsoDate } from '../values/dates'
import { partOf, sortedBy, takeOldest } from './lots'

/** Units bought or sold on one day. */
interface Booking {
  date: IsoDate
  type: 'purchase' | 'sale'
  units: number
}

/** What only units have that another fund was merged into this one for. */
interface Merged {
  /** The days on which they came to this fund and to those before it, the last one first: no sale before it takes them. */
  since?: string | undefined
  /** What they were, told apart by any text: units that were something else are a lot of their own. */
  former?: string | undefined
}

/** A purchase with what it cost, fees included (EUR); null where that is not known. */
interface Purchase extends Booking, Merged {
  type: 'purchase'
  cost: number | null
}

export type Trade = Purchase | (Booking & { type: 'sale' })

/** Units that are left of one day's purchases, and what those cost (EUR); null where that is not known. */
export interface OpenLot extends Pick<Merged, 'former'> {
  date: IsoDate
  units: number
  cost: number | null
}

const cameOn = (trade: Trade): string => (trade.type === 'purchase' && trade.since) || trade.date

/** A day's purchases come before its sales, as in the alphabet: units cannot be sold before they are there. */
const inOrder = (trades: readonly Trade[]): Trade[] => sortedBy(trades, (trade) => `${cameOn(trade)} ${trade.type}`)

/** Adds a purchase behind those of before it: what was bought on one day, and was the same, is one lot. */
function addPurchase(lots: OpenLot[], { date, units, cost, former }: Purchase): void {
  const at = lots.findLastIndex((lot) => lot.date <= date)
  const last = lots[at]
  if (last?.date !== date || last.former !== former) lots.splice(at + 1, 0, { date, units, cost, former })
  else lots[at] = { ...last, units: last.units + units, cost: last.cost === null || cost === null ? null : last.cost + cost }
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
