/** What of bookings stands once: figures that no other one of their row proves. */
import type { Row } from '../../formats/lines'
import { cellOf } from '../../table/columns'
import type { Table } from '../../table/table'
import type { Unchecked } from '../../verdict'
import { statedIn } from './amounts'
import { currenciesOf, isPercent, numberIn, priceNumber, type Plan } from './cells'
import { isTrade, type Movement } from './movements'

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
  const rates = isSame || stated.rate === null ? [1] : [stated.rate, 1 / stated.rate]
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
export function onceIn({ table, plan }: { table: Table; plan: Plan }, movements: readonly Movement[]): Unchecked[] {
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
