/** Costs of purchases and sales that stand in rows of their own: by the number of an order, or by day and security, they are of one trade, or of several alike; else they are told. */
import { grouped } from '../../../../core/values/grouped'
import { sumBy } from '../../../../core/values/sum'
import { dayOf } from '../../cells/dates'
import { parseDecimal } from '../../cells/decimal'
import { isinIn } from '../../cells/isin'
import type { Row } from '../../formats/lines'
import { cellOf } from '../../table/columns'
import type { DoubtfulRow } from '../../verdict'
import { currenciesOf, numberIn, sumIn, type Plan } from './cells'
import { isTrade, type Movement, type Reading } from './movements'
import type { Planned } from './proof'

/** What a trade costs, also the taxes that belong to the cost of a purchase, in German, English, Dutch, French, Italian, Spanish and Polish. */
const COST = new RegExp(['geb(?:ü|ue)hr', 'entgelt', 'provision', 'courtage', 'brokerage', 'spesen', '\\bfees?\\b', 'com+is+i', 'kosten', '\\bcosti\\b', '\\bspese\\b', '\\bfrais\\b', 'gastos', 'coste?s\\b', 'corretaje', 'canon', 'prowizj', 'opłat',
  'stamp duty', 'finan\\S* transa[ck]t|transa\\S+ finan', '\\bt[ft]f\\b', '\\bftt\\b', 'tobin', 'beurstaks', 'b(?:ö|oe)rsenumsatz', 'umsatzabgabe'].join('|'), 'i')

/** Costs of a depot, an account or a payment, and what comes back of any. */
const OTHER = /depot|verwahr|custod|konto|account|verwalt|manage|berat|adv[ie]|service|\badr|\bgdr|dividen|ausschütt|coupon|kupon|zins|interest|corporate|monat|month|jahr|annual|quart|market data|kurs|connect|aansluit|inrichting|einrichtung|leih|lending|kick|rückv|bestandsp|vertrieb|erstatt|refund|rimbors|reembols|rembours|gutschr|custodia|tenue|droits de garde|mantenimiento|bewaar|bollo/i

/** Costs of nothing but trades. */
const OF_TRADE = /transa|order|handel|trad(?:e|ing)|bro[ck]er|courtage|com+iss|comisi|provision|prowizj|corretaje|canon|b(?:ö|oe)rs/i

/** Columns of numbers that rows of one order share; of which those of orders tell others apart. */
const [NUMBER, ORDER] = [/\bord(?:er|ine|en|re|em)\b|auftrag|riferimento|refer|\bta nr|nota\b|trade id|transa\S+ (?:id|nr|nummer|number)/, /\bord(?:er|ine|en|re|em)\b|auftrag/]

/** Whether a text speaks of costs of any kind. */
export const speaksOfCosts = (said: string): boolean => COST.test(said)

const isOfDepot = (row: Row, { columns: { event } }: Plan): boolean => OTHER.test(cellOf(row, event))

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
  /** Below zero where it came back; zero where the row does not say it. */
  amount: number
  /** Whether its words say that it is of a trade. */
  isOfTrade: boolean
}

interface Traded extends Told {
  trade: Movement
}

/** Whether a row may be a cost alone; what it is called may be a word that the reader does not know. */
function isCostAlone(row: Row, reading: Reading | undefined, { columns: { event, units }, format }: Plan): boolean {
  if (reading === undefined || !speaksOfCosts(cellOf(row, event))) return false
  if ('noTrade' in reading) return reading.noTrade.reason === 'no_units_move'
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

/** The cost of a row, where it is one of a trade; where some amounts stand below zero, those do that are paid. */
function costIn(row: Row, { plan }: Planned, columns: readonly Numbered[], isSigned: boolean): Cost[] {
  const { amount, amountCodes, isin, day, fees, account } = plan.columns
  const stated = numberIn(row, amount, plan)
  const paid = stated === null || stated === 0 ? sumIn(row, fees, plan) : isSigned ? -stated : stated
  const [currency = 'EUR'] = currenciesOf(row, amount, amountCodes, plan.currency)
  if ((paid === 0 && stated === 0) || isOfDepot(row, plan)) return []
  const said = { isin: isinIn(cellOf(row, isin)), date: dayOf(cellOf(row, day), plan.order), account: cellOf(row, account) }
  return [{ row, amount: paid, isOfTrade: OF_TRADE.test(cellOf(row, plan.columns.event)), currency, ...said, numbers: numbersIn(row, columns) }]
}

type Near = ReadonlyMap<string, readonly Traded[]>

/** The trades that a cost is of: of one order, or all of its day and security. None where they are of several kinds, state a cost of their own, or are in another currency. */
function tradesOf({ amount, currency, isin, date, account, numbers }: Cost, near: Near, columns: readonly Numbered[]): ReadonlySet<Movement> {
  const found = (key: string): readonly Traded[] => {
    const all = near.get(key) ?? []
    return all.length > MOST ? [] : all
  }
  const isOfOther = (each: Traded): boolean => columns.some(({ isOfOrder }, at) => isOfOrder && numbers[at] !== '' && each.numbers[at] !== '' && numbers[at] !== each.numbers[at])
  const ordered = numbers.flatMap((number) => (number === '' ? [] : found(number))).filter((each) => isin === null || each.isin === isin)
  const own = ordered.length > 0 ? ordered : found(`${date} ${isin}`).filter((each) => each.trade.fees === 0 && !isOfOther(each))
  const areAlike = new Set(own.map((each) => [each.isin, each.trade.type, each.date].join())).size === 1
  const isJoined = amount > 0 && areAlike && own.every((each) => each.currency === currency && each.account === account)
  return new Set(isJoined ? own.map(({ trade }) => trade) : [])
}

/** What each trade of a table costs beside its row, and the rows of costs that are of none. */
function joinedIn(planned: Planned, readings: readonly Reading[], alone: readonly Row[]): { joined: Map<Movement, number>; apart: DoubtfulRow[] } {
  const { table: { rows }, plan } = planned
  const columns = numbered(planned)
  const isSigned = rows.some((row) => (numberIn(row, plan.columns.amount, plan) ?? 0) < 0)
  const costs = alone.flatMap((row) => costIn(row, planned, columns, isSigned))
  const joined = new Map<Movement, number>()
  if (costs.length === 0) return { joined, apart: [] }
  const traded = rows.flatMap((row, at) => movementOf(readings[at]).flatMap((trade) => {
    const { isin, date, account, foreign, type } = trade
    const each = { row, trade, isin, date, account, currency: foreign?.currency ?? 'EUR', numbers: numbersIn(row, columns) }
    return isTrade(type) ? [date, `${date} ${isin}`, ...each.numbers].map((key) => ({ ...each, key })) : []
  }))
  const near: Near = grouped(traded, ({ key }) => key)
  const apart = costs.flatMap((cost): DoubtfulRow[] => {
    const own = tradesOf(cost, near, columns)
    const units = sumBy([...own], (each) => each.units)
    for (const trade of own) joined.set(trade, (joined.get(trade) ?? 0) + (cost.amount * trade.units) / units)
    return own.size === 0 && (cost.isOfTrade || cost.isin !== null || near.has(cost.date ?? '')) ? [{ row: cost.row.row, why: 'apart' }] : []
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

/** What the rows of all tables are, and what moves units in each, with costs of their own rows in what their trades cost. */
export function withCosts(all: readonly Planned[], perTable: readonly (readonly Reading[])[]): Costs & Rows {
  const settled = new Map<number, boolean>()
  const each = all.map((planned, table) => {
    const readings = perTable[table] ?? []
    const alone = planned.table.rows.filter((row, at) => isCostAlone(row, readings[at], planned.plan))
    for (const row of alone) settled.set(row.row, !isOfDepot(row, planned.plan))
    return joinedIn(planned, readings, alone)
  })
  const settledAs = (reading: Reading): Reading => {
    const row = 'fault' in reading ? reading.fault.row : 'noTrade' in reading ? reading.noTrade.row : null
    // What comes back of costs may be a payment.
    return row !== null && (settled.get(row) === true || ('fault' in reading && settled.has(row))) ? { noTrade: { row, reason: 'no_units_move' } } : reading
  }
  const costly = (trade: Movement, fees: number | undefined): Movement => (fees === undefined ? trade : { ...trade, fees: trade.fees + fees })
  return {
    readings: perTable.flat().map(settledAs), apart: each.flatMap(({ apart }) => apart), hasCosts: each.some(({ joined }) => joined.size > 0),
    ofTables: perTable.map((readings, table) => readings.flatMap(movementOf).map((trade) => costly(trade, each[table]?.joined.get(trade)))),
  }
}
