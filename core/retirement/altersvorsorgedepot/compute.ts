/** The answer from the parts. Amounts are rounded here and nowhere before. */
import { taxedGainShare, harmfulUse, leastInstalment, mostAtOnce } from '../../law/altersvorsorge/leistung'
import { allowancesOf, riesterAllowance, sumOf } from '../../law/altersvorsorge/zulage'
import { tariffTax } from '../../law/einkommensteuertarif/tarif'
import { churchTaxAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import { kirchensteuersatz } from '../../law/kapitalertrag/kapitalertrag'
import type { CalculationContext } from '../../operations/define'
import { lastOf } from '../../values/last'
import { cents, sixDecimals } from '../../values/money'
import { inLocale } from '../../values/text'
import {
  atRate, benefitTaxOf, breakEvenCosts, breakEvenRate, capitalOf, netOf, ownNetOf, ownPlanOf, payoutYears, termsOf, unsubsidisedOf,
  type BenefitTax, type OwnYear,
} from './compare'
import { contractOf, creditsOf, endOf, type Contract } from './contract'
import { benefitsOf, type Benefit, type Capital } from './payout'
import { childrenIn, contributionYear, supportYears, type SupportYear } from './saving'
import type { Inputs, Result } from './schema'
import { findingsOf } from './texts'
import type { Sales } from './own-plan'

/** Tax rates in old age that the answer always shows, percentage points. */
const RATES = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45] as const

const sum = <T>(list: readonly T[], of: (each: T) => number): number => list.reduce((total, each) => total + of(each), 0)

const savingRow = (year: SupportYear, contractValue: number, own: OwnYear): Result['saving'][number] => ({
  year: year.year,
  age: year.age,
  contribution: cents(year.contribution),
  basicAllowance: cents(year.allowances.basic),
  starterBonus: cents(year.allowances.bonus),
  childAllowance: cents(year.allowances.child),
  refund: cents(year.refund),
  surcharges: cents(year.surcharges),
  effort: cents(year.effort),
  contractValue: cents(contractValue),
  ownTax: cents(own.tax),
  ownValue: cents(own.value),
})

function payoutRow(age: number, benefit: Benefit, taxOn: BenefitTax, sales: Sales): Result['payout'][number] {
  const [contractGross, contractTax] = [cents(benefit.gross), cents(taxOn(benefit.taxable))]
  const [ownGross, ownTax] = [cents(sales.gross), cents(sales.tax)]
  return { age, contractGross, contractTax, contractNet: cents(contractGross - contractTax), ownGross, ownTax, ownNet: cents(ownGross - ownTax) }
}

/** The sum of rounded payments at one rate, as in the rows of the payout. */
function rateRow(taxRatePct: number, benefits: readonly Benefit[], taxOn: BenefitTax, ownNet: number): Result['byTaxRate'][number] {
  const contractNet = cents(sum(benefits, ({ gross, taxable }) => cents(gross) - cents(taxOn(taxable))))
  return { taxRatePct, contractNet, ownNet, difference: cents(contractNet - ownNet) }
}

/** What is left of capital that is paid out otherwise after some years of saving. */
function harmfulUseOf(given: Inputs, years: readonly SupportYear[], contract: Contract): Result['harmfulUse'] {
  const count = given.harmfulUseAfterYears
  if (count > years.length - 1) return null
  const past = years.slice(0, count)
  const age = given.age + count
  const capital = (contract.subsidised[count - 1] ?? 0) + (contract.unsubsidised[count - 1] ?? 0)
  const { repaid, left, gain } = harmfulUse({
    capital,
    contributions: sum(past, ({ contribution }) => contribution),
    allowances: sum(creditsOf(years, given.support.allowanceDelayYears).slice(0, count), (credit) => credit),
    refunds: sum(past, ({ refund }) => refund),
  })
  const taxOn = (income: number) => tariffTax(income, kirchensteuersatz(given.taxProfile), given.taxProfile.filing_status)
  const tax = taxOn(given.taxableIncome + Math.max(0, gain) * taxedGainShare(age, count)) - taxOn(given.taxableIncome)
  return { age, capital: cents(capital), repaid: cents(repaid), gain: cents(gain), tax: cents(tax), left: cents(left - tax) }
}

/** What moved Riester capital adds, paid out with the rest and taxed on top of it. */
function riesterOf(given: Inputs, moved: number, capital: Capital, taxOn: BenefitTax): Result['riester'] {
  if (given.riester.capital === 0) return null
  const terms = termsOf(given, given.contractCostsPct / 100)
  const [both, benefits] = [benefitsOf({ ...capital, subsidised: capital.subsidised + moved }, terms), benefitsOf(capital, terms)]
  return { capital: cents(moved), net: cents(netOf(both, taxOn) - netOf(benefits, taxOn)) }
}

/** The first year by the rules of contracts before 2027, for those who have one. */
function oldRulesOf(given: Inputs): Result['oldRules'] {
  if (given.riester.incomeBefore === null) return null
  const { full, granted } = riesterAllowance({
    contribution: given.yearlyContribution,
    incomeBefore: given.riester.incomeBefore,
    birthYears: childrenIn(given, given.support.firstYear),
  })
  const { basic, child } = allowancesOf(contributionYear(given, 0))
  return { fullAllowance: cents(full), allowance: cents(granted), newAllowance: cents(basic + child) }
}

function contractSums(given: Inputs, years: readonly SupportYear[], capital: number, rows: Result['payout']): Result['contract'] {
  const atOnce = given.payout.atOncePct / 100
  const [gross, tax] = [sum(rows, (row) => row.contractGross), sum(rows, (row) => row.contractTax)]
  return {
    capital: cents(capital),
    contributions: cents(sum(years, ({ contribution }) => contribution)),
    unsubsidised: cents(unsubsidisedOf(years)),
    allowances: cents(sum(years, ({ allowances }) => sumOf(allowances))),
    refunds: cents(sum(years, ({ refund, surcharges }) => refund + surcharges)),
    mostAtOnce: cents(mostAtOnce(capital)),
    leastInstalment: cents(leastInstalment(capital * (1 - atOnce), 12 * payoutYears(given))),
    gross: cents(gross),
    tax: cents(tax),
    net: cents(gross - tax),
  }
}

function ownSums(years: readonly SupportYear[], saving: readonly OwnYear[], rows: Result['payout']): Result['own'] {
  const [gross, tax] = [sum(rows, (row) => row.ownGross), sum(rows, (row) => row.ownTax)]
  return {
    capital: cents(lastOf(saving).value),
    contributions: cents(sum(years, ({ effort }) => effort)),
    taxWhileSaving: cents(sum(saving, (year) => year.tax)),
    gross: cents(gross),
    tax: cents(tax),
    net: cents(gross - tax),
  }
}

/** Percentage points of a fraction on the wire. */
const points = (rate: number | null): number | null => (rate === null ? null : sixDecimals(rate * 100))

/** Computes both ways. */
export function compute(given: Inputs, { locale }: CalculationContext) {
  const years = supportYears(given)
  const costs = given.contractCostsPct / 100
  const contract = contractOf(given, years, costs)
  const capital = capitalOf(contract, years)
  const benefits = benefitsOf(capital, termsOf(given, costs))
  const ownPlan = ownPlanOf(given, years)
  const ownNet = ownNetOf(ownPlan.payout)
  const taxOn = benefitTaxOf(given)
  const payout = ownPlan.payout.map((sales, index) => payoutRow(given.payout.startAge + index, benefits[index] ?? { gross: 0, taxable: 0 }, taxOn, sales))
  const sums = { contract: contractSums(given, years, capital.subsidised + capital.unsubsidised, payout), own: ownSums(years, ownPlan.saving, payout) }
  const figures = {
    difference: cents(sums.contract.net - sums.own.net),
    breakEvenTaxRatePct: points(breakEvenRate(benefits, given, ownNet)),
    breakEvenCostsPct: points(breakEvenCosts(given, years, ownNet)),
    ...sums,
  }
  const result: Result = {
    ...figures,
    findings: findingsOf(given, figures, lastOf(payout).contractGross / 12).map(inLocale(locale)),
    byTaxRate: RATES.map((taxRatePct) => rateRow(taxRatePct, benefits, atRate(given, taxRatePct / 100), sums.own.net)),
    saving: years.map((year, index) =>
      savingRow(year, (contract.subsidised[index] ?? 0) + (contract.unsubsidised[index] ?? 0), ownPlan.saving[index] ?? { tax: 0, value: 0 })),
    payout,
    harmfulUse: harmfulUseOf(given, years, contract),
    riester: riesterOf(given, endOf(contract).moved, capital, taxOn),
    oldRules: oldRulesOf(given),
  }
  return { result, assumptions: churchTaxAssumptions(given.taxProfile) }
}
