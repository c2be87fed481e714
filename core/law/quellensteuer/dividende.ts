/** Foreign withholding tax on a dividend and its credit in Germany (section 32d(5) EStG). Amounts in EUR. */
import { quellensteuern, type Withholding } from './figures'
import type { Steuer } from '../kapitalertrag/steuer'
import { LAW_DATE } from '../../contract/version'
import { creditable, yearTax, type YearIncome } from '../kapitalertrag/kapitalertrag'

const HOME = 'DE'

/** Rates of the issuer's country; `none` if it withholds nothing, `unavailable` if its rates are not known. */
export function withholdingOf(isin: string | undefined): Withholding | 'none' | 'unavailable' {
  if (isin === undefined) return 'none'
  const country = isin.slice(0, 2)
  if (country === HOME) return 'none'
  const figure = quellensteuern.get(country)
  if (figure === undefined) return 'unavailable'
  const rates = figure.on(LAW_DATE)
  return rates.withheld === 0 ? 'none' : rates
}

/** A dividend's taxes abroad and at home. */
interface DividendTax {
  withheld: number
  /** Credited against the German tax: nothing if the allowance covers the dividend. */
  credited: number
  /** To be claimed abroad. */
  refundable: number
  /** German tax before the credit. */
  before: Steuer
  /** German tax after the credit. */
  after: Steuer
}

/** Taxes a foreign dividend: the credit comes after the allowance and lowers surcharge and church tax too. */
export function taxDividend(gross: number, rates: Withholding, year: Omit<YearIncome, 'credit'>): DividendTax {
  const taxable = Math.max(0, year.income - year.allowance)
  const credited = creditable(gross * rates.creditable, taxable, year.on)
  return {
    withheld: gross * rates.withheld,
    credited,
    refundable: gross * (rates.withheld - rates.creditable),
    before: yearTax(year),
    after: yearTax({ ...year, credit: credited }),
  }
}
