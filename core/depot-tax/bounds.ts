/** Figures of which not all is known. Amounts in EUR. */
import { cents, centsThatAddUp } from '../values/money'

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
  least: all.reduce((sum, { least }) => sum + least, 0),
  most: sumKnown(all.map(({ most }) => most)),
})
