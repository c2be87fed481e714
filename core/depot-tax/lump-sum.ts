/** The advance lump sum per unit and year, and the part of it that falls on a lot (section 18 InvStG). Amounts in EUR, unrounded. */
import { type IsoDate, monthOf, yearOf } from '../values/dates'
import { publishedBasiszins } from '../law/investmentfonds/figures'
import { basisertrag, vorabpauschale } from '../law/investmentfonds/vorabpauschale'
import { cents, centsThatAddUp } from '../values/money'
import { sumBy } from '../values/sum'

// Figures that are not fully known. Amounts in EUR.

/** The sum; null if a figure is null. */
export const sumKnown = (figures: readonly (number | null)[]): number | null =>
  figures.reduce((sum: number | null, figure) => (sum === null || figure === null ? null : sum + figure), 0)

/** A figure rounded to cents, also to remove rounding errors of sums; null stays null. */
export const centsOrNull = (figure: number | null): number | null => (figure === null ? null : cents(figure))

/** Figures rounded to cents that add up to their rounded sum; if one is unknown, each is rounded by itself. */
export function centsTogether(figures: readonly (number | null)[]): (number | null)[] {
  const known = figures.filter((figure) => figure !== null)
  return known.length === figures.length ? centsThatAddUp(known) : figures.map(centsOrNull)
}

/** Lower and upper bound of a figure; `most` is null if nothing bounds it from above. */
export interface Bounds {
  least: number
  most: number | null
}

/** Bounds of a known figure. */
export const exactly = (figure: number): Bounds => ({ least: figure, most: figure })

/** The figure if its bounds are equal, else null. */
export const known = ({ least, most }: Bounds): number | null => (least === most ? least : null)

/** Bounds of a non-decreasing function of the figure. */
export const rising = ({ least, most }: Bounds, figureOf: (figure: number) => number): Bounds => ({
  least: figureOf(least),
  most: most === null ? null : figureOf(most),
})

/** Bounds of a sum. */
export const sumOfBounds = (all: readonly Bounds[]): Bounds => ({
  least: sumBy(all, ({ least }) => least),
  most: sumKnown(all.map(({ most }) => most)),
})

const MONTHS = 12

/** Inputs of the lump sum of one unit of a fund for a year. */
interface FundYear {
  /** First redemption price of the calendar year; the exchange price if none is set. */
  priceStart: number
  /** Last redemption price of the calendar year. */
  priceEnd: number
  /** All distributions of the calendar year on one unit, before tax. */
  distributions: number
}

/** The day whose law decides the lump sum of a calendar year. */
export const lastDayOf = (year: number): IsoDate => `${year}-12-31`

/**
 * The base rate of a year, percentage points.
 *
 * @throws RangeError for a year without a published base rate
 */
export function baseRateOf(year: number): number {
  const rate = publishedBasiszins(year)
  if (rate === undefined) throw new RangeError(`no base rate is published for ${year}`)
  return rate
}

/**
 * Lump sum of one unit held all year.
 *
 * @throws RangeError for a year without a published base rate
 */
export const lumpSumPerUnit = (year: number, { priceStart, priceEnd, distributions }: FundYear): number =>
  vorabpauschale(basisertrag(priceStart, baseRateOf(year), lastDayOf(year)), priceEnd - priceStart, distributions)

/** Twelfths of the lump sum in the year of purchase: one less for each full month before the month of purchase (section 18(2)). */
export const twelfths = (monthOfPurchase: number): number => MONTHS + 1 - monthOfPurchase

/** The fraction of a year's lump sum that falls on units bought on a day and held until the end of the year. */
export const shareOfYear = (bought: IsoDate, year: number): number =>
  yearOf(bought) < year ? 1 : twelfths(monthOf(bought)) / MONTHS

/** Whether a year can have a lump sum: not with a negative base rate; yes if its base rate is not published. */
export const hasLumpSum = (year: number): boolean => (publishedBasiszins(year) ?? 1) > 0
