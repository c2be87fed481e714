/** From the bytes of a file of bookings to its trades, or to what is wrong with it: all or nothing. */
import { openLots } from '../../../core/depot-tax/bookings'
import { isBookings } from '../table/bookings'
import { cellOf, columnsOf, type Column } from '../table/columns'
import { currencyIn } from '../cells/currency'
import { dateOrderOf, dayOf, type DateOrder } from '../cells/dates'
import { currencyBeside, decimalsOf, formatOfColumn, isMissing, parseDecimal, type NumberFormat } from '../cells/decimal'
import { faultAt } from '../faults'
import { isinFault } from '../../../core/values/isin'
import { compact, isinIn } from '../cells/isin'
import type { Row } from '../formats/lines'
import { sourceOf } from '../source'
import type { Table } from '../table/table'
import { tradeColumns, type TradeColumns } from './columns'
import { eventOf, isNotExecuted, type Event } from './events'
import { taxTrade, tradesByHolding } from './holdings'
import { tradeFault, type FileTrade, type NoTrade, type TradeFault, type TradeFaultCode, type TradesVerdict } from './verdict'
import { ascending } from '../../../core/values/order'

/** How a file of bookings is to be read where it does not say so itself. */
export interface TradeOptions {
  /** How amounts are written, where the file leaves it open. */
  numberFormat?: NumberFormat | undefined
  /** Takes units that came into the depot as bought on that day for the stated amount: only where that is so. */
  transfersArePurchases?: boolean | undefined
}

/** How the rows of a table are read. */
interface Plan extends TradeOptions {
  columns: TradeColumns
  format: NumberFormat
  order: DateOrder
  /** Half of the last place that the file writes. */
  rounding: { units: number; price: number }
}

type Reading = { trade: FileTrade } | { noTrade: NoTrade } | { fault: TradeFault }

const fault = (row: Row, code: TradeFaultCode, column: Column | null): Reading => ({ fault: tradeFault(code, row.row, column?.header.text ?? '') })

/** Without a column that says it, the signs do where units come for money, or go for it. */
function eventIn(row: Row, { columns, format }: Plan): Event | null {
  if (columns.event !== null) return eventOf(cellOf(row, columns.event))
  const [units, amount] = [columns.units, columns.amount].map((column) => parseDecimal(cellOf(row, column), format) ?? 0)
  if (units === undefined || amount === undefined || units * amount >= 0) return null
  return units > 0 ? 'purchase' : 'sale'
}

/** Currencies that a row names for its amounts. */
function currenciesIn(row: Row, { amount, amountCurrency, price, priceCurrency, currency }: TradeColumns): string[] {
  const named = amount === null ? [currencyBeside(cellOf(row, price)), cellOf(row, priceCurrency)] : [currencyBeside(cellOf(row, amount)), cellOf(row, amountCurrency), amount.header.currency]
  const known = named.filter((each) => each !== null && each !== '')
  const general = cellOf(row, currency)
  return (known.length > 0 || general === '' ? known : [general]).map((each) => currencyIn(each ?? ''))
}

const feesIn = (row: Row, { columns, format }: Plan): number =>
  columns.fees.reduce((sum, column) => sum + Math.abs(parseDecimal(cellOf(row, column), format) ?? 0), 0)

/** How far units x price may be from the amount because the file rounds all three. */
const slackOf = (units: number, price: number, { rounding }: Plan): number => units * rounding.price + price * rounding.units + 0.011

/** A total includes the fees, and so does the amount where Portfolio Performance has no price. */
const includesFees = ({ amount, price }: TradeColumns): boolean => price === null || /gesamt|total|totaal/.test(amount?.header.words ?? '')

/** The amount without fees: units x price says whether the file states it with them. */
function grossIn(row: Row, plan: Plan, units: number, fees: number, isPurchase: boolean): number | TradeFaultCode {
  const { columns, format } = plan
  const [amountCell, priceCell] = [cellOf(row, columns.amount), cellOf(row, columns.price)]
  const amount = parseDecimal(amountCell, format)
  const price = isForeign(row, columns) ? null : parseDecimal(priceCell, format)
  if (amount === null) return !isMissing(amountCell) ? 'not_an_amount' : price === null ? 'no_amount' : units * price
  const stated = Math.abs(amount)
  const withoutFees = isPurchase ? stated - fees : stated + fees
  if (fees === 0 && price === null) return stated
  if (price === null) return includesFees(columns) ? withoutFees : 'fees_unclear'
  const slack = slackOf(units, price, plan)
  const fits = [stated, withoutFees].filter((gross) => Math.abs(gross - units * price) <= slack)
  if (fits.length === 2 && fees > 0) return includesFees(columns) ? withoutFees : 'fees_unclear'
  return fits[0] ?? 'amount_differs'
}

/** A price in another currency says nothing of an amount in EUR. */
const isForeign = (row: Row, { price, priceCurrency }: TradeColumns): boolean => {
  const currency = currencyBeside(cellOf(row, price)) ?? cellOf(row, priceCurrency)
  return currency !== '' && currencyIn(currency) !== 'EUR'
}

function kindIn(row: Row, { kind }: TradeColumns): FileTrade['kind'] {
  const cell = cellOf(row, kind)
  if (/\b(?:etf|fund|fonds|investmentfonds)\b/i.test(cell)) return 'fund'
  return /^(?:stock|share|aktie|equity)s?$/i.test(cell) ? 'share' : null
}

function tradeIn(row: Row, type: FileTrade['type'], plan: Plan): Reading {
  const { columns, format, order } = plan
  const date = dayOf(cellOf(row, columns.day), order)
  const isin = isinIn(cellOf(row, columns.isin))
  const units = Math.abs(parseDecimal(cellOf(row, columns.units), format) ?? 0)
  if (date === null) return fault(row, 'not_a_day', columns.day)
  if (isin === null) return fault(row, isinFault(compact(cellOf(row, columns.isin))) ?? 'not_an_isin', columns.isin)
  if (units === 0) return fault(row, 'not_units', columns.units)
  if (currenciesIn(row, columns).some((currency) => currency !== 'EUR')) return fault(row, 'other_currency', columns.currency ?? columns.amount)
  const fees = feesIn(row, plan)
  const gross = grossIn(row, plan, units, fees, type === 'purchase')
  if (typeof gross === 'string') return fault(row, gross, columns.amount ?? columns.price)
  if (gross <= 0) return fault(row, 'no_amount', columns.amount ?? columns.price)
  return { trade: { row: row.row, date, type, isin, name: cellOf(row, columns.name), account: cellOf(row, columns.account), kind: kindIn(row, columns), units, gross, fees } }
}

/** What one row is. */
function readRow(row: Row, plan: Plan): Reading {
  const { columns, transfersArePurchases } = plan
  if (isNotExecuted(cellOf(row, columns.status))) return { noTrade: { row: row.row, reason: 'not_executed' } }
  if (/crypto|krypto/i.test(cellOf(row, columns.kind))) return { noTrade: { row: row.row, reason: 'crypto' } }
  const event = eventIn(row, plan)
  if (event === 'purchase' || event === 'sale') return tradeIn(row, event, plan)
  if (event === 'other' || isCashOnly(row, columns)) return { noTrade: { row: row.row, reason: 'no_units_move' } }
  if (event === 'transfer' && transfersArePurchases === true) return tradeIn(row, 'purchase', plan)
  return fault(row, event ?? 'unknown_event', columns.event ?? columns.units)
}

/** A row without security and units moves money, whatever it is called. */
const isCashOnly = (row: Row, { isin, units }: TradeColumns): boolean => isMissing(cellOf(row, isin)) && isMissing(cellOf(row, units))

const cells = (table: Table, columns: readonly (Column | null)[]): string[] => columns.flatMap((column) => table.rows.map((row) => cellOf(row, column)))

/**
 * How a file writes numbers. Where its own leave that open, days such as `31.12.2025` say that a comma is decimal: no
 * country writes both such days and thousands with commas. A point stays open, since the Swiss write it before decimals.
 */
function formatOf(table: Table, columns: TradeColumns): NumberFormat | 'ambiguous' | 'mixed' {
  const figures = cells(table, [columns.units, columns.price, columns.amount, ...columns.fees]).filter((cell) => !isMissing(cell))
  const shown = formatOfColumn(figures)
  const areDotted = cells(table, [columns.day]).every((day) => /^\d{1,2}\.\d{1,2}\.\d{4}/.test(day))
  return shown === 'ambiguous' && areDotted && !figures.some((cell) => cell.includes('.')) ? 'de' : shown
}

const halfOf = (places: number): number => 0.5 / 10 ** places

function planOf(table: Table, columns: TradeColumns, options: TradeOptions): Plan | TradeFault {
  const order = dateOrderOf(cells(table, [columns.day]))
  if (order === 'mixed' || order === 'ambiguous') return tradeFault('day_unclear', table.headerRow, columns.day.header.text)
  const format = options.numberFormat ?? formatOf(table, columns)
  if (format === 'mixed' || format === 'ambiguous') return faultAt(format === 'mixed' ? 'format_mixed' : 'format_unclear', null, columns.units.header.text)
  const placesOf = (column: Column | null) => Math.max(0, ...cells(table, [column]).map((cell) => decimalsOf(cell, format)))
  const [units, price] = [placesOf(columns.units), placesOf(columns.price)]
  // Whole units are exact; prices are quoted in cents at least, with zeros that files leave out.
  return { ...options, columns, format, order, rounding: { units: units === 0 ? 0 : halfOf(units), price: halfOf(Math.max(2, price)) } }
}

/** The first sale of more than was there, where there is one. */
function oversold(trades: readonly FileTrade[]): TradeFault[] {
  return [...tradesByHolding(trades).values()].flatMap((own) => {
    const sales = own.filter(({ type }) => type === 'sale').sort((a, b) => ascending(a.date, b.date))
    const wrong = sales.find(({ date }) => !canReplay(own.filter((trade) => trade.date <= date)))
    return wrong === undefined ? [] : [tradeFault('oversold', wrong.row)]
  })
}

function canReplay(trades: readonly FileTrade[]): boolean {
  try {
    openLots(trades.map(taxTrade))
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

const refused = (...faults: TradeFault[]): TradesVerdict => ({ ok: false, faults })

interface Planned {
  table: Table
  plan: Plan
}

/** The tables of bookings, as those of several years or sheets; else the first that may be one. */
function plansOf(tables: readonly Table[], options: TradeOptions): { planned: Planned[] } | { fault: TradeFault } {
  const usable = tables.flatMap((table) => {
    const columns = tradeColumns(table)
    return columns === null ? [] : [{ table, columns }]
  })
  const listed = usable.filter(({ table }) => isBookings(columnsOf(table), table.rows))
  const planned: Planned[] = []
  for (const { table, columns } of listed.length > 0 ? listed : usable.slice(0, 1)) {
    const plan = planOf(table, columns, options)
    if ('code' in plan) return { fault: plan }
    planned.push({ table, plan })
  }
  return planned.length > 0 ? { planned } : { fault: tradeFault('no_bookings') }
}

function verdictOf(planned: readonly Planned[]): TradesVerdict {
  const readings = planned.flatMap(({ table, plan }) => table.rows.map((row) => readRow(row, plan)))
  const trades = readings.flatMap((reading) => ('trade' in reading ? [reading.trade] : []))
  const faults = [...readings.flatMap((reading) => ('fault' in reading ? [reading.fault] : [])), ...oversold(trades)]
  if (faults.length > 0) return { ok: false, faults }
  if (trades.length === 0) return refused(tradeFault('no_trades', planned[0]?.table.headerRow))
  return { ok: true, trades, noTrades: readings.flatMap((reading) => ('noTrade' in reading ? [reading.noTrade] : [])), hasFees: planned.some(({ plan }) => plan.columns.fees.length > 0) }
}

/** Reads the purchases and sales of a file of bookings; what `readTrades` loads when it is asked. */
export async function readTrades(bytes: Uint8Array, options: TradeOptions = {}): Promise<TradesVerdict> {
  const outcome = await sourceOf(bytes)
  if ('fault' in outcome) return refused(outcome.fault)
  const plans = plansOf(outcome.source.tables, options)
  return 'fault' in plans ? refused(plans.fault) : verdictOf(plans.planned)
}
