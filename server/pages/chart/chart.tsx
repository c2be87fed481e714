import type { VNode } from 'preact'
import type { Locale } from '../../../core/values/text'
import { formatUnit } from '../../../core/wording/format'
import { words } from '../browser/words'
import { DataTable } from '../components/data-table'
import { classOf } from './marks'
import { Picture } from './picture'
import { Plot } from './plot'
import type { ChartSeries, ChartSpec } from './spec'
import { useWidth } from './width'

/** Of more rows than these the first are shown until the others are asked for: a year of days has no end on a phone. */
const [MANY, FIRST] = [60, 12] as const

/** The chart as rows, for those who cannot see it or want the figures. */
const ChartTable = ({ spec, locale }: { spec: ChartSpec; locale: Locale }): VNode => (
  <details class="chart-table">
    <summary>{words[locale].showTable}</summary>
    <DataTable
      caption={spec.title}
      captionHidden
      columns={[{ label: spec.axis === '' ? spec.title : spec.axis }, ...spec.series.map(({ label }) => ({ label, unit: spec.unit }))]}
      rows={spec.labels.map((label, index) => [label, ...spec.series.map(({ values }) => values[index] ?? null)])}
      locale={locale}
      most={spec.labels.length > MANY ? FIRST : spec.labels.length}
    />
  </details>
)

const Sample = ({ one, index }: { one: ChartSeries; index: number }): VNode =>
  one.shape === 'bar'
    ? <span class={`swatch ${classOf(one, index)}`} aria-hidden="true" />
    : <svg class={classOf(one, index)} width="22" height="10" aria-hidden="true"><line class={one.dashed === true ? 'mark-line dashed' : 'mark-line'} x1="0" x2="22" y1="5" y2="5" /></svg>

/** Whether a chart is one bar of parts, whose values stand in the legend. */
const isOneBar = ({ horizontal = false, stacked = false, labels }: ChartSpec): boolean => horizontal && stacked && labels.length === 1

/** The names of the series with their colours; one series alone is named by the title. */
function Legend({ spec, locale }: { spec: ChartSpec; locale: Locale }): VNode | null {
  if (spec.series.length < 2) return null
  const valueOf = ({ values: [value = null] }: ChartSeries): VNode | null =>
    (isOneBar(spec) && value !== null ? <data value={String(value)}>{formatUnit(value, spec.unit, locale)}</data> : null)
  return <ul class="legend">{spec.series.map((one, index) => <li><Sample one={one} index={index} />{one.label}{valueOf(one)}</li>)}</ul>
}

/** A chart with its title and its figures as a table. */
export function ChartFigure({ spec, locale }: { spec: ChartSpec; locale: Locale }): VNode {
  const { element, width } = useWidth<HTMLDivElement>()
  return (
    <Picture title={spec.title} locale={locale}>
      <div class="chart-box" ref={element}><Plot spec={spec} width={width} locale={locale} /></div>
      <Legend spec={spec} locale={locale} />
      {spec.tabled !== true && !isOneBar(spec) && <ChartTable spec={spec} locale={locale} />}
    </Picture>
  )
}
