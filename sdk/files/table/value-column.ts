/** Which column is the market value in the base currency. */
import { cellOf, type Column, ofRole } from './columns'
import { currencyIn } from '../cells/currency'
import { currencyBeside, isMissing } from '../cells/decimal'
import type { Row } from '../formats/lines'

/** A column of values, with what is known of its currency. */
export interface ValueColumn {
  column: Column
  /** The column of codes that belongs to it, or to its rows. */
  codes: Column | null
  /** Whether header, cells or codes say the base currency; `unknown` when nothing does. */
  currency: 'base' | 'unknown' | 'other'
}

type ValueChoice = { value: ValueColumn } | { candidates: Column[] } | null

/** The codes beside an amount: to its right, or to its left below the same header. */
export function codesBeside(columns: readonly Column[], { index, header }: Column): Column | null {
  const [left, right] = [columns[index - 1], columns[index + 1]]
  if (right?.role === 'currency' && (right.header.text === '' || right.header.role === 'currency' || right.header.words.startsWith(header.words.replace(/ (?:amount|value)$/, '')))) return right
  return left?.role === 'currency' && left.header === header ? left : null
}

/** The nearest codes of the row, for amounts that have none beside them; those to the left first. */
function nearestCodes(columns: readonly Column[], { index }: Column): Column | null {
  const codes = columns.filter(ofRole('currency'))
  return codes.findLast((column) => column.index < index) ?? codes.find((column) => column.index > index) ?? null
}

function currencyOf(column: Column, beside: Column | null, rows: readonly Row[], baseCurrency: string): ValueColumn['currency'] {
  const { currency, isBase } = column.header
  if (currency !== null) return currency === baseCurrency ? 'base' : 'other'
  if (isBase) return 'base'
  const said = rows.filter((row) => !isMissing(cellOf(row, column))).flatMap((row) => currencyBeside(cellOf(row, column)) ?? (cellOf(row, beside) || []))
  if (said.length === 0) return 'unknown'
  return said.every((code) => currencyIn(code) === baseCurrency) ? 'base' : 'other'
}

const tiers: readonly ValueColumn['currency'][] = ['base', 'unknown', 'other']

const orderOf = ({ currency, column }: ValueColumn): number => tiers.indexOf(currency) * 10 + column.header.rank

/** Whether two columns say the same wherever one of them says something. */
const isSameIn = (rows: readonly Row[], one: ValueColumn, other: ValueColumn): boolean =>
  rows.every((row) => cellOf(row, one.column) === cellOf(row, other.column))

/** A currency in the header says more than codes in the rows; of several foreign values it says which. */
const saysLess = ({ column }: ValueColumn): number => (column.header.currency === null && !column.header.isBase ? 1 : 0)

/** `Amount` beside a price, or with four decimals, may be the number of shares where no other column is, and `Volumen in €` what a fund has. */
const mayBeUnits = (columns: readonly Column[], { column }: ValueColumn, rows: readonly Row[]): boolean => column.header.rank === 2 && !columns.some(ofRole('units')) &&
  (columns.some(ofRole('price')) || column.header.words.startsWith('vol') || (column.header.currency === null && /amount/.test(column.header.words) && rows.some((row) => /[.,]\d{4,}$/.test(cellOf(row, column)))))

const PAYMENT = /dividend|aussch(?:u|ue)tt|distribu|vorabpausch|basisertrag|coupon|kupon|cedola|zins|sparrate/

/** `Betrag` beside a dividend, a tax or a plan, and no price, may be what was paid. */
const mayBePaid = (columns: readonly Column[], { column }: ValueColumn): boolean =>
  column.header.rank === 2 && columns.some(({ header, role }) => role === 'tax' || PAYMENT.test(header.words)) && !columns.some(ofRole('price'))

function valueColumn(column: Column, columns: readonly Column[], rows: readonly Row[], baseCurrency: string): ValueColumn {
  const beside = codesBeside(columns, column)
  return { column, codes: beside ?? nearestCodes(columns, column), currency: currencyOf(column, beside, rows, baseCurrency) }
}

/** The columns of amounts whose headers name a value. */
export const valueColumns = (columns: readonly Column[], rows: readonly Row[], baseCurrency: string): ValueColumn[] =>
  columns.filter(ofRole('value', 'amount')).map((column) => valueColumn(column, columns, rows, baseCurrency))

/**
 * The market value in the base currency, by the plainest header; several that differ are candidates between which the
 * user chooses. Null when there is none.
 */
export function chooseValue(columns: readonly Column[], rows: readonly Row[], baseCurrency: string): ValueChoice {
  const all = valueColumns(columns, rows, baseCurrency).sort((one, other) => orderOf(one) - orderOf(other) || saysLess(one) - saysLess(other))
  const [best, ...others] = all
  if (best === undefined) return null
  if (best.currency === 'other') return { value: all.find((each) => saysLess(each) === 0) ?? best }
  // A header that names the currency says more than codes beside another column, of which one may be missing.
  const isNamed = (other: ValueColumn): boolean => saysLess(best) === 1 && other.column.header.currency === baseCurrency
  const inBase = rows.filter((row) => all.some(({ codes }) => currencyIn(cellOf(row, codes)) === baseCurrency))
  const { rank, words } = best.column.header
  // `Wert` beside `Gesamt` may be that of a unit, where no price is.
  const isVague = ({ column: { header } }: ValueColumn): boolean => rank === 2 || (rank === 1 && header.rank === 2 && !columns.some(ofRole('price')))
  // `Total EUR` may be a gain; it is the value that another column has in the currency of the paper where both are called alike, or say the same in euros.
  const isPlainer = (other: ValueColumn): boolean => isVague(other) && (other.currency !== 'other' || other.column.header.rank === 0) && !words.startsWith(other.column.header.words)
  const isRival = (other: ValueColumn): boolean => orderOf(other) === orderOf(best) || (isPlainer(other) && !(inBase.length > 0 && isSameIn(inBase, best, other))) || isNamed(other)
  const rivals = others.filter((other) => isRival(other) && !isSameIn(rows, best, other))
  if (rivals.length > 0 || mayBeUnits(columns, best, rows) || mayBePaid(columns, best)) return { candidates: [best, ...rivals].map(({ column }) => column) }
  return { value: best }
}

/** The name of a column in a spreadsheet: A, B, ..., AA. */
const letterOf = (index: number): string => (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** The header of a column, with its letter where several are called the same. */
export function labelOf(columns: readonly Column[], { index, header }: Column): string {
  const isUnique = columns.filter((column) => column.header.text === header.text).length === 1
  return isUnique && header.text !== '' ? header.text : `${header.text} (${letterOf(index)})`.trim()
}

/** The column that the user names by its label or header. */
export function namedColumn(columns: readonly Column[], rows: readonly Row[], baseCurrency: string, name: string): ValueColumn | null {
  const wanted = name.trim().toLowerCase()
  const column = columns.find((each) => labelOf(columns, each).toLowerCase() === wanted) ?? columns.find(({ header }) => header.text.toLowerCase() === wanted)
  return column === undefined ? null : valueColumn(column, columns, rows, baseCurrency)
}
