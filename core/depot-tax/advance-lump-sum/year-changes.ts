/** Splits and mergers within the year: everything in units of its end, as the last price is. */
import type { Position } from './schema'

export type ByUnits = Extract<Position, { basis: 'units' }>

type Change = NonNullable<ByUnits['changes']>[number]
type Merger = Extract<Change, { type: 'merger' }>

/** Units at the end of the year for one unit of a month; a month with a change counts in its new units. */
const grownSince = (month: number, changes: readonly Change[]): number =>
  changes.reduce((factor, change) => (change.month > month ? factor * change.ratio : factor), 1)

/** Before the first month, as the first price of the year is. */
const START = 0

const inUnitsOfYearEnd = (row: ByUnits, changes: readonly Change[]): ByUnits => ({
  ...row,
  unitsStart: row.unitsStart * grownSince(START, changes),
  priceStart: row.priceStart === null ? null : row.priceStart / grownSince(START, changes),
  bookings: row.bookings.map((each) => ({ ...each, units: each.units * grownSince(each.month, changes) })),
  distributions: row.distributions.map((each) => ({ ...each, perUnit: each.perUnit / grownSince(each.month, changes) })),
})

/**
 * Which fund's prices count in the year of a merger no source settles. Whichever it is, the lump sum is no more than the base
 * yield of the dearer fund less what was paid after the merger: that of a fund whose last price is not known.
 */
function asTheDearerFund(row: ByUnits, mergers: readonly Merger[], changes: readonly Change[]): ByUnits {
  const last = Math.max(...mergers.map(({ month }) => month))
  const prices = [row.priceStart, ...mergers.map(({ priceStart, month }) => (priceStart === undefined ? null : priceStart / grownSince(month, changes)))]
  const known = prices.filter((price) => price !== null)
  return { ...row, priceStart: known.length < prices.length ? null : Math.max(...known), priceEnd: null, distributions: row.distributions.filter(({ month }) => month > last) }
}

/** A position as one of a fund without changes; where it was merged, as one that only bounds the lump sum. */
export function withoutChanges(row: ByUnits): { row: ByUnits; isMerged: boolean } {
  const changes = row.changes ?? []
  const mergers = changes.filter((change) => change.type === 'merger')
  const unchanged = inUnitsOfYearEnd(row, changes)
  return mergers.length === 0 ? { row: unchanged, isMerged: false } : { row: asTheDearerFund(unchanged, mergers, changes), isMerged: true }
}
