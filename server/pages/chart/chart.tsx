import type { VNode } from 'preact'
import type { Locale } from '../../../core/values/text'
import { words } from '../browser/words'
import { DataTable } from '../components/data-table'
import { colourOf } from './marks'
import { Picture } from './picture'
import { Plot } from './plot'
import type { ChartSeries, ChartSpec } from './spec'
import { useWidth } from './width'

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
    />
  </details>
)

/** A series as the chart draws it. */
const Sample = ({ shape, dashed = false, index }: ChartSeries & { index: number }): VNode =>
  shape === 'bar'
    ? <span class={`swatch ${colourOf(index)}`} aria-hidden="true" />
    : <svg class={colourOf(index)} width="22" height="10" aria-hidden="true"><line class={dashed ? 'mark-line dashed' : 'mark-line'} x1="0" x2="22" y1="5" y2="5" /></svg>

/** The names of the series with their colours; one series alone is named by the title. */
const Legend = ({ series }: ChartSpec): VNode | null =>
  series.length < 2 ? null : (
    <ul class="legend">{series.map((one, index) => <li><Sample {...one} index={index} />{one.label}</li>)}</ul>
  )

/** A chart with its title and its figures as a table. */
export function ChartFigure({ spec, locale }: { spec: ChartSpec; locale: Locale }): VNode {
  const { element, width } = useWidth<HTMLDivElement>()
  return (
    <Picture title={spec.title} locale={locale}>
      <div class="chart-box" ref={element}><Plot spec={spec} width={width} locale={locale} /></div>
      <Legend {...spec} />
      {spec.tabled !== true && <ChartTable spec={spec} locale={locale} />}
    </Picture>
  )
}
