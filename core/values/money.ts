/**
 * The rounding functions; nothing else in core rounds.
 *
 * Each first raises a number by the rounding error of binary arithmetic, at most a millionth of the rounded unit, so that 1.005
 * (stored as 1.00499...) and a sum over many months round like the decimal number they stand for.
 */
const noise = (magnitude: number): number => Math.min(magnitude * 1e-11, 1e-6)

const lift = (magnitude: number): number => magnitude + noise(magnitude)

const positiveZero = (value: number): number => (value === 0 ? 0 : value)

/** A function that rounds to a number of decimals, half away from zero; never yields -0. */
export function roundingTo(decimals: number): (value: number) => number {
  const factor = 10 ** decimals
  return (value) => positiveZero((Math.sign(value) * Math.round(lift(Math.abs(value) * factor))) / factor)
}

/** Largest amount, price or number of units that anybody may state. */
export const MAX_AMOUNT = 100_000_000

/** EUR rounded to cents, half away from zero. */
export const cents = roundingTo(2)

/** EUR amounts rounded so that they add up to their rounded sum: each is the difference of two rounded running sums. */
export function centsThatAddUp(amounts: readonly number[]): number[] {
  let sum = 0
  let shown = 0
  return amounts.map((amount) => {
    sum += amount
    const before = shown
    shown = cents(sum)
    return cents(shown - before)
  })
}

/** EUR with fractions of a cent dropped (SolzG section 4 sentence 3). */
export const dropCentFractions = (value: number): number =>
  positiveZero((Math.sign(value) * Math.floor(lift(Math.abs(value) * 100))) / 100)

/** An amount of a portfolio, or a fraction or percentage of a calculator, rounded to six decimals, as in results. */
export const sixDecimals = roundingTo(6)

/** A fraction, score or index of a portfolio, rounded to ten decimals, as in results. */
export const tenDecimals = roundingTo(10)

/** Whole cents of an EUR amount. */
export const toCents = (value: number): number => positiveZero(Math.sign(value) * Math.round(lift(Math.abs(value) * 100)))

/** Whether an EUR amount is a whole number of cents. */
export const isWholeCents = (value: number): boolean => {
  const scaled = Math.abs(value) * 100
  return Math.abs(scaled - Math.round(scaled)) <= noise(scaled)
}

/** Whole euros, fractions dropped. */
export const wholeEuros = (value: number): number => positiveZero(Math.sign(value) * Math.floor(lift(Math.abs(value))))
