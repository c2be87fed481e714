/** Units of the own depot by the year of their purchase. Amounts in EUR. */
import { sumBy } from '../../values/sum'

/** Units bought in one year. */
export interface Lot {
  value: number
  /** Deducted from its proceeds: acquisition cost and the lump sums since the purchase. */
  base: number
}

/** Value of units. */
export const worthOf = (lots: readonly Lot[]): number => sumBy(lots, ({ value }) => value)

/** Sells the oldest units for an amount; returns the gain and the units left. */
export function sell(lots: readonly Lot[], amount: number): { gain: number; lots: Lot[] } {
  let [open, gain] = [amount, 0]
  for (const [index, { value, base }] of lots.entries()) {
    if (open < value) {
      const left = 1 - open / value
      return { gain: gain + (open - base * (1 - left)), lots: [{ value: value - open, base: base * left }, ...lots.slice(index + 1)] }
    }
    open -= value
    gain += value - base
  }
  return { gain, lots: [] }
}
