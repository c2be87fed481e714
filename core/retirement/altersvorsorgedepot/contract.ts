/** The value of a subsidised contract: no tax while it grows. Amounts in EUR, unrounded. */
import { monthlyRate } from '../../values/growth'
import { sumOf } from '../../law/altersvorsorge/zulage'
import type { Inputs } from './schema'
import type { SupportYear } from './saving'

// Growth without tax. Amounts in EUR, unrounded.

/** Payments into a contract in a year. */
export interface Payments {
  /** At the start of each month. */
  monthly: number
  /** On its last day. */
  atYearEnd: number
}

/** Values at the end of each year. */
export function valuesOf(start: number, payments: readonly Payments[], annualReturn: number): number[] {
  const rate = monthlyRate(annualReturn)
  let value = start
  return payments.map(({ monthly, atYearEnd }) => {
    for (let month = 0; month < 12; month++) value += monthly + (value + monthly) * rate
    return (value += atYearEnd)
  })
}

/** Allowances by the year at whose end they are credited; those still due at the end of saving are credited in its last year. */
export function creditsOf(years: readonly SupportYear[], delay: number): number[] {
  const credits = years.map(() => 0)
  years.forEach(({ allowances }, index) => {
    const when = Math.min(index + delay, years.length - 1)
    credits[when] = (credits[when] ?? 0) + sumOf(allowances)
  })
  return credits
}

/** A contract year by year, split into the parts that are taxed differently. */
export interface Contract {
  /** Values at the end of each year. */
  subsidised: readonly number[]
  unsubsidised: readonly number[]
}

/** The contract at given costs, without transferred Riester capital. `costs` is a fraction of the capital a year. */
export function contractOf(given: Inputs, years: readonly SupportYear[], costs: number): Contract {
  const annualReturn = given.annualReturnPct / 100 - costs
  const credits = creditsOf(years, given.support.allowanceDelayYears)
  return {
    subsidised: valuesOf(0, years.map(({ subsidised }, index) => ({ monthly: subsidised / 12, atYearEnd: credits[index] ?? 0 })), annualReturn),
    unsubsidised: valuesOf(0, years.map(({ contribution, subsidised }) => ({ monthly: (contribution - subsidised) / 12, atYearEnd: 0 })), annualReturn),
  }
}
