/** Rows of bookings that say what other rows say. Loaded where a security is booked twice on a day. */
import { grouped } from '../../../../core/values/grouped'
import { faultAt } from '../../faults'
import type { Row } from '../../formats/lines'
import { cellOf } from '../../table/columns'
import type { DoubtfulRow } from '../../verdict'
import type { TradeFault } from '../verdict'
import type { Planned } from './proof'
import { isTrade, type Movement } from './movements'

/**
 * Movements that stand twice: with one number of their own, with one balance after them, or apart from each other as in exports of times that overlap. Two of one day that are alike may both have been
 * made, and an order may have fills that are: the user is told of them.
 */
export function repeatedIn(planned: readonly Planned[], ofTables: readonly (readonly Movement[])[]): { repeated: TradeFault[]; alike: number[][] } {
  const all = ofTables.flatMap((own, at) => {
    const { order = null, balance = null } = planned[at]?.plan.columns ?? {}
    const isNumbered = !/order/i.test(order?.header.text ?? 'order')
    const balances = new Map(planned[at]?.table.rows.map((row) => [row.row, cellOf(row, balance)]))
    return own.map((movement) => {
      const left = balances.get(movement.row) ?? ''
      return { at, movement, isNumbered: left !== '' || (isNumbered && movement.order !== ''), said: JSON.stringify([{ ...movement, row: 0 }, left]) }
    })
  })
  const firsts = new Map<string, { index: number; rows: number[] }>()
  let day = 0 // where the rows of one table and day begin
  const repeated = all.flatMap(({ at, movement, isNumbered, said }, index) => {
    if (all[index - 1]?.at !== at || all[index - 1]?.movement.date !== movement.date) day = index
    const first = firsts.get(said) ?? { index, rows: [] }
    firsts.set(said, first)
    first.rows.push(movement.row)
    return first.index < index && (first.index < day || isNumbered) ? [faultAt('repeated', movement.row)] : []
  })
  return { repeated, alike: [...firsts.values()].map(({ rows }) => rows).filter(({ length }) => length > 1) }
}

/** With more trades of a day nothing is added up. */
const MOST = 20

const paidFor = ({ foreign, gross }: Movement): number | null => foreign?.gross ?? (typeof gross === 'number' ? gross : null)

/** Whether units and amount of a trade are those of others together. */
function isSumOf(whole: Movement, parts: readonly Movement[]): boolean {
  const sumOf = (of: (movement: Movement) => number | null): number => parts.reduce((sum, part) => sum + (of(part) ?? NaN), 0)
  const [paid, all] = [paidFor(whole), sumOf(paidFor)]
  return Math.abs(sumOf(({ units }) => units) - whole.units) < 1e-6 && (paid === null ? Number.isNaN(all) : Math.abs(all - paid) <= 0.0051 * (parts.length + 1))
}

/** The trades right behind or right before one that it is the sum of. */
function partsOf(whole: Movement, own: readonly Movement[]): readonly Movement[] {
  const at = own.indexOf(whole)
  return [own.slice(at + 1), own.slice(0, at).toReversed()].flatMap((beside) => beside.map((_, index) => beside.slice(0, index + 1))).find((parts) => isSumOf(whole, parts)) ?? []
}

/** What executions of an order are called, and what the order. */
const [PART, WHOLE] = [/\bteil|\bpart|\bfill|execution|^ausf(?:ü|ue)hrung/i, /order|auftrag|gesamt|total/i]

/** Whether a column says of rows, and not of another one, that they are parts: in words, or by its number with more behind it. */
const areParts = ({ cells }: Row, parts: readonly Row[]): boolean =>
  cells.some((cell, at) => parts.every(({ cells: { [at]: own = '' } }) =>
    own !== cell && ((PART.test(own) && (parts.length > 1 || WHOLE.test(cell))) || (/\d$/.test(cell) && own.startsWith(cell) && /^[-/_ ]/.test(own.slice(cell.length))))))

/** Trades that are the sum of others of their day: an order beside its executions where the file says so; else that may be chance, and is told, unless the bank is known to list executions alone. */
export function wholesIn(tables: readonly Planned[], movements: readonly Movement[]): { faults: TradeFault[]; doubtful: DoubtfulRow[] } {
  const rows = new Map(tables.flatMap(({ table }) => table.rows.map((row) => [row.row, row])))
  const ofBanks = new Set(tables.flatMap(({ table, plan }) => (plan.columns.layout === null ? [] : table.rows.map(({ row }) => row))))
  const ofDays = grouped(movements.filter(({ type }) => isTrade(type)), ({ date, isin, type, account }) => JSON.stringify([date, isin, type, account])).values()
  const wholes = [...ofDays].flatMap((own) => (own.length > MOST ? [] : own.flatMap((each) => {
    const [whole, parts] = [rows.get(each.row), partsOf(each, own).flatMap(({ row }) => rows.get(row) ?? [])]
    const isSaid = whole !== undefined && parts.length > 0 && areParts(whole, parts)
    return isSaid || (parts.length > 1 && !ofBanks.has(each.row)) ? [{ row: each.row, isSaid }] : []
  })))
  return {
    faults: wholes.filter(({ isSaid }) => isSaid).map(({ row }) => faultAt('sum_of_others', row)),
    doubtful: wholes.filter(({ isSaid }) => !isSaid).map(({ row }) => ({ row, why: 'sum' })),
  }
}
