/** Costs of purchases and sales that stand in rows of their own: by the number of an order, or by day and security, they are of one trade, or of several alike; else they are told. */
import { daysBetween } from '../../../../core/values/dates'
import { grouped } from '../../../../core/values/grouped'
import { sumBy } from '../../../../core/values/sum'
import { dayOf } from '../../cells/dates'
import { parseDecimal } from '../../cells/decimal'
import { isinIn } from '../../cells/isin'
import type { Row } from '../../formats/lines'
import { cellOf } from '../../table/columns'
import type { DoubtfulRow } from '../../verdict'
import { currenciesOf, isNet, numberIn, priceNumber, sumIn, type Plan } from './cells'
import { isTakenBack, isToDeclare } from './events'
import { isTrade, type Movement, type Reading } from './movements'
import type { Planned } from './proof'

/** What a trade costs, also the taxes that belong to the cost of a purchase, in German, English, Dutch, French, Italian, Spanish and Polish. */
const COST = new RegExp(['geb(?:ü|ue)hr', 'entgelt', 'provision', 'courtage', 'brokerage', 'spesen', '\\bfees?\\b', 'com+is+i', 'kosten', '\\bcosti\\b', '\\bspese\\b', '\\bfrais\\b', 'gastos', 'coste?s\\b', 'corretaje', 'canon', 'prowizj', 'opłat',
  'stamp duty', 'finan\\S* transa[ck]t|transa\\S+ finan', '\\bt[ft]f\\b', '\\bftt\\b', 'tobin', 'beurstaks', 'b(?:ö|oe)rsenumsatz', 'umsatzabgabe'].join('|'), 'i')

/** Costs of a depot, an account or a payment, and what is paid to who has a depot. */
const OTHER = /depot|verwahr|custod|konto|account|verwalt|manage|berat|adv[ie]|service|\badr|\bgdr|dividen|ausschütt|coupon|kupon|zins|interest|corporate|monat|month|jahr|annual|quart|market data|kurs|connect|aansluit|inrichting|einrichtung|leih|lending|kick|rückv|bestandsp|vertrieb|custodia|tenue|droits de garde|mantenimiento|bewaar|bollo|kapitalma|hauptvers|ina[ck]tiv|plat+form|übertrag|transfer|lieferung|conto|mensil|mensual|trimestr|semestr|annu|\banu/i

/** What comes back of costs. */
const BACK = /erstatt|refund|rimbors|reembols|rembours|gutschr/i

/** Costs of nothing but trades. */
const OF_TRADE = /transa|order|handel|trad(?:e|ing)|bro[ck]er|courtage|com+iss|comisi|provision|prowizj|corretaje|canon|b(?:ö|oe)rs/i

/** Columns of numbers that rows of one order share; of which those of orders tell others apart. */
const [NUMBER, ORDER] = [/\bord(?:er|ine|en|re|em)\b|auftrag|riferimento|refer|\bta nr|nota\b|trade id|transa\S+ (?:id|nr|nummer|number)/, /\bord(?:er|ine|en|re|em)\b|auftrag/]

/** Whether a text speaks of costs of any kind. */
export const speaksOfCosts = (said: string): boolean => COST.test(said)

const isOfDepot = (row: Row, { columns: { event } }: Plan): boolean => OTHER.test(cellOf(row, event))

const isBack = (row: Row, { columns: { event } }: Plan): boolean => BACK.test(cellOf(row, event)) || isTakenBack(cellOf(row, event))

/** With more trades of an order, or of a day and security, a cost is joined to none. */
const MOST = 100

/** What rows say beside their figures. */
interface Told {
  row: Row
  isin: string | null
  date: string | null
  account: string
  currency: string
  /** Numbers by column; empty where a cell has none. */
  numbers: readonly string[]
}

interface Cost extends Told {
  /** Zero or below where it came back, or where the row does not say it. */
  amount: number
  /** Whether its words say that it is of a trade. */
  isOfTrade: boolean
}

interface Moved extends Told {
  /** What moves units; null where money alone came. */
  trade: Movement | null
}

/** Between a trade and a cost of its number are at most these days. */
const MOST_DAYS = 20

/** Taxes on income: none that a purchase pays, or gets back, is of its cost. */
const OF_INCOME = /kapitalert|\bk(?:[ei]|ap(?: ?e)?) ?st\b|solid|\bsol ?[iz]\b|kirch|quellen|withh|ritenut|retenc/

/** A purchase with what is taxed of it in its cost, as stamp duty is, unless that came back. */
function withTaxes(reading: Reading, row: Row | undefined, plan: Plan): Reading {
  if (row === undefined || !('movement' in reading) || reading.movement.type !== 'purchase') return reading
  const { movement } = reading
  const { fees, taxes: stated, interest, gross, foreign } = movement
  const taxes = sumIn(row, plan.columns.taxes.filter(({ header }) => !OF_INCOME.test(header.words)), plan)
  const beside = Math.abs(numberIn(row, plan.columns.amount, plan) ?? NaN) - (foreign?.gross ?? (typeof gross === 'number' ? gross : NaN))
  const isBeside = (costs: number): boolean => [0, interest].some((extra) => Math.abs(beside - costs - extra) < 0.006)
  const cameBack = [0, fees].some((each) => isBeside(each - stated)) && ![0, stated].some(isBeside)
  return { movement: { ...movement, fees: cameBack ? fees : fees + taxes, taxes: 0 } }
}

/** Whether a row may be a cost alone, or what comes back of one, and no other payment; what it is called may be a word that the reader does not know. */
function isCostAlone(row: Row, reading: Reading | undefined, plan: Plan): boolean {
  const { columns: { event, units }, format } = plan
  if (reading === undefined || !speaksOfCosts(cellOf(row, event))) return false
  if ('noTrade' in reading) return reading.noTrade.reason === 'no_units_move' && (!reading.payment || 'code' in reading.payment || isBack(row, plan))
  return 'fault' in reading && reading.fault.code === 'unknown_event' && (parseDecimal(cellOf(row, units), format) ?? 0) === 0
}

const movementOf = (reading: Reading | undefined): Movement[] => (reading !== undefined && 'movement' in reading ? [reading.movement] : [])

interface Numbered {
  at: number
  isOfOrder: boolean
}

/** The columns of numbers of a table. */
const numbered = ({ table: { headers } }: Planned): Numbered[] => headers.flatMap(({ words }, at) => (NUMBER.test(words) ? [{ at, isOfOrder: ORDER.test(words) }] : []))

const numbersIn = ({ cells }: Row, columns: readonly Numbered[]): string[] => columns.map(({ at }) => (/\d{2}/.test(cells[at] ?? '') ? `${at} ${cells[at]}` : ''))

/** By what the amounts of costs are multiplied, so that those that are paid stand above zero; 0 where signs leave open what came back. */
function signOf({ table: { rows }, plan }: Planned, alone: ReadonlySet<Row>): 1 | 0 | -1 {
  const isBelow = (row: Row): boolean => (numberIn(row, plan.columns.amount, plan) ?? 0) < 0
  const isAbove = (row: Row): boolean => (numberIn(row, plan.columns.amount, plan) ?? 0) > 0
  if (rows.some((row) => !alone.has(row) && isBelow(row))) return plan.isFollowing ? 0 : -1
  const costs = [...alone]
  return !costs.some(isBelow) ? 1 : costs.some(isAbove) ? 0 : -1
}

/** The cost of a row, where it is one of a trade. */
function costIn(row: Row, { plan }: Planned, columns: readonly Numbered[], sign: number): Cost[] {
  const { amount, amountCodes, isin, day, fees, account } = plan.columns
  const stated = numberIn(row, amount, plan)
  const paid = isBack(row, plan) ? 0 : stated === null || stated === 0 ? sumIn(row, fees, plan) : stated * sign
  const [currency = 'EUR'] = currenciesOf(row, amount, amountCodes, plan.currency)
  if ((paid === 0 && stated === 0) || isOfDepot(row, plan)) return []
  const said = { isin: isinIn(cellOf(row, isin)), date: dayOf(cellOf(row, day), plan.order), account: cellOf(row, account) }
  return [{ row, amount: paid, isOfTrade: OF_TRADE.test(cellOf(row, plan.columns.event)), currency, ...said, numbers: numbersIn(row, columns) }]
}

type Near = ReadonlyMap<string, readonly Moved[]>

/** Trades that are alike, of which none states a cost of its own, nor may have it in its amount; of anything else none. */
function alikeOf(own: readonly Moved[], plan: Plan): Movement[] {
  const areAlike = new Set(own.map(({ isin, trade, date }) => [isin, trade?.type, date].join())).size === 1
  const mayHold = (row: Row): boolean => isNet(plan.columns) === true && priceNumber(row, plan) === null
  const trades = own.flatMap(({ row, trade }) => (trade !== null && isTrade(trade.type) && trade.fees === 0 && !mayHold(row) ? [trade] : []))
  return areAlike && trades.length === own.length ? trades : []
}

/** The trades that a cost is of: of one order, or all of its day and security. None where something else happened then, or they are in another currency. */
function tradesOf({ amount, isOfTrade, currency, isin, date, account, numbers }: Cost, near: Near, columns: readonly Numbered[], plan: Plan): ReadonlySet<Movement> {
  const found = (key: string): readonly Moved[] => {
    const all = near.get(key) ?? []
    return all.length > MOST ? [] : all
  }
  const isOfOther = (each: Moved): boolean => columns.some(({ isOfOrder }, at) => isOfOrder && numbers[at] !== '' && each.numbers[at] !== '' && numbers[at] !== each.numbers[at])
  const isNear = (each: Moved): boolean => (isin === null || each.isin === isin) && date !== null && each.date !== null && Math.abs(daysBetween(each.date, date)) <= MOST_DAYS
  // Other numbers may be those of an account, which any of its costs has.
  const ordered = numbers.flatMap((number, at) => (number !== '' && (columns[at]?.isOfOrder === true || isin !== null || isOfTrade) ? found(number) : [])).filter(isNear)
  const own = ordered.length > 0 ? ordered : found(`${date} ${isin}`).filter((each) => !isOfOther(each))
  return new Set(amount > 0 && own.every((each) => each.currency === currency && each.account === account) ? alikeOf(own, plan) : [])
}

/** What moves units or was paid on them, by its day, its number and its security. */
function nearIn({ table: { rows }, plan }: Planned, readings: readonly Reading[], columns: readonly Numbered[]): Near {
  const { columns: { isin, day, event, account }, order } = plan
  const moved = rows.flatMap((row, at): Moved[] => {
    const [reading, numbers] = [readings[at], numbersIn(row, columns)]
    const [trade] = movementOf(reading)
    if (trade !== undefined) return [{ row, trade, isin: trade.isin, date: trade.date, account: trade.account, currency: trade.foreign?.currency ?? 'EUR', numbers }]
    const isPaid = reading !== undefined && 'noTrade' in reading && reading.payment && 'plan' in reading.payment && !isToDeclare(cellOf(row, event))
    return isPaid ? [{ row, trade: null, isin: isinIn(cellOf(row, isin)), date: dayOf(cellOf(row, day), order), account: cellOf(row, account), currency: '', numbers }] : []
  })
  return grouped(moved.flatMap((each) => [each.trade === null ? '' : `${each.date}`, `${each.date} ${each.isin}`, ...each.numbers].map((key) => ({ ...each, key }))), ({ key }) => key)
}

/** What each trade of a table costs beside its row, and the rows of costs that are of none. */
function joinedIn(planned: Planned, readings: readonly Reading[], alone: ReadonlySet<Row>): { joined: Map<Movement, number>; apart: DoubtfulRow[] } {
  const columns = numbered(planned)
  const sign = signOf(planned, alone)
  const costs = [...alone].flatMap((row) => costIn(row, planned, columns, sign))
  const joined = new Map<Movement, number>()
  if (costs.length === 0) return { joined, apart: [] }
  const near = nearIn(planned, readings, columns)
  const apart = costs.flatMap((cost): DoubtfulRow[] => {
    const own = tradesOf(cost, near, columns, planned.plan)
    const units = sumBy([...own], (each) => each.units)
    for (const trade of own) joined.set(trade, (joined.get(trade) ?? 0) + (cost.amount * trade.units) / units)
    return own.size === 0 && (cost.isOfTrade || cost.isin !== null || cost.date === null || near.has(cost.date)) ? [{ row: cost.row.row, why: 'apart' }] : []
  })
  return { joined, apart }
}

export interface Costs {
  /** Rows of costs that nothing joins to a trade. */
  apart: readonly DoubtfulRow[]
  /** Whether some were joined to one. */
  hasCosts: boolean
}

/** What the rows of a file are. */
interface Rows {
  readings: readonly Reading[]
  /** What moves units, by table. */
  ofTables: readonly (readonly Movement[])[]
}

/** What the rows of a table are, with costs of their own rows in what their trades cost. */
function withCostsIn(planned: Planned, given: readonly Reading[]): Costs & { readings: Reading[]; movements: Movement[] } {
  const { table: { rows }, plan } = planned
  const all = given.map((reading, at) => withTaxes(reading, rows[at], plan))
  const alone = new Set(rows.filter((row, at) => isCostAlone(row, all[at], plan)))
  const { joined, apart } = joinedIn(planned, all, alone)
  const readings = all.map((reading, at): Reading => {
    const row = rows[at]
    // What comes back of costs may be a payment.
    return row !== undefined && alone.has(row) && ('fault' in reading || !(isOfDepot(row, plan) || isBack(row, plan))) ? { noTrade: { row: row.row, reason: 'no_units_move' } } : reading
  })
  return { readings, apart, hasCosts: joined.size > 0, movements: readings.flatMap(movementOf).map((trade) => ({ ...trade, fees: trade.fees + (joined.get(trade) ?? 0) })) }
}

/** What the rows of all tables are, and what moves units in each, with costs of their own rows in what their trades cost. */
export function withCosts(all: readonly Planned[], perTable: readonly (readonly Reading[])[]): Costs & Rows {
  const each = all.map((planned, table) => withCostsIn(planned, perTable[table] ?? []))
  return {
    readings: each.flatMap(({ readings }) => readings), apart: each.flatMap(({ apart }) => apart), hasCosts: each.some(({ hasCosts }) => hasCosts),
    ofTables: each.map(({ movements }) => movements),
  }
}
