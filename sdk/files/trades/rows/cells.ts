/** What stands in the cells of a row of bookings. */
import { mayBeBond } from '../../cells/bonds'
import { currencyIn } from '../../cells/currency'
import type { DateOrder } from '../../cells/dates'
import { currencyBeside, parseDecimal, withoutUnit, type NumberFormat } from '../../cells/decimal'
import type { Row } from '../../formats/lines'
import { cellOf, type Column } from '../../table/columns'
import { GROSS, NET, type TradeColumns } from './trade-columns'

/** How the rows of a table are read. */
export interface Plan {
  columns: TradeColumns
  format: NumberFormat
  order: DateOrder
  /** Half of the last place that the file writes. */
  rounding: { units: number; price: number; rate: number }
  /** Currency that the lines above the table name for all amounts; null where they name none. */
  currency: string | null
  /** Whether some units stand below zero, so that signs mean something. */
  isSigned: boolean
  /** Whether the amounts of all rows have the signs of their units, or none below zero, and units have both. */
  isFollowing: boolean
  /** Whether the currencies beside the amounts are euros in some rows. */
  hasEuros: boolean
}

export function numberIn(row: Row, column: Column | null, { format }: Plan): number | null {
  const cell = cellOf(row, column)
  return parseDecimal(cell, format) ?? (column?.role === 'units' ? parseDecimal(withoutUnit(cell), format) : null)
}

/** The price, without its signs. */
export function priceNumber(row: Row, { columns, format }: Plan): number | null {
  const price = parseDecimal(cellOf(row, columns.price).replace(/\s?%$/, ''), format)
  return price === null ? null : Math.abs(price)
}

/** What banks write beside prices in percent. */
export const isPercent = (code: string): boolean => /^(?:%|pro?z\b|prc|percent)/i.test(code)

/** Whether a row says that its price is in percent of a nominal value. */
export const isInPercent = (row: Row, { price, priceCodes }: TradeColumns): boolean =>
  cellOf(row, price).endsWith('%') || price?.header.words.endsWith(' percent') === true || priceCodes.some((column) => isPercent(cellOf(row, column)))

/** Whether a row says that its security is a bond. */
export const isBond = (row: Row, { kind, name }: TradeColumns): boolean => mayBeBond([cellOf(row, kind), cellOf(row, name)])

export const sumIn = (row: Row, columns: readonly Column[], plan: Plan): number => columns.reduce((sum, column) => sum + Math.abs(numberIn(row, column, plan) ?? 0), 0)

/** Currencies that a row names for an amount, or that the lines above the table do. */
export function currenciesOf(row: Row, column: Column | null, codes: readonly Column[], currency: string | null): string[] {
  const beside = column === null ? null : (currencyBeside(cellOf(row, column)) ?? column.header.currency)
  const named = beside === null ? codes.map((each) => cellOf(row, each)).filter((cell) => cell !== '') : [beside]
  return (named.length === 0 && currency !== null ? [currency] : named).map(currencyIn)
}

export const isForeign = (currencies: readonly string[]): boolean => currencies.some((currency) => currency !== 'EUR')

/** Whether the name of the amount says that fees and taxes are in it, or not; null where it says neither. */
export function isNet({ layout, amount }: TradeColumns): boolean | null {
  if (layout !== null) return layout.isNet ?? null
  const words = amount?.header.words ?? ''
  return GROSS.test(words) ? false : NET.test(words) ? true : null
}
