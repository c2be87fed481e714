import { splitCsv, type Row } from './csv'
import { currencyBeside, formatOfColumn, parseDecimal, type NumberFormat } from './decimal'
import { findColumns, withCurrency, type Column, type Columns } from './csv-columns'
import { faultAt, type CsvFault, type CsvFaultCode } from './csv-faults'
import { isinFault } from './isin'

/** One holding of the file. */
export type CsvHolding = { isin: string; value: number } | { assetClass: 'cash'; currency: string; value: number }

/** Body of a snapshot request by values. */
export interface CsvRequest {
  basis: 'values'
  baseCurrency: string
  holdings: CsvHolding[]
}

export type CsvOutcome = { ok: true; request: CsvRequest } | { ok: false; errors: CsvFault[] }

export interface CsvOptions {
  /** Currency of all amounts. Default `EUR`. */
  baseCurrency?: string
  /** How amounts are written. Default: what the file shows; a file that leaves it open is refused. */
  numberFormat?: NumberFormat
}

/** Holdings of one request. */
const MAX_HOLDINGS = 25
const CASH = /^(?:cash|guthaben|bargeld|verrechnungskonto|kontostand|liquidit(?:ä|ae)t)(?: \(?([a-z]{3})\)?)?$/i
const TOTAL = /^(?:grand total|total|sum|summe|gesamt|gesamtsumme|gesamtwert)(?: \(?[a-z]{3}\)?)?:?$/i

interface Numbered {
  row: number
  cells: Row
}

const cellOf = (cells: Row, column: Column | null): string => (column && cells[column.index]) || ''

const isinOf = (cells: Row, { isin }: Columns): string => cellOf(cells, isin).replace(/\s/g, '').toUpperCase()

/** Whole cells only: `Total` ends a list, `TotalEnergies` is a company, and so is `Total` with an ISIN. */
const isTotal = (cells: Row, columns: Columns): boolean => TOTAL.test(cells.find((cell) => cell !== '') ?? '') && isinFault(isinOf(cells, columns)) !== null

const isBlank = (cells: Row): boolean => cells.every((cell) => cell === '')

/** Neither ISIN nor shares: in a statement of assets an account, or the sum of a group. */
const isNoSecurity = (cells: Row, { isin, shares }: Columns): boolean => shares !== null && cellOf(cells, isin) === '' && cellOf(cells, shares) === ''

/** A statement of assets names the currency of what it lists; sums have none. */
const isGroup = (cells: Row, columns: Columns): boolean => isNoSecurity(cells, columns) && cellOf(cells, columns.currency) === ''

const isCash = (cells: Row, columns: Columns): boolean => {
  const isin = cellOf(cells, columns.isin)
  return CASH.test(isin) || isNoSecurity(cells, columns) || (isin === '' && cells.some((cell) => CASH.test(cell)))
}

type Reading = { holding: CsvHolding } | { errors: CsvFault[] }

/** How the rows are to be read. */
interface Table {
  columns: Columns
  format: NumberFormat
  baseCurrency: string
  /** Cells of the header row. */
  width: number
}

const amountFault = (value: number | null): CsvFaultCode | null => {
  if (value === null) return 'not_an_amount'
  return value > 0 ? null : 'not_positive'
}

const currencyFault = (currency: string | null, baseCurrency: string): CsvFaultCode | null =>
  !currency || currency === baseCurrency ? null : 'other_currency'

/** As the cell has it, in capitals; pence (`GBp`) are no pounds. */
const currencyIn = (cell: string): string => (cell === 'GBp' ? 'GBX' : cell.toUpperCase())

/** The currency in the name of cash, such as `Cash (USD)`. */
const labelledCurrency = (cells: Row): string | null =>
  cells.map((cell) => CASH.exec(cell)?.[1]?.toUpperCase()).find((currency) => currency !== undefined) ?? null

function readRow({ row, cells }: Numbered, { columns, format, baseCurrency, width }: Table): Reading {
  const amount = cellOf(cells, columns.amount)
  const currency = currencyIn(cellOf(cells, columns.currency))
  const isin = isinOf(cells, columns)
  const value = parseDecimal(amount, format)
  const cash = isCash(cells, columns)
  const label = cash ? labelledCurrency(cells) : null
  // Where the amount says its currency, or the file is a statement in one currency, that column says the currency of
  // the holding, else that of the amount.
  const beside = currencyBeside(amount) ?? columns.amount.currency
  const isConverted = beside !== null || columns.shares !== null
  const findings: [Column | null, CsvFaultCode | null][] = [
    [columns.amount, cells.slice(width).some((cell) => cell !== '') ? 'surplus_cells' : null],
    [columns.isin, cash ? null : isinFault(isin)],
    [columns.amount, amountFault(value) ?? currencyFault(beside, baseCurrency)],
    [columns.currency ?? columns.amount, isConverted ? null : currencyFault(currency || label, baseCurrency)],
  ]
  const errors = findings.flatMap(([column, code]) => (code === null ? [] : [faultAt(row, column?.header ?? '', code)]))
  if (errors.length > 0 || value === null) return { errors }
  return { holding: cash ? { assetClass: 'cash', currency: label ?? (currency || baseCurrency), value } : { isin, value } }
}

const keyOf = (holding: CsvHolding): string => ('isin' in holding ? holding.isin : `cash ${holding.currency}`)

/** Adds up rows of the same security, so that several depots or tax lots count once. */
function pool(holdings: readonly CsvHolding[]): CsvHolding[] {
  const pooled = new Map<string, CsvHolding>()
  for (const holding of holdings) {
    const earlier = pooled.get(keyOf(holding))
    pooled.set(keyOf(holding), { ...holding, value: holding.value + (earlier?.value ?? 0) })
  }
  return [...pooled.values()]
}

const refuse = (column: string, code: CsvFaultCode): CsvOutcome => ({ ok: false, errors: [faultAt(null, column, code)] })

function readRows(rows: readonly Numbered[], table: Table): CsvOutcome {
  const readings = rows.map((row) => readRow(row, table))
  const errors = readings.flatMap((reading) => ('errors' in reading ? reading.errors : []))
  if (errors.length > 0) return { ok: false, errors }
  const holdings = pool(readings.flatMap((reading) => ('holding' in reading ? [reading.holding] : [])))
  if (holdings.length > MAX_HOLDINGS) return refuse(table.columns.isin.header, 'too_many_holdings')
  return { ok: true, request: { basis: 'values', baseCurrency: table.baseCurrency, holdings } }
}

/** The last row, where it alone is shorter than the header and no line ends it. */
function cutRow(rows: readonly Numbered[], data: readonly Numbered[], width: number): Numbered | null {
  const last = rows.at(-1)
  const isShort = ({ cells }: Numbered): boolean => cells.length < width
  return last !== undefined && data.length > 1 && data.at(-1) === last && isShort(last) && !data.slice(0, -1).some(isShort) ? last : null
}

/** What is wrong with the header, or with the rows as a whole. */
function tableFault(rows: readonly Numbered[], data: readonly Numbered[], { columns, baseCurrency, width }: Omit<Table, 'format'>): CsvFault | null {
  const { amount } = columns
  const headerFault = amount.isClear ? currencyFault(amount.currency, baseCurrency) : 'amount_unclear'
  if (headerFault !== null) return faultAt(null, amount.header, headerFault)
  const cut = cutRow(rows, data, width)
  if (cut !== null) return faultAt(cut.row, amount.header, 'cut_off')
  return columns.currency === null && data.some(({ cells }) => isNoSecurity(cells, columns)) ? faultAt(null, 'currency', 'accounts_unclear') : null
}

/**
 * Turns the holdings export of a broker into a snapshot request: a column with the ISIN and one with the market value
 * in the base currency, found by their German or English headers; semicolon, comma or tab. All or nothing: every faulty
 * row is named with its column, and there is no request. Rows of cash (`Cash`, `Guthaben`, ...) and of totals are
 * understood, and so is the statement of assets of Portfolio Performance with its accounts and groups, exported with
 * the columns ISIN and currency.
 *
 * @example
 * const outcome = parseBrokerCsv('ISIN;Kurswert\nIE00B4L5Y983;7.500,00\nCash;2.500,00')
 * if (outcome.ok) await analyze.snapshot(outcome.request)
 */
export function parseBrokerCsv(text: string, options: CsvOptions = {}): CsvOutcome {
  const baseCurrency = (options.baseCurrency ?? 'EUR').toUpperCase()
  const rows = splitCsv(text).map((cells, index) => ({ row: index + 1, cells }))
  const head = rows.findIndex(({ cells }) => findColumns(cells, baseCurrency) !== null)
  const headers = rows[head]?.cells ?? []
  const found = findColumns(headers, baseCurrency)
  if (found === null) return refuse('header', 'missing_columns')
  const data = rows.slice(head + 1).filter(({ cells }) => !isBlank(cells) && !isTotal(cells, found))
  const columns = withCurrency(found, headers, data.map(({ cells }) => cells))
  const table = { columns, baseCurrency, width: headers.length }
  const fault = tableFault(rows, data, table)
  if (fault !== null) return { ok: false, errors: [fault] }
  const holdings = data.filter(({ cells }) => !isGroup(cells, columns))
  if (holdings.length === 0) return refuse('header', 'no_holdings')
  const format = options.numberFormat ?? formatOfColumn(holdings.map(({ cells }) => cellOf(cells, columns.amount)))
  if (format === 'mixed') return refuse(columns.amount.header, 'mixed_formats')
  if (format === 'ambiguous') return refuse(columns.amount.header, 'ambiguous_format')
  return readRows(holdings, { ...table, format })
}
