import type { VNode } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Locale } from '../../../../core/text'
import { DataTable } from '../components/data-table'
import { words } from '../words'
import type { Drawing } from './draw'
import type { ChartSpec } from './spec'

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

/** Draws as soon as the library has come, then whatever the chart has become by then. */
function useDrawing(spec: ChartSpec, locale: Locale) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef<Drawing | null>(null)
  const latest = useRef(spec)
  latest.current = spec
  useEffect(() => {
    let gone = false
    void import('./draw').then(({ draw }) => {
      if (!gone && canvas.current !== null) drawing.current = draw(canvas.current, latest.current, locale)
    })
    return () => {
      gone = true
      drawing.current?.destroy()
      drawing.current = null
    }
  }, [locale])
  useEffect(() => drawing.current?.update(spec), [spec])
  return canvas
}

/** A chart with its title and its figures as a table. */
export function ChartFigure({ spec, locale }: { spec: ChartSpec; locale: Locale }): VNode {
  const canvas = useDrawing(spec, locale)
  return (
    <figure class="chart">
      <figcaption>{spec.title}</figcaption>
      <div class={spec.low === true ? 'chart-box low' : 'chart-box'}>
        <canvas ref={canvas} role="img" aria-label={`${spec.title}: ${spec.series.map(({ label }) => label).join(', ')}`} />
      </div>
      {spec.tabled !== true && <ChartTable spec={spec} locale={locale} />}
    </figure>
  )
}
