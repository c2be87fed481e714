/** A result: the figures that answer the question, a chart, and everything else in tables. */
import type { VNode } from 'preact'
import { ChartFigure } from '../../chart/chart'
import { DataTable, type WordedCell } from '../../components/data-table'
import { Notice } from '../../components/notice'
import { Glossed } from '../../glossary/glossed'
import type { Cell } from '../../browser/download'
import { chartsOf, headlineOf } from './charts'
import type { Calculated, CalculatorPage, ResultField } from '../descriptor'
import { Explanation, Steps } from './explanation'
import { figureText, rowsAt, valueAt } from './figures'
import { PurchasingPower } from './purchasing-power'
import { idleFigures } from './steps'
import { words } from '../words'

/** A figure in words; the exact value stays in the page. */
const Value = ({ value, field, page }: { value: unknown; field: ResultField; page: CalculatorPage }): VNode => {
  const text = figureText(value, field, page)
  if (value === null || value === undefined) return <span class="missing">{text}</span>
  if (field.kind === 'date') return <time dateTime={String(value)}>{text}</time>
  return <data value={String(value)}>{text}</data>
}

/** The first figure of the answer, with a way to the rest. */
export function Answer({ data, page }: { data: Calculated; page: CalculatorPage }): VNode | null {
  const [first] = headlineOf(data.result, page)
  if (first === undefined) return null
  return <a class="answer needs-script no-print" href="#result"><span>{first.field.label}</span><strong>{figureText(first.value, first.field, page)}</strong></a>
}

/** The figures of the answer; what is new is read out once, by the first of them. */
function Headline({ data, page }: { data: Calculated; page: CalculatorPage }): VNode {
  return (
    <dl class="headline">
      {headlineOf(data.result, page).map((shown, index) => (
        <div class={index === 0 ? 'first' : undefined} aria-live={index === 0 ? 'polite' : undefined} aria-atomic={index === 0 || undefined} key={shown.path}>
          <dt>{shown.field.label}</dt>
          <dd><Value value={shown.value} field={shown.field} page={page} /></dd>
        </div>
      ))}
    </dl>
  )
}

const isFigure = ({ kind }: ResultField): boolean => kind === 'value' || kind === 'date'

interface FigureRowsProps {
  fields: readonly ResultField[]
  value: unknown
  path: string
  /** Terms that a row above explains. */
  seen: Set<string>
  idle: ReadonlySet<string>
  page: CalculatorPage
}

function FigureRows({ fields, value, path, idle, page, seen }: FigureRowsProps): VNode {
  return (
    <>
      {fields.filter((field) => isFigure(field) && !idle.has(`${path}${field.name}`)).map((field) => (
        <tr key={field.name} data-figure={`${path}${field.name}`}>
          <th scope="row"><Glossed text={field.label} seen={seen} /></th>
          <td class="number"><Value value={valueAt(value, field.name)} field={field} page={page} /></td>
        </tr>
      ))}
    </>
  )
}

function Figures({ data, page }: { data: Calculated; page: CalculatorPage }): VNode {
  const groups = page.result.filter(({ kind }) => kind === 'group')
  const common = { seen: new Set<string>(), idle: idleFigures(page.view, data), page }
  return (
    <table class="figures">
      <caption class="visually-hidden">{words[page.locale].figures}</caption>
      <tbody><FigureRows fields={page.result} value={data.result} path="" {...common} /></tbody>
      {groups.map((group) => (
        <tbody key={group.name}>
          <tr><th colSpan={2} scope="rowgroup">{group.label}{valueAt(data.result, group.name) === null && `: ${group.empty ?? ''}`}</th></tr>
          {valueAt(data.result, group.name) !== null && <FigureRows fields={group.fields ?? []} value={valueAt(data.result, group.name)} path={`${group.name}.`} {...common} />}
        </tbody>
      ))}
    </table>
  )
}

const cellOf = (value: unknown, field: ResultField, page: CalculatorPage): Cell | WordedCell => {
  if (value === null || value === undefined) return null
  const text = figureText(value, field, page)
  return typeof value === 'number' ? { value, text } : text
}

/** Sentences before the charts; the others are folded. */
const FIRST_SENTENCES = 2

/** A number stays with its sign. */
const SentenceList = ({ list }: { list: readonly unknown[] }): VNode => <ul class="sentences">{list.map((sentence) => <li>{String(sentence).replace(/(\d) (?=[%€])/g, '$1\u00A0')}</li>)}</ul>

function Sentences({ list, page }: { list: unknown; page: CalculatorPage }): VNode | null {
  if (!Array.isArray(list)) return null
  const further = list.slice(FIRST_SENTENCES)
  return (
    <>
      <SentenceList list={list.slice(0, FIRST_SENTENCES)} />
      {further.length > 0 && <details class="on-paper"><summary>{words[page.locale].further} ({further.length})</summary><SentenceList list={further} /></details>}
    </>
  )
}

const isTime = ({ name }: ResultField): boolean => name === 'year' || name === 'age'

/** Columns up to which a table of years also shows those with equal values. */
const FEW = 5

/** Columns of years that a table does not show, with what they are in every row: zeros say nothing, and of many columns those that never change stand above. */
function sameInAll(columns: readonly ResultField[], rows: readonly Readonly<Record<string, unknown>>[]): Map<string, unknown> {
  const [first] = columns
  const same = new Map(columns.flatMap(({ name }) => (typeof rows[0]?.[name] === 'number' && rows.every((row) => row[name] === rows[0]?.[name]) ? [[name, rows[0][name]]] : [])))
  const zeros = new Map([...same].filter(([, value]) => value === 0))
  if (first === undefined || !isTime(first) || rows.length === 1) return new Map()
  return columns.length - zeros.size > FEW && columns.some((column) => !isTime(column) && !same.has(column.name)) ? same : zeros
}

/** Rows with a message become notices, a list of texts sentences, all others a table. */
function Rows({ field, path, data, page }: { field: ResultField; path: string; data: Calculated; page: CalculatorPage }): VNode | null {
  const idle = idleFigures(page.view, data)
  const columns = (field.fields ?? []).filter(({ name }) => !idle.has(`${path}.${name}`))
  if (columns.length === 0) return <Sentences list={valueAt(data.result, path)} page={page} />
  const rows = rowsAt(data.result, path)
  if (rows.length === 0) return null
  if (columns.some(({ name }) => name === 'message')) {
    return <>{rows.map((row) => <Notice tone="warning" title={columns[0] === undefined ? '' : figureText(row[columns[0].name], columns[0], page)}>{String(row['message'])}</Notice>)}</>
  }
  const same = sameInAll(columns, rows)
  if (columns.every((column) => isTime(column) || same.get(column.name) === 0)) return null // years with nothing in them
  const above = columns.filter(({ name }) => same.has(name) && same.get(name) !== 0).map((column) => `${column.label} ${figureText(same.get(column.name), column, page)}`)
  const isFolded = page.view.folded?.includes(path) === true
  const table = (
    <>
      {above.length > 0 && <p class="small">{words[page.locale].everyYear}: {above.join(' · ')}</p>}
      <DataTable
        caption={field.label}
        captionHidden={isFolded}
        columns={columns.map((column) => ({ ...column, isLeftOut: same.has(column.name) }))}
        rows={rows.map((row) => columns.map((column) => (isTime(column) ? String(row[column.name]) : cellOf(row[column.name], column, page))))}
        locale={page.locale}
        file={`${page.slug}-${path}`}
      />
    </>
  )
  return isFolded ? <details><summary>{field.label}</summary>{table}</details> : table
}

/** Lists of rows, those inside groups included, with their paths. */
const listsIn = (fields: readonly ResultField[], path = ''): { field: ResultField; path: string }[] =>
  fields.flatMap((field) => {
    const here = `${path}${field.name}`
    if (field.kind === 'rows') return [{ field, path: here }]
    return field.kind === 'group' ? listsIn(field.fields ?? [], `${here}.`) : []
  })

/** Everything that a calculation says in figures. */
export function ResultView({ data, page, effect }: { data: Calculated; page: CalculatorPage; effect: string | null | undefined }): VNode {
  const lists = listsIn(page.result)
  const charts = chartsOf(data, page)
  const isNotice = ({ field: { fields = [] } }: { field: ResultField }): boolean => fields.length === 0 || fields.some(({ name }) => name === 'message')
  const rowsOf = (wanted: boolean): VNode[] => lists.filter((list) => isNotice(list) === wanted).map((list) => <Rows key={list.path} {...list} data={data} page={page} />)
  return (
    <>
      <Headline data={data} page={page} />
      {rowsOf(true)}
      {effect !== null && page.view.group !== 'taxes' && <p class="effect">{effect}</p>}
      <PurchasingPower data={data} page={page} />
      <Explanation data={data} page={page} />
      {charts.map((chart) => <ChartFigure key={chart.title} spec={chart} locale={page.locale} />)}
      <Steps data={data} page={page} />
      <details class="more" open={charts.length === 0 || undefined}>
        <summary>{words[page.locale].figures}</summary>
        <Figures data={data} page={page} />
        {rowsOf(false)}
      </details>
    </>
  )
}
