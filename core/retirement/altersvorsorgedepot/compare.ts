/** Both ways beside each other: what each leaves, and where they leave the same. Amounts in EUR, unrounded. */
import { teilfreistellung } from '../../law/investmentfonds/figures'
import { tariffTax } from '../../law/einkommensteuertarif/tarif'
import { fundTax, kirchensteuersatz } from '../../law/kapitalertrag/kapitalertrag'
import { LAW_DATE } from '../../contract/version'
import { contractOf, endOf, type Contract } from './contract'
import { worthOf } from './lots'
import { saveYear, withdrawals, type Depot, type FundTax, type Sales } from './own-plan'
import { benefitsOf, type Benefit, type Capital, type Terms } from './payout'
import type { SupportYear } from './saving'
import type { Inputs } from './schema'

/** Tax on the taxable benefits of a year. */
export type BenefitTax = (taxable: number) => number

/** Costs up to which the break-even is sought (a fraction), and steps of halving. */
const MOST_COSTS = 0.1
const HALVINGS = 50

/** Tax at one rate (a fraction) on what exceeds the lump deduction. */
export const atRate = ({ payout: { lumpDeductionLeft } }: Inputs, rate: number): BenefitTax => (taxable) => Math.max(0, taxable - lumpDeductionLeft) * rate

/** Tax in old age as the inputs ask for it: by the tariff beside other income, or at the assumed rate. */
export function benefitTaxOf(given: Inputs): BenefitTax {
  const { payout: { otherIncome: other, lumpDeductionLeft }, taxRateInOldAgePct, taxProfile } = given
  if (other === null) return atRate(given, taxRateInOldAgePct / 100)
  const taxOn = (income: number) => tariffTax(income, kirchensteuersatz(taxProfile), taxProfile.filing_status)
  return (taxable) => taxOn(other + Math.max(0, taxable - lumpDeductionLeft)) - taxOn(other)
}

const fundTaxOf = ({ saverAllowance, taxProfile }: Inputs): FundTax =>
  fundTax({ exemptShare: teilfreistellung.on(LAW_DATE).AKTIENFONDS, allowance: saverAllowance, churchRate: kirchensteuersatz(taxProfile) })

/** Years over which payments are made or counted. */
export const payoutYears = ({ payout: { startAge, untilAge } }: Inputs): number => untilAge - startAge

const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0)

const grossOf = (benefits: readonly Benefit[]): number => sum(benefits.map(({ gross }) => gross))

/** What payments leave after tax. */
export const netOf = (benefits: readonly Benefit[], taxOn: BenefitTax): number => sum(benefits.map(({ gross, taxable }) => gross - taxOn(taxable)))

/** Contributions without allowance or deduction. */
export const unsubsidisedOf = (years: readonly SupportYear[]): number => sum(years.map(({ contribution, subsidised }) => contribution - subsidised))

/** What the payout begins with, moved Riester capital left out. */
export function capitalOf(contract: Contract, years: readonly SupportYear[]): Capital {
  const { subsidised, unsubsidised } = endOf(contract)
  return { subsidised, unsubsidised, paidIn: unsubsidisedOf(years) }
}

/** How the contract is paid out. `costs` is a fraction of the capital a year. */
export const termsOf = (given: Inputs, costs: number): Terms => ({
  atOnce: given.payout.atOncePct / 100,
  years: payoutYears(given),
  annualReturn: given.payout.annualReturnPct / 100 - costs,
  age: given.payout.startAge,
  contractYears: given.payout.startAge - given.age,
  annuityPer10000: given.payout.annuityPer10000,
})

/** One year of the own depot while saving. */
export interface OwnYear {
  tax: number
  value: number
}

/** The own depot from the first purchase to the last sale. */
export function ownPlanOf(given: Inputs, years: readonly SupportYear[]): { saving: OwnYear[]; payout: Sales[] } {
  const taxOn = fundTaxOf(given)
  const costs = given.ownCostsPct / 100
  let depot: Depot = { lots: [], due: 0 }
  const saving = years.map(({ effort }) => {
    const { tax, ...next } = saveYear(depot, effort, given.annualReturnPct / 100 - costs, taxOn)
    depot = next
    return { tax, value: worthOf(next.lots) }
  })
  return { saving, payout: withdrawals(depot, given.payout.atOncePct / 100, payoutYears(given), given.payout.annualReturnPct / 100 - costs, taxOn) }
}

/** What the own depot pays after tax. */
export const ownNetOf = (sales: readonly Sales[]): number => sum(sales.map(({ gross, tax }) => gross - tax))

/** Tax rate (a fraction) at which benefits leave an amount; null where none from 0 to 1 does. */
export function breakEvenRate(benefits: readonly Benefit[], given: Inputs, ownNet: number): number | null {
  const rate = (grossOf(benefits) - ownNet) / (grossOf(benefits) - netOf(benefits, atRate(given, 1)))
  return rate >= 0 && rate <= 1 ? rate : null
}

/** Costs of the contract (a fraction) at which it leaves an amount; null where none up to 10 % does. */
export function breakEvenCosts(given: Inputs, years: readonly SupportYear[], ownNet: number): number | null {
  const taxOn = benefitTaxOf(given)
  const leavesMore = (costs: number) => netOf(benefitsOf(capitalOf(contractOf(given, years, costs), years), termsOf(given, costs)), taxOn) > ownNet
  if (!leavesMore(0) || leavesMore(MOST_COSTS)) return null
  let [low, high] = [0, MOST_COSTS]
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2
    if (leavesMore(middle)) low = middle
    else high = middle
  }
  return low
}
