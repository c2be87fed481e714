/** The deduction of contributions, and whether it is worth more than the allowance (section 10a EStG). Amounts in EUR. */
import { LAW_DATE } from '../../contract/version'
import { einkommensteuertarif } from '../einkommensteuertarif/figures'
import { incomeTaxFor, tariffSoli } from '../einkommensteuertarif/tarif'
import type { TaxPerson } from '../kapitalertrag/tax-profile'
import { REFORM, sonderausgabenabzug } from './figures'

/** Deductible contributions: up to the maximum, which is higher if the spouse is indirectly entitled through this person. */
export function deductibleContribution(contribution: number, hasIndirectSpouse: boolean): number {
  const { most, indirectSpouse } = sonderausgabenabzug.on(REFORM)
  return Math.min(contribution, most + (hasIndirectSpouse ? indirectSpouse : 0))
}

/** Inputs of the relief of a year. */
interface Deduction {
  /** Deductible contributions plus the allowances due on them, bonus and child allowances included. */
  deductible: number
  /** Allowances due, which the relief has to exceed. */
  allowance: number
  /** Taxable income without the deduction, of both spouses where they file jointly. */
  income: number
  status: TaxPerson['filing_status']
  /** Church tax rate, fraction. */
  churchRate: number
}

/** Tax relief that the tax office pays back to the person, not into the contract. */
interface Relief {
  /** Income tax that the deduction saves, whether or not it is granted. */
  saved: number
  /** What it saves beyond the allowance; 0 if the allowance is worth at least as much. */
  refund: number
  /** Church tax and solidarity surcharge on that refund: they depend on the assessed tax. */
  surcharges: number
}

/**
 * Compares the income tax of the tariff only. Where the deduction is granted, the allowance is added to the tax
 * again (section 2(6) EStG), so that the assessed tax falls by the refund.
 */
export function reliefOf({ deductible, allowance, income, status, churchRate }: Deduction): Relief {
  const tariff = einkommensteuertarif.on(LAW_DATE)
  const before = incomeTaxFor(tariff, status, income)
  const saved = before - incomeTaxFor(tariff, status, Math.max(0, income - deductible))
  const refund = Math.max(0, saved - allowance)
  const surcharges = refund * churchRate + tariffSoli(before, LAW_DATE, status) - tariffSoli(before - refund, LAW_DATE, status)
  return { saved, refund, surcharges }
}
