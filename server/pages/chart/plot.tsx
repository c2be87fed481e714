/** A chart as SVG, the same on the server and in the browser. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { Locale } from '../../../core/values/text'
import { formatEur, formatUnit } from '../browser/format'
import { colourOf, Marks, type Places } from './marks'
import { scaleOf, stepOf, type Scale } from './scale'
import type { ChartSpec } from './spec'
import { spansOf } from './stack'

interface PlotProps {
  spec: ChartSpec
  width: number
  locale: Locale
}

const HEIGHT = 300
const LETTER = 6.8
const LINE = 18
const BOTTOM = 44
const RIGHT = 12
const TOP = 12

/** A value as an axis says it: whole euros, else as everywhere. */
const axisText = (value: number, { unit }: ChartSpec, locale: Locale): string => (unit.startsWith('EUR') ? formatEur(value, locale, 0) : formatUnit(value, unit, locale))

/** Lines that begin elsewhere than at zero have no need of it. */
const endsOf = (spec: ChartSpec): number[] => spansOf(spec).flatMap((spans) => spans.flatMap((span) => (spec.begin === undefined ? span : span?.slice(1)) ?? []))

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length)) * LETTER

/** Where a name may be broken: at spaces, and behind a hyphen inside a word. */
const BREAKS = / |(?<=\p{L}-)(?=\p{L})/u

/** So many lines fit beside a lying bar; the table has the whole name. */
const MOST_LINES = 3

/** A name in lines that fit into a room, the last one cut where there are too many. */
export function linesOf(name: string, room: number): string[] {
  const lines: string[] = []
  for (const word of name.split(BREAKS)) {
    const last = lines.at(-1)
    const joined = last === undefined ? '' : `${last}${/\p{L}-$/u.test(last) ? '' : ' '}${word}`
    if (last !== undefined && joined.length * LETTER <= room) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  const last = (lines[MOST_LINES - 1] ?? '').slice(0, Math.max(1, Math.floor(room / LETTER) - 2))
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), `${last} …`] : lines
}

const Lines = ({ text, x, y, room, anchor }: { text: string; x: number; y: number; room: number; anchor: 'middle' | 'end' }): VNode => (
  <text class="tick" x={x} y={y} text-anchor={anchor}>
    {linesOf(text, room).map((line, index) => <tspan x={x} dy={index === 0 ? 0 : LINE - 4}>{line}</tspan>)}
  </text>
)

/** What is pointed at, as a box of text that stays inside the chart. */
function Pointed({ spec, index, x, width, locale }: { spec: ChartSpec; index: number; x: number; width: number; locale: Locale }): VNode {
  const rows = spec.series.map(({ label, values }) => ({ label, text: values[index] === null || values[index] === undefined ? '-' : formatUnit(values[index], spec.unit, locale) }))
  const head = `${spec.axis} ${spec.labels[index] ?? ''}`.trim()
  const room = Math.min(width - 8, longest([head, ...rows.map(({ label, text }) => `${label}: ${text}`)]) + 34)
  const left = Math.min(Math.max(4, x + 10), width - room - 4)
  const first = head === '' ? 0 : 1
  return (
    <g class="pointed" aria-hidden="true">
      <rect x={left} y={TOP} width={room} height={(rows.length + first) * LINE + 12} rx={6} />
      {first === 1 && <text class="head" x={left + 10} y={TOP + LINE}>{head}</text>}
      {rows.map(({ label, text }, row) => (
        <g class={colourOf(row)}>
          <circle class="mark-dot" cx={left + 14} cy={TOP + (row + first) * LINE + 14} r={4} />
          <text x={left + 24} y={TOP + (row + first) * LINE + LINE}>{label}: {text}</text>
        </g>
      ))}
    </g>
  )
}

/** The label nearest to the pointer. */
function usePointer(count: number, middle: (index: number) => number) {
  const [index, setIndex] = useState<number | null>(null)
  const onPointerMove = (event: PointerEvent): void => {
    const box = event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : null
    if (box === null || count === 0) return
    const x = event.clientX - box.left
    const distances = Array.from({ length: count }, (_, at) => Math.abs(middle(at) - x))
    setIndex(distances.indexOf(Math.min(...distances)))
  }
  return { index, handlers: { onPointerMove, onPointerLeave: () => setIndex(null) } }
}

/** Standing bars have a band each; the first and last point of a line stand at the ends. */
function placesAcross({ labels, series }: ChartSpec, left: number, right: number): Places {
  const hasBars = series.some(({ shape }) => shape === 'bar')
  const room = (right - left) / Math.max(1, labels.length)
  if (hasBars || labels.length < 2) return { room, middle: (index) => left + (index + 0.5) * room }
  return { room, middle: (index) => left + (index * (right - left)) / (labels.length - 1) }
}

function ValueAxis({ spec, values, left, right, locale }: PlotAxis & { left: number; right: number }): VNode {
  return (
    <g>
      {values.ticks.map((tick) => (
        <>
          <line class={tick === 0 ? 'grid zero' : 'grid'} x1={left} x2={right} y1={values.at(tick)} y2={values.at(tick)} />
          <text class="tick" x={left - 8} y={values.at(tick) + 4} text-anchor="end">{axisText(tick, spec, locale)}</text>
        </>
      ))}
    </g>
  )
}

interface PlotAxis {
  spec: ChartSpec
  values: Scale
  locale: Locale
}

/** A few names are all shown, in lines; of years, ages and days some may be left out. */
const FEW = 8

function LabelAxis({ spec, places, left, right }: { spec: ChartSpec; places: Places; left: number; right: number }): VNode {
  const isNamed = spec.axis === '' && spec.labels.length <= FEW
  const each = isNamed ? places.room : longest(spec.labels) + 16
  const step = isNamed ? 1 : stepOf(spec.labels.length, right - left, each)
  const last = spec.labels.length - 1
  const isSaid = (index: number): boolean => index === last || (index % step === 0 && last - index >= step)
  // A wide name of the last point would stand beyond the picture.
  const xOf = (label: string, index: number): number => Math.min(places.middle(index), right + RIGHT - longest(isNamed ? [] : [label]) / 2)
  return (
    <g>
      {spec.labels.map((label, index) => (isSaid(index) ? <Lines text={label} x={xOf(label, index)} y={HEIGHT - BOTTOM + LINE} room={each} anchor="middle" /> : null))}
      {spec.axis !== '' && <text class="tick" x={(left + right) / 2} y={HEIGHT - 6} text-anchor="middle">{spec.axis}</text>}
    </g>
  )
}

const nameOf = ({ title, series }: ChartSpec): string => `${title}: ${series.map(({ label }) => label).join(', ')}`

function Standing({ spec, width, locale }: PlotProps): VNode {
  const values = scaleOf(endsOf(spec), HEIGHT - BOTTOM, TOP, spec.begin)
  const left = longest(values.ticks.map((tick) => axisText(tick, spec, locale))) + 20
  const places = placesAcross(spec, left, width - RIGHT)
  const { index, handlers } = usePointer(spec.labels.length, places.middle)
  return (
    <svg class="plot" width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={nameOf(spec)} {...handlers}>
      <ValueAxis spec={spec} values={values} left={left} right={width - RIGHT} locale={locale} />
      <LabelAxis spec={spec} places={places} left={left} right={width - RIGHT} />
      {index !== null && <line class="pointer" x1={places.middle(index)} x2={places.middle(index)} y1={TOP} y2={HEIGHT - BOTTOM} />}
      <Marks spec={spec} values={values} places={places} />
      {index !== null && <Pointed spec={spec} index={index} x={places.middle(index)} width={width} locale={locale} />}
    </svg>
  )
}

const ROW = 44

function Lying({ spec, width, locale }: PlotProps): VNode {
  const names = Math.min(longest(spec.labels), width * 0.38)
  const left = names === 0 ? RIGHT : names + 14
  const bottom = spec.labels.length * ROW + TOP
  const values = scaleOf(endsOf(spec), left, width - RIGHT - 24)
  const places: Places = { room: ROW, middle: (index) => TOP + (index + 0.5) * ROW }
  const zero = values.ticks.indexOf(0)
  const step = stepOf(values.ticks.length, width - left, longest(values.ticks.map((tick) => axisText(tick, spec, locale))) + 20)
  return (
    <svg class="plot" width={width} height={bottom + 26} viewBox={`0 0 ${width} ${bottom + 26}`} role="img" aria-label={nameOf(spec)}>
      {values.ticks.map((tick, index) => (
        <>
          <line class={tick === 0 ? 'grid zero' : 'grid'} x1={values.at(tick)} x2={values.at(tick)} y1={TOP} y2={bottom} />
          {(index - zero) % step === 0 && <text class="tick" x={values.at(tick)} y={bottom + LINE} text-anchor={index === 0 && names === 0 ? 'start' : 'middle'}>{axisText(tick, spec, locale)}</text>}
        </>
      ))}
      {spec.labels.map((label, index) => {
        const lines = linesOf(label, names).length
        return <Lines text={label} x={left - 8} y={places.middle(index) + 4 - ((lines - 1) * (LINE - 4)) / 2} room={names} anchor="end" />
      })}
      <Marks spec={spec} values={values} places={places} />
    </svg>
  )
}

/** Draws a chart in a width. */
export const Plot = (props: PlotProps): VNode => (props.spec.horizontal === true ? <Lying {...props} /> : <Standing {...props} />)
