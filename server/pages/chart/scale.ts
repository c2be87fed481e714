/** Axes of charts: round ticks, and where a value stands between two ends. */
import { nice, ticks } from 'd3-array'

/** Values to positions, and the ticks between. */
export interface Scale {
  at(value: number): number
  ticks: readonly number[]
}

/** Most ticks of an axis. */
export const MOST_TICKS = 5

/** Round numbers between two ends, fewer where there would be more than are wanted at most. */
export function roundTicks(from: number, to: number, most: number, count = most): number[] {
  const found = ticks(from, to, count)
  return found.length > most && count > 1 ? roundTicks(from, to, most, count - 1) : found
}

/** Round ends around two values with at most `MOST_TICKS` ticks. */
function axisOf(low: number, high: number, count = MOST_TICKS - 1): { start: number; end: number; steps: number[] } {
  const [start, end] = nice(low, high, count)
  const steps = ticks(start, end, count)
  return steps.length > MOST_TICKS && count > 1 ? axisOf(low, high, count - 1) : { start, end, steps }
}

/** Smallest range of an axis; values closer together count as equal. */
const LEAST = 1e-6

/** A linear scale over these values and one more, zero unless another is given, from one position to another; equal values still make an axis. */
export function scaleOf(values: readonly number[], from: number, to: number, held = 0): Scale {
  const low = Math.min(held, ...values)
  const high = Math.max(held, ...values)
  const { start, end, steps } = axisOf(low, high - low < LEAST ? low + 1 : high)
  return { at: (value) => from + ((value - start) / (end - start)) * (to - from), ticks: steps }
}

/** The same without an axis: the largest value reaches the end. */
export function plainScale(values: readonly number[], from: number, to: number): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  return { at: (value) => from + ((value - low) / Math.max(high - low, LEAST)) * (to - from), ticks: [] }
}

/** Step between the labels that fit when each needs this much room: 1 for all, 2 for every second. */
export const stepOf = (count: number, room: number, each: number): number => Math.max(1, Math.ceil((count * each) / Math.max(room, each)))
