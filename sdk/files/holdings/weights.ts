/** Lists that say how large a part of the whole each holding is, and nothing of its value. Loaded for those alone. */
import { sumBy } from '../../../core/values/sum'
import { decimalsOf, formatOfColumn, halfOf, isMissing, parseDecimal, type NumberFormat } from '../cells/decimal'
import { holdsIsin } from '../cells/isin'
import { isTotalLabel } from '../cells/labels'
import { faultAt, refuse } from '../faults'
import type { Row } from '../formats/lines'
import type { Source } from '../source'
import { isBookings } from '../table/bookings'
import { cellOf, columnsOf, type Column } from '../table/columns'
import type { Table } from '../table/table'
import { labelOf } from '../table/value-column'
import type { FileFault, FileHolding, FileVerdict, ReadFile, RefusedFile, ValuesRequest } from '../verdict'
import { hasRole, identifiers, known as knownTable, type Known, type NoPlan, type Planned, type PlanOptions } from './plan'
import { columnsOfWeights, withoutSign } from './shares'

interface WeightOptions extends PlanOptions {
  rest?: 'cash' | 'spread' | undefined
}

/** The format in which no share is more than the whole, where the cells leave it open. */
function formatOf(cells: readonly string[]): NumberFormat | null {
  const shown = formatOfColumn(cells)
  if (shown === 'de' || shown === 'en') return shown
  const possible = (['de', 'en'] as const).filter((format) => cells.every((cell) => (parseDecimal(cell, format) ?? 0) <= 100))
  const [only] = possible
  return shown === 'ambiguous' && possible.length === 1 && only !== undefined ? only : null
}

/** The table with its shares as plain numbers, without the row that adds them up. */
function plain(table: Table, at: number): Table {
  const isSum = (row: Row): boolean => row.cells.some(isTotalLabel) && !row.cells.some(holdsIsin)
  return { ...table, rows: table.rows.filter((row) => !isSum(row)).map((row) => ({ ...row, cells: row.cells.map((cell, index) => (index === at ? withoutSign(cell) : cell)) })) }
}

function planned(table: Table, column: Column, { baseCurrency, numberFormat }: WeightOptions): Planned | RefusedFile {
  const own = plain(table, column.index)
  const format = numberFormat ?? formatOf(own.rows.map((row) => cellOf(row, column)))
  if (format === null) return refuse([faultAt('format_unclear', null, column.header.text)])
  const columns = columnsOf(own)
  const value = columns[column.index] ?? column
  const hasIdentifiers = own.headerRow !== 0 && hasRole({ columns }, identifiers)
  return { table: own, plan: { columns, value: { column: value, codes: null, currency: 'base' }, format, baseCurrency, isConverted: true, rate: null, hasIdentifiers, product: null } }
}

/** Shares are rounded each; together they may miss the whole by that, and by no more than a hundredth. */
function toleranceOf({ table: { rows }, plan: { value, format } }: Planned, whole: number): number {
  const cells = rows.map((row) => cellOf(row, value.column)).filter((cell) => !isMissing(cell))
  const places = Math.max(0, ...cells.map((cell) => decimalsOf(cell, format)))
  return Math.min(0.01, (cells.length * halfOf(places)) / whole + 1e-9)
}

const sumOf = (holdings: readonly FileHolding[]): number => sumBy(holdings, ({ value }) => value)

/** With what is missing of the whole as cash of the base currency. */
function withCash({ holdings, baseCurrency }: ValuesRequest, rest: number): FileHolding[] {
  const isOwn = (holding: FileHolding): boolean => 'assetClass' in holding && holding.currency === baseCurrency
  return holdings.some(isOwn) ? holdings.map((holding) => (isOwn(holding) ? { ...holding, value: holding.value + rest } : holding)) : [...holdings, { assetClass: 'cash', currency: baseCurrency, value: rest }]
}

/** What was read as values as parts of the whole; where they miss it by more than their decimals, that is asked about. */
function asWeights(read: ReadFile, request: ValuesRequest, each: Planned, rest: WeightOptions['rest']): FileVerdict {
  const sum = sumOf(request.holdings)
  const whole = sum <= 1.01 ? 1 : 100
  const missing = whole - sum
  const isWhole = Math.abs(missing) / whole <= toleranceOf(each, whole)
  if (!isWhole && (missing < 0 || rest === undefined)) return refuse([faultAt(missing > 0 ? 'weights_below' : 'weights_above', each.table.headerRow || null, each.plan.value.column.header.text)])
  const holdings = !isWhole && rest === 'cash' ? withCash(request, missing) : request.holdings
  const all = sumOf(holdings)
  return {
    ...read,
    request: { basis: 'weights', baseCurrency: request.baseCurrency, holdings: holdings.map(({ value, ...holding }) => ({ ...holding, weight: value / all })) },
    leftOut: read.leftOut.map((row) => ({ ...row, value: null })),
    unchecked: isWhole ? [] : ['rows'],
  }
}

type Read<O> = (source: Source, planned: readonly Planned[], options: O) => Promise<FileVerdict>

/** What a list of shares holds; null where no table of the file is one. */
async function byShares<O extends WeightOptions>(source: Source, options: O, read: Read<O>): Promise<FileVerdict | null> {
  const tables = source.tables.flatMap((table) => {
    const columns = columnsOf(table)
    const weights = columnsOfWeights(columns, options.valueColumn)
    return weights.length > 0 && columns.some(({ role }) => role === 'name' || identifiers.includes(role)) ? [{ table, columns, weights }] : []
  })
  const [first, ...others] = tables
  const [weight, ...further] = first?.weights ?? []
  if (first === undefined || weight === undefined || others.length > 0) return null
  if (further.length > 0) {
    const candidates = first.weights.map((column) => labelOf(first.columns, column))
    return refuse([faultAt('value_unclear', first.table.headerRow, candidates.join(', '))], { candidates })
  }
  const each = planned(first.table, weight, options)
  if ('ok' in each) return each
  // Totals above and below are those of values.
  const verdict = await read({ ...source, before: [], tables: [each.table] }, [each], options)
  return verdict.ok && verdict.request.basis === 'values' ? asWeights(verdict, verdict.request, each, options.rest) : verdict
}

/** What is missing where no table can be read. */
function missingIn(all: readonly Known[]): FileFault {
  if (all.some(({ columns, full }) => isBookings(columns, full))) return faultAt('bookings')
  const named = all.find((each) => hasRole(each, identifiers))
  return named === undefined ? faultAt('no_table') : faultAt('no_value', named.table.headerRow)
}

/** What is held by a list of which no column can be read as a value: its shares of the whole, else why it cannot be read; null where the file lists bookings. */
export async function withoutValues<O extends WeightOptions>(source: Source, { fault: known, candidates = [] }: NoPlan, options: O, read: Read<O>): Promise<FileVerdict | null> {
  const fault = known ?? missingIn(source.tables.map(knownTable))
  if (fault.code === 'bookings') return null
  const shares = ['no_value', 'no_table'].includes(fault.code) ? await byShares(source, options, read) : null
  return shares ?? refuse([fault], { candidates })
}
