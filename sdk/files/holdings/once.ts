/** What of a list stands once: values that neither units x price nor another column proves. */
import { parseDecimal } from '../cells/decimal'
import { cellOf } from '../table/columns'
import { isProduct } from '../table/product'
import type { Row } from '../formats/lines'
import type { Unchecked } from '../verdict'
import { otherValues } from './beside'
import type { Planned } from './plan'
import type { Item, Plan } from './rows'

/** What of a row stands once; null where something proves its value. */
function onceOf(row: Row, value: number, isCash: boolean, plan: Plan): Unchecked | null {
  const { product, baseCurrency, value: { column }, format } = plan
  // Another column that differs refuses the row.
  if (product !== null && otherValues(row, plan).some(({ currency, amount }) => currency === baseCurrency && amount !== null)) return null
  if (isCash) return 'cash'
  if (product === null) return 'values'
  if (isProduct(row, product, { value, written: parseDecimal(cellOf(row, column), format) ?? value }, baseCurrency) === true) return null
  return product.prices.some((each) => parseDecimal(cellOf(row, each.column), each.format) !== null) ? 'rates' : 'values'
}

/** Figures of a list that stand once. */
export function onceIn(items: readonly Item[], planned: readonly Planned[]): Unchecked[] {
  const byRow = new Map(planned.flatMap(({ table: { rows }, plan }) => rows.map((row) => [row.row, { row, plan }] as const)))
  const found = items.flatMap((item) => {
    const own = byRow.get(item.row)
    return item.kind === 'holding' && own !== undefined && item.value !== null ? (onceOf(own.row, item.value, 'assetClass' in item.holding, own.plan) ?? []) : []
  })
  return [...new Set(found)]
}
