/** One security in one depot: its lots over time, and what each sale takes of them. */
import { InvalidRequest } from '../../contract/errors'
import type { IsoDate } from '../../values/dates'
import { holds, sortedBy, takeOldest, type Part } from '../lots'
import { centsOrNull, sumKnown } from '../bounds'
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
  /** Lots that were left at the end of the day that was asked for. */
  lotsThen: readonly Lot[]
}

const OVERSOLD = 'More is sold than was bought before: a short sale, or a purchase is missing; neither is calculated'

/** Adds a purchase to the lots: those of one day are one lot, since their hour is not known. */
function buy(lots: Lot[], { date, units, cost }: Lot): void {
  const newest = lots.at(-1)
  if (newest?.date === date) lots[lots.length - 1] = { date, units: newest.units + units, cost: sumKnown([newest.cost, cost]) }
  else lots.push({ date, units, cost })
}

/** A part of a lot with its share of the cost. */
export const partOf = ({ lot, units }: Part<Lot>): Lot => ({ date: lot.date, units, cost: lot.cost === null ? null : (lot.cost * units) / lot.units })

const oversold = (index: number): InvalidRequest => new InvalidRequest([{ path: ['inputs', 'bookings', index, 'units'], code: 'custom', message: OVERSOLD }])

/** Trades of one security in one depot, those of a day with its purchases first. */
function replayed(trades: readonly Placed[], day: IsoDate, costOf: (booking: Booking) => number | null): Pick<Holding, 'sales' | 'lotsThen'> {
  const sales: Sold[] = []
  let lotsThen: readonly Lot[] | null = null
  let lots: Lot[] = []
  for (const { index, booking } of sortedBy(trades, ({ booking: { date, type } }) => `${date} ${type}`)) {
    const { date, type, units = 0 } = booking
    if (date > day) lotsThen ??= [...lots]
    if (type === 'purchase') {
      buy(lots, { date, units, cost: costOf(booking) })
      continue
    }
    if (!holds(lots, units)) throw oversold(index)
    const { taken, left } = takeOldest(lots, units)
    sales.push({ index, booking, parts: taken })
    lots = left.map(partOf)
  }
  return { sales, lotsThen: lotsThen ?? lots }
}

/** All holdings of the bookings, in the order of their first booking, with their lots at the end of a day. */
export function holdingsIn(bookings: readonly Booking[], day: IsoDate, costOf: (booking: Booking) => number | null): Holding[] {
  const groups = new Map<string, { depot: string; isin: string; trades: Placed[] }>()
  bookings.forEach((booking, index) => {
    const { depot, isin, type } = booking
    if (isin === undefined || (type !== 'purchase' && type !== 'sale')) return
    const key = `${isin} ${depot}`
    const group = groups.get(key) ?? { depot, isin, trades: [] }
    group.trades.push({ index, booking })
    groups.set(key, group)
  })
  return [...groups.values()].map(({ depot, isin, trades }) => ({ depot, isin, ...replayed(trades, day, costOf) }))
}

/** Costs of lots in cents each, so that those shown add up. */
export const shownCost = ({ cost }: Lot): number | null => centsOrNull(cost)
