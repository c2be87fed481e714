/** What single cells of a list of bookings say against the others: of their row, or of their column. */
import { addDays, daysBetween } from '../../../../core/values/dates'
import { grouped } from '../../../../core/values/grouped'
import { sumBy } from '../../../../core/values/sum'
import { isCurrencyCode } from '../../cells/currency'
import { dayOf } from '../../cells/dates'
import { decimalsOf, isMissing, parseDecimal } from '../../cells/decimal'
import { faultOfIsin, isinIn } from '../../cells/isin'
import { faultAt } from '../../faults'
import type { Row } from '../../formats/lines'
import { cellOf, type Column } from '../../table/columns'
import type { Header } from '../../table/headers'
import type { Source } from '../../source'
import { isPriced, nominal } from '../signs'
import type { TradeFault } from '../verdict'
import { currenciesOf, numberIn, type Plan } from '../rows/cells'
import { eventOf, isReinvested } from '../rows/events'
import { movesUnits } from '../rows/read-row'
import { isTrade, type Balance, type Bookings, type Movement, type Reading } from '../rows/movements'
import type { Costs } from '../rows/costs'
import { doubtsIn, isAround } from './doubts'

export { withCosts } from '../rows/costs'
import { runningIn, uncheckedOf, unfollowed, type Planned } from '../rows/proof'
import { FEE, type TradeColumns } from '../rows/trade-columns'

/** The one cell without decimals of a column that has them for whole amounts, too: its mark is lost. People write both, programs do not. */
function withoutMark(rows: readonly Row[], column: Column, { format }: Plan): TradeFault[] {
  const figures = rows.map((row) => ({ row, cell: cellOf(row, column) })).filter(({ cell }) => !isMissing(cell) && parseDecimal(cell, format) !== 0)
  const [odd, ...others] = figures.filter(({ cell }) => decimalsOf(cell, format) === 0)
  const hasZeros = rows.some((row) => /[.,]0+$/.test(cellOf(row, column)) && decimalsOf(cellOf(row, column), format) > 0)
  return odd !== undefined && others.length === 0 && figures.length > 1 && hasZeros ? [faultAt('decimals_differ', odd.row.row, column.header.text)] : []
}

/** The one empty cell of a column of costs that has zeros in others: what stood in it is lost, or has moved. People leave out what costs nothing, programs do not. */
function withoutCost(rows: readonly Row[], column: Column, { format }: Plan): TradeFault[] {
  const [empty, ...others] = rows.filter((row) => isMissing(cellOf(row, column)))
  const hasZeros = rows.some((row) => parseDecimal(cellOf(row, column), format) === 0)
  return empty !== undefined && others.length === 0 && rows.length > 2 && hasZeros ? [faultAt('not_an_amount', empty.row, column.header.text)] : []
}

const ISIN = /(?<![A-Z0-9])[A-Z]{2}[A-Z0-9]{9}\d(?![A-Z0-9])/g

/** Whether another cell of a trade names another security: by its ISIN in a text, for a number of an order may look like one, or a German one by its number. */
function isOfOther({ cells }: Row, isin: string, wkn: string): boolean {
  const isins = cells.flatMap((cell) => (cell.includes(' ') ? (cell.match(ISIN) ?? []) : [])).filter((code) => faultOfIsin(code) === null)
  return isins.some((code) => code !== isin) || (isin.startsWith('DE') && /^[A-Z0-9]{6}$/.test(wkn) && isin.slice(5, 11) !== wkn)
}

/** Whether fees in the currency of payment and in euros differ, where both are euros (ebase, FNZ). */
const areOtherFees = (row: Row, cellBelow: (words: RegExp) => string, { columns: { amountCodes }, format }: Plan): boolean => {
  const [own, inEuros] = [/^entgelt in zw/, /^entgelt in eur/].map((words) => parseDecimal(cellBelow(words), format))
  return typeof own === 'number' && typeof inEuros === 'number' && own !== inEuros && amountCodes.some((column) => cellOf(row, column) === 'EUR')
}

/** Whether fees are in another currency than what was paid, by a header such as `IBCommissionCurrency` or `Gebührenwährung`. */
const areForeignFees = ({ cells }: Row, headers: readonly Header[], { fees, foreign }: Movement): boolean =>
  fees !== 0 && headers.some(({ words }, at) => FEE.test(words) && /currency|wahrung|ccy/.test(words) && isCurrencyCode(cells[at] ?? '') && cells[at] !== (foreign?.currency ?? 'EUR'))

/** Remarks of people: that nothing came of an order, or that what was bought is gone. */
const [UNDONE, GONE] = [/^(?:abgelaufen|gestrichen|gel(?:ö|oe)scht|expired)|(?<!\p{L})(?:nicht (?:ausgef|gekauft|zustande)|not (?:executed|filled))/iu, /^(?:wieder )?(?:verkauft|sold)(?!\p{L}| (\d+) (?:of|von|out of) (?!\1\b)\d)/iu]

/** Whether a remark says that a trade was none, or of a purchase that it is sold; banks have a column for that. */
const isUndone = (row: Row, { type }: Movement, { layout, texts, event, status }: TradeColumns): boolean =>
  layout === null && texts.some((column) => column !== event && column !== status && (UNDONE.test(cellOf(row, column)) || (type === 'purchase' && GONE.test(cellOf(row, column)))))

/** Whether what is left of a sale is below zero, and its costs are less than it brought. */
const isLeftBelow = (row: Row, { type, gross, foreign, fees, taxes, signs }: Movement, plan: Plan): boolean => {
  const paid = foreign?.gross ?? gross
  return type === 'sale' && signs.amount > 0 && typeof paid === 'number' && fees + taxes < paid && (numberIn(row, plan.columns.second, plan) ?? 0) < 0
}

/** A rate that cannot be one of euros to dollars or francs, of which none was ever worth four of another; or a zero, where a bank writes one in each row. */
function noRate(row: Row, plan: Plan): TradeFault[] {
  const { layout, rate, price, priceCodes } = plan.columns
  const found = numberIn(row, rate, plan)
  const isOther = found !== null && currenciesOf(row, price, priceCodes, plan.currency).some((code) => ['USD', 'CHF'].includes(code)) && !isAround(found, 1, 4)
  const isZero = found === 0 && layout?.columns.rate?.endsWith('?') === false
  return isOther || isZero ? [faultAt('amount_differs', row.row, rate?.header.text)] : []
}

/** Whether more was executed than was ordered. */
const isAboveOrder = (row: Row, ordered: string, { columns: { units, status }, format }: Plan): boolean =>
  status !== null && Math.abs(parseDecimal(cellOf(row, units), format) ?? 0) > Math.abs(parseDecimal(ordered, format) ?? Infinity)

/** A purchase that names what was gained with it, as sales alone do. */
const gained = ({ row, cells }: Row, { type }: Movement, { table: { headers }, plan: { format } }: Planned): TradeFault[] =>
  headers.flatMap(({ text, words }, at) => (type === 'purchase' && /^reali[sz]/.test(words) && (parseDecimal(cells[at] ?? '', format) ?? 0) !== 0 ? [faultAt('unknown_event', row, text)] : []))

/** What is wrong with the trade of a row beside its figures: an order comes before it, and holds until it. */
function oddTrade(row: Row, trade: Movement | undefined, planned: Planned): TradeFault[] {
  const { table: { headers }, plan } = planned
  const { columns, order } = plan
  if (trade === undefined) return []
  const below = (isIt: (header: Header) => boolean): string => row.cells[headers.findIndex(isIt)] ?? ''
  const cellBelow = (pattern: RegExp): string => below(({ words }) => pattern.test(words))
  const [given, until] = [/^(?:erstellt|aufgabe|erteilt)/, /^gultig bis/].map((words) => (columns.status === null ? null : dayOf(cellBelow(words), order)))
  const isOtherDay = (given ?? '') > trade.date || (until ?? '9') < trade.date
  return [
    ...gained(row, trade, planned),
    ...(isOfOther(row, trade.isin, below(({ role }) => role === 'wkn')) ? [faultAt('isin_differs', row.row, columns.isin.header.text)] : []),
    ...(isOtherDay ? [faultAt('day_differs', row.row, columns.day.header.text)] : []),
    ...(isAboveOrder(row, cellBelow(/^(?:anzahl|stuck|menge|quantity)$/), plan) ? [faultAt('amount_differs', row.row, columns.units.header.text)] : []),
    ...(isUndone(row, trade, columns) ? [faultAt('unknown_event', row.row, columns.event?.header.text)] : []),
    ...(areOtherFees(row, cellBelow, plan) || areForeignFees(row, headers, trade) ? [faultAt('fees_unclear', row.row, columns.fees[0]?.header.text)] : []),
    ...(isLeftBelow(row, trade, plan) ? [faultAt('amount_differs', row.row, columns.second?.header.text)] : []),
  ]
}

/** Fees with another sign than most of their column, of trades of one kind: they came back. People write both, programs do not; of as many with either sign nobody knows. */
function givenBack(rows: readonly Row[], column: Column, { trades, plan }: { trades: ReadonlyMap<number, Movement>; plan: Plan }): TradeFault[] {
  return ['purchase', 'sale'].flatMap((type) => {
    const fees = rows.filter(({ row }) => trades.get(row)?.type === type).map((row) => ({ row: row.row, fee: numberIn(row, column, plan) ?? 0 }))
    const [below, above] = [fees.filter(({ fee }) => fee < 0), fees.filter(({ fee }) => fee > 0)]
    return [...(below.length <= above.length ? below : []), ...(above.length <= below.length ? above : [])].map(({ row }) => faultAt('fees_unclear', row, column.header.text))
  })
}

/** Cells of a table that others contradict. */
function oddIn(planned: Planned, movements: readonly Movement[]): TradeFault[] {
  const trades = new Map(movements.flatMap((each) => (isTrade(each.type) ? [[each.row, each] as const] : [])))
  const rows = planned.table.rows.filter(({ row }) => trades.has(row))
  const { layout, price, amount, fees, taxes, event, rivals = [] } = planned.plan.columns
  // One letter among words is a cell that has moved.
  const letters = rows.filter((row) => cellOf(row, event).length === 1)
  const stray = letters.length < rows.length ? letters.map(({ row }) => faultAt('unknown_event', row, event?.header.text)) : []
  const costs = layout === null ? [] : [...fees, ...taxes]
  const figures = layout === null ? [] : [price, amount, ...costs].flatMap((column) => column ?? [])
  const signed = layout === null ? [] : fees.flatMap((column) => givenBack(rows, column, { trades, plan: planned.plan }))
  const beside = trades.size === 0 ? [] : rivals.map(({ header }) => faultAt('several_tables', planned.table.headerRow, header.text))
  return [...beside, ...stray, ...figures.flatMap((column) => withoutMark(rows, column, planned.plan)),
    ...costs.flatMap((column) => withoutCost(rows, column, planned.plan)), ...signed,
    ...rows.flatMap((row) => [...oddTrade(row, trades.get(row.row), planned), ...noRate(row, planned.plan)])]
}

/** The one row of a text that is shorter than all others: the last one, where the file ends within it, or one with a day. */
export function cutOff({ lastRow }: Source, { table: { headers, rows }, plan: { columns, order } }: Planned): TradeFault[] {
  const short = rows.filter(({ cells }) => cells.length < headers.length)
  const [row] = short
  const isCut = row !== undefined && short.length < 2 && lastRow !== null && (row.row === lastRow || (rows.length > 2 && dayOf(cellOf(row, columns.day), order) !== null))
  return isCut ? [faultAt('cut_off', row.row)] : []
}

/** The balances of the newest rows, where the days say which end of the file is new; one that cannot be read, or has lost its currency, is no older one. */
export function balancesIn({ table, plan: { columns, format, order } }: Planned): (Balance | TradeFault)[] {
  const days = table.rows.map((row) => dayOf(cellOf(row, columns.day), order) ?? '').filter((day) => day !== '')
  const [first = '', last = ''] = [days[0], days.at(-1)]
  if (columns.balance === null || first === last) return []
  const found = new Map<string, Balance | TradeFault>()
  for (const row of first > last ? table.rows : table.rows.toReversed()) {
    const [currency, cell] = [cellOf(row, columns.balanceCodes[0]), cellOf(row, columns.balance)]
    if (isMissing(cell) || found.has(currency) || (currency === '' && (found.size > 0 || columns.balanceCodes.length === 0))) continue
    const amount = parseDecimal(cell, format)
    found.set(currency, amount === null || currency === '' ? faultAt('not_an_amount', row.row, columns.balance.header.text) : { row: row.row, currency, amount })
  }
  return [...found.values()]
}

/** Whether rows of one day may say the same, or be the sum of others. */
const hasTwins = (movements: readonly Movement[]): boolean => new Set(movements.map(({ date, isin }) => date + isin)).size < movements.length

/** The rows with the rarer sign, where a file uses both. */
function rarer(movements: readonly Movement[], signOf: (movement: Movement) => number): Movement[] {
  const [below = [], above = []] = [-1, 1].map((sign) => movements.filter((movement) => signOf(movement) === sign))
  return below.length < above.length ? below : above
}

/** Of all purchases, and of all sales, a file writes amounts with one sign, and so the units of sales: what differs takes another booking back. */
function againstSigns(movements: readonly Movement[]): TradeFault[] {
  const ofType = (type: Movement['type']): Movement[] => movements.filter((each) => each.type === type)
  const odd = [...rarer(ofType('sale'), ({ signs }) => signs.units), ...rarer(ofType('sale'), ({ signs }) => signs.amount), ...rarer(ofType('purchase'), ({ signs }) => signs.amount)]
  return [...new Set(odd.map(({ row }) => row))].map((row) => faultAt('reversal', row))
}

/** Days within which a bank takes a booking back. */
const TAKEN_BACK = 10

/** Where no word says what a row is, a sale of what was just bought, at the same amount and without a cost, is as well the purchase taken back. */
function undoneIn({ plan: { columns: { event, isBought } } }: Planned, movements: readonly Movement[]): TradeFault[] {
  if (event !== null || isBought === true) return []
  const keyOf = ({ isin, account, units, gross, fees }: Movement): string => JSON.stringify([isin, account, units, gross, fees])
  const bought = grouped(movements.filter(({ type, fees }) => type === 'purchase' && fees === 0), keyOf)
  const isUndone = (each: Movement): boolean => each.type === 'sale' && bought.get(keyOf(each))?.some(({ date }) => date <= each.date && daysBetween(date, each.date) <= TAKEN_BACK) === true
  return movements.filter(isUndone).map(({ row }) => faultAt('reversal', row))
}

/** A bond has all of its prices in percent, or none. */
function againstPercent(movements: readonly Movement[]): TradeFault[] {
  const bonds = nominal(movements)
  return movements.filter((each) => bonds.has(each.isin) && isPriced(each) && !each.isPercent).map(({ row }) => faultAt('amount_differs', row))
}

/** Days within which a distribution is put into units again. */
const SOON = 20

/** Rows in which the money of a distribution buys units, where no other row is that distribution: a return needs it. */
function withoutIncome({ table: { rows }, plan: { columns, order } }: Planned, movements: readonly Movement[]): TradeFault[] {
  const said = new Map(rows.map((row) => [row.row, cellOf(row, columns.event)]))
  const bought = movements.filter(({ row, type }) => type === 'purchase' && isReinvested(said.get(row) ?? ''))
  if (bought.length === 0) return []
  const paid = new Set(rows.flatMap((row) => (eventOf(cellOf(row, columns.event)) === 'income' ? [`${isinIn(cellOf(row, columns.isin))} ${dayOf(cellOf(row, columns.day), order)}`] : [])))
  const isPaid = ({ isin, date }: Movement): boolean => Array.from({ length: 2 * SOON + 1 }, (_, at) => addDays(date, at - SOON)).some((day) => paid.has(`${isin} ${day}`))
  return bought.filter((each) => !isPaid(each)).map(({ row, column }) => faultAt('reinvested', row, column))
}

/** Rows of what a fund kept, and no trades, whose units are not those that were held: there units may have come of it. */
function notHeld({ table: { rows }, plan }: Planned, movements: readonly Movement[]): TradeFault[] {
  const { day, event, isin, units } = plan.columns
  return rows.filter((row) => /^thesaur/i.test(cellOf(row, event)) && eventOf(cellOf(row, event)) === 'other' && movesUnits(row, plan)).flatMap((row) => {
    const before = movements.filter((each) => each.isin === isinIn(cellOf(row, isin)) && each.date <= (dayOf(cellOf(row, day), plan.order) ?? ''))
    const held = sumBy(before, (each) => (each.type === 'change' ? NaN : each.type === 'sale' || each.type === 'out' ? -each.units : each.units))
    return Math.abs(held - (numberIn(row, units, plan) ?? 0)) < 1e-6 ? [] : [faultAt('units_move', row.row, event?.header.text)]
  })
}

/** What rows of bookings say against each other, or twice; and those that are no trades, with payments as far as they are clear. */
export async function besidesOf(source: Source, planned: readonly Planned[], ofTables: readonly (readonly Movement[])[], readings: readonly Reading[], { apart, hasCosts }: Costs): Promise<Pick<Bookings, 'faults' | 'alike' | 'doubtful' | 'unchecked' | 'noTrades' | 'payments' | 'paymentFaults'>> {
  const movements = ofTables.flat()
  const others = readings.flatMap((reading) => ('noTrade' in reading ? [reading] : []))
  const payments = others.flatMap(({ payment }) => payment ?? [])
  const running = planned.map((each, at) => runningIn(each, ofTables[at] ?? []))
  const twice = hasTwins(movements) ? await import('../rows/repeated') : null
  const { repeated, alike } = twice?.repeatedIn(planned, ofTables) ?? { repeated: [], alike: [] }
  const wholes = twice?.wholesIn(planned, movements) ?? { faults: [], doubtful: [] }
  return {
    faults: [...againstPercent(movements), ...ofTables.flatMap(againstSigns), ...planned.flatMap((each, at) => undoneIn(each, ofTables[at] ?? [])), ...repeated,
      ...wholes.faults, ...planned.flatMap((each, at) => [...oddIn(each, ofTables[at] ?? []), ...notHeld(each, movements)])], alike,
    unchecked: uncheckedOf(source, planned, ofTables, running, hasCosts),
    noTrades: others.map(({ noTrade }) => noTrade),
    payments: payments.filter((each) => 'plan' in each),
    paymentFaults: [...payments.filter((each) => 'code' in each), ...planned.flatMap((each, at) => withoutIncome(each, ofTables[at] ?? []))],
    doubtful: [...doubtsIn(planned, ofTables), ...apart, ...running.flatMap(unfollowed), ...wholes.doubtful],
  }
}
