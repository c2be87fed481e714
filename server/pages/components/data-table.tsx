import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { Locale } from '../../../core/values/text'
import { headerOf, saveCsv, type Cell } from '../browser/download'
import { formatUnit, type Unit } from '../../../core/wording/format'
import { words } from '../browser/words'

interface Column {
  label: string
  unit?: Unit | undefined
  /** Words for a missing value; "not known" unless given. */
  empty?: string | undefined
  /** Whether it is left out on the page and only saved. */
  isLeftOut?: boolean
}

/** A value with words of its own, in a table whose rows have different units; the value is what is saved. */
export interface WordedCell {
  value: Cell
  text: string
}

type TableCell = Cell | WordedCell

const valueIn = (cell: TableCell): Cell => (typeof cell === 'object' && cell !== null ? cell.value : cell)

/** A table that can be scrolled on small screens and saved. */
interface TableProps {
  caption: string
  columns: readonly Column[]
  rows: readonly (readonly TableCell[])[]
  locale: Locale
  /** File name without ending; without one the table cannot be saved. */
  file?: string
  captionHidden?: boolean
  /** Rows that are shown at first; all are saved. */
  most?: number
}

function cellText(cell: TableCell, column: Column | undefined, locale: Locale): string {
  if (cell === null) return column?.empty ?? words[locale].notKnown
  if (typeof cell === 'object') return cell.text
  if (typeof cell === 'number') return formatUnit(cell, column?.unit, locale)
  return typeof cell === 'boolean' ? words[locale][cell ? 'yes' : 'no'] : cell
}

function BodyCell({ cell, column, index, locale }: { cell: TableCell; column: Column | undefined; index: number; locale: Locale }): VNode {
  const text = cellText(cell, column, locale)
  const value = valueIn(cell)
  const label = column?.label
  // A row without a name has no heading: that of a chart with a single bar.
  if (index === 0 && text !== '') return <th scope="row" role="rowheader">{text}</th>
  if (typeof value !== 'number') return <td role="cell" data-label={label} class={value === null && column?.unit !== undefined ? 'number' : undefined}>{text}</td>
  return <td role="cell" data-label={label} class="number"><data value={String(value)}>{text}</data></td>
}

/** Columns from which figures stand closer. */
const MANY = 7

/** Where long words of heads may be hyphenated, so that close figures have room. */
const PARTS = /(?<=\p{L}{3})(?=(?:vorsorge|pausch|zahl|zuwachs|anfang|depot|zulage|erstatt|steuer|beitrag|einsteig))/gu

const parted = (label: string): string => label.replace(PARTS, '\u00AD')

/** Columns from which rows with names become blocks on a phone; one less if not all columns are figures. */
const WIDE = 5

/** Rows of years, ages or rates, which are read down their columns: on a phone they keep them, in lines of two or three figures below a head that stays. */
const isSeries = (rows: TableProps['rows']): boolean => rows.every(([first = '']) => /^[\d.]+$/.test(String(valueIn(first))))

/** The class for phones: rows of a series keep their columns, wide rows become blocks. */
function formOnPhone(columns: number, rows: TableProps['rows'], areFigures: boolean): string {
  if (isSeries(rows)) return columns > 3 ? ' series' : ''
  return columns + (areFigures ? 0 : 1) >= WIDE ? ' stacked' : ''
}

/** The button that saves a table as CSV. */
export const CsvButton = ({ locale, onClick }: { locale: Locale; onClick: () => void }): VNode => (
  <button type="button" class="quiet small" aria-label={words[locale].downloadCsv} title={words[locale].downloadCsv} onClick={onClick}>CSV</button>
)

/** Rows and columns; the first cell of a row names it. */
export function DataTable({ caption, columns: all, rows: whole, locale, file, captionHidden = false, most = whole.length }: TableProps): VNode {
  const [isWhole, setWhole] = useState(false)
  /** The button goes with what it did. */
  const showWhole = (button: Element): void => {
    button.closest('.data-table')?.querySelector<HTMLElement>('.scroll')?.focus({ preventScroll: true })
    setWhole(true)
  }
  const isShown = (_: unknown, index: number): boolean => all[index]?.isLeftOut !== true
  const columns = all.filter(isShown)
  const rows = whole.map((row) => row.filter(isShown))
  const isNumber = (index: number): boolean => index > 0 && rows.some((row) => typeof valueIn(row[index] ?? null) === 'number')
  const form = formOnPhone(columns.length, rows, columns.slice(1).every((_, index) => isNumber(index + 1)))
  const isDense = columns.length >= MANY
  return (
    <div class={`data-table${isDense ? ' dense' : ''}${form}`}>
      <div class="scroll" role="region" aria-label={caption} tabIndex={0}>
        <table role="table">
          <caption class={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
          <thead role="rowgroup"><tr role="row">{columns.map(({ label }, index) => <th scope="col" role="columnheader" class={isNumber(index) ? 'number' : undefined}>{isDense || form === ' series' ? parted(label) : label}</th>)}</tr></thead>
          <tbody role="rowgroup">
            {(isWhole ? rows : rows.slice(0, most)).map((row) => <tr role="row">{row.map((cell, index) => <BodyCell cell={cell} column={columns[index]} index={index} locale={locale} />)}</tr>)}
          </tbody>
        </table>
      </div>
      {(file !== undefined || rows.length > most) && (
        <div class="actions needs-script">
          {!isWhole && rows.length > most && <button type="button" class="quiet small" onClick={(event) => showWhole(event.currentTarget)}>{words[locale].showAll} ({rows.length})</button>}
          {file !== undefined && <CsvButton locale={locale} onClick={() =>
            saveCsv(file, [all.map(({ label, unit }) => headerOf(label, unit)), ...whole.map((row) => row.map(valueIn))], locale)} />}
        </div>
      )}
    </div>
  )
}
