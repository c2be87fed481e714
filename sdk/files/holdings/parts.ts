/** Columns that are parts of another one, or of a whole that the file does not state: units of two depots or people, free and blocked ones. Loaded where several columns may count the same. */
import { formatShown, isMissing, parseDecimal, plainNumber, withoutUnit } from '../cells/decimal'
import type { Row } from '../formats/lines'
import type { Source } from '../source'
import { cellOf, type Column, columnsOf, ofRole } from '../table/columns'
import type { Table } from '../table/table'
import { chooseValue } from '../table/value-column'
import { isProven } from './plan'

const FREE = /\bfrei|verfugbar|\bfree\b|available/
const BLOCKED = /gesperrt|\bblocked\b/

const areOf = (columns: readonly Column[], pattern: RegExp): Column[] => columns.filter(({ shape, header: { words } }) => shape === 'amount' && pattern.test(words))

/** The numbers of a column by row; null for a cell that is none. */
function numbersOf(rows: readonly Row[], column: Column): (number | null)[] {
  const cells = rows.map((row) => withoutUnit(cellOf(row, column)))
  const format = formatShown(cells)
  return cells.map((cell) => (isMissing(cell) ? 0 : format === null ? null : parseDecimal(cell, format)))
}

const sumsOf = (rows: readonly Row[], columns: readonly Column[]): (number | null)[] => {
  const all = columns.map((column) => numbersOf(rows, column))
  return rows.map((_, at) => all.reduce<number | null>((sum, numbers) => (sum === null ? null : (numbers[at] ?? NaN) + sum), 0)).map((sum) => (Number.isFinite(sum) ? sum : null))
}

/** The table with these numbers of units in the first of these columns, and in no other. */
function withUnits(table: Table, columns: readonly Column[], units: readonly (number | null)[]): Table {
  const [first] = columns
  const isOther = (index: number): boolean => columns.some((column) => column.index === index && column !== first)
  return {
    ...table,
    headers: table.headers.map((header, index) => (index === first?.index ? { ...header, role: 'units' } : isOther(index) ? { ...header, role: 'other' } : header)),
    rows: table.rows.map((row, at) => ({ ...row, cells: row.cells.map((cell, index) => (index === first?.index && (cell !== '' || (units[at] ?? 0) > 0) ? (units[at] === null ? cell : plainNumber(units[at] ?? 0)) : cell)) })),
  }
}

/** Whether units x price are the value in every row that says it, and in one at least. */
function isProvenIn(table: Table, baseCurrency: string): boolean {
  const columns = columnsOf(table)
  const choice = chooseValue(columns, table.rows, baseCurrency)
  if (choice === null || 'candidates' in choice) return false
  const format = formatShown(table.rows.map((row) => cellOf(row, choice.value.column)))
  return format !== null && isProven({ columns, full: table.rows }, choice.value, format, baseCurrency)
}

/** Units in several columns as those that, with the price, are the value: of one column, or of all together. Free and blocked ones are the whole together, where no column has it. */
function withWholeUnits(table: Table, baseCurrency: string): Table {
  const columns = columnsOf(table)
  const [free, blocked] = [areOf(columns, FREE), areOf(columns, BLOCKED)]
  const units = columns.filter(ofRole('units', 'amount'))
  const summed = (all: readonly Column[]): Table => withUnits(table, all, sumsOf(table.rows, all))
  if (free.length === 1 && blocked.length === 1) return units.some((column) => !free.includes(column) && !blocked.includes(column))
    ? table : summed([...free, ...blocked].sort((one, other) => one.index - other.index))
  if (units.length < 2 || isProvenIn(table, baseCurrency)) return table
  const others = units.slice(1).map((column) => withUnits(table, [column, ...units.filter((each) => each !== column)], numbersOf(table.rows, column)))
  return [summed(units), ...others].find((each) => isProvenIn(each, baseCurrency)) ?? table
}

/** Values of which one is the sum of all others in every row: that of the whole. */
function withWholeValues(table: Table): Table {
  const values = columnsOf(table).filter(ofRole('value', 'amount'))
  if (values.length < 3) return table
  const whole = values.find((column) => {
    const parts = values.filter((each) => each !== column)
    const [own, sums] = [numbersOf(table.rows, column), sumsOf(table.rows, parts)]
    const isOfSeveral = table.rows.some((_, at) => parts.filter((part) => (numbersOf(table.rows, part)[at] ?? 0) !== 0).length > 1)
    return isOfSeveral && own.every((value, at) => value !== null && Math.abs(value - (sums[at] ?? NaN)) <= 0.011)
  })
  return whole === undefined ? table : { ...table, headers: table.headers.map((header, index) => (values.some((each) => each.index === index && each !== whole) ? { ...header, role: 'other' } : header)) }
}

/** The tables with the units, and the value, of the whole. */
export const withWholes = (source: Source, baseCurrency: string): Source =>
  ({ ...source, tables: source.tables.map((table) => withWholeUnits(withWholeValues(table), baseCurrency)) })
