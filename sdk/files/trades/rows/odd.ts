/** What single cells of a list of bookings say against the others: of their row, or of their column. */
import { daysBetween } from '../../../../core/values/dates'
import { grouped } from '../../../../core/values/grouped'
import { asCode, isinFault } from '../../../../core/values/isin'
import { ascending } from '../../../../core/values/order'
import { dayOf } from '../../cells/dates'
import { decimalsOf, isMissing, parseDecimal } from '../../cells/decimal'
import { faultAt } from '../../faults'
import type { Row } from '../../formats/lines'
import { cellOf, type Column } from '../../table/columns'
import type { Header } from '../../table/headers'
import type { Table } from '../../table/table'
import type { DoubtfulRow } from '../../verdict'
import type { TradeFault } from '../verdict'
import { numberIn, type Plan } from './cells'
import type { Bookings, Movement } from './movements'

interface Planned {
  table: Table
  plan: Plan
}

/** The one cell without decimals of a column that has them for whole amounts, too: its mark is lost. People write both, programs do not. */
function withoutMark(rows: readonly Row[], column: Column, { format }: Plan): TradeFault[] {
  const figures = rows.map((row) => ({ row, cell: cellOf(row, column) })).filter(({ cell }) => !isMissing(cell) && parseDecimal(cell, format) !== 0)
  const [odd, ...others] = figures.filter(({ cell }) => decimalsOf(cell, format) === 0)
  const hasZeros = rows.some((row) => /[.,]0+$/.test(cellOf(row, column)) && decimalsOf(cellOf(row, column), format) > 0)
  return odd !== undefined && others.length === 0 && figures.length > 1 && hasZeros ? [faultAt('decimals_differ', odd.row.row, column.header.text)] : []
}

const ISIN = /(?<![A-Z0-9])[A-Z]{2}[A-Z0-9]{9}\d(?![A-Z0-9])/g

/** Whether another cell of a trade names another security: by its ISIN in a text, for a number of an order may look like one, or a German one by its number. */
function isOfOther({ cells }: Row, isin: string, wkn: string): boolean {
  const isins = cells.flatMap((cell) => (cell.includes(' ') ? (cell.match(ISIN) ?? []) : [])).filter((code) => isinFault(asCode(code)) === null)
  return isins.some((code) => code !== isin) || (isin.startsWith('DE') && /^[A-Z0-9]{6}$/.test(wkn) && isin.slice(5, 11) !== wkn)
}

/** What is wrong with the trade of a row beside its figures: an order comes before it. */
function oddTrade(row: Row, trade: Movement | undefined, { table: { headers }, plan: { columns, order } }: Planned): TradeFault[] {
  if (trade === undefined) return []
  const cellBelow = (isIt: (header: Header) => boolean): string => row.cells[headers.findIndex(isIt)] ?? ''
  const given = columns.status === null ? null : dayOf(cellBelow(({ words }) => /^(?:erstellt|aufgabe|erteilt)/.test(words)), order)
  const other = isOfOther(row, trade.isin, cellBelow(({ role }) => role === 'wkn')) ? [faultAt('isin_differs', row.row, columns.isin.header.text)] : []
  return given !== null && given > trade.date ? [...other, faultAt('day_differs', row.row, columns.day.header.text)] : other
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
  const trades = new Map(movements.flatMap((each) => (each.type === 'purchase' || each.type === 'sale' ? [[each.row, each] as const] : [])))
  const rows = planned.table.rows.filter(({ row }) => trades.has(row))
  const { layout, price, amount, fees, taxes } = planned.plan.columns
  const figures = layout === null ? [] : [price, amount, ...fees, ...taxes].flatMap((column) => column ?? [])
  const signed = layout === null ? [] : fees.flatMap((column) => givenBack(rows, column, { trades, plan: planned.plan }))
  return [...figures.flatMap((column) => withoutMark(rows, column, planned.plan)), ...signed, ...rows.flatMap((row) => oddTrade(row, trades.get(row.row), planned))]
}

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

/** Days within which the price of a unit may be held against that of another booking, and how much more one may be. */
const [NEAR, MOST] = [60, 2]

/** Trades of a security at a price that is far from those of the bookings next to them. */
function farPriced(movements: readonly Movement[]): DoubtfulRow[] {
  const priced = movements.flatMap(({ type, row, date, isin, units, gross, foreign }) => {
    const paid = foreign?.gross ?? gross
    return (type === 'purchase' || type === 'sale') && typeof paid === 'number' ? [{ row, date, of: `${isin} ${foreign?.currency ?? ''}`, price: paid / units }] : []
  })
  return [...grouped(priced, ({ of }) => of).values()].flatMap((own) => {
    const inOrder = own.toSorted((one, other) => ascending(one.date, other.date))
    return inOrder.filter(({ date, price }, at) => {
      const beside = [inOrder[at - 1], inOrder[at + 1]].flatMap((other) => (other !== undefined && Math.abs(daysBetween(date, other.date)) <= NEAR ? [other.price / price] : []))
      return beside.length > 0 && beside.every((times) => times > MOST || times < 1 / MOST)
    }).map(({ row }): DoubtfulRow => ({ row, why: 'price' }))
  })
}

/** Rows whose balance is not that of the row before with their amount, as far as both say one. */
function unbalanced({ table: { rows }, plan }: Planned): DoubtfulRow[] {
  const { balance, balanceCodes, amount, day } = plan.columns
  const dayIn = (row: Row | undefined): string => (row === undefined ? '' : (dayOf(cellOf(row, day), plan.order) ?? ''))
  if (balance === null) return []
  const before = new Map<string, number>()
  return (dayIn(rows[0]) > dayIn(rows.at(-1)) ? rows.toReversed() : rows).flatMap((row): DoubtfulRow[] => {
    const [currency, left, paid] = [cellOf(row, balanceCodes[0]), numberIn(row, balance, plan), numberIn(row, amount, plan)]
    if (left === null) return []
    const last = before.get(currency)
    before.set(currency, left)
    return last !== undefined && paid !== null && Math.abs(last + paid - left) > 0.011 ? [{ row: row.row, why: 'balance' }] : []
  })
}

/** What a column of units is called that has those that are left. */
const LEFT = /bestand|saldo|danach|kumul|balance|running|remaining|\bafter\b/

/** Rows whose units left are not those of the row before with their own, where a column of them is right in most rows. */
function miscounted({ table: { headers, rows }, plan }: Planned, movements: readonly Movement[]): DoubtfulRow[] {
  const { units, day, layout } = plan.columns
  const index = headers.findIndex(({ role, words }, at) => at !== units.index && (role === 'units' || role === 'other') && LEFT.test(words))
  if (layout !== null || index < 0) return []
  const own = new Map(movements.map((each) => [each.row, each]))
  const dayIn = (row: Row | undefined): string => (row === undefined ? '' : (dayOf(cellOf(row, day), plan.order) ?? ''))
  const held = new Map<string, number>()
  const checked = (dayIn(rows[0]) > dayIn(rows.at(-1)) ? rows.toReversed() : rows).flatMap((row) => {
    const [movement, left] = [own.get(row.row), parseDecimal(row.cells[index] ?? '', plan.format)]
    if (movement === undefined || left === null) return []
    const key = `${movement.isin} ${movement.account}`
    const wanted = (held.get(key) ?? 0) + (movement.type === 'sale' || movement.type === 'out' ? -movement.units : movement.units)
    held.set(key, left)
    return [{ row: row.row, isRight: Math.abs(wanted - left) <= 0.0011 }]
  })
  const wrong = checked.filter(({ isRight }) => !isRight)
  return wrong.length * 2 > checked.length ? [] : wrong.map(({ row }) => ({ row, why: 'units' }))
}

/** Whether rows of one day may say the same. */
const hasTwins = (movements: readonly Movement[]): boolean => new Set(movements.map(({ date, isin, units }) => [date, isin, units].join())).size < movements.length

/** What rows of bookings say against each other, or twice. */
export async function besides(planned: readonly Planned[], ofTables: readonly (readonly Movement[])[]): Promise<Pick<Bookings, 'faults' | 'alike' | 'doubtful'>> {
  const { repeated, alike } = hasTwins(ofTables.flat()) ? (await import('./repeated')).repeatedIn(planned, ofTables) : { repeated: [], alike: [] }
  return {
    faults: [...repeated, ...planned.flatMap((each, at) => oddIn(each, ofTables[at] ?? []))], alike,
    doubtful: [...planned.flatMap(unorderedIn), ...farPriced(ofTables.flat()), ...planned.flatMap(unbalanced), ...planned.flatMap((each, at) => miscounted(each, ofTables[at] ?? []))],
  }
}
