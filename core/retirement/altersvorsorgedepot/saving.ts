/** Contributions, allowances and refunds of every year of saving. Amounts in EUR, unrounded. */
import { deductibleContribution, reliefOf } from '../../law/altersvorsorge/abzug'
import { mindesteigenbeitrag, REFORM } from '../../law/altersvorsorge/figures'
import { allowancesOf, sumOf, type Allowances } from '../../law/altersvorsorge/zulage'
import { kirchensteuersatz } from '../../law/kapitalertrag/kapitalertrag'
import type { Inputs } from './schema'

/** One year of saving. */
export interface SupportYear {
  year: number
  age: number
  contribution: number
  /** Part of the contribution that is subsidised by allowance or deduction. */
  subsidised: number
  allowances: Allowances
  refund: number
  surcharges: number
  /** Net outlay of the year; 0 if the spouse's deduction refunds more than the contribution. */
  effort: number
}

/** Birth years of the children for whom child benefit is paid in a year. */
export const childrenIn = ({ children }: Inputs, year: number): number[] =>
  children.filter(({ birthYear, benefitUntilAge }) => birthYear <= year && year - birthYear <= benefitUntilAge).map(({ birthYear }) => birthYear)

/** Inputs of the allowances of a year of saving; the bonus can be due only in the first one. */
export const contributionYear = (given: Inputs, index: number) => ({
  contribution: given.yearlyContribution,
  children: childrenIn(given, given.support.firstYear + index).length,
  ageForBonus: index === 0 && !given.support.bonusWasGranted ? given.age : undefined,
  spouseContribution: given.support.entitlement === 'through_spouse' ? given.support.spouseContribution : undefined,
})

/** The refund of a year; contribution and allowance of a spouse who is entitled through this person are included. */
function refundOf(given: Inputs, ownAllowance: number): { refund: number; surcharges: number } {
  if (given.support.entitlement === 'through_spouse') return { refund: 0, surcharges: 0 }
  const least = mindesteigenbeitrag.on(REFORM)
  const spouse = given.support.spouseIsEntitledThroughMe
    ? { contribution: least, allowance: sumOf(allowancesOf({ contribution: least, children: 0, spouseContribution: given.yearlyContribution })) }
    : { contribution: 0, allowance: 0 }
  const allowance = ownAllowance + spouse.allowance
  const contributions = deductibleContribution(given.yearlyContribution + spouse.contribution, given.support.spouseIsEntitledThroughMe)
  return reliefOf({
    deductible: contributions + allowance,
    allowance,
    income: given.taxableIncome,
    status: given.taxProfile.filing_status,
    churchRate: kirchensteuersatz(given.taxProfile),
  })
}

/** Subsidised part of the contribution if the year gets any support; for those entitled through a spouse only the minimum contribution. */
const subsidisable = ({ support: { entitlement }, yearlyContribution }: Inputs): number =>
  entitlement === 'direct' ? deductibleContribution(yearlyContribution, false) : Math.min(yearlyContribution, mindesteigenbeitrag.on(REFORM))

function supportYear(given: Inputs, index: number): SupportYear {
  const allowances = allowancesOf(contributionYear(given, index))
  const allowance = sumOf(allowances)
  const { refund, surcharges } = refundOf(given, allowance)
  return {
    year: given.support.firstYear + index,
    age: given.age + index,
    contribution: given.yearlyContribution,
    subsidised: allowance + refund > 0 ? subsidisable(given) : 0,
    allowances,
    refund,
    surcharges,
    effort: Math.max(0, given.yearlyContribution - refund - surcharges),
  }
}

/** All years from the first contribution to the payout. */
export const supportYears = (given: Inputs): SupportYear[] =>
  Array.from({ length: given.payout.startAge - given.age }, (_, index) => supportYear(given, index))
