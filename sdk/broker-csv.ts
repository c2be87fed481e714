import { splitCsv, type Row } from './csv'
import { currencyBeside, formatOfColumn, parseDecimal, type NumberFormat } from './decimal'
import { findColumns, type Column, type Columns } from './csv-columns'
import { isinFault } from './isin'

/** A fault of one row; never repeats what stands in the cell. */
export interface CsvFault {
  /** Row as a spreadsheet numbers it, from 1; null for a fault of the whole file. */
  row: number | null
  /** The column's own header, or what it should contain. */
  column: string
  message: string
}

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

const isCash = (cells: Row, columns: Columns): boolean => {
  const isin = cells[columns.isin.index] ?? ''
  return CASH.test(isin) || (isin === '' && cells.some((cell) => CASH.test(cell)))
}

type Reading = { holding: CsvHolding } | { errors: CsvFault[] }

const amountFault = (value: number | null): string | null => {
  if (value === null) return 'Must be an amount'
  return value > 0 ? null : 'Must be greater than 0'
}

const currencyFault = (currency: string | null, baseCurrency: string): string | null =>
  !currency || currency === baseCurrency ? null : 'Must be in the base currency; convert it first'

function readRow({ row, cells }: Numbered, columns: Columns, format: NumberFormat, baseCurrency: string): Reading {
  const cell = (column: Column | null) => (column && cells[column.index]) || ''
  const currency = cell(columns.currency).toUpperCase()
  const isin = cell(columns.isin).replace(/\s/g, '').toUpperCase()
  const value = parseDecimal(cell(columns.amount), format)
  const cash = isCash(cells, columns)
  // Where the amount says its currency, that column says the currency of the holding, else that of the amount.
  const beside = currencyBeside(cell(columns.amount)) ?? currencyBeside(columns.amount.header)
  const findings: [Column | null, string | null][] = [
    [columns.isin, cash ? null : isinFault(isin)],
    [columns.amount, amountFault(value) ?? currencyFault(beside, baseCurrency)],
    [columns.currency, beside === null ? currencyFault(currency, baseCurrency) : null],
  ]
  const errors = findings.flatMap(([column, message]) => (message === null ? [] : [{ row, column: column?.header ?? '', message }]))
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

const refuse = (column: string, message: string, row: number | null = null): CsvOutcome => ({ ok: false, errors: [{ row, column, message }] })

/**
 * Turns the holdings export of a broker into a snapshot request: a column with the ISIN and one with the market value
 * in the base currency, found by their German or English headers; semicolon, comma or tab. All or nothing: every faulty
 * row is named with its column, and there is no request. Rows of cash (`Cash`, `Guthaben`, ...) and of totals are
 * understood.
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
  if (columns === null) return refuse('header', 'A header row with a column for the ISIN and one for the amount is missing')
  const headerFault = currencyFault(currencyBeside(columns.amount.header), baseCurrency)
  if (headerFault !== null) return refuse(columns.amount.header, headerFault)
  const data = rows.slice(head + 1).filter(isData)
  if (data.length === 0) return refuse('header', 'There is no holding below the header row')
  const format = options.numberFormat ?? formatOfColumn(data.map(({ cells }) => cells[columns.amount.index] ?? ''))
  if (format === 'mixed') return refuse(columns.amount.header, 'German and English number formats are mixed')
  if (format === 'ambiguous') return refuse(columns.amount.header, 'The amounts can be read in two ways; state numberFormat')
  const readings = data.map((row) => readRow(row, columns, format, baseCurrency))
  const errors = readings.flatMap((reading) => ('errors' in reading ? reading.errors : []))
  if (errors.length > 0) return { ok: false, errors }
  const holdings = pool(readings.flatMap((reading) => ('holding' in reading ? [reading.holding] : [])))
  if (holdings.length > MAX_HOLDINGS) return refuse(columns.isin.header, `More than ${MAX_HOLDINGS} different holdings`)
  return { ok: true, request: { basis: 'values', baseCurrency, holdings } }
}
