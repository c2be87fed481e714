import { splitCsv, type Row } from './csv'
import { currencyBeside, formatOfColumn, parseDecimal, type NumberFormat } from './decimal'
import { findColumns, type Column, type Columns } from './csv-columns'
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
const CASH = /^(?:cash|guthaben|bargeld|verrechnungskonto|kontostand|liquidit(?:ä|ae)t)(?: \(?[a-z]{3}\)?)?$/i
const TOTAL = /^(?:grand total|total|sum|summe|gesamt|gesamtsumme|gesamtwert)(?: \(?[a-z]{3}\)?)?:?$/i

interface Numbered {
  row: number
  cells: Row
}

/** Whole cells only: `Total` ends a list, `TotalEnergies` is a company. */
const isData = ({ cells }: Numbered): boolean => cells.some((cell) => cell !== '') && !TOTAL.test(cells.find((cell) => cell !== '') ?? '')

const cellOf = (cells: Row, column: Column | null): string => (column && cells[column.index]) || ''

/** Neither ISIN nor shares: in a statement of assets an account, or the sum of a group. */
const isNoSecurity = (cells: Row, { isin, shares }: Columns): boolean => shares !== null && cellOf(cells, isin) === '' && cellOf(cells, shares) === ''

/** A statement of assets names the currency of what it lists; sums have none. */
const isGroup = (cells: Row, columns: Columns): boolean => isNoSecurity(cells, columns) && cellOf(cells, columns.currency) === ''

const isCash = (cells: Row, columns: Columns): boolean => {
  const isin = cellOf(cells, columns.isin)
  return CASH.test(isin) || isNoSecurity(cells, columns) || (isin === '' && cells.some((cell) => CASH.test(cell)))
}

type Reading = { holding: CsvHolding } | { errors: CsvFault[] }

const amountFault = (value: number | null): CsvFaultCode | null => {
  if (value === null) return 'not_an_amount'
  return value > 0 ? null : 'not_positive'
}

const currencyFault = (currency: string | null, baseCurrency: string): CsvFaultCode | null =>
  !currency || currency === baseCurrency ? null : 'other_currency'

function readRow({ row, cells }: Numbered, columns: Columns, format: NumberFormat, baseCurrency: string): Reading {
  const amount = cellOf(cells, columns.amount)
  const currency = cellOf(cells, columns.currency).toUpperCase()
  const isin = cellOf(cells, columns.isin).replace(/\s/g, '').toUpperCase()
  const value = parseDecimal(amount, format)
  const cash = isCash(cells, columns)
  // Where the amount says its currency, or the file is a statement in one currency, that column says the currency of
  // the holding, else that of the amount.
  const beside = currencyBeside(amount) ?? currencyBeside(columns.amount.header)
  const isConverted = beside !== null || columns.shares !== null
  const findings: [Column | null, CsvFaultCode | null][] = [
    [columns.isin, cash ? null : isinFault(isin)],
    [columns.amount, amountFault(value) ?? currencyFault(beside, baseCurrency)],
    [columns.currency, isConverted ? null : currencyFault(currency, baseCurrency)],
  ]
  const errors = findings.flatMap(([column, code]) => (code === null ? [] : [faultAt(row, column?.header ?? '', code)]))
  if (errors.length > 0 || value === null) return { errors }
  return { holding: cash ? { assetClass: 'cash', currency: currency || baseCurrency, value } : { isin, value } }
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

function readRows(rows: readonly Numbered[], columns: Columns, options: CsvOptions, baseCurrency: string): CsvOutcome {
  const { amount } = columns
  const format = options.numberFormat ?? formatOfColumn(rows.map(({ cells }) => cellOf(cells, amount)))
  if (format === 'mixed') return refuse(amount.header, 'mixed_formats')
  if (format === 'ambiguous') return refuse(amount.header, 'ambiguous_format')
  const readings = rows.map((row) => readRow(row, columns, format, baseCurrency))
  const errors = readings.flatMap((reading) => ('errors' in reading ? reading.errors : []))
  if (errors.length > 0) return { ok: false, errors }
  const holdings = pool(readings.flatMap((reading) => ('holding' in reading ? [reading.holding] : [])))
  if (holdings.length > MAX_HOLDINGS) return refuse(columns.isin.header, 'too_many_holdings')
  return { ok: true, request: { basis: 'values', baseCurrency, holdings } }
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
  const head = rows.findIndex(({ cells }) => findColumns(cells) !== null)
  const columns = findColumns(rows[head]?.cells ?? [])
  if (columns === null) return refuse('header', 'missing_columns')
  const headerFault = currencyFault(currencyBeside(columns.amount.header), baseCurrency)
  if (headerFault !== null) return refuse(columns.amount.header, headerFault)
  const data = rows.slice(head + 1).filter(isData)
  if (columns.currency === null && data.some(({ cells }) => isNoSecurity(cells, columns))) return refuse('currency', 'accounts_unclear')
  const holdings = data.filter(({ cells }) => !isGroup(cells, columns))
  return holdings.length === 0 ? refuse('header', 'no_holdings') : readRows(holdings, columns, options, baseCurrency)
}
