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
