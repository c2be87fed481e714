/** The chart of a result, and the chart that compares scenarios. */
import { byLanguage, text } from '../../../../core/values/text'
import type { ChartSeries, ChartSpec } from '../../chart/spec'
import { formatDate, formatUnit } from '../../../../core/wording/format'
import type { CalculatorPage, ResultField } from '../descriptor'
import { fieldAt, inputLabel, isEstimate, rowsAt, valueAt } from './figures'
import type { ChartPlan, Difference } from '../../../../core/wording/view'
import { holds, valueOf, type Charted } from './steps'

type Rows = Extract<ChartPlan, { kind: 'rows' }>

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Most figures of a headline. */
const FIGURES = 3

/** A figure of the result with its description. */
interface Shown {
  path: string
  field: ResultField
  value: unknown
}

/** The figures that answer the question. */
export const headlineOf = (result: unknown, page: CalculatorPage): Shown[] =>
  page.view
    .headline.flatMap((path) => {
      const field = fieldAt(page.result, path)
      const value = valueAt(result, path)
      return field === undefined || value === undefined ? [] : [{ path, field, value }]
    })
    .slice(0, FIGURES)

const labelAt = (page: CalculatorPage, path: string): string =>
  path.startsWith('inputs.') ? inputLabel(page.form, path.slice('inputs.'.length)) : (fieldAt(page.result, path)?.label ?? path)

const figureAt = (charted: Charted, path: string): number | null => numberOrNull(valueOf(charted, path))

function rowLabel(value: unknown, field: ResultField | undefined, page: CalculatorPage): string {
  if (field?.kind === 'date' && typeof value === 'string') return formatDate(value, page.locale)
  return field?.unit === 'percentage points' && typeof value === 'number' ? formatUnit(value, field.unit, page.locale) : String(value)
}

const isEmpty = ({ values }: ChartSeries): boolean => values.every((value) => value === null || value === 0)

/** Tracks with nothing in them would only take room and colours. */
const withoutEmpty = (series: readonly ChartSeries[]): ChartSeries[] => series.filter((one) => !isEmpty(one))

function rowsChart(plan: Rows, charted: Charted, page: CalculatorPage): ChartSpec {
  const { result } = charted
  const rows = rowsAt(result, plan.list)
  const list = fieldAt(page.result, plan.list)
  const column = (name: string) => list?.fields?.find((field) => field.name === name)
  const label = column(plan.labels)
  const tracks = plan.tracks.filter(({ when }) => holds(when, charted)).map(({ field, ...track }) =>
    ({ ...track, label: column(field)?.label ?? field, values: rows.map((row) => numberOrNull(row[field])) }))
  const series = withoutEmpty(tracks)
  return {
    title: series.length > 1 ? (list?.label ?? plan.list) : (series[0]?.label ?? ''),
    tabled: true,
    axis: plan.labels === 'name' ? '' : (label?.label ?? ''),
    labels: rows.map((row) => rowLabel(row[plan.labels], label, page)),
    unit: column(plan.tracks[0]?.field ?? '')?.unit ?? 'EUR',
    series,
    stacked: plan.stacked ?? false,
  }
}

const titles = byLanguage({
  parts: text('What it is made of', 'Woraus es sich zusammensetzt'),
  bars: text('The figures side by side', 'Die Zahlen im Vergleich'),
  amount: text('Amount', 'Betrag'),
  compared: text('Scenarios compared', 'Szenarien im Vergleich'),
})

/** What is written at bars is as exact as the same figure elsewhere. */
const writtenUnit = ({ view }: CalculatorPage): ChartSpec['unit'] => (isEstimate(view) ? 'whole amount in EUR' : 'EUR')

function partsChart(fields: readonly string[], charted: Charted, page: CalculatorPage): ChartSpec {
  const series = fields.map((path) => ({ label: labelAt(page, path), values: [figureAt(charted, path)], shape: 'bar' as const }))
  return { title: titles[page.locale].parts, axis: '', labels: [''], unit: writtenUnit(page), stacked: true, horizontal: true, series: withoutEmpty(series) }
}

function barsChart(fields: readonly string[], charted: Charted, page: CalculatorPage): ChartSpec {
  const { bars, amount } = titles[page.locale]
  const series = [{ label: amount, values: fields.map((path) => figureAt(charted, path)), shape: 'bar' as const }]
  return { title: bars, axis: '', labels: fields.map((path) => labelAt(page, path)), unit: writtenUnit(page), horizontal: true, series: withoutEmpty(series) }
}

/** Differences of two columns in cents; a column that was paid out counts with all its rows so far. */
function differences({ list, of, less, paidOut }: Difference, charted: Charted): (number | null)[] {
  const paid = paidOut !== undefined && holds(paidOut.when, charted) ? paidOut.field : null
  let sum = 0
  return rowsAt(charted.result, list).map((row) => {
    sum += paid === null ? 0 : (numberOrNull(row[paid]) ?? Number.NaN)
    const [more, fewer] = [numberOrNull(row[of]), numberOrNull(row[less])]
    return more === null || fewer === null || Number.isNaN(sum) ? null : Math.round((more - fewer - sum) * 100) / 100
  })
}

function differenceChart(plan: Difference, charted: Charted, page: CalculatorPage): ChartSpec {
  const title = plan.title[page.locale]
  const column = fieldAt(page.result, `${plan.list}.${plan.labels}`)
  const labels = rowsAt(charted.result, plan.list).map((row) => rowLabel(row[plan.labels], column, page))
  const values = [...differences(plan, charted), figureAt(charted, plan.end.field)]
  return { title, axis: column?.label ?? '', labels: [...labels, plan.end.label[page.locale]], unit: writtenUnit(page), series: withoutEmpty([{ label: title, values, shape: 'bar' }]) }
}

function planned(plan: ChartPlan, charted: Charted, page: CalculatorPage): ChartSpec[] {
  if (plan.kind === 'rows') return [rowsChart(plan, charted, page)]
  if (plan.kind === 'difference') return [differenceChart(plan, charted, page)]
  if (plan.kind === 'bars') return [barsChart(plan.fields, charted, page)]
  const isTold = plan.unless !== undefined && (valueAt(charted.result, plan.unless) ?? null) !== null
  const parts = partsChart(plan.fields, charted, page)
  return isTold || parts.series.length < 2 ? [] : [parts]
}

/** The charts of one result: those that have anything to show. */
export const chartsOf = (charted: Charted, page: CalculatorPage): ChartSpec[] =>
  page.view.charts.flatMap((plan) => planned(plan, charted, page)).filter(({ series }) => series.length > 0)

/** A scenario with its name. */
interface NamedResult extends Charted {
  name: string
}

/** A line for each scenario: the first track that one of them has, over all years or ages that one of them has. */
function courses(plan: Rows, scenarios: readonly NamedResult[], page: CalculatorPage): ChartSpec {
  const list = fieldAt(page.result, plan.list)
  const labelled = (name: string) => list?.fields?.find((field) => field.name === name)
  const track = plan.tracks.find(({ when }) => scenarios.some((one) => holds(when, one)))?.field ?? ''
  const lines = scenarios.map(({ name, result }) => ({ name, values: new Map(rowsAt(result, plan.list).map((row) => [Number(row[plan.labels]), numberOrNull(row[track])])) }))
  const steps = [...new Set(lines.flatMap(({ values }) => [...values.keys()]))].sort((one, other) => one - other)
  return {
    title: `${titles[page.locale].compared}: ${labelled(track)?.label ?? track}`,
    axis: labelled(plan.labels)?.label ?? '',
    labels: steps.map(String),
    unit: labelled(track)?.unit ?? 'EUR',
    // Where lines are the same, both are seen.
    series: lines.map(({ name, values }, index) => ({ label: name, values: steps.map((step) => values.get(step) ?? null), shape: 'line', dashed: index % 2 === 1 })),
  }
}

/** Scenarios side by side: their course over the years, else the amounts that answer the question. */
export function comparisonChart(scenarios: readonly NamedResult[], page: CalculatorPage): ChartSpec | null {
  const plan = page.view.charts[0]
  if (plan?.kind === 'rows' && (plan.labels === 'year' || plan.labels === 'age')) return courses(plan, scenarios, page)
  const amounts = page.view.headline.filter((path) => {
    return fieldAt(page.result, path)?.unit?.startsWith('EUR') === true && scenarios.some((scenario) => figureAt(scenario, path) !== null)
  })
  if (amounts.length === 0) return null
  return {
    title: titles[page.locale].compared, axis: '', labels: amounts.map((path) => labelAt(page, path)), unit: writtenUnit(page), horizontal: true,
    series: scenarios.map((scenario) => ({ label: scenario.name, values: amounts.map((path) => figureAt(scenario, path)), shape: 'bar' })),
  }
}
