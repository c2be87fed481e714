/** Distributions and interest of a list of bookings, and foreign tax that stands in rows of its own. */
import { grouped } from '../../../../core/values/grouped'
import { decimalsOf, parseDecimal } from '../../cells/decimal'
import { isinIn } from '../../cells/isin'
import { cellOf } from '../../table/columns'
import { faultAt } from '../../faults'
import type { FilePayment, TradeFault } from '../verdict'
import { checkedCostIn } from './amounts'
import { currenciesOf, isNet, numberIn, priceNumber, sumIn } from './cells'
import { INTEREST } from './events'
import { isProblem, type PaymentRow } from './movements'
import { dayIn } from './read-row'
import { placeOf } from './several'

/** A payment, or tax withheld from one. */
type Payment = Omit<FilePayment, 'type'> & { type: FilePayment['type'] | 'tax' }

const TAX = /steuer|(?<!\p{L})tax|belasting|rit\.|ritenut|retenci|impuesto|withholding/iu
/** Interest that is paid: no cost of capital income (section 20(9) EStG). */
const OWED = /soll|debit|debet|margin/i

/** What is paid for lent securities is no capital income, and what is handed on of commissions no distribution of the fund; of a credit nobody knows what it is of. */
const OTHER = /^gutschrift$|lending|leihe|kick|rückv|bestandsp|vertriebsf/i

/** What a company pays back of what was paid in (section 20(1) no. 1 sentence 3 EStG). */
const REPAID = /kapitalr(?:ü|ue)ck|einlagekonto|einlagenr(?:ü|ue)ck|return of capital|capital repay|devoluci.*(?:prim|capi|aport)|re(?:embol|mbour)s.*(?:prim|ap?port)/i

/** Why a row is no income of which a return knows; null where it may be some. */
const otherOf = (said: string): 'unknown_event' | 'capital_repaid' | null => (OTHER.test(said) ? 'unknown_event' : REPAID.test(said) ? 'capital_repaid' : null)

/** Whether another cell of a row is an amount to the cent. */
const states = ({ row: { cells }, plan: { format } }: PaymentRow, amount: number): boolean =>
  cells.some((cell) => decimalsOf(cell, format) === 2 && Math.abs(Math.abs(parseDecimal(cell, format) ?? NaN) - amount) < 0.006)

/** What was paid before taxes and fees; null where the file leaves that open: neither the header says it, nor an amount with or without them beside it. */
function grossOf(given: PaymentRow, amount: number, tax: number): number | null {
  const { row, plan } = given
  const { columns } = plan
  const deducted = tax + sumIn(row, columns.fees, plan)
  const [isLess, isMore] = [amount - deducted, amount + deducted].map((other) => states(given, other))
  const proven = isLess === isMore ? null : isMore ?? null
  const [net, second] = [isNet(columns) ?? proven, columns.layout === null ? numberIn(row, columns.second, plan) : null]
  const gross = net === true ? amount + deducted : amount
  return (net === null && deducted !== 0) || (second !== null && Math.abs(second - gross) > 0.011) ? null : gross
}

/** Units that a payment is on; null where the row does not say. */
function unitsIn({ row, plan }: PaymentRow): number | null {
  const units = Math.abs(numberIn(row, plan.columns.units, plan) ?? 0)
  return units === 0 ? null : units
}

/** The currency of the amount; null where the row names several. With a rate beside it, it may be that of the price alone: then units and price tell. */
function currencyOf(given: PaymentRow): string | null {
  const { row, plan } = given
  const { columns, currency: stated, hasEuros } = plan
  const [currency = 'EUR', ...others] = [...new Set(currenciesOf(row, columns.amount, columns.amountCodes, stated))]
  if (others.length > 0) return null
  if (currency === 'EUR' || !hasEuros || columns.layout !== null || numberIn(row, columns.rate, plan) === null) return currency
  const units = unitsIn(given)
  if (units === null || priceNumber(row, plan) === null) return null
  const { gross } = checkedCostIn(row, units, 'sale', plan)
  return isProblem(gross) ? (gross.code === 'other_currency' ? currency : null) : 'EUR'
}

/** Whether a file says what was withheld, or that amounts are before taxes. */
const statesTax = ({ plan: { columns } }: PaymentRow): boolean => columns.taxes.length + columns.withheld.length > 0 || isNet(columns) === false

/** What a row is by its words and its ISIN. */
const typeOf = (said: string, isin: string | null): Payment['type'] => (TAX.test(said) ? 'tax' : isin === null ? 'interest' : 'distribution')

/** The payment of a row that is one; a fault where it is not clear; null where nothing is received. */
function paymentIn(given: PaymentRow): Payment | TradeFault | null {
  const { row, plan } = given
  const { columns } = plan
  const said = cellOf(row, columns.event)
  const fault = (code: Parameters<typeof faultAt>[0], column = columns.amount): TradeFault => faultAt(code, row.row, column?.header.text ?? '')
  const amount = numberIn(row, columns.amount, plan)
  const isin = isinIn(cellOf(row, columns.isin))
  const type = typeOf(said, isin)
  const other = otherOf(said)
  if (other !== null) return fault(other, columns.event)
  if (amount === null || amount === 0) return type === 'tax' ? null : fault('no_amount')
  if (type === 'interest' && !INTEREST.test(said)) return fault('not_an_isin', columns.isin)
  if ((type === 'tax') !== amount < 0) return type === 'interest' && OWED.test(said) ? null : fault('reversal')
  const day = dayIn(row, 'in', plan)
  const currency = currencyOf(given)
  if ('code' in day) return fault(day.code, columns.day)
  if (currency === null) return fault('other_currency')
  const stray = columns.withheld.find((column) => !columns.taxes.includes(column) && (numberIn(row, column, plan) ?? 0) !== 0)
  if (stray !== undefined) return fault('fees_unclear', stray)
  const tax = sumIn(row, columns.taxes, plan)
  const gross = type === 'tax' ? -amount : grossOf(given, amount, tax)
  return gross === null ? fault('fees_unclear') : { row: row.row, type, ...day, isin, account: cellOf(row, columns.account), amount: gross, tax, currency, units: unitsIn(given), statesTax: statesTax(given) }
}

const isOf = (tax: Payment) => (payment: Payment): boolean =>
  payment.type !== 'tax' && payment.isin === tax.isin && payment.date === tax.date && payment.account === tax.account && payment.currency === tax.currency

/** Payments with the tax of their day and security; a fault for each that is not clear, and for tax without a payment. */
export function paymentsOf(rows: readonly PaymentRow[]): { payments: FilePayment[]; faults: TradeFault[] } {
  const read = rows.flatMap((row) => paymentIn(row) ?? [])
  const all = read.filter((each) => 'type' in each)
  const taxes = all.filter(({ type }) => type === 'tax')
  const payments = all.flatMap((payment): FilePayment[] => {
    if (payment.type === 'tax') return []
    const own = taxes.filter((tax) => isOf(tax)(payment) && all.find(isOf(tax)) === payment)
    return [{ ...payment, type: payment.type, tax: own.reduce((sum, { amount }) => sum + amount, payment.tax), statesTax: payment.statesTax || own.length > 0 }]
  })
  const untaxed = taxes.filter((tax) => !all.some(isOf(tax))).map(({ row }) => faultAt('unknown_event', row))
  return { payments, faults: [...read.filter((each) => 'code' in each), ...untaxed] }
}

/** Payments of one file that say the same. */
export const alikePayments = (payments: readonly PaymentRow[]): number[][] =>
  [...grouped(payments, ({ row: { row, cells } }) => JSON.stringify([placeOf(row).file, cells])).values()]
    .filter(({ length }) => length > 1).map((own) => own.map(({ row }) => row.row))
