/** Scenarios side by side. */
import type { VNode } from 'preact'
import { ChartFigure } from '../chart/chart'
import { DataTable } from '../components/data-table'
import { comparisonChart } from './charts'
import type { CalculatorPage, FormField, ResultField } from './descriptor'
import { figureText, valueAt } from './figures'
import { fieldsOf, spelled } from './form'
import type { Calculated, Outcome, Scenario } from './state'
import { formatUnit } from '../format'
import { words as commonWords } from '../words'
import { words } from './words'

/** A scenario and what comes of it. */
export interface Compared {
  scenario: Scenario
  outcome: Outcome
}

/** An input in words. */
function inputText(field: FormField, inputs: unknown, { locale }: CalculatorPage): string {
  const value = valueAt(inputs, field.name)
  if (field.kind === 'choice') return field.choices.find((choice) => spelled(choice.value) === spelled(value))?.label ?? spelled(value)
  if (typeof value === 'number') return formatUnit(value, field.kind === 'number' ? field.unit : undefined, locale)
  if (typeof value === 'boolean') return commonWords[locale][value ? 'yes' : 'no']
  if (Array.isArray(value)) return value.map((row: unknown) => spelled(valueAt(row, 'name'))).join(', ')
  return value === undefined || value === null ? '-' : spelled(value)
}

const figuresIn = (fields: readonly ResultField[], path = ''): { field: ResultField; path: string }[] =>
  fields.flatMap((field) => {
    if (field.kind === 'group') return figuresIn(field.fields ?? [], `${path}${field.name}.`)
    return field.kind === 'rows' ? [] : [{ field, path: `${path}${field.name}` }]
  })

function rowsOf(compared: readonly Compared[], page: CalculatorPage): string[][] {
  const cells = (text: (data: Calculated) => string): string[] =>
    compared.map(({ outcome }) => (outcome.data === null ? words[page.locale].invalidScenario : text(outcome.data)))
  const inputs = fieldsOf(page.form)
    .map((field) => [field.label, ...cells((data) => inputText(field, data.inputs, page))])
    .filter(([, ...texts]) => new Set(texts).size > 1)
  const figures = figuresIn(page.result).map(({ field, path }) => [field.label, ...cells((data) => figureText(valueAt(data.result, path), field, page.locale))])
  return [...inputs, ...figures]
}

/** The scenarios as a chart and as a table: the inputs that differ first, then every figure. */
export function Comparison({ compared, page }: { compared: readonly Compared[]; page: CalculatorPage }): VNode {
  const text = words[page.locale]
  const calculated = compared.flatMap(({ scenario, outcome }) => (outcome.data === null ? [] : [{ name: scenario.name, inputs: outcome.data.inputs, result: outcome.data.result }]))
  const chart = comparisonChart(calculated, page)
  return (
    <section class="panel comparison" aria-labelledby="comparison">
      <h2 id="comparison">{text.comparison}</h2>
      {chart !== null && <ChartFigure spec={chart} locale={page.locale} />}
      <DataTable
        caption={text.comparison}
        captionHidden
        columns={[{ label: text.figure }, ...compared.map(({ scenario }) => ({ label: scenario.name }))]}
        rows={rowsOf(compared, page)}
        locale={page.locale}
        file={`${page.slug}-comparison`}
      />
    </section>
  )
}
