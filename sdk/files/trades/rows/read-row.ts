/** What each row of a list of bookings is. */
import { daysBetween } from '../../../../core/values/dates'
import { plainText } from '../../../../core/values/isin'
import { isCurrencyCode } from '../../cells/currency'
import { dayOf } from '../../cells/dates'
import { isMissing } from '../../cells/decimal'
import { faultOfIsin, holdsIsin, isinIn } from '../../cells/isin'
import { isDerivative, isTotalLabel } from '../../cells/labels'
import type { Row } from '../../formats/lines'
import type { Event } from '../../layouts/layout'
import { kindIn } from '../../layouts/match'
import { cellOf, type Column } from '../../table/columns'
import { checkedCostIn, foreignIn, grossOf, statedIn } from './amounts'
import { numberIn, type Plan } from './cells'
import type { TradeColumns } from './trade-columns'
import { INTEREST, eventOf, eventOfLetter, isExecuted, isReinvested, isTakenBack, isToDeclare, tradeWithin, warrantOf } from './events'
import { isTrade, type Movement, type PaymentRow, type Reading } from './movements'
import { faultAt } from '../../faults'
import type { FileTrade, TradeFault, TradeFaultCode } from '../verdict'

const fault = (row: Row, code: TradeFaultCode, column: Column | null): Reading => ({ fault: faultAt(code, row.row, column?.header.text ?? '') })

/** The units of a row, 0 where it has none. */
const unitsIn = (row: Row, plan: Plan): number => numberIn(row, plan.columns.units, plan) ?? 0

/** Where the units of a row go that names no kind: by its text, and the sign of its amount. */
function movedIn(row: Row, moves: RegExp, plan: Plan): Event | null {
  const text = row.cells.find((cell) => moves.test(cell))
  if (text === undefined) return null
  return text.startsWith('CANCEL') || (numberIn(row, plan.columns.amount, plan) ?? 0) <= 0 ? 'transfer_out' : 'transfer_in'
}

/** Whether units x price are the amount of a row. */
function isPaid(row: Row, units: number, plan: Plan): boolean {
  const stated = statedIn(row, units, true, plan)
  return units > 0 && [true, false].some((isPurchase) => stated.price !== null && stated.amount !== null && stated.amount > 0 && grossOf({ ...stated, isPurchase }) !== 'amount_differs')
}

/** Whether the figures of a row say that units come or go: they are below zero, or with their price they are the amount. */
export const movesUnits = (row: Row, plan: Plan): boolean => unitsIn(row, plan) < 0 || isPaid(row, unitsIn(row, plan), plan)

/** Without words the header of the days says it (`Kaufdatum`), or the signs do where units come for money, or go for it, or where all amounts follow the units. */
function unsaidIn(row: Row, plan: Plan): Event | null {
  const { amount, isBought } = plan.columns
  const [moved, paid] = [unitsIn(row, plan), numberIn(row, amount, plan) ?? 0]
  if (isBought) return 'purchase'
  if (moved * paid < 0 || (moved * paid > 0 && plan.isFollowing)) return moved > 0 ? 'purchase' : 'sale'
  return null
}

/** A cell that says nothing but that there is a payment, as no name of a security does. */
const INCOME = /^(?:(?:stacco|accredito|pagamento|incasso) )?(?:dividend[eio]?|ausschüttung|cedol[ae]|coupon|proventi?)$/i

/** A warrant as German banks name it, `Kauf Call 26 DAX`: it has an ISIN as issuers of these give them. Others may be that of the share on which an option is. */
const warrantIn = (row: Row, said: string, plan: Plan): Event | null =>
  (/^DE000[A-Z]{2}\d/.test(cellOf(row, plan.columns.isin)) && isPaid(row, Math.abs(unitsIn(row, plan)), plan) ? warrantOf(said) : null)

/** What happens in a row. */
function saidIn(row: Row, plan: Plan): Event | null {
  const { event, group, layout } = plan.columns
  const said = cellOf(row, event)
  if (said === '' && layout?.moves !== undefined) return movedIn(row, layout.moves, plan)
  if (event === null) return unsaidIn(row, plan)
  // Below a header for letters there is none beside a payment.
  if (said === '') return row.cells.some((cell) => INCOME.test(cell)) ? 'income' : null
  return (layout === null ? null : kindIn(layout, `${cellOf(row, group)} ${said}`) ?? kindIn(layout, said)) ?? eventOf(said) ?? eventOfLetter(said) ?? warrantIn(row, said, plan)
}

const NO = /^(?:|nein|no|n|false|falsch|0|-+)$/i

/** Whether a row says, anywhere but in a name, that it takes another one back. */
const isReversal = (row: Row, { flags, texts }: TradeColumns): boolean =>
  flags.some((column) => !NO.test(cellOf(row, column))) || texts.some((column) => isTakenBack(cellOf(row, column)))

function kindOf(row: Row, { kind }: TradeColumns): FileTrade['kind'] {
  const cell = cellOf(row, kind)
  if (/\b(?:etf|fund|fonds|investmentfonds)\b/i.test(cell)) return 'fund'
  return /^(?:stock|share|aktie|equity)s?$/i.test(cell) ? 'share' : null
}

/** `1:4`, `4 for 1`: old and new units, or the other way round. */
function ratioIn(row: Row, { texts, event, name }: TradeColumns): Movement['ratio'] {
  const found = [event, ...texts, name].map((column) => /(?<!\d)(\d+(?:[.,]\d+)?) ?(?::|zu|for|per|x) ?(\d+(?:[.,]\d+)?)/i.exec(cellOf(row, column))).find((each) => each !== null)
  return found === undefined ? null : [Number(found[1]?.replace(',', '.')), Number(found[2]?.replace(',', '.'))]
}

/** Below zero for a kind of booking that takes units, whatever their sign. */
const signOf = (row: Row, { layout, event }: TradeColumns): 1 | -1 => (layout?.goes?.split('|').includes(cellOf(row, event).toLowerCase()) === true ? -1 : 1)

/** Whether a moment of the world's clock is more than 2.8 hours before a day, when it is that day in Europe, or more than an hour behind it. */
const isOtherDay = (date: string, moment: string): boolean => /^\d{4}-\d\d-\d\dT/.test(moment) && Math.abs(Date.parse(date) - Date.parse(`${moment.slice(0, 19)}Z`) + 4e7) > 5e7

/** The day, or what is wrong with it. Between a trade and its payment are days, whichever comes first; units that come or go otherwise may be valued weeks apart. */
export function dayIn(row: Row, type: Movement['type'], { columns: { day, time, valued, layout }, order }: Plan): { date: string } | { code: TradeFaultCode } {
  const date = dayOf(cellOf(row, day), order)
  if (date === null) return { code: 'not_a_day' }
  const paid = dayOf(cellOf(row, valued), order) ?? date
  return (layout !== null && isOtherDay(date, cellOf(row, time))) || Math.abs(daysBetween(date, paid)) > (isTrade(type) ? 20 : 60) ? { code: 'day_differs' } : { date }
}

/** `quantity: 0.223214`: the units once more, in words. */
const isOther = (cell: string, units: number): boolean => Math.abs(Number(/quantity: (.+)/.exec(cell)?.[1] ?? units) - units) > 5e-7

/** What is wrong with units that come or go. */
function unitsFault({ cells }: Row, units: number, type: Movement['type']): TradeFaultCode | null {
  if (units === 0) return 'not_units'
  if (units < 0 && (type === 'purchase' || type === 'in')) return 'reversal'
  return isTrade(type) && cells.some((cell) => isOther(cell, Math.abs(units))) ? 'amount_differs' : null
}

/** Units that come or go, with what they cost. */
function movementIn(row: Row, type: Movement['type'], plan: Plan): Reading {
  const { columns } = plan
  const day = dayIn(row, type, plan)
  const isin = isinIn(cellOf(row, columns.isin))
  const signed = unitsIn(row, plan)
  if ('code' in day) return fault(row, day.code, columns.day)
  if (isin === null) return fault(row, faultOfIsin(cellOf(row, columns.isin)) ?? 'not_an_isin', columns.isin)
  const units = Math.abs(signed)
  const wrong = unitsFault(row, signed, type)
  if (wrong !== null) return fault(row, wrong, columns.units)
  const { stated, gross } = checkedCostIn(row, units, type, plan)
  return {
    movement: {
      row: row.row, column: (columns.event ?? columns.units).header.text, date: day.date, type, isin, name: plainText(cellOf(row, columns.name)), account: cellOf(row, columns.account), kind: kindOf(row, columns), units: type === 'change' ? signed * signOf(row, columns) : units,
      gross, foreign: foreignIn(row, stated, plan), fees: stated.fees, taxes: stated.taxes, interest: stated.interest,
      price: stated.rate === null ? stated.price : null, isPercent: stated.scale !== 1, time: cellOf(row, columns.time),
      order: columns.order === null ? null : cellOf(row, columns.order), signs: { units: Math.sign(signed), amount: Math.sign(numberIn(row, columns.amount, plan) ?? 0) },
      ratio: ratioIn(row, columns), isNetChange: columns.layout?.isSigned === true, isCustody: false,
    },
  }
}

/** `$CASH-EUR`, where a program has a security for money. */
export const isMoney = (cell: string): boolean => /^\$?cash(?:[-_:][a-z]{3})?$/i.test(cell)

/** A row without security and units moves money, whatever it is called; so does a fee or an exchange that names none, where a bank counts it as one unit. */
const isCashOnly = (row: Row, event: Event | null, plan: Plan): boolean => {
  const { isin, units, name, event: said } = plan.columns
  const isUnnamed = event === 'other' && isMissing(cellOf(row, name)) && /^(?:forex|custod|fee|geb)/i.test(cellOf(row, said))
  return isMoney(cellOf(row, isin)) || (isMissing(cellOf(row, isin)) && (isUnnamed || isMissing(cellOf(row, units)) || numberIn(row, units, plan) === 0))
}

/** Tax on a payment, and the like; money put into units again is a payment and a purchase, which no row tells apart. */
function otherPayment(row: Row, plan: Plan): PaymentRow | TradeFault | null {
  const said = cellOf(row, plan.columns.event)
  if (isReinvested(said)) return faultAt('reinvested', row.row, plan.columns.event?.header.text ?? '')
  return isToDeclare(said) ? { row, plan } : null
}

/** A row that should not move units: what its figures say counts. */
function otherIn(row: Row, plan: Plan): Reading {
  const { columns } = plan
  const within = tradeWithin(cellOf(row, columns.event))
  const hasUnits = unitsIn(row, plan) !== 0
  if (hasUnits && within !== null) return movementIn(row, within, plan)
  return !/^(?:vorabp|thesaur)/i.test(cellOf(row, columns.event)) && movesUnits(row, plan) ? fault(row, 'units_move', columns.event ?? columns.units) : { noTrade: { row: row.row, reason: 'no_units_move' }, payment: otherPayment(row, plan) }
}

/** A transfer of which only the sign of its units says where it goes. */
function transferIn(row: Row, plan: Plan): Reading {
  const units = unitsIn(row, plan)
  if (!plan.isSigned) return fault(row, 'transfer', plan.columns.event ?? plan.columns.units)
  return movementIn(row, units < 0 ? 'out' : 'in', plan)
}

/** A change of the place of custody: what comes there has left elsewhere, be it in the file or not. */
function custodyIn(row: Row, plan: Plan): Reading {
  const units = unitsIn(row, plan)
  if (units === 0) return { noTrade: { row: row.row, reason: 'no_units_move' } }
  const reading = movementIn(row, units < 0 ? 'out' : 'in', plan)
  return 'movement' in reading ? { movement: { ...reading.movement, isCustody: true } } : reading
}

/** A plain dividend names the units that it is paid on; none are below zero. */
function incomeIn(row: Row, plan: Plan): Reading {
  const { units, event } = plan.columns
  if (unitsIn(row, plan) < 0) return fault(row, 'units_move', event ?? units)
  return { noTrade: { row: row.row, reason: 'no_units_move' }, payment: { row, plan } }
}

const moving = (type: Movement['type']) => (row: Row, plan: Plan): Reading => movementIn(row, type, plan)

const readings: Readonly<Record<Exclude<Event, 'reversal'>, (row: Row, plan: Plan) => Reading>> = {
  purchase: moving('purchase'), sale: moving('sale'), transfer_in: moving('in'), transfer_out: moving('out'), corporate_action: moving('change'),
  transfer: transferIn, custody: custodyIn, other: otherIn, income: incomeIn,
}

/** What a row of money alone is for a return: layouts call interest a matter of no units, too, and others write `Guthabenzinsen`. */
function moneyIn(row: Row, event: Event | null, plan: Plan): PaymentRow | TradeFault | null {
  if (event === 'reversal') return faultAt('reversal', row.row)
  return event === 'income' || ((event ?? 'other') === 'other' && INTEREST.test(cellOf(row, plan.columns.event))) ? { row, plan } : null
}

/** `EUR.USD`. */
const PAIR = /^([A-Z]{3})\.([A-Z]{3})$/

/** Whether money of one currency is exchanged for that of another: brokers list that among trades. */
function isExchange(row: Row, { isin, kind }: TradeColumns): boolean {
  if (!isMissing(cellOf(row, isin))) return false
  const isPair = row.cells.some((cell) => PAIR.exec(cell)?.slice(1).every(isCurrencyCode) === true)
  return isPair || /^(?:cash|forex)$/i.test(cellOf(row, kind))
}

/** A row that adds bookings up: by what stands first, by its kind, or by any word where it has no day. */
const isSum = (row: Row, { isin, day, event }: TradeColumns): boolean => !holdsIsin(cellOf(row, isin)) && (isMissing(cellOf(row, day)) ? row.cells : [row.cells[0] ?? '', cellOf(row, event)]).some(isTotalLabel)

/** Kinds of securities that no depot of ours can hold: of crypto assets those without the like of an ISIN, unless none are wanted. */
export function asideOf(kind: string, isin = '', takesCoins = false): 'crypto' | 'unlisted' | null {
  const isCoin = isin.startsWith('XF000')
  if (isCoin ? !takesCoins : /crypto|krypto/i.test(kind)) return 'crypto'
  return /^private[ _](?:fund|market|equity)/i.test(kind) ? 'unlisted' : null
}

/** A word that nobody knows, in the layout of a bank: without units it moves money alone, and where the layout has no such word the units move. No word at all beside a security is a cell that has moved. */
function unknownIn(row: Row, { event, layout, units }: TradeColumns): Reading {
  const unknown = faultAt(event === null && layout !== null ? 'units_move' : 'unknown_event', row.row, (event ?? units).header.text)
  return layout !== null && event !== null && isMissing(cellOf(row, units)) && /\p{L}/u.test(cellOf(row, event)) && !holdsIsin(cellOf(row, event)) ? { noTrade: { row: row.row, reason: 'no_units_move' }, payment: unknown } : { fault: unknown }
}

/** What one row is. */
export function readRow(row: Row, plan: Plan, takesCoins: boolean): Reading {
  const { columns } = plan
  const executed = isExecuted(cellOf(row, columns.status))
  if (executed === false) return { noTrade: { row: row.row, reason: 'not_executed' } }
  if (executed === null) return fault(row, 'unknown_event', columns.status)
  const aside = asideOf(cellOf(row, columns.kind), cellOf(row, columns.isin), takesCoins)
  if (aside !== null) return { noTrade: { row: row.row, reason: aside } }
  if (isExchange(row, columns) || isSum(row, columns)) return { noTrade: { row: row.row, reason: 'no_units_move' } }
  const event = row.cells.some(isDerivative) ? null : saidIn(row, plan)
  if (isCashOnly(row, event, plan) && !isTrade(event)) return { noTrade: { row: row.row, reason: 'no_units_move' }, payment: moneyIn(row, event, plan) }
  if (event === 'reversal' || isReversal(row, columns)) return fault(row, 'reversal', columns.event ?? columns.units)
  if (row.cells.slice(columns.width).some((cell) => cell !== '')) return fault(row, 'surplus_cells', columns.units)
  return event === null ? unknownIn(row, columns) : readings[event](row, plan)
}
