/** Scenarios side by side. */
import type { VNode } from 'preact'
import { ChartFigure } from '../../chart/chart'
import { DataTable, type WordedCell } from '../../components/data-table'
import type { Cell } from '../../browser/download'
import { comparisonChart } from './charts'
import type { Calculated, CalculatorPage, FormField, ListField, ResultField } from '../descriptor'
import { figureText, valueAt } from './figures'
import { fieldsOf, spelled } from '../form-entries'
import { idleFigures } from './steps'
import type { Outcome, Scenario } from '../state'
import { formatUnit } from '../../../../core/wording/format'
import { words as commonWords } from '../../browser/words'
import { words } from '../words'

/** A scenario and what comes of it. */
export interface Compared {
  scenario: Scenario
  outcome: Outcome
}

/** Stands for what a scenario has not, such as the figures of a plan for a single gift. */
const ABSENT = '-'

/** A row of a list: its name where it has one, and every amount in it other than 0. */
function rowText(field: ListField, row: unknown, page: CalculatorPage): string {
  const amounts = field.item.flatMap((inner) => {
    const value = valueAt(row, inner.name)
    return typeof value === 'number' && value !== 0 ? [`${inner.label} ${inputText(inner, row, page)}`] : []
  })
  return [spelled(valueAt(row, 'name')), amounts.join(', ')].filter((part) => part !== '').join(': ')
}

function inputText(field: FormField, inputs: unknown, page: CalculatorPage): string {
  const { locale } = page
  const value = valueAt(inputs, field.name)
  if (field.kind === 'choice') return field.choices.find((choice) => spelled(choice.value) === spelled(value))?.label ?? spelled(value)
  if (typeof value === 'number') return formatUnit(value, field.kind === 'number' ? field.unit : undefined, locale, Number.isInteger(value) ? 0 : 2)
  if (typeof value === 'boolean') return commonWords[locale][value ? 'yes' : 'no']
  if (field.kind === 'list') return Array.isArray(value) && value.length > 0 ? value.map((row: unknown) => rowText(field, row, page)).join('; ') : ABSENT
  return value === undefined || value === null ? ABSENT : spelled(value)
}

const figuresIn = (fields: readonly ResultField[], path = ''): { field: ResultField; path: string }[] =>
  fields.flatMap((field) => {
    if (field.kind === 'group') return figuresIn(field.fields ?? [], `${path}${field.name}.`)
    return field.kind === 'rows' ? [] : [{ field, path: `${path}${field.name}` }]
  })

const plain = (value: unknown): Cell => (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string' ? value : null)

function inputCell(field: FormField, inputs: unknown, page: CalculatorPage): WordedCell {
  const text = inputText(field, inputs, page)
  return { value: field.kind === 'number' ? plain(valueAt(inputs, field.name)) : text, text }
}

const figureCell = (path: string, field: ResultField, result: unknown, page: CalculatorPage): WordedCell => {
  const value = valueAt(result, path)
  return { value: plain(value), text: value === undefined ? ABSENT : figureText(value, field, page) }
}

function rowsOf(compared: readonly Compared[], page: CalculatorPage): (string | WordedCell)[][] {
  // Where nothing is wrong, what calculates is not there yet.
  const without = (wrong: object): WordedCell => ({ value: null, text: Object.keys(wrong).length === 0 ? '\u2026' : words[page.locale].invalidScenario })
  const cellsOf = (cell: (data: Calculated) => WordedCell): WordedCell[] =>
    compared.map(({ outcome }) => (outcome.data === null ? without(outcome.wrong) : cell(outcome.data)))
  const inputs = fieldsOf(page.form)
    .map((field) => ({ label: field.label, cells: cellsOf((data) => inputCell(field, data.inputs, page)) }))
    .filter(({ cells }) => new Set(cells.map(({ text }) => text)).size > 1)
  const idle = compared.flatMap(({ outcome }) => (outcome.data === null ? [] : [idleFigures(page.view, outcome.data)]))
  // Nothing is left out as long as no scenario is calculated.
  const isIdle = (path: string): boolean => idle.length > 0 && idle.every((names) => [...names].some((name) => path === name || path.startsWith(`${name}.`)))
  // Church tax is a yes or no above, and an amount below.
  const isTold = (label: string, cells: readonly WordedCell[]): boolean =>
    inputs.some((input) => input.label === label && input.cells.every(({ value }, at) => value === cells[at]?.value))
  const figures = figuresIn(page.result)
    .filter(({ path }) => !isIdle(path))
    .map(({ field, path }) => ({ label: field.label, cells: cellsOf((data) => figureCell(path, field, data.result, page)) }))
    .filter(({ label, cells }) => cells.some(({ text }) => text !== ABSENT) && !isTold(label, cells))
  return [...inputs, ...figures].map(({ label, cells }) => [label, ...cells])
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
        caption={text.sideBySide}
        captionHidden
        columns={[{ label: text.figure }, ...compared.map(({ scenario }) => ({ label: scenario.name }))]}
        rows={rowsOf(compared, page)}
        locale={page.locale}
        file={`${page.slug}-comparison`}
      />
    </section>
  )
}
