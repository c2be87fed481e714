/** The chart of a result, and the chart that compares scenarios. */
import type { ChartSpec } from '../chart/spec'
import { formatDate } from '../format'
import type { CalculatorPage, ResultField } from './descriptor'
import { fieldAt, inputLabel, rowsAt, valueAt } from './figures'
import { views, type ChartPlan, type View } from './views'

/** What a chart is made of. */
export interface Charted {
  inputs: unknown
  result: unknown
}

type Rows = Extract<ChartPlan, { kind: 'rows' }>

const isYear = ({ name }: ResultField): boolean => name === 'year' || name === 'age'

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** For a calculator without a view: its first figures, and every amount of a list of years. */
function generalView(fields: readonly ResultField[]): View {
  const headline = fields.filter(({ kind, unit }) => kind === 'value' && unit !== undefined).slice(0, 3).map(({ name }) => name)
  const list = fields.find(({ kind, fields: columns = [] }) => kind === 'rows' && columns.some(isYear))
  const columns = list?.fields ?? []
  const tracks = columns.filter(({ unit }) => unit === 'EUR').map(({ name }) => ({ field: name, shape: 'line' as const }))
  const charts: ChartPlan[] = list === undefined ? [] : [{ kind: 'rows', list: list.name, labels: columns.find(isYear)?.name ?? 'year', tracks }]
  return { headline, charts }
}

/** What a calculator shows first. */
export const viewOf = ({ slug, result }: CalculatorPage): View => views[slug] ?? generalView(result)

const labelAt = (page: CalculatorPage, path: string): string =>
  path.startsWith('inputs.') ? inputLabel(page.form, path.slice('inputs.'.length)) : (fieldAt(page.result, path)?.label ?? path)

const figureAt = ({ inputs, result }: Charted, path: string): number | null =>
  numberOrNull(path.startsWith('inputs.') ? valueAt(inputs, path.slice('inputs.'.length)) : valueAt(result, path))

function rowLabel(value: unknown, field: ResultField | undefined, page: CalculatorPage): string {
  return field?.kind === 'date' && typeof value === 'string' ? formatDate(value, page.locale) : String(value)
}

function rowsChart(plan: Rows, { result }: Charted, page: CalculatorPage): ChartSpec | null {
  const rows = rowsAt(result, plan.list)
  if (rows.length === 0) return null
  const list = fieldAt(page.result, plan.list)
  const column = (name: string) => list?.fields?.find((field) => field.name === name)
  const label = column(plan.labels)
  const isNamed = plan.labels === 'name'
  return {
    title: list?.label ?? plan.list,
    tabled: true,
    axis: isNamed ? '' : (label?.label ?? ''),
    labels: rows.map((row) => rowLabel(row[plan.labels], label, page)),
    unit: column(plan.tracks[0]?.field ?? '')?.unit ?? 'EUR',
    series: plan.tracks.map(({ field, ...track }) => ({ ...track, label: column(field)?.label ?? field, values: rows.map((row) => numberOrNull(row[field])) })),
  }
}

const titles = {
  en: { parts: 'What it is made of', bars: 'The figures side by side', compared: 'Scenarios compared' },
  de: { parts: 'Woraus es sich zusammensetzt', bars: 'Die Zahlen im Vergleich', compared: 'Szenarien im Vergleich' },
} as const

function partsChart(fields: readonly string[], charted: Charted, page: CalculatorPage): ChartSpec | null {
  const known = fields.filter((path) => (figureAt(charted, path) ?? 0) !== 0)
  if (known.length === 0) return null
  return {
    title: titles[page.locale].parts, axis: '', labels: [''], unit: 'EUR', stacked: true, horizontal: true, low: true,
    series: known.map((path) => ({ label: labelAt(page, path), values: [figureAt(charted, path)], shape: 'bar' })),
  }
}

function barsChart(fields: readonly string[], charted: Charted, page: CalculatorPage): ChartSpec {
  return {
    title: titles[page.locale].bars, axis: '', labels: [''], unit: 'EUR', horizontal: true,
    series: fields.map((path) => ({ label: labelAt(page, path), values: [figureAt(charted, path)], shape: 'bar' })),
  }
}

function planned(plan: ChartPlan, charted: Charted, page: CalculatorPage): ChartSpec | null {
  if (plan.kind === 'rows') return rowsChart(plan, charted, page)
  return plan.kind === 'parts' ? partsChart(plan.fields, charted, page) : barsChart(plan.fields, charted, page)
}

/** The chart of one result: the first plan that it has figures for, other than 0. */
export function chartOf(charted: Charted, page: CalculatorPage): ChartSpec | null {
  for (const plan of viewOf(page).charts) {
    const spec = planned(plan, charted, page)
    if (spec?.series.some(({ values }) => values.some((value) => value !== null && value !== 0))) return spec
  }
  return null
}

/** A scenario with its name. */
export interface NamedResult extends Charted {
  name: string
}

function courses(plan: Rows, scenarios: readonly NamedResult[], page: CalculatorPage): ChartSpec | null {
  const specs = scenarios.map((scenario) => rowsChart(plan, scenario, page))
  const longest = specs.reduce((best, spec) => ((spec?.labels.length ?? 0) > (best?.labels.length ?? 0) ? spec : best), specs[0] ?? null)
  if (longest === null) return null
  const series = specs.map((spec, index) => ({
    label: scenarios[index]?.name ?? '',
    values: longest.labels.map((label) => spec?.series[0]?.values[spec.labels.indexOf(label)] ?? null),
    shape: 'line' as const,
  }))
  return { ...longest, tabled: false, title: `${titles[page.locale].compared}: ${longest.series[0]?.label ?? ''}`, series }
}

/** Scenarios side by side: their course over the years, else the figures that answer the question. */
export function comparisonChart(scenarios: readonly NamedResult[], page: CalculatorPage): ChartSpec | null {
  const { charts, headline } = viewOf(page)
  const plan = charts[0]
  if (plan?.kind === 'rows' && plan.labels !== 'name' && plan.labels !== 'date') return courses(plan, scenarios, page)
  const amounts = headline.filter((path) => fieldAt(page.result, path)?.unit?.startsWith('EUR'))
  return {
    title: titles[page.locale].compared, axis: '', labels: amounts.map((path) => labelAt(page, path)), unit: 'EUR',
    series: scenarios.map((scenario) => ({ label: scenario.name, values: amounts.map((path) => figureAt(scenario, path)), shape: 'bar' })),
  }
}
