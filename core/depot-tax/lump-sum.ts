/** The advance lump sum per unit and year, and what of it a lot has borne (section 18 InvStG). Amounts in EUR, unrounded. */
import type { IsoDate } from '../values/dates'
import { publishedBasiszins } from '../law/investmentfonds/figures'
import { basisertrag, vorabpauschale } from '../law/investmentfonds/vorabpauschale'
import { cents, centsThatAddUp } from '../values/money'
import { sumBy } from '../values/sum'

// Figures of which not all is known. Amounts in EUR.

/** The sum; null where one figure is. */
export const sumKnown = (figures: readonly (number | null)[]): number | null =>
  figures.reduce((sum: number | null, figure) => (sum === null || figure === null ? null : sum + figure), 0)

/** A figure in cents: adding cents leaves noise. */
export const centsOrNull = (figure: number | null): number | null => (figure === null ? null : cents(figure))

/** Figures in cents that add up to their sum in cents, as far as all are known. */
export function centsTogether(figures: readonly (number | null)[]): (number | null)[] {
  const known = figures.filter((figure) => figure !== null)
  return known.length === figures.length ? centsThatAddUp(known) : figures.map(centsOrNull)
}

/** A figure that is at least and at most so much; `most` is null where nothing bounds it. */
export interface Bounds {
  least: number
  most: number | null
}

/** A figure that is known. */
export const exactly = (figure: number): Bounds => ({ least: figure, most: figure })

/** The figure where its bounds leave no room, else null. */
export const known = ({ least, most }: Bounds): number | null => (least === most ? least : null)

/** Bounds of what never falls when the figure rises. */
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

/** What decides the lump sum of one unit of a fund for a year. */
interface FundYear {
  /** First redemption price of the calendar year; that of the exchange where none is set. */
  priceStart: number
  /** Last redemption price of the calendar year. */
  priceEnd: number
  /** All distributions of the calendar year on one unit, before tax. */
  distributions: number
}

/** The day whose law decides the lump sum of a calendar year. */
export const lastDayOf = (year: number): IsoDate => `${year}-12-31`

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4))

export const monthOf = (date: IsoDate): number => Number(date.slice(5, 7))

/**
 * The base rate of a year.
 *
 * @throws RangeError for a year without a published one
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

/** The part of a year's lump sum that units bear which were bought on a day and held until the year's end. */
export const shareOfYear = (bought: IsoDate, year: number): number =>
  yearOf(bought) < year ? 1 : twelfths(monthOf(bought)) / MONTHS

/** Whether a year has a lump sum at all: not with a negative base rate. */
export const hasLumpSum = (year: number): boolean => (publishedBasiszins(year) ?? 1) > 0
