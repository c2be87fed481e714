/** One security in one depot: its lots over time, and what each sale takes of them. */
import { InvalidRequest } from '../../contract/errors'
import type { IsoDate } from '../../values/dates'
import { holds, sortedBy, takeOldest, type Part } from '../lots'
import { centsOrNull } from '../bounds'
import type { Booking } from './schema'

/** Units bought on one day; `cost` in EUR with the costs of the purchase, null without a rate. */
export interface Lot {
  date: IsoDate
  units: number
  cost: number | null
}

/** A booking with its place in the request. */
export interface Placed {
  index: number
  booking: Booking
}

/** A sale and the parts of lots that it takes. */
export interface Sold extends Placed {
  parts: readonly Part<Lot>[]
}

/** What became of a holding. */
export interface Holding {
  depot: string
  isin: string
  sales: readonly Sold[]
  /** Lots that were left at the end of a day. */
  lotsOn(date: IsoDate): readonly Lot[]
}

const OVERSOLD = 'More is sold than was bought before: a short sale, or a purchase is missing; neither is calculated'

const plus = (one: number | null, other: number | null): number | null => (one === null || other === null ? null : one + other)

/** Purchases of one day are one lot: their hour is not known. */
function withPurchase(lots: readonly Lot[], lot: Lot): Lot[] {
  const newest = lots.at(-1)
  if (newest?.date !== lot.date) return [...lots, lot]
  return [...lots.slice(0, -1), { date: lot.date, units: newest.units + lot.units, cost: plus(newest.cost, lot.cost) }]
}

/** A part of a lot with its share of the cost. */
export const partOf = ({ lot, units }: Part<Lot>): Lot => ({ date: lot.date, units, cost: lot.cost === null ? null : (lot.cost * units) / lot.units })

/** Trades of one security in one depot, those of a day with its purchases first. */
export function holdingOf(trades: readonly Placed[], costOf: (booking: Booking) => number | null): Pick<Holding, 'sales' | 'lotsOn'> {
  const sales: Sold[] = []
  const states: { date: IsoDate; lots: readonly Lot[] }[] = []
  let lots: readonly Lot[] = []
  for (const { index, booking } of sortedBy(trades, ({ booking: { date, type } }) => `${date} ${type}`)) {
    const { date, type, units = 0 } = booking
    if (type === 'purchase') lots = withPurchase(lots, { date, units, cost: costOf(booking) })
    else {
      if (!holds(lots, units)) throw new InvalidRequest([{ path: ['inputs', 'bookings', index, 'units'], code: 'custom', message: OVERSOLD }])
      const { taken, left } = takeOldest(lots, units)
      sales.push({ index, booking, parts: taken })
      lots = left.map(partOf)
    }
    states.push({ date, lots })
  }
  return { sales, lotsOn: (day) => states.findLast(({ date }) => date <= day)?.lots ?? [] }
}

/** All holdings of the bookings, in the order of their first booking. */
export function holdingsIn(bookings: readonly Booking[], costOf: (booking: Booking) => number | null): Holding[] {
  const groups = new Map<string, { depot: string; isin: string; trades: Placed[] }>()
  bookings.forEach((booking, index) => {
    const { depot, isin, type } = booking
    if (isin === undefined || (type !== 'purchase' && type !== 'sale')) return
    const key = `${isin} ${depot}`
    const group = groups.get(key) ?? { depot, isin, trades: [] }
    group.trades.push({ index, booking })
    groups.set(key, group)
  })
  return [...groups.values()].map(({ depot, isin, trades }) => ({ depot, isin, ...holdingOf(trades, costOf) }))
}

/** Costs of lots in cents each, so that those shown add up. */
export const shownCost = ({ cost }: Lot): number | null => centsOrNull(cost)
