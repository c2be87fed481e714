/** Fractions with rounding errors of floating-point arithmetic. */
import { sixDecimals } from './money'
import type { Text } from './text'

/** Coverage from which something counts as complete, a fraction. */
export const FULL = 0.97

/** Rounding error of sums of some ten thousand doubles, and of equal figures against each other; no real weight is this small. */
export const NOISE = 1e-12

/** Clips a computed share to 0..1; values below the rounding error become 0. */
export const asShare = (value: number): number => (value < NOISE ? 0 : Math.min(1, value))

/** Whether a computed share is at least a threshold, up to rounding error. */
export const reaches = (value: number, threshold: number): boolean => value >= threshold - NOISE

/** Sum of many numbers; a callback for each of them would cost several times as much. */
export function sumOf(values: Float64Array): number {
  let sum = 0
  for (let index = 0; index < values.length; index++) sum += values[index] as number
  return sum
}

/** Sum of the squares of many numbers. */
export function sumOfSquares(values: Float64Array): number {
  let sum = 0
  for (let index = 0; index < values.length; index++) sum += (values[index] as number) ** 2
  return sum
}

/** A fraction as a percentage: 0.0357 is `3.57%` in English, `3,57 %` in German. */
export function percent(fraction: number): Text {
  const en = String(sixDecimals(fraction * 100))
  return { en: `${en}%`, de: `${en.replace('.', ',')} %` }
}
