/** Draws a chart with chart.js; loaded only when a page shows one. */
import {
  BarController, BarElement, CategoryScale, Chart, Filler, Legend, LineController, LineElement, LinearScale, PointElement, Tooltip,
  type ChartConfiguration, type ChartDataset,
} from 'chart.js'
import type { Locale } from '../../../../core/text'
import { formatEur, formatUnit } from '../format'
import type { ChartSeries, ChartSpec } from './spec'

Chart.register(BarController, BarElement, CategoryScale, Filler, Legend, LineController, LineElement, LinearScale, PointElement, Tooltip)

const COLOURS = 10

/** The colours of the page's theme, as it is now. */
function themeOf(element: Element) {
  const style = getComputedStyle(element)
  const token = (name: string): string => style.getPropertyValue(name).trim()
  return { ink: token('--ink'), muted: token('--muted'), line: token('--line'), surface: token('--surface'), font: style.fontFamily, series: (index: number) => token(`--chart-${(index % COLOURS) + 1}`) }
}

type Theme = ReturnType<typeof themeOf>

function datasetOf({ label, values, shape, dashed }: ChartSeries, index: number, theme: Theme): ChartDataset<'line' | 'bar', (number | null)[]> {
  const colour = theme.series(index)
  const shared = { label, data: [...values], borderColor: colour }
  if (shape === 'bar') return { ...shared, type: 'bar', backgroundColor: colour, borderWidth: 0, borderRadius: 3, maxBarThickness: 56 }
  return {
    ...shared, type: 'line', backgroundColor: `color-mix(in srgb, ${colour} 14%, transparent)`, fill: shape === 'area', borderWidth: 2.25,
    pointRadius: values.length === 1 ? 4 : 0, pointHitRadius: 12, tension: 0.2, ...(dashed === true ? { borderDash: [6, 5] } : {}),
  }
}

const LINE_LENGTH = 14

/** A name in lines that fit beside each other on a phone. */
function linesOf(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LINE_LENGTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const FEW = 8

/** A few names are all shown, in lines; of years, ages and days some may be left out. */
const isNamed = ({ axis, horizontal, labels }: ChartSpec): boolean => axis === '' && horizontal !== true && labels.length <= FEW

const axisText = (value: number | string, spec: ChartSpec, locale: Locale): string => {
  const number = Number(value)
  return spec.unit.startsWith('EUR') ? formatEur(number, locale, 0) : formatUnit(number, spec.unit, locale)
}

function scalesOf(spec: ChartSpec, locale: Locale, theme: Theme) {
  const ticks = { color: theme.muted, font: { family: theme.font, size: 12 } }
  const stacked = spec.stacked ?? false
  const category = {
    stacked, border: { color: theme.line }, grid: { display: false },
    ticks: { ...ticks, maxRotation: 0, autoSkip: !isNamed(spec), autoSkipPadding: 16 }, title: { display: spec.axis !== '', text: spec.axis, color: theme.muted, font: ticks.font },
  }
  const value = {
    stacked, beginAtZero: true, border: { display: false }, grid: { color: theme.line },
    ticks: { ...ticks, maxTicksLimit: 6, callback: (tick: number | string) => axisText(tick, spec, locale) },
  }
  return spec.horizontal === true ? { x: value, y: category } : { x: category, y: value }
}

function configurationOf(spec: ChartSpec, locale: Locale, theme: Theme): ChartConfiguration<'line' | 'bar', (number | null)[], string | string[]> {
  const font = { family: theme.font, size: 13 }
  return {
    type: 'line',
    data: { labels: isNamed(spec) ? spec.labels.map(linesOf) : [...spec.labels], datasets: spec.series.map((series, index) => datasetOf(series, index, theme)) },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: false,
      indexAxis: spec.horizontal === true ? 'y' : 'x',
      interaction: { mode: 'index', intersect: false, axis: spec.horizontal === true ? 'y' : 'x' },
      scales: scalesOf(spec, locale, theme),
      plugins: {
        legend: { display: spec.series.length > 1, position: 'bottom', align: 'start', labels: { color: theme.ink, font, boxWidth: 12, boxHeight: 12, useBorderRadius: true, borderRadius: 3, padding: 16 } },
        tooltip: {
          backgroundColor: theme.ink, titleColor: theme.surface, bodyColor: theme.surface, bodyFont: font, titleFont: font, padding: 10, boxPadding: 4,
          callbacks: {
            title: ([item]) => `${spec.axis} ${spec.labels[item?.dataIndex ?? 0] ?? ''}`.trim(),
            label: ({ dataset, raw }) => `${dataset.label ?? ''}: ${typeof raw === 'number' ? formatUnit(raw, spec.unit, locale) : '-'}`,
          },
        },
      },
    },
  }
}

/** A drawn chart. */
export interface Drawing {
  update(spec: ChartSpec): void
  destroy(): void
}

/** Draws into a canvas and follows the theme: light, dark, printed. */
export function draw(canvas: HTMLCanvasElement, first: ChartSpec, locale: Locale): Drawing {
  let spec = first
  const chart = new Chart(canvas, configurationOf(spec, locale, themeOf(canvas)))
  const redraw = (): void => {
    const { data, options } = configurationOf(spec, locale, themeOf(canvas))
    chart.data = data
    if (options !== undefined) chart.options = options
    chart.update('none')
  }
  const themes = [matchMedia('(prefers-color-scheme: dark)'), matchMedia('print')]
  for (const theme of themes) theme.addEventListener('change', redraw)
  return {
    update: (next) => {
      spec = next
      redraw()
    },
    destroy: () => {
      for (const theme of themes) theme.removeEventListener('change', redraw)
      chart.destroy()
    },
  }
}
