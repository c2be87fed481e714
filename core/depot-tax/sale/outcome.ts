/** The tax of one sale (section 20(4) EStG with section 19(1) InvStG). Amounts in EUR. */
import type { IsoDate } from '../../values/dates'
import { cents, centsThatAddUp } from '../../values/money'
import type { Steuer } from '../../law/kapitalertrag/steuer'
import { yearTax } from '../../law/kapitalertrag/kapitalertrag'
import { takeOldest } from '../lots'
import { setOff, total, type ByPot, type Netted } from '../pots'
import type { Holding } from './holding'

/** What the bank knows when it sells. */
export interface SaleTerms {
  date: IsoDate
  price: number
  costs: number
  /** Exempt share, fraction; 0 for shares. */
  exemptShare: number
  pot: keyof ByPot
  lossPots: ByPot
  exemptionOrder: number
  /** Church tax rate, fraction. */
  churchRate: number
}

/** What is sold of one lot. */
export interface SoldLot {
  date: IsoDate
  units: number
  proceeds: number
  cost: number
  lumpSums: number
  gain: number
  exempt: number
  resultBeforeReform: number
  taxable: number
  isProtected: boolean
}

/** The lots that a sale of so many units takes; what was paid for them and by them in cents that add up. */
export function soldLots(holdings: readonly Holding[], units: number, { price, costs, exemptShare }: SaleTerms): SoldLot[] {
  const { taken } = takeOldest(holdings, units)
  const proceeds = centsThatAddUp(taken.map((part) => part.units * price - (costs * part.units) / units))
  const sharesOf = (figure: 'cost' | 'lumpSums' | 'resultBeforeReform') => centsThatAddUp(taken.map(({ lot, units: part }) => (lot[figure] * part) / lot.units))
  const [cost, lumpSums, before] = [sharesOf('cost'), sharesOf('lumpSums'), sharesOf('resultBeforeReform')]
  return taken.map(({ lot: { date, isProtected }, units: part }, index): SoldLot => {
    const [received = 0, paid = 0, taxed = 0, resultBeforeReform = 0] = [proceeds[index], cost[index], lumpSums[index], before[index]]
    const gain = received - paid - taxed
    const exempt = gain * exemptShare
    return { date, units: part, proceeds: received, cost: paid, lumpSums: taxed, gain, exempt, resultBeforeReform, taxable: gain - exempt + resultBeforeReform, isProtected }
  })
}

export const sumOf = (lots: readonly SoldLot[], figure: (lot: SoldLot) => number): number => lots.reduce((sum, lot) => sum + figure(lot), 0)

/** A taxable result after losses, and the tax on it. */
interface Taxed {
  netted: Netted
  steuer: Steuer
}

/** Sets off losses, then the exemption order, and taxes the rest. */
export function taxed(taxable: number, terms: SaleTerms): Taxed {
  const { pot, lossPots, exemptionOrder: allowance, churchRate, date: on } = terms
  const netted = setOff({ general: 0, shares: 0, [pot]: taxable }, lossPots)
  return { netted, steuer: yearTax({ income: total(netted.income), allowance, churchRate, on }) }
}

/** What a sale leaves after costs and tax; rounded like its parts. */
export function netOf(holdings: readonly Holding[], units: number, terms: SaleTerms): number {
  const { steuer } = taxed(sumOf(soldLots(holdings, units, terms), (lot) => lot.taxable), terms)
  return cents(cents(units * terms.price) - cents(terms.costs) - steuer.gesamte_steuer)
}

/** All taxes together are less than half of what is taxed. */
const MOST_TAX = 0.5

/** Whether each unit of a lot brings more than it can be taxed with. */
export const leavesSomething = (lot: Holding, terms: SaleTerms): boolean =>
  sumOf(soldLots([lot], lot.units, { ...terms, costs: 0 }), ({ taxable }) => taxable) * MOST_TAX < lot.units * terms.price

/** Gain before lump sums; they can lower it to 0 at most, by the other reading of section 19(1) sentence 3 InvStG. */
function taxableWithoutLumpSumLoss({ gain, lumpSums, resultBeforeReform }: SoldLot, exemptShare: number): number {
  const before = gain + lumpSums
  return Math.max(gain, Math.min(0, before)) * (1 - exemptShare) + resultBeforeReform
}

/** Tax by that reading; null where it does not differ. */
export function taxIfLumpSumsMakeNoLoss(lots: readonly SoldLot[], terms: SaleTerms): number | null {
  const other = sumOf(lots, (lot) => taxableWithoutLumpSumLoss(lot, terms.exemptShare))
  if (cents(other) === cents(sumOf(lots, (lot) => lot.taxable))) return null
  return taxed(other, terms).steuer.gesamte_steuer
}
