/** What each bank debits in January, and the exemption orders that would serve best. Amounts in EUR. */
import { cents } from '../../values/money'
import type { IsoDate } from '../../values/dates'
import { optimalOrders, taxableByLaw, warningTypes, type BankIncome, type OrderWarning } from '../../law/kapitalertrag/exemption-orders'
import { totalTax, yearTax } from '../../law/kapitalertrag/kapitalertrag'
import type { Assessed } from './position'
import type { Bank, BankResult } from './schema'

/** Sum of figures of which each may be unknown. */
export const sumKnown = (figures: readonly (number | null)[]): number | null =>
  figures.reduce((sum: number | null, figure) => (sum === null || figure === null ? null : sum + figure), 0)

/** One bank's lump sums; null where one of its positions is not known. */
export interface Account {
  bank: Bank
  rows: readonly Assessed[]
  taxable: number | null
}

export function accountOf(bank: Bank, positions: readonly Assessed[]): Account {
  const rows = positions.filter((row) => row.bank === bank.name)
  return { bank, rows, taxable: sumKnown(rows.map((row) => row.taxable)) }
}

/**
 * Lump sums and all income of a bank after its losses, which come before the exemption order (section 20(9) sentence 4
 * EStG). No order is of use at a broker that withholds nothing.
 */
export function afterLosses({ bank }: Account, taxable: number): BankIncome {
  if (!bank.withholdsTax) return { vorabpauschale: 0, income: 0 }
  const vorabpauschale = Math.max(0, taxable - bank.lossPot)
  const lossLeft = Math.max(0, bank.lossPot - taxable)
  return { vorabpauschale, income: vorabpauschale + Math.max(0, bank.otherIncome - lossLeft) }
}

/** Who owes the tax, and when. */
export interface Owed {
  churchRate: number
  on: IsoDate
}

const withheld = (income: number, allowance: number, owed: Owed) => yearTax({ income, allowance, ...owed })

const nothingKnown = { lossUsed: null, orderUsed: null, steuer: null, debit: null, cashMissing: null, debitWithBestOrder: null } as const

/** A foreign broker debits nothing; the lump sums belong into the tax return. */
const nothingWithheld = { lossUsed: 0, orderUsed: 0, steuer: null, debit: 0, cashMissing: null, debitWithBestOrder: 0 } as const

type Debit = Pick<BankResult, keyof typeof nothingKnown>

function debitOf(account: Account, bestOrder: number | null, owed: Owed): Debit {
  const { bank, taxable } = account
  if (taxable === null) return nothingKnown
  if (!bank.withholdsTax) return nothingWithheld
  const { vorabpauschale } = afterLosses(account, taxable)
  const steuer = withheld(vorabpauschale, bank.exemptionOrder, owed)
  const debit = steuer.gesamte_steuer
  return {
    lossUsed: cents(taxable - vorabpauschale),
    orderUsed: steuer.fsa_offset,
    steuer,
    debit,
    cashMissing: bank.cash === undefined ? null : cents(Math.max(0, debit - bank.cash)),
    debitWithBestOrder: bestOrder === null ? null : withheld(vorabpauschale, bestOrder, owed).gesamte_steuer,
  }
}

/** The bill of a bank. */
export function billOf(account: Account, bestOrder: number | null, owed: Owed): BankResult {
  const { bank, rows } = account
  return {
    name: bank.name,
    withholdsTax: bank.withholdsTax,
    lumpSum: roundedSum(sumKnown(rows.map((row) => row.shown.lumpSum))),
    taxable: roundedSum(sumKnown(rows.map((row) => row.shown.taxable))),
    exemptionOrder: cents(bank.exemptionOrder),
    bestOrder,
    ...debitOf(account, bestOrder, owed),
  }
}

/** Adding cents leaves noise. */
export const roundedSum = (sum: number | null): number | null => (sum === null ? null : cents(sum))

/** The orders of today against the best ones; null where the income of a bank is not known. */
export interface Orders {
  best: readonly number[]
  warnings: readonly OrderWarning[]
}

/** The best orders for the year of the debit, its other expected income included. */
export function ordersFor(accounts: readonly Account[], allowance: number, owed: Owed): Orders | null {
  const incomes: BankIncome[] = []
  for (const account of accounts) {
    if (account.taxable === null) return null
    incomes.push(afterLosses(account, account.taxable))
  }
  const given = accounts.map(({ bank }) => bank.exemptionOrder)
  const best = optimalOrders(incomes, allowance)
  const taxBy = (orders: readonly number[]) => cents(totalTax(taxableByLaw(incomes, orders, allowance), owed.churchRate, owed.on))
  return { best, warnings: warningTypes(incomes, given, allowance, Math.max(0, taxBy(given) - taxBy(best))) }
}
