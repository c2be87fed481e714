/** Securities in depots: their lots over time, and what each sale takes of them. */
import { InvalidRequest } from '../../contract/errors'
import type { IsoDate } from '../../values/dates'
import { remembered } from '../../values/memoize'
import { hasMergerIn, type UnitChange } from '../changes'
import { holds, oldestFirst, partOf, sortedBy, takeOldest, type Part } from '../lots'
import { sumKnown } from '../lump-sum'
import type { Booking, Change } from './schema'

/** Units bought on one day; `cost` in EUR with the costs of the purchase, null without a rate. */
export interface Lot {
  date: IsoDate
  units: number
  cost: number | null
  /** Splits and mergers of these units, oldest first, each with the security that they were before it. */
  past: readonly UnitChange[]
}

/** A booking with its place in the request. */
interface Placed {
  index: number
  booking: Booking
}

/** A sale and the parts of lots that it takes. */
export interface Sold extends Placed {
  parts: readonly Part<Lot>[]
}

/** Lots and sales of a security in a depot. */
export interface Holding {
  depot: string
  isin: string
  sales: Sold[]
  /** Lots left at the end of the requested day. */
  lotsThen: readonly Lot[]
}

/** A holding while bookings are processed. */
interface Open extends Holding {
  lots: Lot[]
}

const OVERSOLD = 'More is sold than was bought before: a short sale, or a purchase is missing; neither is calculated'

const refuse = (list: 'bookings' | 'changes', index: number, field: string, message: string): InvalidRequest =>
  new InvalidRequest([{ path: ['inputs', list, index, field], code: 'custom', message }])

const UNCHANGED: Lot['past'] = []

/** Adds a purchase to the lots; purchases of one day are one lot, since their time is not known. */
function buy(lots: Lot[], { date, units = 0 }: Booking, cost: number | null): void {
  const newest = lots.at(-1)
  if (newest?.date === date) lots[lots.length - 1] = { ...newest, units: newest.units + units, cost: sumKnown([newest.cost, cost]) }
  else lots.push({ date, units, cost, past: UNCHANGED })
}

/** All holdings in order of appearance, and by security and depot. */
interface Holdings {
  all: Open[]
  by: Map<string, Map<string, Open>>
}

function holdingOf(holdings: Holdings, depot: string, isin: string): Open {
  const ofIsin = holdings.by.get(isin) ?? new Map<string, Open>()
  const known = ofIsin.get(depot)
  if (known !== undefined) return known
  const first: Open = { depot, isin, sales: [], lotsThen: [], lots: [] }
  holdings.all.push(first)
  holdings.by.set(isin, ofIsin.set(depot, first))
  return first
}

function trade(holdings: Holdings, { index, booking }: Placed, costOf: (booking: Booking) => number | null): void {
  const { depot, isin = '', type, units = 0 } = booking
  const holding = holdingOf(holdings, depot, isin)
  if (type === 'purchase') return buy(holding.lots, booking, costOf(booking))
  if (!holds(holding.lots, units)) throw refuse('bookings', index, 'units', OVERSOLD)
  const { taken, left } = takeOldest(holding.lots, units, partOf)
  holding.sales.push({ index, booking, parts: taken })
  holding.lots = left
}

/** Joins lots of the same day and past; those with another past bear the lump sums of another fund. */
function joined(lots: readonly Lot[]): Lot[] {
  const all: Lot[] = []
  const ofDay = new Map<Lot['past'], number>()
  for (const lot of oldestFirst(lots)) {
    if (all.at(-1)?.date !== lot.date) ofDay.clear()
    const at = ofDay.get(lot.past) ?? all.length
    const known = all[at]
    all[at] = known === undefined ? lot : { ...known, units: known.units + lot.units, cost: sumKnown([known.cost, lot.cost]) }
    ofDay.set(lot.past, at)
  }
  return all
}

/** Adds lots of another depot or security; the units bought first are still sold first. */
function receive(holdings: Holdings, depot: string, isin: string, lots: readonly Lot[]): void {
  const holding = holdingOf(holdings, depot, isin)
  holding.lots = holding.lots.length === 0 ? [...lots] : joined([...holding.lots, ...lots])
}

function move(holdings: Holdings, { isin, depot, to, units }: Extract<Change, { type: 'transfer' }>, index: number): void {
  const from = holdingOf(holdings, depot, isin)
  if (!holds(from.lots, units)) throw refuse('changes', index, 'units', 'More is moved than is there on that day')
  const { taken, left } = takeOldest(from.lots, units, partOf)
  from.lots = left
  receive(holdings, to, isin, taken.map(partOf))
}

function change(holdings: Holdings, each: Change, index: number): void {
  if (each.type === 'transfer') return move(holdings, each, index)
  const { type, isin, date, ratio } = each
  const held = [...(holdings.by.get(isin)?.values() ?? [])].filter(({ lots }) => lots.length > 0)
  if (held.length === 0) throw refuse('changes', index, 'isin', 'None of it is there on that day')
  const after = remembered((past: Lot['past']): Lot['past'] => [...past, { type, date, ratio, isin }]) // lots that share a past also share the next one
  for (const holding of held) {
    // Field by field: spreading the lots would double the time of a return with many lots and splits.
    const changed = holding.lots.map(({ date: bought, units, cost, past }): Lot => ({ date: bought, units: units * ratio, cost, past: after(past) }))
    holding.lots = type === 'split' ? changed : []
    if (type === 'merger') receive(holdings, holding.depot, each.into, changed)
  }
}

/** A booking or change, with its sort key. */
interface Step {
  order: string
  date: IsoDate
  take(): void
}

/** All holdings of a request with their lots at the end of a day. Changes come first on their day, then purchases, then sales. */
export function holdingsIn(
  { bookings, changes = [] }: { bookings: readonly Booking[]; changes?: readonly Change[] | undefined }, day: IsoDate, costOf: (booking: Booking) => number | null,
): Holding[] {
  const holdings: Holdings = { all: [], by: new Map() }
  const trades = bookings.flatMap((booking, index): Step[] => {
    const { depot, isin = '', date, type } = booking
    if (type !== 'purchase' && type !== 'sale') return []
    holdingOf(holdings, depot, isin)
    return [{ order: `${date} ${type}`, date, take: () => { trade(holdings, { index, booking }, costOf) } }]
  })
  const others = changes.map((each, index): Step => ({ order: each.date, date: each.date, take: () => { change(holdings, each, index) } }))
  const steps = sortedBy([...others, ...trades], ({ order }) => order)
  const before = steps.filter(({ date }) => date <= day)
  for (const step of before) step.take()
  for (const holding of holdings.all) holding.lotsThen = [...holding.lots]
  for (const step of steps.slice(before.length)) step.take()
  return holdings.all
}

/** Whether the lump sum of a year on any of these lots is open, since their fund was merged in it. */
export const areMergedIn = (lots: readonly Lot[], year: number): boolean => lots.some(({ past }) => hasMergerIn(past, year))
