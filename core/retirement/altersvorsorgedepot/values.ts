/** What grows without tax. Amounts in EUR, unrounded. */
import { growYear } from '../../law/investmentfonds/fondsjahr'

/** What is paid into a contract in a year. */
export interface Payments {
  /** At the start of each month. */
  monthly: number
  /** On its last day. */
  atYearEnd: number
}

/** Values at the end of each year. */
export function valuesOf(start: number, payments: readonly Payments[], annualReturn: number): number[] {
  let value = start
  return payments.map(({ monthly, atYearEnd }) => (value = growYear(value, monthly, annualReturn).value + atYearEnd))
}
