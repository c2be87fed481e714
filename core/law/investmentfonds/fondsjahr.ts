/**
 * Fund years of savings plans. In January, before the first contribution, the lump sum of the year before is taxed
 * (section 18(3) InvStG: it is deemed received on the first working day of the next year) and the tax leaves the value;
 * then come twelve times contribution and growth. Amounts in EUR, unrounded.
 */
import { monthlyRate } from '../../values/growth'
import { basiszins } from './figures'
import { LAW_DATE } from '../../contract/version'
import { basisertrag, vorabpauschale } from './vorabpauschale'

const MONTHS = 12

/** Twelve twelfths for January's contribution down to one for December's (section 18(2) InvStG). */
const CONTRIBUTION_YEARS = (MONTHS + 1) / 2

/** One year after its January tax. */
export interface GrownYear {
  growth: number
  /** Value at the end of the year. */
  value: number
  /** Base yield of what was in the fund, for the time that it was. */
  basisertrag: number
}

/**
 * Grows a fund by one year.
 *
 * @param start value after the January tax
 * @param contribution paid at the start of each month
 * @param annualReturn fraction
 */
export function growYear(start: number, contribution: number, annualReturn: number): GrownYear {
  const rate = monthlyRate(annualReturn)
  let value = start
  let growth = 0
  for (let month = 0; month < MONTHS; month++) {
    const gain = (value + contribution) * rate
    growth += gain
    value += contribution + gain
  }
  const base = basisertrag(start + contribution * CONTRIBUTION_YEARS, basiszins.on(LAW_DATE), LAW_DATE)
  return { growth, value, basisertrag: base }
}

/** A savings plan in an accumulating fund. */
export interface FundPlan {
  initialInvestment: number
  years: number
  /** Contribution of each month of a year; the first year is 1. */
  monthlyContribution(year: number): number
  /** Fraction. */
  annualReturn: number
  /** Tax on a lump sum, with the allowance of the year in which it is taxed. */
  januaryTax(vorabpauschale: number): number
}

/** One year of such a plan. */
export interface FundYear {
  year: number
  contribution: number
  /** Lump sum of the year before, taxed in this January. */
  taxedVorabpauschale: number
  januaryTax: number
  /** Value at the end of the year. */
  value: number
  /** Lump sum of this year, due in the January after. */
  vorabpauschale: number
}

/** The years of a plan. The last year's lump sum falls due after the horizon. */
export function fundYears(plan: FundPlan): FundYear[] {
  const rows: FundYear[] = []
  let value = plan.initialInvestment
  let due = 0
  for (let year = 1; year <= plan.years; year++) {
    const contribution = plan.monthlyContribution(year)
    const januaryTax = plan.januaryTax(due)
    const grown = growYear(value - januaryTax, contribution, plan.annualReturn)
    const lumpSum = vorabpauschale(grown.basisertrag, grown.growth, 0)
    rows.push({ year, contribution: contribution * MONTHS, taxedVorabpauschale: due, januaryTax, value: grown.value, vorabpauschale: lumpSum })
    value = grown.value
    due = lumpSum
  }
  return rows
}
