/** Payments of a contract and their taxed part. Amounts in EUR, unrounded. */
import { taxedAnnuityShare, taxedGainShare } from '../../law/altersvorsorge/leistung'
import { annuityFactor } from '../../values/growth'

/** Capital at the start of the payout. */
export interface Capital {
  /** From subsidised contributions and allowances: taxed in full. */
  subsidised: number
  unsubsidised: number
  /** Contributions in the unsubsidised part. */
  paidIn: number
}

/** Terms of the payout. */
export interface Terms {
  /** Share paid as a lump sum at the start, fraction. */
  atOnce: number
  /** Number of yearly payments. */
  years: number
  /** Return of a year after costs, fraction. */
  annualReturn: number
  /** Age at the start. */
  age: number
  /** Years from the beginning of the contract to the start. */
  contractYears: number
  /** Monthly annuity for 10,000 EUR of capital; null for a payout plan. */
  annuityPer10000: number | null
}

/** Payments of one year. */
export interface Benefit {
  gross: number
  /** Taxed part of it. */
  taxable: number
}

/**
 * The level payment at the start of each year that uses up a capital; `annualReturn` is a fraction.
 *
 * @example levelPayment(1000, 4, 0) // 250
 */
export const levelPayment = (capital: number, years: number, annualReturn: number): number =>
  (capital * (1 + annualReturn) ** (years - 1)) / annuityFactor(annualReturn, years)

/** Taxed part of a payment from unsubsidised capital: contributions are paid back in proportion to the value. */
const taxedGain = (payment: number, value: number, paidIn: number, share: number): number =>
  value === 0 ? 0 : payment * Math.max(0, 1 - paidIn / value) * share

/** Payments of a payout plan; the first includes the lump sum. */
function planBenefits({ subsidised, unsubsidised, paidIn }: Capital, { atOnce, years, annualReturn, age, contractYears }: Terms): Benefit[] {
  const level = (capital: number) => levelPayment(capital * (1 - atOnce), years, annualReturn)
  const [levelFull, levelOther] = [level(subsidised), level(unsubsidised)]
  let value = unsubsidised
  let contributions = paidIn
  return Array.from({ length: years }, (_, index) => {
    const first = index === 0 ? atOnce : 0
    const full = subsidised * first + levelFull
    const other = unsubsidised * first + levelOther
    const share = taxedGainShare(age + index, contractYears + index)
    const benefit = { gross: full + other, taxable: full + taxedGain(other, value, contributions, share) }
    contributions -= value === 0 ? 0 : (other * contributions) / value
    value = (value - other) * (1 + annualReturn)
    return benefit
  })
}

/** Yearly payments of a life annuity; the first includes the lump sum. */
function annuityBenefits({ subsidised, unsubsidised, paidIn }: Capital, terms: Terms, per10000: number): Benefit[] {
  const ofYear = (capital: number) => (12 * per10000 * capital * (1 - terms.atOnce)) / 10_000
  const annuity = { gross: ofYear(subsidised + unsubsidised), taxable: ofYear(subsidised) + ofYear(unsubsidised) * taxedAnnuityShare(terms.age) }
  const gain = taxedGain(unsubsidised * terms.atOnce, unsubsidised, paidIn, taxedGainShare(terms.age, terms.contractYears))
  const atOnce = { gross: (subsidised + unsubsidised) * terms.atOnce, taxable: subsidised * terms.atOnce + gain }
  return Array.from({ length: terms.years }, (_, index) =>
    index === 0 ? { gross: annuity.gross + atOnce.gross, taxable: annuity.taxable + atOnce.taxable } : annuity)
}

/** Payments of every year. */
export const benefitsOf = (capital: Capital, terms: Terms): Benefit[] =>
  terms.annuityPer10000 === null ? planBenefits(capital, terms) : annuityBenefits(capital, terms, terms.annuityPer10000)
