/** Whether units x price are the market value that a row states. */
import { mayBeBond } from '../cells/bonds'
import { currencyIn } from '../cells/currency'
import { currencyBeside, decimalsOf, formatShown, halfOf, isAmount, parseDecimal, withoutUnit, type NumberFormat } from '../cells/decimal'
import type { Row } from '../formats/lines'
import { cellOf, type Column, ofRole } from './columns'
import { codesBeside, type ValueColumn } from './value-column'

/** A column of numbers, and how it writes them. */
interface Figure {
  column: Column
  format: NumberFormat
}

/** The columns that say the same as the value, and how exactly they are written. */
export interface Product {
  units: Figure
  prices: readonly (Figure & { codes: Column | null; half: number })[]
  rates: readonly Figure[]
  /** Codes of the row, for prices that have none of their own. */
  codes: readonly Column[]
  half: { units: number; value: number }
}

function numberIn(row: Row, { column, format }: Figure): number | null {
  const cell = cellOf(row, column)
  return parseDecimal(cell, format) ?? parseDecimal(withoutUnit(cell), format)
}

const placesOf = ({ column, format }: Figure, rows: readonly Row[]): number => Math.max(0, ...rows.map((row) => decimalsOf(cellOf(row, column), format)))

/** The columns of a table that prove its values; null where it has no units or no price. */
export function productOf(columns: readonly Column[], rows: readonly Row[], { column: value }: ValueColumn, format: NumberFormat): Product | null {
  // Beside a price and a value, `Amount` is the number of units.
  const units = columns.find(({ role, shape }) => role === 'units' && shape !== 'empty') ?? columns.find((column) => column !== value && column.role === 'value' && column.header.rank === 2 && column.shape === 'amount')
  const prices = columns.filter(ofRole('price', 'amount'))
  if (units === undefined || prices.length === 0) return null
  // Each column shows its own way of writing; where it does not, it is that of the values.
  const figure = (column: Column): Figure => ({ column, format: formatShown(rows.map((row) => withoutUnit(cellOf(row, column)))) ?? format })
  const unitPlaces = placesOf(figure(units), rows)
  return {
    units: figure(units),
    // Zeros at the end may be left out; a price has cents.
    prices: prices.map((column) => ({ ...figure(column), codes: codesBeside(columns, column), half: halfOf(Math.max(2, placesOf(figure(column), rows))) })),
    rates: columns.filter(ofRole('fx', 'amount')).map(figure),
    codes: columns.filter(ofRole('currency')),
    half: { units: unitPlaces === 0 ? 0 : halfOf(unitPlaces), value: halfOf(placesOf({ column: value, format }, rows)) },
  }
}

/** As much interest as the value of a bond may include. */
const MOST_INTEREST = 0.06

/** `USD 608.90` in any cell. */
const besideAny = ({ cells }: Row): string | undefined => cells.flatMap((cell) => (isAmount(cell) ? (currencyBeside(cell) ?? []) : []))[0]

/** The currency of a price; empty where nothing says it. */
function currencyOf(row: Row, { column, codes }: Product['prices'][number], general: readonly Column[]): string {
  const ofRow = general.map((each) => cellOf(row, each)).find((cell) => cell !== '') ?? besideAny(row)
  const said = currencyBeside(cellOf(row, column)) ?? column.header.currency ?? (cellOf(row, codes) || ofRow)
  return said === undefined ? '' : currencyIn(said)
}

interface Figures {
  value: number
  units: number
  price: number
  /** Half of the last place of the price. */
  half: number
}

/** Whether units x price, times a factor, are the value within what rounding may be off by; `inexact` is what the factor may be off by, as a fraction. */
function agrees({ value, units, price, half: ofPrice }: Figures, { half: { units: ofUnits, value: ofValue } }: Product, factor: number, inexact = 0): boolean {
  const product = units * price * factor
  const slack = (units * ofPrice + price * ofUnits) * factor + ofValue + product * inexact + 0.005
  return Math.abs(value - product) <= slack
}

/** Few currencies have more for a euro; amounts do. */
const MOST = 1000

/** Rates are written with four decimals at least. */
const RATE_HALF = 0.000_05

const isBond = ({ cells }: Row, { units }: Product): boolean => mayBeBond(cells, /nom|nenn/.test(units.column.header.words))

/** Whether a value is units x price in a currency that the price names, and no base currency. */
export function isForeignProduct(row: Row, product: Product, value: number, base: string): boolean {
  const units = numberIn(row, product.units)
  return product.prices.some((each) => {
    const price = numberIn(row, each)
    const named = currencyBeside(cellOf(row, each.column)) ?? each.column.header.currency ?? base
    return units !== null && price !== null && price > 0 && currencyIn(named) !== base && agrees({ value, units, price, half: each.half }, product, 1)
  })
}

/** A price in percent, of a nominal value: the interest may be in the value. */
const isOfNominal = (row: Row, figures: Figures, product: Product): boolean => {
  if (!isBond(row, product)) return false
  const { value, units, price } = figures
  const nominal = (units * price) / 100
  return agrees(figures, product, 0.01) || (value > nominal && value <= nominal * (1 + MOST_INTEREST))
}

/** Since 1999 none of these was worth two of another (franc and dollar at most 1.83, in 2000), so that four times as much has a wrong digit or mark. Pounds are none: prices in pence may be called so. */
const ALIKE = ['EUR', 'USD', 'CHF']

/** Whether a value may be as many of the base currency as an amount is of another, whatever the rate. */
export const mayBeConverted = (value: number, amount: number, currency: string, base: string): boolean =>
  !ALIKE.includes(currency) || !ALIKE.includes(base) || Math.abs(Math.log(value / amount)) < Math.log(4)

/** How much of the currency of each price of a row is one of its value, where no column states it; of bonds nobody knows. */
export function ratesWithin(row: Row, product: Product, value: number): { currency: string; rate: number }[] {
  const units = numberIn(row, product.units)
  if (units === null || product.rates.length > 0 || isBond(row, product)) return []
  return product.prices.flatMap((each) => {
    const price = numberIn(row, each)
    return price === null ? [] : [{ currency: currencyOf(row, each, product.codes), rate: (units * price) / value }]
  })
}

/**
 * Whether units x price of a row are its value, as it stands there and in the base currency; null where nothing says it, as with a price in another currency and no rate to it.
 */
export function isProduct(row: Row, product: Product, { value: inBase, written }: { value: number; written: number }, base: string): boolean | null {
  const units = numberIn(row, product.units)
  const isConverted = inBase !== written
  const stated = isConverted ? [inBase, written] : [inBase]
  if (units === null || units === 0) return null
  const parts = isBond(row, product) ? [1, 0.01] : [1]
  const rates = product.rates.flatMap((figure) => numberIn(row, figure) ?? []).filter((rate) => rate > 0 && rate < MOST)
  const proofs = product.prices.flatMap((each) => {
    const price = numberIn(row, each)
    if (price === null || price <= 0) return []
    const currency = currencyOf(row, each, product.codes)
    const isForeign = currency !== '' && currency !== base
    // A value that the file converts is in the currency of the price; with a rate beside it, it is not.
    const isAsIs = !isForeign || rates.length === 0 || isConverted
    const fits = stated.some((value) => {
      const figures = { value, units, price, half: each.half }
      return (isAsIs && (agrees(figures, product, 1) || isOfNominal(row, figures, product))) ||
        rates.some((rate) => [rate, 1 / rate].some((factor) => parts.some((part) => agrees(figures, product, factor * part, RATE_HALF / rate))))
    })
    const isOpen = isForeign && rates.length === 0 && !fits
    return isOpen && parts.some((part) => mayBeConverted(inBase, units * price * part, currency, base)) ? [] : [fits]
  })
  return proofs.length === 0 ? null : proofs.includes(true)
}
