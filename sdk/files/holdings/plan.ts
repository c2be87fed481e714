/** Which table of a file lists the holdings, and how its rows are to be read. */
import { onlyOf } from '../../../core/values/one-of'
import { isBookings } from '../table/bookings'
import { isCashName } from '../cells/cash'
import { isTotalLabel } from '../cells/labels'
import { cellOf, type Column, columnsOf, currencyBesides } from '../table/columns'
import { currencyIn } from '../cells/currency'
import { filledIn, formatOfColumn, formatShown, isMissing, parseDecimal, type NumberFormat } from '../cells/decimal'
import { faultAt } from '../faults'
import type { Role } from '../table/headers'
import { isProduct, productOf } from '../table/product'
import type { Row } from '../formats/lines'
import type { Plan } from './rows'
import type { Source } from '../source'
import type { Table } from '../table/table'
import { chooseValue, labelOf, namedColumn, valueColumns, type ValueColumn } from '../table/value-column'
import type { FileFault } from '../verdict'

export interface PlanOptions {
  baseCurrency: string
  numberFormat?: NumberFormat | undefined
  valueColumn?: string | undefined
  /** Currency that the lines above the tables name for all amounts; null where they name none. */
  stated?: string | null
}

export interface Planned {
  table: Table
  plan: Plan
}

/** Why no table can be read; no fault where none has a value. */
export interface NoPlan {
  fault: FileFault | null
  candidates?: string[]
}

type PlanOutcome = { planned: Planned[] } | NoPlan

export const identifiers: readonly Role[] = ['isin', 'wkn', 'valor', 'symbol']

export interface Known {
  table: Table
  columns: readonly Column[]
  /** Rows with something in several cells: neither headings nor remarks. */
  full: Row[]
}

export const known = (table: Table): Known => ({ table, columns: columnsOf(table), full: table.rows.filter((row) => filledIn(row).length >= 3 || table.headers.length < 3) })

export const hasRole = ({ columns }: Pick<Known, 'columns'>, roles: readonly Role[]): boolean => columns.some(({ role, shape }) => roles.includes(role) && shape !== 'empty')

const namesSecurities = (each: Known): boolean => hasRole(each, [...identifiers, 'name'])

const hasValues = ({ columns, full }: Known): boolean => valueColumns(columns, full, '').length > 0

/** A list of accounts beside that of the securities: by its header, or, beside others, by what all of its rows are called. */
const isAccounts = (each: Known, isBesideOthers: boolean): boolean => (hasRole(each, ['account']) || (isBesideOthers && each.full.every(({ cells }, at) => cells.some((cell) => isCashName(cell) || (at > 0 && isTotalLabel(cell)))))) && hasValues(each) && !hasRole(each, [...identifiers, 'units', 'price'])

/** Rates to a base currency. Only that itself has the rate one: else the file has another one than is wanted. */
function ratesOf({ columns, full }: Known, codes: Column | null, baseCurrency: string): { column: Column; areWanted: boolean } | null {
  const column = columns.find(({ role, header, shape }) => role === 'fx' && header.isBase && shape === 'amount')
  if (column === undefined || codes === null) return null
  const stated = full.filter((row) => !isMissing(cellOf(row, column)) && cellOf(row, codes) !== '')
  return { column, areWanted: stated.every((row) => (currencyIn(cellOf(row, codes)) === baseCurrency) === (Number(cellOf(row, column).replace(',', '.')) === 1)) }
}

/** `12.500 €` beside `850 €`: thousands, since nobody writes one amount with three decimals and another with none. Cents with three decimals all end in a zero, so that zeros prove nothing. */
const areWholeEuros = (cells: readonly string[]): boolean => {
  const stated = cells.filter((cell) => !isMissing(cell))
  return stated.every((cell) => /^\d{1,3}(?:\.\d{3})*\s?(?:€|EUR|Euro)$/.test(cell)) && stated.some((cell) => !cell.includes('.'))
}

/** Whether units x price give values that are read in a format, and none that they do not. */
export function isProven({ columns, full }: { columns: readonly Column[]; full: readonly Row[] }, value: ValueColumn, format: NumberFormat, baseCurrency: string): boolean {
  const product = productOf(columns, full, value, format)
  const said = full.map((row) => {
    const amount = parseDecimal(cellOf(row, value.column), format)
    return product === null || amount === null ? null : isProduct(row, product, { value: amount, written: amount }, baseCurrency)
  })
  return said.includes(true) && !said.includes(false)
}

/**
 * The format of the values; where they leave it open, that of the other amounts of the table, or the one that units x price prove. Percentages say only
 * that values are whole: an app may write them in English beside German values, and thousands must not become decimals.
 */
function formatOf(each: Known, value: ValueColumn, baseCurrency: string): NumberFormat | 'ambiguous' | 'mixed' {
  const cellsOf = (column: Column): string[] => each.table.rows.map((row) => cellOf(row, column))
  const cells = cellsOf(value.column)
  const own = formatOfColumn(cells)
  if (own !== 'ambiguous') return own
  const shownBy = (kind: Column['shape']): NumberFormat | null =>
    formatShown([...cells, ...each.columns.filter(({ shape, role }) => shape === kind && !['date', 'order', 'account'].includes(role)).flatMap(cellsOf).map((cell) => cell.replace('%', ''))])
  const byPercent = shownBy('percent')
  const whole = byPercent !== null && cells.every((cell) => Number.isInteger(parseDecimal(cell, byPercent) ?? 0)) ? byPercent : null
  return shownBy('amount') ?? whole ?? (areWholeEuros(cells) ? 'de' : null) ?? onlyOf((['de', 'en'] as const).filter((format) => isProven(each, value, format, baseCurrency))) ?? 'ambiguous'
}

function valueOf(each: Known, { baseCurrency, valueColumn }: PlanOptions): { value: ValueColumn } | { fault: FileFault; candidates?: string[] } {
  const { columns, table, full } = each
  if (valueColumn !== undefined) {
    const value = namedColumn(columns, full, baseCurrency, valueColumn)
    return value === null ? { fault: faultAt('value_column_unknown') } : { value }
  }
  const choice = chooseValue(columns, full, baseCurrency)
  if (choice === null) return { fault: faultAt('no_value', table.headerRow) }
  if ('value' in choice) return choice
  const candidates = choice.candidates.map((column) => labelOf(columns, column))
  return { fault: faultAt('value_unclear', table.headerRow, candidates.join(', ')), candidates }
}

/** Whether header, rates, headers of other amounts or the lines above the table say another currency than the base currency. */
function isOtherCurrency({ column: { header }, currency }: ValueColumn, areWanted: boolean | undefined, { baseCurrency, stated = null }: PlanOptions): boolean {
  if (header.currency !== null) return header.currency !== baseCurrency
  return (header.isBase && areWanted === false) || (currency === 'unknown' && stated !== null && stated !== baseCurrency)
}

/** Lines that someone typed have no row of headers, and each names its holding by what it has. */
const isIdentified = (each: Known): boolean => each.table.headerRow !== 0 && hasRole(each, identifiers)

/** The currency of values that name none, by the columns beside them: beside prices in pence they are pounds. */
const besides = ({ columns }: Known, { valueColumn }: PlanOptions): string | null =>
  (columns.some(({ header: { words } }) => /pence|price p$|gbx/.test(words)) ? 'GBP' : valueColumn === undefined ? currencyBesides(columns.filter(({ role }) => ['cost', 'gain'].includes(role))) : null)

function planOf(each: Known, options: PlanOptions): PlanOutcome {
  const chosen = valueOf(each, options)
  if ('fault' in chosen) return chosen
  const { value } = chosen
  const { header } = value.column
  const rates = ratesOf(each, value.codes, options.baseCurrency)
  if (isOtherCurrency(value, rates?.areWanted, { ...options, stated: options.stated ?? besides(each, options) })) return { fault: faultAt('header_currency', each.table.headerRow, header.text) }
  const format = options.numberFormat ?? formatOf(each, value, options.baseCurrency)
  if (format === 'mixed' || format === 'ambiguous') return { fault: faultAt(format === 'mixed' ? 'format_mixed' : 'format_unclear', null, header.text) }
  const plan: Plan = {
    columns: each.columns, value, format, baseCurrency: options.baseCurrency,
    isConverted: false,
    rate: rates?.areWanted === true && header.currency === null && !header.isBase ? rates.column : null,
    hasIdentifiers: isIdentified(each),
    // A column that the user names is the value, whatever the price is.
    product: options.valueColumn === undefined ? productOf(each.columns, each.full, value, format) : null,
  }
  return { planned: [{ table: each.table, plan }] }
}

const headersOf = ({ table: { headers } }: Known): string => headers.map(({ text }) => text).join()

/** How the holdings of a file are to be read, or why they cannot be. */
export async function plansOf({ before, tables }: Source, given: PlanOptions): Promise<PlanOutcome> {
  const remarks = [...before, ...tables.flatMap(({ rows }) => rows.filter((row) => filledIn(row).length <= 2))]
  const options = { ...given, stated: remarks.length === 0 ? null : (await import('../table/preamble')).currencyStated(remarks) }
  const all = tables.map(known)
  const accounts = all.filter((each) => isAccounts(each, all.length > 1))
  const [only] = accounts
  const [first, ...others] = all.filter((each) => namesSecurities(each) && hasValues(each) && !accounts.includes(each) && !isBookings(each.columns, each.full))
  if (first === undefined) return only !== undefined && all.length === 1 && !isBookings(only.columns, only.full) ? planOf(only, options) : { fault: null }
  const main = planOf(first, options)
  // Lists with other headers are parts of one where a total adds them up, which is seen when all are read; of the same ones one repeats the other, or is of another day.
  const named = others.filter((each) => hasRole(each, identifiers))
  const lists = named.map((each) => planOf(each, options))
  if (named.length > 0 && ([main, ...lists].some((each) => 'fault' in each) || new Set([first, ...named].map(headersOf)).size <= named.length)) return { fault: faultAt('several_tables', others[0]?.table.headerRow) }
  if ('fault' in main) return main
  const plans = [main, ...lists, ...accounts.map((each) => planOf(each, { ...options, valueColumn: undefined }))]
  return { planned: plans.flatMap((outcome) => ('planned' in outcome ? outcome.planned : [])) }
}
