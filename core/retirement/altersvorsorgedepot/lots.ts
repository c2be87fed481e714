/** Units of the own depot by the year of their purchase. Amounts in EUR. */
import { sumBy } from '../../values/sum'

/** Units bought in one year. */
export interface Lot {
  value: number
  /** What is taken off its proceeds: cost and the lump sums of its time. */
  base: number
}

/** Value of units. */
export const worthOf = (lots: readonly Lot[]): number => sumBy(lots, ({ value }) => value)

/** Sells the oldest units for an amount. */
export function sell(lots: readonly Lot[], amount: number): { gain: number; lots: Lot[] } {
  let open = amount
  let gain = 0
  const kept: Lot[] = []
  for (const lot of lots) {
    const sold = Math.min(open, lot.value)
    const left = lot.value === 0 ? 0 : 1 - sold / lot.value
    open -= sold
    gain += sold - lot.base * (1 - left)
    if (left > 0) kept.push({ value: lot.value - sold, base: lot.base * left })
  }
  return { gain, lots: kept }
}
