import type { ChartSpec } from './spec'

/** Where one mark of a series begins and ends on the value axis; null is a gap. */
export type Span = readonly [from: number, to: number] | null

/** The spans of every series: from zero, or on top of the series before. Amounts below zero are stacked downwards. */
export function spansOf({ series, labels, stacked = false }: ChartSpec): Span[][] {
  const tops = { above: labels.map(() => 0), below: labels.map(() => 0) }
  return series.map(({ values }) =>
    labels.map((_, index) => {
      const value = values[index] ?? null
      if (value === null) return null
      if (!stacked) return [0, value]
      const side = value < 0 ? tops.below : tops.above
      const from = side[index] ?? 0
      side[index] = from + value
      return [from, from + value]
    }),
  )
}
