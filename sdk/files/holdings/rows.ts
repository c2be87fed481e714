/** What each row of a table of holdings is. */
import { cellOf, type Column, ofRole } from '../table/columns'
import { currencyIn, isCurrencyCode } from '../cells/currency'
import { currencyBeside, isMissing, parseDecimal, type NumberFormat } from '../cells/decimal'
import { asCode, plainText } from '../../../core/values/isin'
import { MAX_AMOUNT } from '../../../core/values/money'
import { faultOfIsin, isinIn } from '../cells/isin'
import { currencyOfLabel, isCashHeading, isCashLabel, isCashName, isOwed } from '../cells/cash'
import { isDerivative, isNotHeld, isTotalLabel } from '../cells/labels'
import type { Row } from '../formats/lines'
import type { Wanted } from '../lookup'
import type { FileHolding, LeftOutReason, RowFaultCode } from '../verdict'
import { isForeignProduct, isProduct, type Product } from '../table/product'
import type { ValueColumn } from '../table/value-column'

/** How the rows of a table are read. */
export interface Plan {
  columns: readonly Column[]
  value: ValueColumn
  format: NumberFormat
  baseCurrency: string
  /** Whether the file says that values are in the base currency whatever the currency of a paper. */
  isConverted: boolean
  /** What a value of the row is multiplied with to be in the base currency. */
  rate: Column | null
  /** Whether rows are known by an identifier: then one without is no paper that can be read. */
  hasIdentifiers: boolean
  /** What proves the values; null where nothing does. */
  product: Product | null
}

interface Common {
  row: number
  name: string
  /** In the base currency; null where the row has none. */
  value: number | null
}

/** What a row is: a group may be a sum or a paper, an account may be cash or a sum; the sums of the file tell. */
export type Item = Common & (
  | { kind: 'holding'; holding: FileHolding }
  | { kind: 'wanted'; wanted: Wanted }
  | { kind: 'account'; currency: string }
  | { kind: 'total' | 'heading'; isCash: boolean }
  | { kind: 'group'; isCash: boolean; cash: FileHolding | null }
  | { kind: 'left'; reason: LeftOutReason }
  | { kind: 'fault'; column: string; code: RowFaultCode }
)

/** Whether a row is money on an account. */
export const isMoney = (item: Item): boolean => item.kind === 'holding' && 'assetClass' in item.holding

type Identity = { isin: string } | { wanted: Wanted } | { fault: RowFaultCode } | null

const roleCell = (row: Row, { columns }: Plan, role: Column['role']): string =>
  columns.filter((column) => column.role === role).map((column) => cellOf(row, column)).find((cell) => !isMissing(cell)) ?? ''

const texts = ({ cells }: Row): string[] => cells.filter((cell) => cell !== '' && /\p{L}/u.test(cell))

const nameOf = (row: Row, plan: Plan): string => roleCell(row, plan, 'name')

/** Whether a row has something in any column of values. */
const isValued = (row: Row, { columns, value }: Plan): boolean => columns.some((each) => each.role === 'value' && !isMissing(cellOf(row, each))) || !isMissing(cellOf(row, value.column))

/** Lists of exchanges write three zeros before it. */
const wknIn = (cell: string): string | undefined => /^(?:000)?([A-Z0-9]{6})$/.exec(asCode(cell))?.[1]

/** `XETRA:EUNL`, `EUNL.DE` or a ticker beside its exchange. */
function tickerIn(cell: string, exchange: string): Pick<Wanted, 'ticker' | 'exchange'> {
  if (cell === '' || cell.length > 20) return {}
  const [before, after] = cell.split(':')
  if (before !== undefined && after !== undefined) return { ticker: after.trim().toUpperCase(), exchange: before.trim() }
  return { ticker: cell.toUpperCase(), ...(exchange === '' ? {} : { exchange }) }
}

function wantedIn(row: Row, plan: Plan, cell: string): Wanted {
  const name = nameOf(row, plan)
  const wkn = wknIn(roleCell(row, plan, 'wkn')) ?? wknIn(cell) ?? (/\b(?:auf|on|call|put)\b/i.test(name) ? undefined : /[(,;|–-] ?WKN:? ([A-Z0-9]{6})\)?$/.exec(name)?.[1])
  const valor = roleCell(row, plan, 'valor')
  const symbol = roleCell(row, plan, 'symbol') || (wkn === undefined ? cell : '')
  return {
    ...(wkn === undefined ? {} : { wkn }),
    ...(/^\d{5,9}$/.test(valor) ? { valor } : {}),
    ...(isCurrencyCode(symbol) ? {} : tickerIn(symbol, roleCell(row, plan, 'place'))),
    ...(name === '' ? {} : { name }),
  }
}

/** Only a name: that may be anything where the file has identifiers. */
const isNameOnly = (wanted: Wanted): boolean => wanted.wkn === undefined && wanted.valor === undefined && wanted.ticker === undefined

/** A German ISIN has the German number in it. */
const isOfOther = (isin: string, wkn: string | undefined): boolean => isin.startsWith('DE') && wkn !== undefined && isin.slice(5, 11) !== wkn

function identityOf(row: Row, plan: Plan): Identity {
  const column = plan.columns.find(ofRole('isin'))
  const cell = isMissing(cellOf(row, column)) ? '' : cellOf(row, column)
  const isin = isinIn(cell)
  if (isin !== null) return isOfOther(isin, wknIn(roleCell(row, plan, 'wkn'))) ? { fault: 'isin_differs' } : { isin }
  const other = isCashLabel(cell) || isTotalLabel(cell) ? '' : cell
  const mayBeOther = column !== undefined && /symbo|wkn|ticker/.test(column.header.words)
  if (other !== '' && wknIn(other) === undefined && !mayBeOther) return { fault: faultOfIsin(other) ?? 'not_an_isin' }
  const wanted = wantedIn(row, plan, other)
  return isNameOnly(wanted) && (plan.hasIdentifiers || wanted.name === undefined) ? null : { wanted }
}

/** A number, with its unit perhaps. */
const hasUnits = (row: Row, plan: Plan): boolean => /^[-+]?\d[\d.,'\s]*(?:\p{L}[\p{L}.]{0,10})?$/u.test(roleCell(row, plan, 'units'))

const isCash = (row: Row, plan: Plan): boolean => (texts(row).some(isCashLabel) || (roleCell(row, plan, 'wkn') === '' && isCashName(nameOf(row, plan))) || isCashHeading(roleCell(row, plan, 'kind'))) && !texts(row).some(isOwed)

const labelCurrency = (row: Row): string | null => texts(row).filter(isCashName).map(currencyOfLabel).find((currency) => currency !== null) ?? null

/** What the columns say of the currency of a row; empty where they say nothing. */
export const codeOf = (row: Row, { value, columns }: Plan): string => {
  const said = cellOf(row, value.codes) || columns.filter(ofRole('currency')).map((column) => cellOf(row, column)).find((cell) => cell !== '') || ''
  return said === '' ? '' : currencyIn(said)
}

/** The rate to the base currency; null where the row has none. */
const rateIn = (row: Row, { rate, format }: Plan): number | null => (rate === null ? null : parseDecimal(cellOf(row, rate), format))

/** The value of a row, in the base currency where the file states the rate to it. */
function valueIn(row: Row, plan: Plan): number | null {
  const value = parseDecimal(cellOf(row, plan.value.column), plan.format)
  return value === null ? null : value * (rateIn(row, plan) ?? 1)
}

/** Whether the value of a row is in the base currency. */
function isInBase(row: Row, value: number, plan: Plan): boolean {
  const beside = currencyBeside(cellOf(row, plan.value.column))
  if (beside !== null) return currencyIn(beside) === plan.baseCurrency
  if (rateIn(row, plan) !== null) return true
  if (plan.product !== null && isForeignProduct(row, plan.product, value, plan.baseCurrency)) return false
  if (plan.value.column.header.currency !== null || plan.value.column.header.isBase || plan.isConverted) return true
  return ['', plan.baseCurrency].includes(codeOf(row, plan) || (labelCurrency(row) ?? ''))
}

/** Whether units x price are another value: that of the cell, or what it is in the base currency. */
function isContradicted(row: Row, value: number, { product, value: { column }, format, baseCurrency }: Plan): boolean {
  const written = parseDecimal(cellOf(row, column), format) ?? value
  return product !== null && isProduct(row, product, { value, written }, baseCurrency) === false
}

/** What is wrong with the value of a row that is a holding; null when nothing is. */
function valueFault(row: Row, value: number | null, plan: Plan): RowFaultCode | null {
  if (row.cells.slice(plan.columns.length).some((cell) => cell !== '')) return 'surplus_cells'
  if (row.cells.some(isDerivative)) return 'unknown_security'
  if (row.cells.some(isNotHeld)) return 'not_held'
  if (value === null) return isMissing(cellOf(row, plan.value.column)) ? 'no_amount' : 'not_an_amount'
  if (!isInBase(row, value, plan)) return 'other_currency'
  if (value < 0) return 'negative'
  if (isContradicted(row, value, plan)) return 'product_differs'
  return value > MAX_AMOUNT ? 'too_much' : null
}

const isZero = (cell: string): boolean => /^[-+]?0*(?:[.,]0+)?(?:\D{0,8})$/.test(cell) && /0/.test(cell)

/** Whether a paper is worth nothing, or gone; not where units and price say something else. */
const isNothing = (row: Row, value: number | null, plan: Plan): boolean =>
  (value === 0 ? !isContradicted(row, value, plan) : value === null && isMissing(cellOf(row, plan.value.column)) && isZero(roleCell(row, plan, 'units')))

function readPaper(row: Row, common: Common, identity: Exclude<Identity, null>, plan: Plan): Item {
  const { column } = plan.value
  const { value } = common
  // Neither a value nor a number of units: a remark below the table, whatever column it stands in.
  if (!isValued(row, plan) && !hasUnits(row, plan) && !('isin' in identity)) return { ...common, kind: 'heading', isCash: false }
  if ('fault' in identity) return { ...common, kind: 'fault', column: plan.columns.find(ofRole('isin'))?.header.text ?? '', code: identity.fault }
  if (isNothing(row, value, plan)) return { ...common, kind: 'left', reason: 'zero' }
  const code = valueFault(row, value, plan)
  if (code !== null) return { ...common, kind: 'fault', column: column.header.text, code }
  return 'isin' in identity ? { ...common, kind: 'holding', holding: { isin: identity.isin, value: value ?? 0 } } : { ...common, kind: 'wanted', wanted: identity.wanted }
}

function readCash(row: Row, common: Common, plan: Plan): Item {
  const { value } = common
  if (value === 0) return { ...common, kind: 'left', reason: 'zero' }
  if (value !== null && value < 0) return { ...common, kind: 'left', reason: 'negative_cash' }
  const code = valueFault(row, value, plan)
  if (code !== null) return { ...common, kind: 'fault', column: plan.value.column.header.text, code }
  const stated = labelCurrency(row) ?? codeOf(row, plan)
  if (stated !== '' && !isCurrencyCode(stated)) return { ...common, kind: 'fault', column: plan.value.column.header.text, code: 'other_currency' }
  const holding: FileHolding = { assetClass: 'cash', currency: stated || plan.baseCurrency, value: value ?? 0 }
  // `Liquidität` without a currency may be the heading of the accounts below, with their sum.
  return stated === '' && texts(row).some(isCashHeading) ? { ...common, kind: 'group', isCash: true, cash: holding } : { ...common, kind: 'holding', holding }
}

/** Whether a row is that of an account whose balance is missing: a heading has no number, and no name beside its kind. */
const isEmptied = (row: Row, plan: Plan): boolean =>
  isCash(row, plan) && (/^(?!.*[.,]\d\d(?!\d)).*\d/s.test(row.cells.join(' ')) || (nameOf(row, plan) !== '' && isCashHeading(roleCell(row, plan, 'kind'))))

/** A row that names no security: a sum, an account, a heading, or a paper that nobody can know. */
function readOther(row: Row, common: Common, plan: Plan): Item {
  const { columns } = plan
  const countsUnits = columns.some(ofRole('units'))
  if (texts(row).some(isTotalLabel)) return { ...common, kind: 'total', isCash: texts(row).some(isCashHeading) }
  if (isCash(row, plan) && common.value !== null) return readCash(row, common, plan)
  const isBelowCash = texts(row).some(isCashHeading)
  const { column } = plan.value
  if (isCash(row, plan) && isValued(row, plan) && columns.some(({ role, index }) => role === 'name' && index !== column.index)) return { ...common, kind: 'fault', column: column.header.text, code: 'not_an_amount' }
  if (common.value === null) return hasUnits(row, plan) || isEmptied(row, plan) ? { ...common, kind: 'left', reason: 'no_identifier' } : { ...common, kind: 'heading', isCash: isBelowCash }
  if (!countsUnits || hasUnits(row, plan)) return { ...common, kind: 'left', reason: 'no_identifier' }
  const currency = codeOf(row, plan)
  return currency === '' || common.name === '' ? { ...common, kind: 'group', isCash: isBelowCash, cash: null } : { ...common, kind: 'account', currency }
}

/** Whether what looks like a paper without ISIN is called a sum or cash. */
const isNamedOther = (row: Row, identity: Exclude<Identity, null>, plan: Plan): boolean =>
  'wanted' in identity && (isNameOnly(identity.wanted) || !hasUnits(row, plan)) && (texts(row).some(isTotalLabel) || isCash(row, plan))

/** Reads one row. */
export function readRow(row: Row, plan: Plan): Item {
  const identity = identityOf(row, plan)
  // A sum may be named in any column; what may be an identifier is no name.
  const name = nameOf(row, plan) || (identity === null ? (texts(row)[0] ?? '') : '')
  const common: Common = { row: row.row, name: plainText(name), value: valueIn(row, plan) } // marks that turn the direction would turn figures beside it
  // An ISIN in another column: the cells of the row have moved, and what it holds would be missing.
  if (identity === null && row.cells.some((cell) => faultOfIsin(cell) === null)) return { ...common, kind: 'fault', column: plan.columns.find(ofRole('isin'))?.header.text ?? '', code: 'not_an_isin' }
  return identity === null || isNamedOther(row, identity, plan) ? readOther(row, common, plan) : readPaper(row, common, identity, plan)
}
