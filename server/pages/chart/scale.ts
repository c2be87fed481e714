/** Axes of charts: round ticks, and where a value stands between two ends. */
import { nice, ticks } from 'd3-array'

/** Values to positions, and the ticks between. */
export interface Scale {
  at(value: number): number
  ticks: readonly number[]
}

const TICKS = 4

/** Less than this is a straight line at zero: no axis has ticks between. */
const LEAST = 1e-6

/** A linear scale over these values and one more, zero unless another is given, from one position to another; equal values still make an axis. */
export function scaleOf(values: readonly number[], from: number, to: number, held = 0): Scale {
  const low = Math.min(held, ...values)
  const high = Math.max(held, ...values)
  const [start, end] = nice(low, high - low < LEAST ? low + 1 : high, TICKS)
  return { at: (value) => from + ((value - start) / (end - start)) * (to - from), ticks: ticks(start, end, TICKS) }
}

/** The same without an axis: the largest value reaches the end. */
export function plainScale(values: readonly number[], from: number, to: number): Scale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  return { at: (value) => from + ((value - low) / Math.max(high - low, LEAST)) * (to - from), ticks: [] }
}

/** Every how-manyth label fits when each needs this much room. */
export const stepOf = (count: number, room: number, each: number): number => Math.max(1, Math.ceil((count * each) / Math.max(room, each)))
