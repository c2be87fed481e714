/**
 * The own plan in an accumulating equity fund: advance lump sums every January, sales first in first out. Tax is paid by
 * sales of the oldest units, whose gain is taxed with it. Amounts in EUR, unrounded.
 */
import { growYear, lumpSumOf } from '../../law/investmentfonds/fondsjahr'
import { sell, worthOf, type Lot } from './lots'
import { levelPayment } from './payout'

/** Units of a depot, the oldest first, and the lump sum that is taxed next January. */
export interface Depot {
  lots: readonly Lot[]
  due: number
}

/** Tax on the fund income of a year, before the partial exemption. */
export type FundTax = (income: number) => number

/** Largest number of iterations to find the sale that pays its own tax; each reduces the error to less than a third. */
const ROUNDS = 40

/** Grows units by a year without purchases; their lump sum is added to the base deducted at their sale. */
function holdYear(lots: readonly Lot[], annualReturn: number): Depot {
  const lumpSumShare = lumpSumOf(1, annualReturn, 0)
  let due = 0
  const grown = lots.map(({ value, base }) => {
    const lumpSum = value * lumpSumShare
    due += lumpSum
    return { value: value * (1 + annualReturn), base: base + lumpSum }
  })
  return { lots: grown, due }
}

/** Pays January's tax by a sale whose gain is taxed with it. */
function payTax({ lots, due }: Depot, taxOn: FundTax): { tax: number; lots: Lot[] } {
  let tax = taxOn(due)
  let sale = sell(lots, tax)
  for (let round = 0; round < ROUNDS; round++) {
    const next = taxOn(due + sale.gain)
    if (next === tax) break // fixed point reached
    tax = next
    sale = sell(lots, tax)
  }
  return { tax, lots: sale.lots }
}

/** One year of saving: January's tax, then twelve purchases. */
export function saveYear(depot: Depot, contribution: number, annualReturn: number, taxOn: FundTax): Depot & { tax: number } {
  const { tax, lots } = payTax(depot, taxOn)
  const held = holdYear(lots, annualReturn)
  const bought = growYear(0, contribution / 12, annualReturn)
  const lumpSum = lumpSumOf(bought.firstPrices, annualReturn, 0)
  return { tax, lots: [...held.lots, { value: bought.value, base: contribution + lumpSum }], due: held.due + lumpSum }
}

/** Sales of a year and their tax. */
export interface Sales {
  gross: number
  tax: number
}

/** Level sales at the start of each year that use up the depot; the first includes the share `atOnce` (a fraction). */
export function withdrawals(depot: Depot, atOnce: number, years: number, annualReturn: number, taxOn: FundTax): Sales[] {
  const worth = worthOf(depot.lots)
  const level = levelPayment(worth * (1 - atOnce), years, annualReturn)
  let { lots, due } = depot
  return Array.from({ length: years }, (_, index) => {
    const gross = level + (index === 0 ? worth * atOnce : 0)
    const sale = sell(lots, gross)
    const tax = taxOn(due + sale.gain)
    ;({ lots, due } = holdYear(sale.lots, annualReturn))
    return { gross, tax }
  })
}
