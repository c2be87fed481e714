/** Tax on capital income at the flat rate (section 32d(1) EStG, section 4 SolzG, church tax laws of the Länder). */
import type { IsoDate } from '../../values/dates'
import { abgeltungsteuersatz, kirchensteuersaetze, solidaritaetszuschlagsatz, sparerPauschbetrag } from './figures'
import { cents, dropCentFractions, sixDecimals } from '../../values/money'
import type { Steuer } from './steuer'
import type { TaxPerson, TaxProfile } from './tax-profile'
import { LAW_DATE } from '../../contract/version'

/** Church tax rate of a person (a fraction of the income tax): 0 without church tax, the usual 9 % if no Land is given. */
export function kirchensteuersatz(profile: Pick<TaxPerson, 'bundesland' | 'kirchensteuer'>, on: IsoDate = LAW_DATE): number {
  if (!profile.kirchensteuer) return 0
  const rates = kirchensteuersaetze.on(on)
  return profile.bundesland === null ? Math.max(...Object.values(rates)) : rates[profile.bundesland]
}

/** Saver allowance that the law grants a filing status for a year (EUR). */
export const statutoryAllowance = (status: TaxProfile['filing_status'], on: IsoDate = LAW_DATE): number =>
  sparerPauschbetrag.on(on)[status]

/**
 * Income tax on capital income, unrounded (EUR): `(e - 4q) / (4 + k)`, section 32d(1) sentences 3 to 5 EStG. With church
 * tax the rate falls below 25 % because church tax is deductible.
 *
 * @param taxable income after partial exemption and allowance, EUR
 * @param churchRate church tax rate, fraction
 * @param credit foreign tax to credit, EUR; at most a quarter of `taxable`
 */
export function einkommensteuer(taxable: number, churchRate: number, credit = 0, on: IsoDate = LAW_DATE): number {
  const divisor = 1 / abgeltungsteuersatz.on(on)
  return Math.max(0, taxable - divisor * credit) / (divisor + churchRate)
}

/** Foreign tax that can be credited (EUR): never more than the German tax on the same income before church tax. */
export const creditable = (foreignTax: number, taxable: number, on: IsoDate = LAW_DATE): number =>
  Math.min(foreignTax, taxable * abgeltungsteuersatz.on(on))

/**
 * All taxes on capital income together, unrounded, for projections (EUR).
 *
 * @example totalTax(1000, 0) // 263.75
 */
export const totalTax = (taxable: number, churchRate: number, on: IsoDate = LAW_DATE): number =>
  einkommensteuer(taxable, churchRate, 0, on) * (1 + solidaritaetszuschlagsatz.on(on) + churchRate)

/** Inputs of the tax of one year. Amounts in EUR. */
export interface YearIncome {
  /** Income after the partial exemption, before the allowance. */
  income: number
  /** Saver allowance still unused. */
  allowance: number
  /** Church tax rate, fraction. */
  churchRate: number
  /** Foreign tax to credit; limited to what can be credited. */
  credit?: number
  /** The day whose law applies. */
  on?: IsoDate
}

/**
 * Tax of one year as a bank withholds it: income tax rounded half up to cents; surcharge and church tax on that rounded tax with
 * fractions of a cent dropped (section 4 sentence 3 SolzG).
 */
export function yearTax({ income, allowance, churchRate, credit = 0, on = LAW_DATE }: YearIncome): Steuer {
  const offset = Math.min(income, allowance)
  const taxable = income - offset
  const incomeTax = cents(einkommensteuer(taxable, churchRate, creditable(credit, taxable, on), on))
  const soli = dropCentFractions(incomeTax * solidaritaetszuschlagsatz.on(on))
  const church = dropCentFractions(incomeTax * churchRate)
  const total = cents(incomeTax + soli + church)
  return {
    brutto_ertrag: cents(income),
    fsa_offset: cents(offset),
    steuerpflichtiger_ertrag: cents(taxable),
    kapitalertragsteuer: incomeTax,
    solidaritaetszuschlag: soli,
    kirchensteuer: church,
    gesamte_steuer: total,
    effektiver_steuersatz: effectiveRate(total, income),
    netto_ertrag: cents(cents(income) - total),
    kirchensteuer_rate: sixDecimals(churchRate),
  }
}

/** Tax divided by the amount it is paid on, a fraction with six decimals; 0 for an amount of 0. */
export const effectiveRate = (tax: number, amount: number): number => (amount === 0 ? 0 : sixDecimals(tax / amount))

/**
 * Tax on fund income before the partial exemption, unrounded, for projections (EUR).
 *
 * @param fund exempt share (fraction), allowance of the year (EUR) and church tax rate (fraction)
 */
export const fundTax =
  (fund: { exemptShare: number; allowance: number; churchRate: number }) =>
  (income: number): number =>
    totalTax(Math.max(0, income * (1 - fund.exemptShare) - fund.allowance), fund.churchRate)
