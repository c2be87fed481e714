/** A distributing fund, to be compared with an accumulating one. Amounts in EUR, unrounded. */
import { growYear, lumpSumOf } from '../../law/investmentfonds/fondsjahr'

interface DistributingPlan {
  initialInvestment: number
  years: number
  monthlyContribution: number
  /** Fraction, above 0. */
  annualReturn: number
  /** Yearly distribution as a fraction of the value; part of the return, not on top of it. */
  distributionYield: number
  /** Whether the distribution after tax goes back into the fund. */
  reinvest: boolean
  /** Tax on all income of one year before the partial exemption, with that year's allowance. */
  tax(income: number): number
}

/** One year of such a plan. */
export interface DistributingYear {
  /** Tax on the lump sum of the year before. */
  januaryTax: number
  gross: number
  distributionTax: number
  /** Value at the end of the year, after the distribution and any reinvestment of it. */
  value: number
  /** Lump sum of this year, taxed in the following January. */
  vorabpauschale: number
}

/** The years of a plan. The allowance of a year serves the January tax first, then the distribution. */
export function distributingYears(plan: DistributingPlan): DistributingYear[] {
  const rows: DistributingYear[] = []
  let value = plan.initialInvestment
  let due = 0
  for (let year = 1; year <= plan.years; year++) {
    const row = distributingYear(plan, value, due)
    rows.push(row)
    value = row.value
    due = row.vorabpauschale
  }
  return rows
}

function distributingYear(plan: DistributingPlan, start: number, due: number): DistributingYear {
  const januaryTax = plan.tax(due)
  const grown = growYear(start - januaryTax, plan.monthlyContribution, plan.annualReturn)
  const gross = (grown.growth * plan.distributionYield) / plan.annualReturn
  const distributionTax = plan.tax(due + gross) - januaryTax
  // Distribution of a unit divided by its first price; before it the unit has grown by the yearly return.
  const distribution = grown.value === 0 ? 0 : (gross / grown.value) * (1 + plan.annualReturn)
  const reinvested = plan.reinvest ? gross - distributionTax : 0
  return {
    januaryTax,
    gross,
    distributionTax,
    value: grown.value - gross + reinvested,
    vorabpauschale: lumpSumOf(grown.firstPrices, plan.annualReturn, distribution),
  }
}
