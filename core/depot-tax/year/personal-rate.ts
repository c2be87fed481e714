/** Flat rate or personal rate: which is cheaper for capital income (section 32d(6) EStG). Amounts in EUR. */
import type { IsoDate } from '../../values/dates'
import { einkommensteuertarif } from '../../law/einkommensteuertarif/figures'
import { cents, dropCentFractions } from '../../values/money'
import type { Steuer } from '../../law/kapitalertrag/steuer'
import type { TaxProfile } from '../../law/kapitalertrag/tax-profile'
import { incomeTaxFor, tariffSoli } from '../../law/einkommensteuertarif/tarif'
import type { Side } from './schema'

/** The tariff and the surcharge on it, for one filing status and year. */
export interface Tariff {
  /** Income tax on a taxable income, whole euros. */
  incomeTax(income: number): number
  /** Surcharge on that tax. */
  soli(incomeTax: number): number
}

/** The tariff of a day for a filing status. */
export const tariffOf = (status: TaxProfile['filing_status'], on: IsoDate): Tariff => ({
  incomeTax: (income) => incomeTaxFor(einkommensteuertarif.on(on), status, income),
  soli: (incomeTax) => tariffSoli(incomeTax, on, status),
})

interface Compared {
  /** Taxable income without capital income. */
  otherIncome: number
  /** Flat rate tax on the capital income, saver allowance deducted. */
  flat: Steuer
  /** Old-age relief that the capital income brings by the tariff. */
  relief: number
  /** Church tax rate, fraction. */
  churchRate: number
  /** Creditable foreign tax; already credited in `flat`. */
  foreignTax: number
}

function sideOf(incomeTax: number, flat: Pick<Steuer, 'kapitalertragsteuer' | 'solidaritaetszuschlag' | 'kirchensteuer'>, tariff: Tariff, churchRate: number): Side {
  const soli = cents(dropCentFractions(tariff.soli(incomeTax)) + flat.solidaritaetszuschlag)
  const church = cents(dropCentFractions(incomeTax * churchRate) + flat.kirchensteuer)
  const total = cents(incomeTax + flat.kapitalertragsteuer + soli + church)
  return { incomeTax, flatTax: flat.kapitalertragsteuer, solidaritaetszuschlag: soli, kirchensteuer: church, total }
}

const noFlatTax = { kapitalertragsteuer: 0, solidaritaetszuschlag: 0, kirchensteuer: 0 }

/** Flat rate and tariff, each with all surcharges; the flat rate if they cost the same. */
export function comparePersonalRate({ otherIncome, flat, relief, churchRate, foreignTax }: Compared, tariff: Tariff) {
  const onOtherIncome = tariff.incomeTax(otherIncome)
  const flatSide = sideOf(onOtherIncome, flat, tariff, churchRate)
  const all = otherIncome + flat.steuerpflichtiger_ertrag - relief
  const onAll = tariff.incomeTax(all)
  // Credited at most against the tariff tax on the capital income (section 32d(6) sentence 2).
  const credited = Math.min(foreignTax, Math.max(0, onAll - onOtherIncome))
  const tariffSide = sideOf(cents(onAll - credited), noFlatTax, tariff, churchRate)
  const cheaper = tariffSide.total < flatSide.total ? ('tariff' as const) : ('flat' as const)
  return { flat: flatSide, tariff: tariffSide, cheaper, advantage: cents(Math.abs(flatSide.total - tariffSide.total)) }
}
