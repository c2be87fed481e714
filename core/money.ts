/**
 * The rounding points. Nothing else in core rounds.
 *
 * Each snaps away binary noise below a billionth of the rounded unit first, so that 1.005 (stored as 1.00499...)
 * rounds like the decimal number it stands for.
 */
const snap = (scaled: number): number => Number.parseFloat(scaled.toPrecision(14))

/** Rounds to a number of decimals, half away from zero; never yields -0. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals
  const rounded = (Math.sign(value) * Math.round(snap(Math.abs(value) * factor))) / factor
  return rounded === 0 ? 0 : rounded
}

/** EUR rounded to cents, half away from zero. */
export const cents = (value: number): number => roundTo(value, 2)

/** EUR with fractions of a cent dropped (SolzG section 4 sentence 3). */
export const dropCentFractions = (value: number): number => {
  const dropped = (Math.sign(value) * Math.floor(snap(Math.abs(value) * 100))) / 100
  return dropped === 0 ? 0 : dropped
}

/** A fraction or a percentage rounded to the six decimals of the wire. */
export const sixDecimals = (value: number): number => roundTo(value, 6)

/** Whole cents of an EUR amount. */
export const toCents = (value: number): number => Math.round(snap(value * 100))

/** Whether an EUR amount is a whole number of cents. */
export const isWholeCents = (value: number): boolean => snap(value * 100) === Math.round(value * 100)
