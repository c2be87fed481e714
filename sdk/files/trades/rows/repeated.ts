import { faultAt } from '../../faults'
import { cellOf } from '../../table/columns'
import type { Table } from '../../table/table'
import type { TradeFault } from '../verdict'
import type { Plan } from './cells'
import type { Movement } from './movements'

/**
 * Movements that stand twice: with one number of their own, with one balance after them, or apart from each other as in exports of times that overlap. Two of one day that are alike may both have been
 * made, and an order may have fills that are: the user is told of them.
 */
export function repeatedIn(planned: readonly { table: Table; plan: Plan }[], ofTables: readonly (readonly Movement[])[]): { repeated: TradeFault[]; alike: number[][] } {
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
  const repeated = all.flatMap(({ at, movement, isNumbered, said }, index) => {
    const first = firsts.get(said) ?? { index, rows: [] }
    firsts.set(said, first)
    first.rows.push(movement.row)
    const isApart = all.slice(first.index, index).some((other) => other.at !== at || other.movement.date !== movement.date)
    return first.index < index && (isApart || isNumbered) ? [faultAt('repeated', movement.row)] : []
  })
  return { repeated, alike: [...firsts.values()].map(({ rows }) => rows).filter(({ length }) => length > 1) }
}
