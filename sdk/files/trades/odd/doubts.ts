/** Bookings that count as they stand, and that others of their list contradict. */
import { daysBetween } from '../../../../core/values/dates'
import { grouped } from '../../../../core/values/grouped'
import { byDate } from '../../../../core/values/order'
import { dayOf } from '../../cells/dates'
import { decimalsOf, isMissing } from '../../cells/decimal'
import { isinIn } from '../../cells/isin'
import type { Row } from '../../formats/lines'
import { cellOf, columnsOf, type Column } from '../../table/columns'
import type { DoubtfulRow } from '../../verdict'
import { numberIn } from '../rows/cells'
import { isTrade, type Movement } from '../rows/movements'
import type { Planned } from '../rows/proof'

/**
 * The row whose day is out of the order of all others, or the two of which one is. Which way the others go must be plain: a list without an order, or of two exports one below the other, says nothing.
 */
function unorderedIn({ table, plan }: Planned): DoubtfulRow[] {
  const days = table.rows.map((row) => ({ row: row.row, day: dayOf(cellOf(row, plan.columns.day), plan.order) ?? '' })).filter(({ day }) => day !== '')
  const against = (list: typeof days): number[] => list.flatMap(({ day }, at) => (day > (list[at + 1]?.day ?? day) ? [at] : []))
  const [up, down] = [days, days.toReversed()].map((list) => ({ list, at: against(list) })).sort((one, other) => one.at.length - other.at.length)
  const at = up?.at[0]
  if (up === undefined || at === undefined || up.at.length > 1 || (down?.at.length ?? 0) < 2) return []
  const isLoose = (place: number): boolean => (up.list[place - 1]?.day ?? '') <= (up.list[place + 1]?.day ?? '9')
  return [at, at + 1].filter(isLoose).flatMap((place) => up.list[place]?.row ?? []).sort((one, other) => one - other).map((row) => ({ row, why: 'day' }))
}

/** Trades of which an ISIN has several WKNs in a file, or a WKN several ISINs: those that do so most seldom. Both change together. */
function otherwiseNumbered({ table: { headers, rows }, plan: { columns } }: Planned, movements: readonly Movement[]): DoubtfulRow[] {
  const index = headers.findIndex(({ role }) => role === 'wkn')
  const named = rows.flatMap((row) => {
    const [isin, wkn] = [isinIn(cellOf(row, columns.isin)), row.cells[index] ?? '']
    return isin === null || !/^[A-Z0-9]{6}$/.test(wkn) ? [] : [{ row: row.row, isin, wkn, pair: isin + wkn }]
  })
  const counts = new Map([...grouped(named, ({ pair }) => pair)].map(([pair, own]) => [pair, own.length]))
  const odd = new Set((['isin', 'wkn'] as const).flatMap((key) => [...grouped(named, (each) => each[key]).values()].flatMap((own) => {
    const each = [...new Set(own.map(({ pair }) => pair))].map((pair) => counts.get(pair) ?? 0)
    return each.length < 2 ? [] : own.filter(({ pair }) => counts.get(pair) === Math.min(...each)).map(({ row }) => row)
  })))
  return movements.filter(({ row }) => odd.has(row)).map(({ row }) => ({ row, why: 'isin' }))
}

/** Days within which the price of a unit may be held against that of another booking, and how much more one may be. */
const [NEAR, MOST] = [60, 2]

/** The same where units and price may have changed places. */
const [NEAR_EXCHANGED, MOST_EXCHANGED] = [730, 4]

/** A cost that is more than half of a trade, and more than banks take of a small one, may have changed places with what was paid. */
const [HALF, SMALL] = [0.5, 20]

interface Priced {
  row: number
  date: string
  units: number
  price: number
}

/** Whether neither of two positive figures is more than so many times the other. */
export const isAround = (one: number, other: number, most: number): boolean => one <= other * most && other <= one * most

/** Whether a unit costs much more or less than each of those next to it. */
const isFar = ({ price }: Priced, beside: readonly Priced[]): boolean => beside.length > 0 && beside.every((other) => !isAround(other.price, price, MOST))

/** Whether units are the price of others next to it, and the price is not. */
const isExchanged = ({ price, units }: Priced, beside: readonly Priced[]): boolean =>
  beside.length > 0 && beside.every((other) => !isAround(other.price, price, MOST_EXCHANGED) && isAround(other.price, units, MOST))

/** Trades of a security at a price that is far from those of the bookings next to them, or whose units and price, or amount and costs, seem to have changed places. */
function farPriced(movements: readonly Movement[]): DoubtfulRow[] {
  const trades = movements.flatMap(({ type, row, date, isin, units, gross, foreign, fees, taxes }) => {
    const paid = foreign?.gross ?? gross
    return isTrade(type) && typeof paid === 'number' ? [{ row, date, of: `${isin} ${foreign?.currency ?? ''}`, units, price: paid / units, isCost: fees + taxes > Math.max(paid * HALF, SMALL) }] : []
  })
  return [...grouped(trades, ({ of }) => of).values()].flatMap((own) => {
    const inOrder = own.toSorted(byDate)
    return inOrder.flatMap((trade, at): DoubtfulRow[] => {
      const within = (days: number): Priced[] => [inOrder[at - 1], inOrder[at + 1]].flatMap((other) =>
        (other !== undefined && Math.abs(daysBetween(trade.date, other.date)) <= days ? [other] : []))
      if (trade.isCost || isExchanged(trade, within(NEAR_EXCHANGED))) return [{ row: trade.row, why: 'exchanged' }]
      return isFar(trade, within(NEAR)) ? [{ row: trade.row, why: 'price' }] : []
    })
  })
}

/** The row whose units have as many decimals as the prices of all others, and its price as many as their units. */
function otherwiseWritten({ table: { rows }, plan: { columns: { units, price }, format } }: Planned, movements: readonly Movement[]): DoubtfulRow[] {
  const trades = new Set(movements.flatMap(({ row, type }) => (isTrade(type) ? [row] : [])))
  const written = rows.filter((row) => trades.has(row.row) && !isMissing(cellOf(row, price))).map((row) =>
    ({ row: row.row, isMoney: /[.,]00$/.test(cellOf(row, units)), places: [units, price].map((column) => decimalsOf(cellOf(row, column), format)) }))
  // Units that are written as money is, and a price as units are.
  const areOdd = written.length > 0 && written.length < 3 && written.every(({ places, isMoney }) => isMoney && places[1] === 0)
  if (areOdd) return written.map(({ row }) => ({ row, why: 'exchanged' }))
  const [first, second, third] = written.map(({ places }) => places.join())
  const usual = first === second || first === third ? first : second
  const [odd, ...others] = written.filter(({ places }) => places.join() !== usual)
  return written.length > 2 && odd !== undefined && others.length === 0 && odd.places.toReversed().join() === usual ? [{ row: odd.row, why: 'exchanged' }] : []
}

/** What a column may be whose header is known, and no cost. */
const NO_COST = /dividend|limit|stop|rating|risi|vor(?:tag|jahr|monat)|ziel|target|percent|prozent|nummer|\bn(?:r|o|umber)\b|\bid\b/

/** The most of an amount that a cost of it may be. */
const MOST_COST = 0.1

/** The header where a column that nobody knows has amounts that may be costs, and no price shows whether they are in the amount. */
function unknownCosts({ table, plan }: Planned, movements: readonly Movement[]): DoubtfulRow[] {
  const { layout, price, amount } = plan.columns
  if (layout !== null || price !== null || amount === null) return []
  const traded = new Set(movements.map(({ row }) => row))
  const rows = table.rows.filter(({ row }) => traded.has(row))
  const mayBeCost = (row: Row, column: Column): boolean => Math.abs(numberIn(row, column, plan) ?? Infinity) <= MOST_COST * Math.abs(numberIn(row, amount, plan) ?? 0)
  const unknown = columnsOf(table).filter(({ role, shape, header: { words } }) => role === 'other' && shape === 'amount' && words !== '' && !NO_COST.test(words))
  const isCost = (column: Column): boolean => {
    const filled = rows.filter((row) => !isMissing(cellOf(row, column)))
    return filled.some((row) => decimalsOf(cellOf(row, column), plan.format) === 2 && numberIn(row, column, plan) !== 0) && filled.every((row) => mayBeCost(row, column))
  }
  return unknown.some(isCost) ? [{ row: table.headerRow, why: 'cost' }] : []
}

/** The rows that others speak against, by table. */
export const doubtsIn = (planned: readonly Planned[], ofTables: readonly (readonly Movement[])[]): DoubtfulRow[] => [
  ...planned.flatMap(unorderedIn), ...farPriced(ofTables.flat()),
  ...planned.flatMap((each, at) => [otherwiseWritten, unknownCosts, otherwiseNumbered].flatMap((doubts) => doubts(each, ofTables[at] ?? []))),
]
