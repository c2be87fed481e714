/** The tax of one sale (section 20(4) EStG with section 19(1) InvStG). Amounts in EUR, unrounded but for the tax. */
import type { IsoDate } from '../../values/dates'
import { cents } from '../../values/money'
import type { Steuer } from '../../law/kapitalertrag/steuer'
import { yearTax } from '../../law/kapitalertrag/kapitalertrag'
import { takeOldest, type Part } from '../lots'
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

function soldLot({ lot, units }: Part<Holding>, allUnits: number, { price, costs, exemptShare }: SaleTerms): SoldLot {
  const share = units / lot.units
  const proceeds = units * price - (costs * units) / allUnits
  const cost = lot.cost * share
  const lumpSums = lot.lumpSums * share
  const gain = proceeds - cost - lumpSums
  const exempt = gain * exemptShare
  const resultBeforeReform = lot.resultBeforeReform * share
  const taxable = gain - exempt + resultBeforeReform
  return { date: lot.date, units, proceeds, cost, lumpSums, gain, exempt, resultBeforeReform, taxable, isProtected: lot.isProtected }
}

/** The lots that a sale of so many units takes. */
export const soldLots = (holdings: readonly Holding[], units: number, terms: SaleTerms): SoldLot[] =>
  takeOldest(holdings, units).taken.map((part) => soldLot(part, units, terms))

export const sumOf = (lots: readonly SoldLot[], figure: (lot: SoldLot) => number): number => lots.reduce((sum, lot) => sum + figure(lot), 0)

/** A taxable result after losses, and the tax on it. */
export interface Taxed {
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
  soldLot({ lot, units: lot.units }, lot.units, { ...terms, costs: 0 }).taxable * MOST_TAX < lot.units * terms.price

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
