/** The lump sum of one fund at one bank. Amounts in EUR, rounded only in the result. */
import { InvalidRequest } from '../../contract/errors'
import { teilfreistellung } from '../../law/investmentfonds/figures'
import { monthOf, yearOf } from '../../values/dates'
import { cents, centsThatAddUp, sixDecimals } from '../../values/money'
import type { Fondstyp } from '../../law/investmentfonds/fondstyp'
import { yearTax } from '../../law/kapitalertrag/kapitalertrag'
import { openLots, type OpenLot, type Trade } from '../bookings'
import { lumpSumPerUnit, shareOfYear, twelfths, centsOrNull, exactly, known, rising, sumOfBounds, type Bounds } from '../lump-sum'
import { notAFund } from '../known-kinds'
import type { DepotTaxContext } from '../module'
import { dayOfReceipt } from '../working-day'
import type { Obstacle, Position, PositionResult } from './schema'
import { sumBy } from '../../values/sum'

// Splits and mergers within the year: all figures are converted to units of its end, as the last price is.

type ByUnits = Extract<Position, { basis: 'units' }>

type Change = NonNullable<ByUnits['changes']>[number]
type Merger = Extract<Change, { type: 'merger' }>

/** Units at the end of the year for one unit of a month; in a month with a change units are already the new ones. */
const grownSince = (month: number, changes: readonly Change[]): number =>
  changes.reduce((factor, change) => (change.month > month ? factor * change.ratio : factor), 1)

/** Month of the first price of the year: before the first month. */
const START = 0

const inUnitsOfYearEnd = (row: ByUnits, changes: readonly Change[]): ByUnits => ({
  ...row,
  unitsStart: row.unitsStart * grownSince(START, changes),
  priceStart: row.priceStart === null ? null : row.priceStart / grownSince(START, changes),
  bookings: row.bookings.map((each) => ({ ...each, units: each.units * grownSince(each.month, changes) })),
  distributions: row.distributions.map((each) => ({ ...each, perUnit: each.perUnit / grownSince(each.month, changes) })),
})

/**
 * No source settles which fund's prices count in the year of a merger. Whichever it is, the lump sum is at most the base
 * yield of the dearer fund less what was paid after the merger: the ceiling of a fund whose last price is not known.
 */
function asTheDearerFund(row: ByUnits, mergers: readonly Merger[], changes: readonly Change[]): ByUnits {
  const last = Math.max(...mergers.map(({ month }) => month))
  const prices = [row.priceStart, ...mergers.map(({ priceStart, month }) => (priceStart === undefined ? null : priceStart / grownSince(month, changes)))]
  const known = prices.filter((price) => price !== null)
  return { ...row, priceStart: known.length < prices.length ? null : Math.max(...known), priceEnd: null, distributions: row.distributions.filter(({ month }) => month > last) }
}

/** A position in units of the year's end; if funds were merged, one that only bounds the lump sum. */
function withoutChanges(row: ByUnits): { row: ByUnits; isMerged: boolean } {
  const changes = row.changes ?? []
  const mergers = changes.filter((change) => change.type === 'merger')
  const unchanged = inUnitsOfYearEnd(row, changes)
  return mergers.length === 0 ? { row: unchanged, isMerged: false } : { row: asTheDearerFund(unchanged, mergers, changes), isMerged: true }
}

type Distributions = ByUnits['distributions']

/** A position with its unrounded figures. */
export interface Assessed {
  bank: string
  lumpSum: Bounds
  /** Lump sum after the partial exemption. */
  taxable: Bounds
  shown: PositionResult
}

/** Inputs that all positions share. */
interface YearOfPerson {
  year: number
  /** Church tax rate, fraction. */
  churchRate: number
}

const dayIn = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}-01`

/** Units held since before the year count as bought on the last day before it. */
function tradesOf({ unitsStart, bookings }: ByUnits, year: number): Trade[] {
  const start: Trade[] = unitsStart === 0 ? [] : [{ date: dayIn(year - 1, 12), type: 'purchase', units: unitsStart, cost: 0 }]
  return [...start, ...bookings.map(({ month, type, units }): Trade => ({ date: dayIn(year, month), type, units, cost: 0 }))]
}

/** Units left at the end of the year, by month of purchase. */
function lotsAtYearEnd(row: ByUnits, year: number, index: number): OpenLot[] {
  try {
    return openLots(tradesOf(row, year))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new InvalidRequest([{ path: ['inputs', 'positions', index, 'bookings'], code: 'custom', message: 'More units are sold than there are' }])
  }
}

const perUnit = (distributions: Distributions): number => sumBy(distributions, ({ perUnit: paid }) => paid)

/** Distributions certainly paid on a lot: those of later months than its purchase. */
const laterThan = (distributions: Distributions, lot: OpenLot, year: number): Distributions =>
  yearOf(lot.date) < year ? distributions : distributions.filter(({ month }) => month > monthOf(lot.date))

interface Figures {
  lumpSum: Bounds
  /** By the other reading of section 18(1): only distributions after the purchase count. */
  other: Bounds
  parts: PositionResult['parts']
  /** The obstacle to report if the lump sum is not known. */
  obstacle: Obstacle
}

/** Without a first price nothing bounds the lump sum. */
const unbounded: Bounds = { least: 0, most: null }

/** Lump sum of a unit while its last price is not known: at most the base yield less its distributions, whatever the price will be. */
const ceilingPerUnit = (year: number, priceStart: number, distributions: number): Bounds => ({
  least: 0,
  most: lumpSumPerUnit(year, { priceStart, priceEnd: Infinity, distributions }),
})

function byUnits(given: ByUnits, year: number, index: number): Figures {
  const { row, isMerged } = withoutChanges(given)
  const lots = lotsAtYearEnd(row, year, index)
  const { priceStart, priceEnd, distributions } = row
  const obstacle = isMerged ? 'merged_in_year' : 'price_unknown'
  if (lots.length === 0) return { lumpSum: exactly(0), other: exactly(0), parts: [], obstacle }
  if (priceStart === null) return { lumpSum: unbounded, other: unbounded, parts: [], obstacle }
  if (priceEnd === null) {
    // By the other reading fewer distributions count, so that its ceiling holds for both readings.
    const ceiling = sumOfBounds(lots.map((lot) => {
      const perUnitBounds = ceilingPerUnit(year, priceStart, perUnit(laterThan(distributions, lot, year)))
      return rising(perUnitBounds, (lumpSum) => lot.units * lumpSum * shareOfYear(lot.date, year))
    }))
    return { lumpSum: ceiling, other: ceiling, parts: [], obstacle }
  }
  const lumpSumOf = (lot: OpenLot, counted: Distributions): number =>
    lot.units * lumpSumPerUnit(year, { priceStart, priceEnd, distributions: perUnit(counted) }) * shareOfYear(lot.date, year)
  const sumOf = (counted: (lot: OpenLot) => Distributions): number => sumBy(lots, (lot) => lumpSumOf(lot, counted(lot)))
  return {
    lumpSum: exactly(sumOf(() => distributions)),
    other: exactly(sumOf((lot) => laterThan(distributions, lot, year))),
    parts: partsOf(lots, year, lots.map((lot) => lumpSumOf(lot, distributions))),
    obstacle,
  }
}

function partsOf(lots: readonly OpenLot[], year: number, lumpSums: readonly number[]): PositionResult['parts'] {
  const shown = centsThatAddUp(lumpSums)
  return lots.map(({ date, units }, index) => {
    const boughtIn = yearOf(date) < year ? null : monthOf(date)
    return { boughtIn, units: sixDecimals(units), twelfths: twelfths(boughtIn ?? 1), lumpSum: shown[index] ?? 0 }
  })
}

function figuresOf(row: Position, year: number, index: number): Figures {
  if (row.basis === 'units') return byUnits(row, year, index)
  const { valueStart: priceStart, valueEnd: priceEnd, distributions } = row
  const lumpSum = priceEnd === null ? ceilingPerUnit(year, priceStart, distributions) : exactly(lumpSumPerUnit(year, { priceStart, priceEnd, distributions }))
  return { lumpSum, other: lumpSum, parts: [], obstacle: 'price_unknown' }
}

/** The kind of fund and where it comes from. */
function kindOf(row: Position, index: number, kinds: DepotTaxContext['kinds']): { fondstyp: Fondstyp | null; fondstypSource: string | null } {
  const known = kinds.get(row.isin)
  if (known?.fondstyp === null) throw notAFund(['inputs', 'positions', index, 'isin'])
  if (row.fondstyp !== undefined) return { fondstyp: row.fondstyp, fondstypSource: 'request' }
  return known === undefined ? { fondstyp: null, fondstypSource: null } : { fondstyp: known.fondstyp, fondstypSource: `${known.source} (${known.asOf})` }
}

/** The other reading's figure, or null if it is the same to the cent. */
const different = (lumpSum: number | null, other: number | null): number | null => (lumpSum === other ? null : other)

/** The lump sum after the partial exemption; between nothing and all of it if the kind of fund is not known. */
const taxableOf = (lumpSum: Bounds, rate: number | null): Bounds =>
  rate === null ? { least: 0, most: lumpSum.most } : rising(lumpSum, (figure) => figure - figure * rate)

/** The lump sum of one position and its tax before losses and orders. */
export function assess(row: Position, index: number, { year, churchRate }: YearOfPerson, kinds: DepotTaxContext['kinds']): Assessed {
  const on = dayOfReceipt(year)
  const { lumpSum, other, parts, obstacle } = figuresOf(row, year, index)
  const kind = kindOf(row, index, kinds)
  const rate = kind.fondstyp === null ? null : teilfreistellung.on(on)[kind.fondstyp]
  const taxable = taxableOf(lumpSum, rate)
  const taxOn = (income: number): number => yearTax({ income: cents(income), allowance: 0, churchRate, on }).gesamte_steuer
  const found: Obstacle[] = [...(rate === null && known(taxable) === null ? (['fund_kind_unknown'] as const) : []), ...(known(lumpSum) === null ? [obstacle] : [])]
  const shownLumpSum = centsOrNull(known(lumpSum))
  const shownTaxable = centsOrNull(known(taxable))
  const shown: PositionResult = {
    bank: row.bank,
    isin: row.isin,
    obstacles: found,
    ...kind,
    parts,
    lumpSum: shownLumpSum,
    lumpSumIfEarlierDistributionsDoNotCount: different(shownLumpSum, centsOrNull(known(other))),
    teilfreistellungRate: rate === null ? null : sixDecimals(rate),
    exempt: shownLumpSum === null || shownTaxable === null ? null : cents(shownLumpSum - shownTaxable),
    taxable: shownTaxable,
    taxUncovered: known(rising(taxable, taxOn)),
    atMost: atMostOf(lumpSum, taxable, taxOn),
  }
  return { bank: row.bank, lumpSum, taxable, shown }
}

/** Upper bounds of a position whose tax is not known; null if it is known, or if nothing bounds it. */
function atMostOf(lumpSum: Bounds, taxable: Bounds, taxOn: (income: number) => number): PositionResult['atMost'] {
  if (known(taxable) !== null || lumpSum.most === null || taxable.most === null) return null
  return { lumpSum: cents(lumpSum.most), taxable: cents(taxable.most), taxUncovered: taxOn(taxable.most) }
}
