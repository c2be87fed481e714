/** Columns of a table with what their headers say and what their cells are. */
import { onlyOf } from '../../../core/values/one-of'
import { remembered } from '../../../core/values/memoize'
import { currencyOfWord } from '../cells/currency'
import { isDate, isSerial } from '../cells/dates'
import { filledIn, isAmount, isMissing, withoutUnit } from '../cells/decimal'
import type { Header, Role } from './headers'
import { holdsIsin } from '../cells/isin'
import type { Row } from '../formats/lines'
import type { Table } from './table'

/** What most cells of a column are. */
type Shape = 'isin' | 'amount' | 'percent' | 'date' | 'currency' | 'text' | 'empty'

export interface Column {
  index: number
  header: Header
  /** Meaning by header and cells together. */
  role: Role
  shape: Shape
}

/** Whether a column has this meaning, and cells of this shape where one is asked for. */
export const ofRole = (role: Role, shape?: Shape) => (column: Column): boolean => column.role === role && (shape === undefined || column.shape === shape)

/** What at least this share of the filled cells is: totals and remarks stand in columns of other things. */
const MOST = 0.6

/** ISINs are like nothing else, and cash and totals have none. */
const SOME = 0.3

const shapes: readonly (readonly [Shape, (cell: string) => boolean, number?])[] = [
  ['isin', holdsIsin, SOME],
  ['currency', (cell) => cell.length < 12 && (currencyOfWord(cell) !== null || /^GB[Xp]$/.test(cell))],
  ['percent', (cell) => /^[-+]?[\d.,\s]+ ?%$/.test(cell)],
  ['date', (cell) => isDate(cell) && !isAmount(cell)],
  ['amount', isAmount],
]

const SUM = /^\w*(?:summe|gesamt|total)\b/i

/** Cells that are looked at to tell what a column is. */
const SAMPLE = 300

/** The share of the filled cells that fit. */
function shareOf(cells: readonly string[], fits: (cell: string) => boolean): number {
  const filled = cells.filter((cell) => !isMissing(cell))
  return filled.length === 0 ? 0 : filled.filter(fits).length / filled.length
}

function shapeOf(cells: readonly string[]): Shape {
  if (cells.every(isMissing)) return 'empty'
  return shapes.find(([, fits, share = MOST]) => shareOf(cells, fits) >= share)?.[0] ?? 'text'
}

/** Days without marks between year, month and day look like amounts. */
const isPlainDay = (cell: string): boolean => /^(?:19|20)\d{6}$/.test(cell) && isDate(cell)

const countsUp: readonly Role[] = ['units', 'value', 'price', 'cost', 'gain', 'fee', 'tax', 'accrued']

/** `Position` 01, 02, 03 numbers the rows. */
function numbersRows({ role, words }: Header, cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => !isMissing(cell))
  if (role !== 'units' || !/^(?:position|positionen|pos|holding|positie)$/.test(words) || filled.length === 0) return false
  return filled.some((cell) => /^0\d+$/.test(cell)) || (filled.length > 1 && filled.every((cell, index) => Number(cell) === Number(filled[0]) + index))
}

/** What is added up: a damaged cell or two do not make it another thing. */
const paid: readonly Role[] = ['value', 'units', 'price', 'fee', 'tax']

/** The shape of a column; days without marks only where the header names no amount, those that spreadsheets count only where it names a day. */
function shapeBelow({ role }: Header, cells: readonly string[]): Shape {
  const shape = shapeOf(cells)
  if (shape === 'text' && paid.includes(role) && shareOf(cells, isAmount) >= SOME) return 'amount'
  if (shape === 'text' && role === 'units' && shareOf(cells, (cell) => isAmount(withoutUnit(cell))) >= MOST) return 'amount'
  if (shape === 'amount' && role === 'date' && cells.every((cell) => isMissing(cell) || isSerial(cell))) return 'date'
  return shape === 'amount' && !countsUp.includes(role) && cells.every((cell) => isMissing(cell) || isPlainDay(cell)) ? 'date' : shape
}

const ofMoney: readonly Role[] = ['value', 'price', 'cost', 'gain', 'accrued', 'currency', 'date', 'other']

/** Whether words below a header of figures are names: in a column of units, the lines below the table have words, too. */
const mayName = (role: Role, cells: readonly string[]): boolean => role === 'value' || (['valor', 'units'].includes(role) && !cells.some(isAmount))

/** Whether amounts in cents stand below `Valor` or `Stand 30.11.2026`: a Swiss number has no decimals. */
const isAmountBelow = ({ role, words }: Pick<Header, 'role' | 'words'>, shape: Shape, cells: readonly string[]): boolean =>
  role === 'valor' ? cells.some((cell) => /\d[.,]\d\d?$/.test(cell)) : shape === 'amount' && /^stand \d/.test(words) && cells.every((cell) => isMissing(cell) || /[.,]\d\d\D*$/.test(cell))

/** The cells decide where header and cells disagree. */
function roleOf({ role, words }: Header, shape: Shape, cells: readonly string[]): Role {
  if (shape === 'isin' && role !== 'side' && !/underlying|basiswert/.test(words)) return 'isin'
  if (shape === 'currency' && ofMoney.includes(role)) return 'currency'
  if (shape === 'date' && !['date', 'name', 'account', 'status'].includes(role)) return 'date'
  if (shape === 'percent' && role === 'value') return 'share'
  if (shape === 'text' && mayName(role, cells)) return 'name'
  return isAmountBelow({ role, words }, shape, cells) ? 'value' : role
}

/** A header above two columns, of which the left has the currencies, is that of the amounts to the right, too. */
const inherited = (columns: readonly Column[], index: number): Header | null => {
  const left = columns[index - 1]
  return left?.shape === 'currency' && left.header.role !== 'currency' ? left.header : null
}

/** The columns of a table, one for each header: several readers ask the same table. */
export const columnsOf = remembered(({ headers, rows }: Table): readonly Column[] => {
  // A row with one cell is a heading or a remark; one that adds others up has its name anywhere.
  const sample = rows.filter((row) => headers.length < 2 || (filledIn(row).length > 1 && !SUM.test(filledIn(row).join()))).slice(0, SAMPLE)
  const columns: Column[] = []
  for (const [index, own] of headers.entries()) {
    const cells = sample.map((row) => row.cells[index] ?? '')
    const shape = shapeBelow(own, cells)
    const header = own.text === '' ? (inherited(columns, index) ?? own) : own
    columns.push({ index, header, shape, role: numbersRows(own, cells) ? 'other' : roleOf(header, shape, cells) })
  }
  return columns
})

/** The cell of a row in a column; empty where there is neither. */
export const cellOf = ({ cells }: Row, column: Column | null | undefined): string => (column && cells[column.index]) || ''

/** The currency that the headers of other amounts name; null where none does, or several differ. */
export const currencyBesides = (columns: readonly Column[]): string | null => onlyOf(new Set(columns.flatMap(({ header: { currency } }) => currency ?? [])))
