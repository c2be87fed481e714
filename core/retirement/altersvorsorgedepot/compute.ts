/** Builds the answer from its parts. Amounts are rounded only here. */
import { teilfreistellung } from '../../law/investmentfonds/figures'
import { tariffTax } from '../../law/einkommensteuertarif/tarif'
import { fundTax, kirchensteuersatz } from '../../law/kapitalertrag/kapitalertrag'
import { LAW_DATE } from '../../contract/version'
import { contractOf, type Contract, creditsOf, valuesOf } from './contract'
import { worthOf } from './lots'
import { saveYear, withdrawals, type Depot, type FundTax, type Sales } from './own-plan'
import { benefitsOf, type Benefit, type Capital, type Terms } from './payout'
import { type SupportYear, childrenIn, contributionYear, supportYears } from './saving'
import type { Inputs, Result } from './schema'
import { taxedGainShare, harmfulUse, leastInstalment, mostAtOnce } from '../../law/altersvorsorge/leistung'
import { allowancesOf, riesterAllowance } from '../../law/altersvorsorge/zulage'
import { churchTaxAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import type { CalculationContext } from '../../operations/define'
import { lastOf } from '../../values/one-of'
import { cents, sixDecimals } from '../../values/money'
import { inLocale } from '../../values/text'
import { findingsOf } from './texts'
import { sum, sumBy } from '../../values/sum'

// Comparison of both plans: net payments of each, and where they are equal. Amounts in EUR, unrounded.

/** Tax on the taxable benefits of a year. */
type BenefitTax = (taxable: number) => number

/** Upper bound of costs in the search for the break-even (a fraction), and the number of bisection steps. */
const MOST_COSTS = 0.1
const HALVINGS = 50

/** Tax at one rate (a fraction) on benefits above the rest of the standard deduction. */
const atRate = ({ payout: { lumpDeductionLeft } }: Inputs, rate: number): BenefitTax => (taxable) => Math.max(0, taxable - lumpDeductionLeft) * rate

/** Tax in old age by the inputs: by the tariff on top of other income, or at the assumed rate. */
function benefitTaxOf(given: Inputs): BenefitTax {
  const { payout: { otherIncome: other, lumpDeductionLeft }, taxRateInOldAgePct, taxProfile } = given
  if (other === null) return atRate(given, taxRateInOldAgePct / 100)
  const churchRate = kirchensteuersatz(taxProfile)
  const taxOn = (income: number) => tariffTax(income, churchRate, taxProfile.filing_status)
  const before = taxOn(other)
  return (taxable) => taxOn(other + Math.max(0, taxable - lumpDeductionLeft)) - before
}

const fundTaxOf = ({ saverAllowance, taxProfile }: Inputs): FundTax =>
  fundTax({ exemptShare: teilfreistellung.on(LAW_DATE).AKTIENFONDS, allowance: saverAllowance, churchRate: kirchensteuersatz(taxProfile) })

/** Years over which payments are made or counted. */
const payoutYears = ({ payout: { startAge, untilAge } }: Inputs): number => untilAge - startAge


const grossOf = (benefits: readonly Benefit[]): number => sumBy(benefits, ({ gross }) => gross)

/** Payments after tax. */
const netOf = (benefits: readonly Benefit[], taxOn: BenefitTax): number => sumBy(benefits, ({ gross, taxable }) => gross - taxOn(taxable))

/** Contributions without allowance or deduction. */
const unsubsidisedOf = (years: readonly SupportYear[]): number => sumBy(years, ({ contribution, subsidised }) => contribution - subsidised)

/** Capital at the start of the payout, without transferred Riester capital. */
const capitalOf = ({ subsidised, unsubsidised }: Contract, years: readonly SupportYear[]): Capital => ({
  subsidised: lastOf(subsidised),
  unsubsidised: lastOf(unsubsidised),
  paidIn: unsubsidisedOf(years),
})

/** Terms of the payout of the contract. `costs` is a fraction of the capital a year. */
const termsOf = (given: Inputs, costs: number): Terms => ({
  atOnce: given.payout.atOncePct / 100,
  years: payoutYears(given),
  annualReturn: given.payout.annualReturnPct / 100 - costs,
  age: given.payout.startAge,
  contractYears: given.payout.startAge - given.age,
  annuityPer10000: given.payout.annuityPer10000,
})

interface OwnYear {
  tax: number
  value: number
}

/** The own depot from the first purchase to the last sale. */
function ownPlanOf(given: Inputs, years: readonly SupportYear[]): { saving: OwnYear[]; payout: Sales[] } {
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

/** Proceeds of the own depot after tax. */
const ownNetOf = (sales: readonly Sales[]): number => sumBy(sales, ({ gross, tax }) => gross - tax)

/** Tax rate (a fraction) at which benefits after tax equal an amount; null if none from 0 to 1 does. */
function breakEvenRate(benefits: readonly Benefit[], given: Inputs, ownNet: number): number | null {
  const rate = (grossOf(benefits) - ownNet) / (grossOf(benefits) - netOf(benefits, atRate(given, 1)))
  return rate >= 0 && rate <= 1 ? rate : null
}

/** Yearly costs of the contract (a fraction of the capital) at which it pays an amount after tax; null if none up to 10 % does. */
function breakEvenCosts(given: Inputs, years: readonly SupportYear[], ownNet: number): number | null {
  const taxOn = benefitTaxOf(given)
  const leavesMore = (costs: number) => netOf(benefitsOf(capitalOf(contractOf(given, years, costs), years), termsOf(given, costs)), taxOn) > ownNet
  if (!leavesMore(0) || leavesMore(MOST_COSTS)) return null
  let [low, high] = [0, MOST_COSTS]
  for (let step = 0; step < HALVINGS && points(low) !== points(high); step++) {
    const middle = (low + high) / 2
    if (leavesMore(middle)) low = middle
    else high = middle
  }
  return low
}

/** Tax rates in old age that the answer always shows, percentage points. */
const RATES = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45] as const

function savingRow(year: SupportYear, contractValue: number, own: OwnYear): Result['saving'][number] {
  const [contribution, refund, surcharges] = [cents(year.contribution), cents(year.refund), cents(year.surcharges)]
  return {
    year: year.year,
    age: year.age,
    contribution,
    basicAllowance: cents(year.allowances.basic),
    starterBonus: cents(year.allowances.bonus),
    childAllowance: cents(year.allowances.child),
    refund,
    surcharges,
    effort: cents(Math.max(0, contribution - refund - surcharges)),
    contractValue: cents(contractValue),
    ownTax: cents(own.tax),
    ownValue: cents(own.value),
  }
}

function payoutRow(age: number, benefit: Benefit, taxOn: BenefitTax, sales: Sales): Result['payout'][number] {
  const [contractGross, contractTax] = [cents(benefit.gross), cents(taxOn(benefit.taxable))]
  const [ownGross, ownTax] = [cents(sales.gross), cents(sales.tax)]
  return { age, contractGross, contractTax, contractNet: cents(contractGross - contractTax), ownGross, ownTax, ownNet: cents(ownGross - ownTax) }
}

/** The sum of rounded payments at one rate, as in the rows of the payout. */
function rateRow(taxRatePct: number, benefits: readonly Benefit[], taxOn: BenefitTax, ownNet: number): Result['byTaxRate'][number] {
  const contractNet = cents(sumBy(benefits, ({ gross, taxable }) => cents(gross) - cents(taxOn(taxable))))
  return { taxRatePct, contractNet, ownNet, difference: cents(contractNet - ownNet) }
}

/** Result of a harmful use after some years of saving. */
function harmfulUseOf(given: Inputs, years: readonly SupportYear[], contract: Contract): Result['harmfulUse'] {
  const count = given.harmfulUseAfterYears
  if (count > years.length - 1) return null
  const past = years.slice(0, count)
  const age = given.age + count
  const capital = (contract.subsidised[count - 1] ?? 0) + (contract.unsubsidised[count - 1] ?? 0)
  const { repaid, gain } = harmfulUse({
    capital,
    contributions: sumBy(past, ({ contribution }) => contribution),
    allowances: sum(creditsOf(years, given.support.allowanceDelayYears).slice(0, count)),
    refunds: sumBy(past, ({ refund }) => refund),
  })
  const taxOn = (income: number) => tariffTax(income, kirchensteuersatz(given.taxProfile), given.taxProfile.filing_status)
  const tax = taxOn(given.taxableIncome + Math.max(0, gain) * taxedGainShare(age, count)) - taxOn(given.taxableIncome)
  return { age, capital: cents(capital), repaid: cents(repaid), gain: cents(gain), tax: cents(tax), left: cents(cents(capital) - cents(repaid) - cents(tax)) }
}

/** Additional net payments from transferred Riester capital, paid out with the rest and taxed on top of it. */
function riesterOf(given: Inputs, years: readonly SupportYear[], capital: Capital, taxOn: BenefitTax): Result['riester'] {
  if (given.riester.capital === 0) return null
  const costs = given.contractCostsPct / 100
  const moved = lastOf(valuesOf(given.riester.capital, years.map(() => ({ monthly: 0, atYearEnd: 0 })), given.annualReturnPct / 100 - costs))
  const terms = termsOf(given, costs)
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

function contractSums(given: Inputs, years: readonly SupportYear[], capital: number, saving: Result['saving'], rows: Result['payout']): Result['contract'] {
  const atOnce = given.payout.atOncePct / 100
  const [gross, tax] = [sumBy(rows, (row) => row.contractGross), sumBy(rows, (row) => row.contractTax)]
  return {
    capital: cents(capital),
    contributions: cents(sumBy(saving, ({ contribution }) => contribution)),
    unsubsidised: cents(unsubsidisedOf(years)),
    allowances: cents(sumBy(saving, ({ basicAllowance, starterBonus, childAllowance }) => basicAllowance + starterBonus + childAllowance)),
    refunds: cents(sumBy(saving, ({ refund, surcharges }) => refund + surcharges)),
    mostAtOnce: cents(mostAtOnce(capital)),
    leastInstalment: cents(leastInstalment(capital * (1 - atOnce), 12 * payoutYears(given))),
    gross: cents(gross),
    tax: cents(tax),
    net: cents(gross - tax),
  }
}

function ownSums(saving: Result['saving'], rows: Result['payout']): Result['own'] {
  const [gross, tax] = [sumBy(rows, (row) => row.ownGross), sumBy(rows, (row) => row.ownTax)]
  return {
    capital: lastOf(saving).ownValue,
    contributions: cents(sumBy(saving, ({ effort }) => effort)),
    taxWhileSaving: cents(sumBy(saving, ({ ownTax }) => ownTax)),
    gross: cents(gross),
    tax: cents(tax),
    net: cents(gross - tax),
  }
}

/** A fraction as percentage points with six decimals. */
const points = (rate: number | null): number | null => (rate === null ? null : sixDecimals(rate * 100))

/** Computes both plans. */
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
  const saving = years.map((year, index) =>
    savingRow(year, (contract.subsidised[index] ?? 0) + (contract.unsubsidised[index] ?? 0), ownPlan.saving[index] ?? { tax: 0, value: 0 }))
  const sums = { contract: contractSums(given, years, capital.subsidised + capital.unsubsidised, saving, payout), own: ownSums(saving, payout) }
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
    saving,
    payout,
    harmfulUse: harmfulUseOf(given, years, contract),
    riester: riesterOf(given, years, capital, taxOn),
    oldRules: oldRulesOf(given),
  }
  return { result, assumptions: churchTaxAssumptions(given.taxProfile) }
}
