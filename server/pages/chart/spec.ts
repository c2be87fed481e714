import type { Unit } from '../../../core/wording/format'

/** One line, area or set of bars. */
export interface ChartSeries {
  label: string
  /** One per label of the chart; null leaves a gap. */
  values: readonly (number | null)[]
  shape: 'line' | 'area' | 'bar'
  /** Drawn dashed: a limit or a goal beside what grows. */
  dashed?: boolean
  /** What was paid in: the same colour on every chart. */
  paid?: boolean
}

/** A chart as data: what it shows, not how it looks. */
export interface ChartSpec {
  title: string
  labels: readonly string[]
  /** Short names of the labels for the axis, such as the years of days: each is said once, where it begins. */
  short?: readonly string[]
  /** What the labels count. */
  axis: string
  unit: Unit
  series: readonly ChartSeries[]
  stacked?: boolean
  /** Bars that lie. */
  horizontal?: boolean
  /** The page shows the same rows as a table already. */
  tabled?: boolean
  /** What the axis of values holds in any case: zero unless lines begin elsewhere. */
  begin?: number
}
