/** Exemption orders over several banks (section 44a(2) EStG). Amounts in EUR. */
import { wholeEuros } from '../../values/money'
import type { Text } from '../../values/text'
import { sum, sumBy } from '../../values/sum'

/** Uncovered income up to this amount is rounding error of the addition (EUR). */
const NOTHING = 1e-9

/** Expected income at one bank in a year. */
export interface BankIncome {
  /** All income of the year. */
  income: number
  /** Part of it that is booked in January, before everything else. */
  vorabpauschale: number
}

/** Indices of a list in descending order of the figures; ties in list order. */
const largestFirst = (figures: readonly number[]): number[] =>
  figures.map((_figure, index) => index).sort((a, b) => (figures[b] ?? 0) - (figures[a] ?? 0))

/** Grants each bank whole euros up to its wish, in the given order, until nothing is left. */
function grant(orders: readonly number[], wishes: readonly number[], order: readonly number[], available: number): number[] {
  const next = [...orders]
  let left = available - sum(orders)
  for (const index of order) {
    const given = Math.max(0, Math.min(wholeEuros(wishes[index] ?? 0), left))
    next[index] = (next[index] ?? 0) + given
    left -= given
  }
  return next
}

/**
 * Orders in whole euros that save the most tax. January's lump sums first, so that no bank has to debit their tax; then
 * the rest of the income; then a left-over euro for the largest uncovered cents.
 *
 * @param available saver allowance of the year
 * @returns one order per bank, in the order of the banks; their sum is at most `available`
 */
export function optimalOrders(banks: readonly BankIncome[], available: number): number[] {
  const lumpSums = banks.map((bank) => bank.vorabpauschale)
  const january = grant(banks.map(() => 0), lumpSums, largestFirst(lumpSums), available)
  const remaining = uncovered(banks, january)
  const filled = grant(january, remaining, largestFirst(remaining), available)
  const rest = uncovered(banks, filled)
  return grant(filled, rest.map((amount) => (amount > NOTHING ? 1 : 0)), largestFirst(rest), available)
}

const uncovered = (banks: readonly BankIncome[], orders: readonly number[]): number[] =>
  banks.map((bank, index) => bank.income - (orders[index] ?? 0))

/** Income that the orders cover: each bank uses its order for its own income only. */
export const coveredIncome = (banks: readonly BankIncome[], orders: readonly number[]): number =>
  banks.reduce((sum, bank, index) => sum + Math.min(bank.income, orders[index] ?? 0), 0)

/** Income left to be taxed by law: orders above the allowance give no lasting relief. */
export function taxableByLaw(banks: readonly BankIncome[], orders: readonly number[], available: number): number {
  const income = sumBy(banks, (bank) => bank.income)
  return Math.max(0, income - Math.min(available, coveredIncome(banks, orders)))
}

/** Possible problems of today's orders, in the order in which they are reported. */
export const orderWarnings = ['over_limit', 'under_utilised', 'january_risk'] as const

export type OrderWarning = (typeof orderWarnings)[number]

/** Message of each problem. */
export const orderMessages: Readonly<Record<OrderWarning, Text>> = {
  over_limit: {
    en: "Today's exemption orders exceed the saver allowance. Banks report what is used; what is used beyond it is taxed later.",
    de: 'Die heutigen Freistellungsaufträge übersteigen den Sparer-Pauschbetrag. Banken melden die Nutzung; zu viel Genutztes wird nachversteuert.',
  },
  under_utilised: {
    en: "Today's exemption orders leave part of the saver allowance unused although there is income it could cover.",
    de: 'Die heutigen Freistellungsaufträge lassen einen Teil des Sparer-Pauschbetrags ungenutzt, obwohl es passende Erträge gibt.',
  },
  january_risk: {
    en: 'At least one order does not cover the advance lump sum that the bank books in January; tax may be debited from the account then.',
    de: 'Mindestens ein Auftrag deckt die im Januar gebuchte Vorabpauschale nicht; dann kann Steuer vom Konto abgebucht werden.',
  },
}

/** Problems of today's orders, each kind at most once; `savings` is the tax that better orders save. */
export function warningTypes(
  banks: readonly BankIncome[],
  orders: readonly number[],
  available: number,
  savings: number,
): OrderWarning[] {
  const applies: Readonly<Record<OrderWarning, boolean>> = {
    over_limit: sum(orders) > available,
    under_utilised: savings > 0,
    january_risk: banks.some((bank, index) => (orders[index] ?? 0) < wholeEuros(bank.vorabpauschale)),
  }
  return orderWarnings.filter((type) => applies[type])
}
