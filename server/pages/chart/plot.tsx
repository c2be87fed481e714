/** A chart as SVG, the same on the server and in the browser. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { Locale } from '../../../core/values/text'
import { formatAmong, formatEur, formatUnit } from '../../../core/wording/format'
import { classOf, Marks, type Places } from './marks'
import { MOST_TICKS, plainScale, roundTicks, scaleOf, stepOf, type Scale } from './scale'
import type { ChartSpec } from './spec'
import { spansOf } from './stack'

interface PlotProps {
  spec: ChartSpec
  width: number
  locale: Locale
}

const LETTER = 6.8
const LINE = 18
const BOTTOM = 44
const RIGHT = 12
const TOP = 12
/** Pixels kept free beside a label, since some letters are wider than `LETTER`. */
const EDGE = 4

/** Height in pixels: lower on a phone, so that title and legend are seen with the chart. */
const heightFor = (width: number): number => (width < 480 ? 240 : 300)

/** A value as an axis says it: whole euros, else as everywhere. */
const axisText = (value: number, { unit }: ChartSpec, locale: Locale): string => (unit.startsWith('EUR') ? formatEur(value, locale, 0) : formatUnit(value, unit, locale))

/** The values that the axis must hold: of lines that begin elsewhere than at zero (`begin`) only their own. */
const endsOf = (spec: ChartSpec): number[] => spansOf(spec).flatMap((spans) => spans.flatMap((span) => (spec.begin === undefined ? span : span?.slice(1)) ?? []))

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length)) * LETTER

/** Where a name may be broken: at spaces, and behind a hyphen inside a word. */
const BREAKS = / |(?<=\p{L}-)(?=\p{L})/u

const longestWord = (names: readonly string[]): number => longest(names.flatMap((name) => name.split(BREAKS)))

/** Lines that fit beside a horizontal bar; the table has the whole name. */
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

/** A name on one line, its end left out where it is longer than its room. */
const cut = (text: string, room: number): string => (text.length * LETTER <= room + LETTER ? text : `${text.slice(0, Math.max(1, Math.floor(room / LETTER) - 1)).trimEnd()}…`)

const Lines = ({ text, x, y, room, anchor }: { text: string; x: number; y: number; room: number; anchor: 'middle' | 'end' }): VNode => (
  <text class="tick" x={x} y={y} text-anchor={anchor}>
    {linesOf(text, room).map((line, index) => <tspan x={x} dy={index === 0 ? 0 : LINE - 4}>{line}</tspan>)}
  </text>
)

const formatted = (value: number | null, unit: ChartSpec['unit'], locale: Locale): string => (value === null ? '-' : formatUnit(value, unit, locale))

/** What is pointed at, as a box of text that stays inside the chart. */
function Pointed({ spec, index, x, width, locale }: { spec: ChartSpec; index: number; x: number; width: number; locale: Locale }): VNode {
  const rows = spec.series.map((one, at) => ({ label: one.label, colour: classOf(one, at), text: formatted(one.values[index] ?? null, spec.unit, locale) }))
  const head = `${spec.axis} ${spec.labels[index] ?? ''}`.trim()
  const room = Math.min(width - 8, longest([head, ...rows.map(({ label, text }) => `${label}: ${text}`)]) + 34)
  const left = Math.min(Math.max(4, x + 10), width - room - 4)
  const first = head === '' ? 0 : 1
  return (
    <g class="pointed" aria-hidden="true">
      <rect x={left} y={TOP} width={room} height={(rows.length + first) * LINE + 12} rx={6} />
      {first === 1 && <text class="head" x={left + 10} y={TOP + LINE}>{head}</text>}
      {rows.map(({ label, colour, text }, row) => (
        <g class={colour}>
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
const FEW_NAMES = 8

/** Names that are wider than their place stand in this many lines by turns. */
const TURNS = 2

/** Years, ages or days that are all labelled where there is room. */
const FEW = MOST_TICKS + 1

/** A label as a number: a year, an age or a rate. */
const numberOf = (label: string): number => Number(label.replace(/\s?%$/, ''))

/** Which labels stand below the axis, where each needs this much room: of numbers the round ones, of others every so-manyth and the last. */
export function saidLabels(labels: readonly string[], room: number, each: number): boolean[] {
  const last = labels.length - 1
  const step = Math.max(stepOf(labels.length, room, each), labels.length <= FEW ? 1 : Math.ceil(labels.length / MOST_TICKS))
  const numbers = labels.map(numberOf).filter(Number.isInteger)
  if (labels.length <= FEW && step === 1) return labels.map(() => true)
  if (numbers.length < last) return labels.map((_, index) => index === last || (index % step === 0 && last - index >= step))
  // The rows may end with what is no number, such as their end.
  const round = roundTicks(Math.min(...numbers), Math.max(...numbers), Math.min(MOST_TICKS, Math.floor(room / each)))
  return labels.map((label, index) => (round.includes(numberOf(label)) ? numbers.length > last || last - index >= step : index === last && numbers.length === last))
}

/** Of labels that many points share: where each begins, as many as there is room for, and none beside the end of another. */
export function saidBeginnings(labels: readonly string[], room: number, each: number, { middle }: Pick<Places, 'middle'>): boolean[] {
  const begins = labels.flatMap((label, index) => (label === labels[index - 1] ? [] : [index]))
  const chosen = saidLabels(begins.map((index) => labels[index] ?? ''), room, each)
  const apart = begins.filter((_, at) => chosen[at]).reduceRight<number[]>((kept, index) =>
    (kept[0] !== undefined && middle(kept[0]) - middle(index) < each ? kept : [index, ...kept]), [])
  return labels.map((_, index) => apart.includes(index))
}

function LabelAxis({ spec, places, left, right, bottom }: { spec: ChartSpec; places: Places; left: number; right: number; bottom: number }): VNode {
  const { short } = spec
  const labels = short ?? spec.labels
  const isNamed = short === undefined && spec.axis === '' && labels.length <= FEW_NAMES
  const each = isNamed ? places.room : longest(labels) + 16
  const isTight = isNamed && longestWord(labels) > places.room
  const chosen = short === undefined ? saidLabels(labels, right - left, each) : saidBeginnings(labels, right - left, each, places)
  const said = isNamed ? labels.map(() => true) : chosen
  // A wide name of the last point would stand beyond the picture.
  const xOf = (label: string, index: number): number => Math.min(places.middle(index), right + RIGHT - EDGE - longest(isNamed ? [] : [label]) / 2)
  return (
    <g>
      {labels.map((label, index) => {
        if (said[index] !== true) return null
        if (isTight) return <text class="tick" x={xOf(label, index)} y={bottom + LINE * (1 + (index % TURNS))} text-anchor="middle">{cut(label, Math.min(TURNS * places.room, 2 * (right + RIGHT - EDGE - places.middle(index))))}</text>
        return <Lines text={label} x={xOf(label, index)} y={bottom + LINE} room={each} anchor="middle" />
      })}
      {spec.axis !== '' && <text class="tick" x={(left + right) / 2} y={bottom + BOTTOM - 6} text-anchor="middle">{spec.axis}</text>}
    </g>
  )
}

/** What a chart shows, for who does not see it: of lines where they begin and end; of bars the names, their values stand beside them. */
function nameOf({ title, series, unit }: ChartSpec, locale: Locale): string {
  const names = series.map(({ label, shape, values }) => {
    const ends = shape === 'bar' ? [] : values.filter((value) => value !== null)
    const [first, last] = [ends[0], ends.at(-1)]
    return first === undefined || last === undefined ? label : `${label} ${formatUnit(first, unit, locale, 0)} – ${formatUnit(last, unit, locale, 0)}`
  }).join(', ')
  return names === title ? title : `${title}: ${names}`
}

function Standing({ spec, width, locale }: PlotProps): VNode {
  const height = heightFor(width)
  const bottom = height - BOTTOM
  const values = scaleOf(endsOf(spec), bottom, TOP, spec.begin)
  const left = longest(values.ticks.map((tick) => axisText(tick, spec, locale))) + 20
  const places = placesAcross(spec, left, width - RIGHT)
  const { index, handlers } = usePointer(spec.labels.length, places.middle)
  return (
    <svg class="plot" width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={nameOf(spec, locale)} {...handlers}>
      <ValueAxis spec={spec} values={values} left={left} right={width - RIGHT} locale={locale} />
      <LabelAxis spec={spec} places={places} left={left} right={width - RIGHT} bottom={bottom} />
      {index !== null && <line class="pointer" x1={places.middle(index)} x2={places.middle(index)} y1={TOP} y2={bottom} />}
      <Marks spec={spec} values={values} places={places} />
      {index !== null && <Pointed spec={spec} index={index} x={places.middle(index)} width={width} locale={locale} />}
    </svg>
  )
}

/** The least height of a name with its bars, and of one bar with its value. */
const ROW = 44
const BAR_ROW = 20

/** A value at the end of a bar; shares rounded as everywhere. */
const endText = (value: number, { unit }: ChartSpec, locale: Locale): string => (unit === 'fraction' ? formatAmong(value, locale) : formatUnit(value, unit, locale))

/** Bars that lie say their values at their ends, and a stacked one in its legend: there is no axis. */
function Lying({ spec, width, locale }: PlotProps): VNode {
  // Of a narrow picture a name takes more, so that no word is cut.
  const names = Math.min(longest(spec.labels), width / 2, Math.max(width * 0.38, longestWord(spec.labels)))
  const left = names === 0 ? 0 : names + 14
  const texts = spec.stacked === true ? [] : spec.series.map(({ values }) => values.map((value) => (value === null ? '' : endText(value, spec, locale))))
  const row = Math.max(ROW, texts.length * BAR_ROW)
  const height = spec.labels.length * row
  const scale = plainScale(endsOf(spec), left, width - longest(texts.flat()) - (texts.length === 0 ? 0 : 8))
  const places: Places = { room: row, middle: (index) => (index + 0.5) * row }
  return (
    <svg class="plot" width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={nameOf(spec, locale)}>
      {spec.labels.map((label, index) => {
        const lines = linesOf(label, names).length
        return <Lines text={label} x={left - 8} y={places.middle(index) + 4 - ((lines - 1) * (LINE - 4)) / 2} room={names} anchor="end" />
      })}
      <Marks spec={spec} values={scale} places={places} />
      {texts.map((ends, series) => ends.map((text, index) => (
        <text x={Math.max(scale.at(0), scale.at(spec.series[series]?.values[index] ?? 0)) + 6}
          y={places.middle(index) + 4 + (series - (texts.length - 1) / 2) * (row * 0.8 / texts.length)}>{text}</text>
      )))}
    </svg>
  )
}

/** Draws a chart in a width. */
export const Plot = (props: PlotProps): VNode => (props.spec.horizontal === true ? <Lying {...props} /> : <Standing {...props} />)
