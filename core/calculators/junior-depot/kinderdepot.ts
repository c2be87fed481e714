/** A child's fund account and the three ways of taxing it. Amounts in EUR, unrounded. */
import { lastOf } from '../../values/one-of'
import { sonderausgabenPauschbetrag } from '../../law/einkommensteuertarif/figures'
import { LAW_DATE } from '../../contract/version'
import { tariffTax } from '../../law/einkommensteuertarif/tarif'
import { fundYears, type FundPlan } from '../../law/investmentfonds/fondsjahr'
import { statutoryAllowance, totalTax } from '../../law/kapitalertrag/kapitalertrag'
import { sumBy } from '../../values/sum'

/** Tax on all capital income of one year after the partial exemption. */
type YearlyTax = (income: number) => number

/** A child's own allowance: always that of a single person, whatever the parents file. */
export const childAllowance = (): number => statutoryAllowance('single')

/**
 * Three ways of taxing: the child with an NV certificate (the tariff when it is lower, section 32d(6) EStG), the child with
 * its saver allowance only, and the parents, whose allowance is used up.
 *
 * @param churchRate fraction; the same for all three
 */
export function taxWays(churchRate: number): Record<'nv' | 'allowance' | 'parents', YearlyTax> {
  const lumpSums = childAllowance() + sonderausgabenPauschbetrag.on(LAW_DATE)
  const parents: YearlyTax = (income) => totalTax(income, churchRate)
  const allowance: YearlyTax = (income) => totalTax(Math.max(0, income - childAllowance()), churchRate)
  const nv: YearlyTax = (income) => Math.min(tariffTax(income - lumpSums, churchRate), allowance(income))
  return { nv, allowance, parents }
}

interface AccountYear {
  contribution: number
  /** Value at the end of the year, before the tax on the sale. */
  value: number
  /** Lump sum of the year before, taxed in January. */
  taxedVorabpauschale: number
  /** Tax of the year; in the last one the tax on the sale included. */
  tax: number
}

/** The years of an account that is sold at the end of the last one. */
export interface Account {
  years: AccountYear[]
  /** Value after the tax on the sale. */
  finalValue: number
}

/**
 * Runs a plan under one way of taxing it and sells at the end. Taxes are paid out of the value. The gain is what the account
 * yielded less all lump sums taxed before (section 19(1) InvStG); it shares the last year's allowance with the lump sum taxed that January.
 *
 * @param exemptShare partial exemption, fraction
 */
export function runAccount(plan: Omit<FundPlan, 'januaryTax'>, exemptShare: number, tax: YearlyTax): Account {
  const taxable = 1 - exemptShare
  const years = fundYears({ ...plan, januaryTax: (lumpSum) => tax(lumpSum * taxable) })
  const last = lastOf(years)
  const contributions = years.reduce((sum, row) => sum + row.contribution, plan.initialInvestment)
  const taxesBefore = sumBy(years, (row) => row.januaryTax)
  const lumpSums = sumBy(years, (row) => row.taxedVorabpauschale)
  const gain = Math.max(0, last.value + taxesBefore - contributions - lumpSums)
  const lastTax = tax((last.taxedVorabpauschale + gain) * taxable)
  return {
    years: years.map((row) => ({
      contribution: row.contribution,
      value: row.value,
      taxedVorabpauschale: row.taxedVorabpauschale,
      tax: row === last ? lastTax : row.januaryTax,
    })),
    finalValue: last.value - (lastTax - last.januaryTax),
  }
}
