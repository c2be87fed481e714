/** What proves the figures of bookings: others of their row, and balances and units left from row to row. */
import { dayOf } from '../../cells/dates'
import { parseDecimal } from '../../cells/decimal'
import type { Row } from '../../formats/lines'
import type { Source } from '../../source'
import { cellOf, columnsOf, type Column } from '../../table/columns'
import type { Table } from '../../table/table'
import type { DoubtfulRow, Unchecked } from '../../verdict'
import { statedIn } from './amounts'
import { currenciesOf, isPercent, numberIn, priceNumber, type Plan } from './cells'
import { isTrade, type Movement } from './movements'
import { LEFT, type TradeColumns } from './trade-columns'

/** A table of bookings, and how its columns are read. */
export interface Planned {
  table: Table
  plan: Plan
}

/** As exactly as a price in cents proves what was paid for a few units. */
const NEAR = 0.05

/** What units x price of a trade come to in the currency of its amount, and how far that may be off; null where nothing says it. */
function productIn(row: Row, { type, units, isPercent: isOfNominal }: Movement, plan: Plan): { value: number; slack: number } | null {
  const { columns, currency, rounding } = plan
  const stated = statedIn(row, units, type !== 'sale', plan)
  const codes = currenciesOf(row, columns.price, columns.priceCodes, currency).filter((code) => !isPercent(code))
  const isSame = codes.join() === currenciesOf(row, columns.amount, columns.amountCodes, currency).join()
  const price = isSame ? priceNumber(row, plan) : stated.price
  if (price === null || stated.amount === null) return null
  const scale = isOfNominal ? 0.01 : 1
  const slack = (units * rounding.price + price * rounding.units) * scale
  const rates = [...(isSame || stated.rate === null ? [1] : []), ...(stated.rate === null ? [] : [stated.rate, 1 / stated.rate])]
  const { amount } = stated
  const off = ({ value }: { value: number }): number => Math.abs(value - amount)
  return rates.map((rate) => ({ value: units * price * scale * rate, slack: slack * rate })).toSorted((one, other) => off(one) - off(other))[0] ?? null
}

/** What units, price, fees and amount of a trade prove of each other. */
interface Proof {
  isPriced: boolean
  /** Whether the amount stands before and after fees. */
  isDoubled: boolean
  fees: number
  /** Whether the amount is the product with fees and taxes, closer than fees. */
  isNet: boolean
}

function proofOf(row: Row, movement: Movement, plan: Plan): Proof {
  const { amount, second, fees: costs } = plan.columns
  const { fees, taxes, type } = movement
  const product = productIn(row, movement, plan)
  const paid = Math.abs(numberIn(row, amount, plan) ?? 0)
  const net = product === null ? NaN : product.value + (fees + taxes) * (type === 'sale' ? -1 : 1)
  const isNet = product !== null && Math.abs(paid - net) <= (product.slack <= NEAR ? product.slack + 0.011 : 0.005_001)
  return { isPriced: product !== null, isDoubled: numberIn(row, second, plan) !== null && numberIn(row, amount, plan) !== null && costs.length > 0, fees: fees + taxes, isNet }
}

/** The figures of a table that stand once. */
function onceIn({ table, plan }: Planned, movements: readonly Movement[]): Unchecked[] {
  const { layout, fees, time } = plan.columns
  const rows = new Map(table.rows.map((row) => [row.row, row]))
  const trades = movements.flatMap((each) => {
    const row = rows.get(each.row)
    return row !== undefined && isTrade(each.type) ? [{ row, ...proofOf(row, each, plan) }] : []
  })
  // An amount without fees is as near to the product as one with none.
  const areNet = layout?.isNet === true || trades.some((each) => each.isNet && each.fees > NEAR)
  const once: Readonly<Partial<Record<Unchecked, boolean>>> = {
    units: trades.some(({ isPriced }) => !isPriced),
    amounts: trades.some(({ isPriced, isDoubled }) => !isPriced && !isDoubled),
    fees: fees.length > 0 && trades.some(({ isNet, isDoubled }) => !isDoubled && !(areNet && isNet)),
    days: trades.some(({ row }) => layout === null || !/^\d{4}-\d\d-\d\dT/.test(cellOf(row, time))),
  }
  return (['units', 'amounts', 'fees', 'days'] as const).filter((what) => once[what] === true)
}

/** A row that is held against the one before it. */
interface Followed {
  row: number
  isRight: boolean
}

/** Balances and units left of a table, row by row. */
interface Running {
  balances: readonly Followed[]
  /** Whether a balance stands beside every amount, so that a row missing between others would show. */
  isBalanced: boolean
  units: readonly Followed[]
  /** Whether units left stand beside every movement. */
  isCounted: boolean
}

/** Whether at least half of the rows are right: else the column means something else. */
const doFollow = (checked: readonly Followed[]): boolean => checked.length > 0 && checked.filter(({ isRight }) => isRight).length * 2 >= checked.length

/** Rows from the oldest on. */
function oldestFirst({ table: { rows }, plan: { columns, order } }: Planned): readonly Row[] {
  const dayIn = (row: Row | undefined): string => (row === undefined ? '' : (dayOf(cellOf(row, columns.day), order) ?? ''))
  return dayIn(rows[0]) > dayIn(rows.at(-1)) ? rows.toReversed() : rows
}

/** The column of balances, and whether its meaning is known: else amounts may have no sign. */
function balanceColumn(table: Table, { layout, balance }: TradeColumns): Column | null {
  return layout !== null ? balance : (columnsOf(table).find(({ shape, role, header: { words } }) => shape === 'amount' && role === 'value' && /saldo|kontostand|balance/.test(words)) ?? null)
}

/** Rows with the balance after their amount, and whether it is that of the row before with it, as far as both say one. */
function balances(planned: Planned): Followed[] {
  const { table, plan } = planned
  const { layout, balanceCodes, amount } = plan.columns
  const column = balanceColumn(table, plan.columns)
  if (column === null) return []
  const before = new Map<string, number>()
  return oldestFirst(planned).flatMap((row): Followed[] => {
    const [currency, left, paid] = [cellOf(row, balanceCodes[0]), numberIn(row, column, plan), numberIn(row, amount, plan)]
    if (left === null) return []
    const last = before.get(currency)
    before.set(currency, left)
    if (last === undefined || paid === null) return []
    const isSame = (change: number, wanted: number): boolean => Math.abs(change - wanted) <= 0.006
    return [{ row: row.row, isRight: isSame(left - last, paid) || (layout === null && isSame(last - left, paid)) }]
  })
}

/** Rows of trades with the units that are left after them, and whether these are those of the row before with their own. */
function unitsLeft(planned: Planned, movements: readonly Movement[]): Followed[] {
  const { table: { headers }, plan: { columns: { units, layout }, format } } = planned
  const index = headers.findLastIndex(({ role, words }, at) => at !== units.index && (role === 'units' || role === 'other') && LEFT.test(words))
  if (layout !== null || index < 0) return []
  const own = new Map(movements.map((each) => [each.row, each]))
  const held = new Map<string, number>()
  return oldestFirst(planned).flatMap((row) => {
    const [movement, left] = [own.get(row.row), parseDecimal(row.cells[index] ?? '', format)]
    if (movement === undefined || left === null) return []
    const key = `${movement.isin} ${movement.account}`
    const wanted = (held.get(key) ?? 0) + (movement.type === 'sale' || movement.type === 'out' ? -movement.units : movement.units)
    held.set(key, left)
    return [{ row: row.row, isRight: Math.abs(wanted - left) <= 0.0011 }]
  })
}

/** What the rows of a table say of the rows before them; balances that do not follow count where a layout says that they are some. */
export function runningIn(planned: Planned, movements: readonly Movement[]): Running {
  const { table: { rows }, plan } = planned
  const paid = rows.filter((row) => numberIn(row, plan.columns.amount, plan) !== null)
  const [running, left] = [balances(planned), unitsLeft(planned, movements)]
  return {
    balances: plan.columns.layout !== null || doFollow(running) ? running : [], isBalanced: running.length > 0 && running.length >= paid.length - 1 && doFollow(running),
    units: doFollow(left) ? left : [], isCounted: left.length === movements.length && doFollow(left),
  }
}

/** Rows that do not follow from the one before. */
export const unfollowed = ({ balances, units }: Running): DoubtfulRow[] => {
  const wrong = (checked: readonly Followed[], why: DoubtfulRow['why']): DoubtfulRow[] => checked.flatMap(({ row, isRight }) => (isRight ? [] : [{ row, why }]))
  return [...wrong(balances, 'balance'), ...wrong(units, 'units')]
}

/** What nothing checks. Of a statement its sums do; files of programs come as a whole, and confirmations prove themselves. */
export function uncheckedOf({ bookings, stated, depot }: Source, planned: readonly Planned[],
  ofTables: readonly (readonly Movement[])[], running: readonly Running[], hasCosts: boolean): Unchecked[] {
  if (Boolean(bookings) || stated !== undefined || depot !== undefined) return []
  return [...new Set(planned.flatMap((each, at) => {
    const { isBalanced = false, isCounted = false } = running[at] ?? {}
    const once = onceIn(each, ofTables[at] ?? [])
    // Costs in rows of their own stand once, unless balances follow from them.
    const figures = hasCosts && !isBalanced && !once.includes('fees') ? [...once, 'fees' as const] : once
    return [isBalanced || isCounted ? 'ends' as const : 'rows' as const, ...figures.filter((what) => !(what === 'units' && isCounted) && !(what === 'amounts' && isBalanced))]
  }))]
}
