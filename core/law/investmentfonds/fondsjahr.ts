/**
 * Fund years of savings plans. In January, before the first contribution, the lump sum of the year before is taxed
 * (section 18(3) InvStG: it is deemed received on the first working day of the next year) and the tax is taken out of the value;
 * then contribution and growth follow twelve times. Amounts in EUR, unrounded.
 */
import { monthlyRate } from '../../values/growth'
import { basiszins } from './figures'
import { LAW_DATE } from '../../contract/version'
import { basisertrag, vorabpauschale } from './vorabpauschale'

const MONTHS = 12

/** One year after its January tax. */
interface GrownYear {
  growth: number
  /** Value at the end of the year. */
  value: number
  /** First prices of all units, each times the twelfths of the year that count for it (section 18(2) InvStG). */
  firstPrices: number
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
  let firstPrices = start
  let bought = contribution // units bought in the month, valued at the first price of the year
  for (let month = 0; month < MONTHS; month++) {
    const gain = (value + contribution) * rate
    growth += gain
    value += contribution + gain
    firstPrices += (bought * (MONTHS - month)) / MONTHS
    bought /= 1 + rate
  }
  return { growth, value, firstPrices }
}

/**
 * Lump sum of a year, EUR. Base yield and cap depend on the first and the last price of the year, not on what was paid
 * (section 18(1) InvStG).
 *
 * @param firstPrices of `growYear`
 * @param annualReturn growth of a unit over its first price, distribution included; a fraction
 * @param distribution of a unit over its first price; a fraction
 */
export const lumpSumOf = (firstPrices: number, annualReturn: number, distribution: number): number =>
  firstPrices * vorabpauschale(basisertrag(1, basiszins.on(LAW_DATE), LAW_DATE), annualReturn - distribution, distribution)

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
  /** Lump sum of this year, taxed in the following January. */
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
    const lumpSum = lumpSumOf(grown.firstPrices, plan.annualReturn, 0)
    rows.push({ year, contribution: contribution * MONTHS, taxedVorabpauschale: due, januaryTax, value: grown.value, vorabpauschale: lumpSum })
    value = grown.value
    due = lumpSum
  }
  return rows
}
