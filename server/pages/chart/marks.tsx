/** The marks of a chart: bars, lines and areas in the colours of their series. */
import { area, curveLinear, curveMonotoneX, line } from 'd3-shape'
import type { VNode } from 'preact'
import type { Scale } from './scale'
import type { ChartSeries, ChartSpec } from './spec'
import { spansOf, type Span } from './stack'

/** Colours of series, after which they repeat. */
const COLOURS = 12

/** The class that gives a series its colour. */
export const colourOf = (index: number): string => `series-${(index % COLOURS) + 1}`

/** The grey of what is only a measure for something else. */
export const GREY = colourOf(7)

/** The class of a series at its place; what was paid in is grey everywhere. */
export const classOf = ({ paid = false }: ChartSeries, index: number): string => (paid ? GREY : colourOf(index))

const LARGEST_BAR = 56

/** Where marks stand: the middle of each label, and the room that its bars have. */
export interface Places {
  middle(index: number): number
  room: number
}

interface Point {
  x: number
  span: Span
}

/** Decimals of coordinates in pixels. */
const DIGITS = 1

/** Number of points above which straight lines look smooth; they take a third of the bytes of curves. */
const CLOSE = 24

function Curve({ one, index, points, values }: { one: ChartSeries; index: number; points: readonly Point[]; values: Scale }): VNode {
  const isKnown = ({ span }: Point): boolean => span !== null
  const top = ({ span }: Point): number => values.at(span?.[1] ?? 0)
  const known = points.filter(isKnown)
  const curve = points.length > CLOSE ? curveLinear : curveMonotoneX
  const outline = line<Point>(({ x }) => x, top).defined(isKnown).curve(curve).digits(DIGITS)(points) ?? ''
  const filled = one.shape === 'area' ? area<Point>(({ x }) => x, ({ span }) => values.at(span?.[0] ?? 0), top).defined(isKnown).curve(curve).digits(DIGITS)(points) : null
  return (
    <g class={classOf(one, index)}>
      {filled !== null && <path class="mark-area" d={filled} />}
      <path class={one.dashed === true ? 'mark-line dashed' : 'mark-line'} d={outline} />
      {known.length === 1 && known.map((point) => <circle class="mark-dot" cx={point.x} cy={top(point)} r={4} />)}
    </g>
  )
}

/** Bars of one label stand beside each other unless they are stacked. */
function barPlaces({ series, stacked = false }: ChartSpec, room: number): { width: number; offset(bar: number): number } {
  const count = stacked ? 1 : Math.max(1, series.filter(({ shape }) => shape === 'bar').length)
  const width = Math.min(LARGEST_BAR, (room * 0.8) / count)
  return { width, offset: (bar) => (stacked ? -width / 2 : (bar - count / 2) * width) }
}

function Bar({ span, at, width, values, lying }: { span: Span; at: number; width: number; values: Scale; lying: boolean }): VNode | null {
  if (span === null) return null
  const [from, to] = [values.at(span[0]), values.at(span[1])]
  const [start, length] = [Math.min(from, to), Math.abs(to - from)]
  const thick = Math.max(1, width - 1)
  return lying ? <rect class="mark-bar" x={start} y={at} width={length} height={thick} /> : <rect class="mark-bar" x={at} y={start} width={thick} height={length} />
}

/** All series of a chart, the bars below the lines. */
export function Marks({ spec, values, places }: { spec: ChartSpec; values: Scale; places: Places }): VNode {
  const spans = spansOf(spec)
  const bars = barPlaces(spec, places.room)
  const indices = [...spec.series.keys()]
  const isBar = (index: number): boolean => spec.series[index]?.shape === 'bar'
  return (
    <>
      {indices.filter(isBar).map((index, bar) => (
        <g class={colourOf(index)}>
          {spans[index]?.map((span, label) => <Bar span={span} at={places.middle(label) + bars.offset(bar)} width={bars.width} values={values} lying={spec.horizontal === true} />)}
        </g>
      ))}
      {indices.filter((index) => !isBar(index)).map((index) => {
        const one = spec.series[index]
        return one === undefined ? null : <Curve one={one} index={index} values={values} points={(spans[index] ?? []).map((span, label) => ({ x: places.middle(label), span }))} />
      })}
    </>
  )
}
