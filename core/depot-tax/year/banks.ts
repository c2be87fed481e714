/** What each bank sets off and withholds in a year, and what is left for the return. Amounts in EUR. */
import type { IsoDate } from '../../values/dates'
import { cents } from '../../values/money'
import { yearTax } from '../../law/kapitalertrag/kapitalertrag'
import { setOff, total, type ByPot, type Netted } from '../pots'
import type { Bank, BankResult } from './schema'

const gainsOf = (bank: Bank): ByPot => ({ general: bank.interest + bank.dividends + bank.funds + bank.gains, shares: bank.shareGains })

const lossesOf = ({ losses, shareLosses }: Bank): ByPot => ({ general: losses, shares: shareLosses })

const plus = (a: ByPot, b: ByPot): ByPot => ({ general: a.general + b.general, shares: a.shares + b.shares })

/** A bank's books at the end of the year. */
export interface Books {
  bank: Bank
  netted: Netted
  shown: BankResult
}

export const shownPots = ({ general, shares }: ByPot): ByPot => ({ general: cents(general), shares: cents(shares) })

/** The books of a bank: its own losses first, then its exemption order, then the tax. */
export function booksOf(bank: Bank, churchRate: number, on: IsoDate): Books {
  const netted = setOff(gainsOf(bank), plus(lossesOf(bank), bank.lossPots))
  const steuer = bank.withholdsTax ? yearTax({ income: total(netted.income), allowance: bank.exemptionOrder, churchRate, on }) : null
  const shown: BankResult = {
    name: bank.name,
    withholdsTax: bank.withholdsTax,
    income: shownPots(netted.income),
    lossUsed: shownPots(netted.used),
    lossLeft: shownPots(netted.left),
    orderUsed: steuer?.fsa_offset ?? 0,
    steuer,
    withheld: cents(bank.withheld ?? steuer?.gesamte_steuer ?? 0),
  }
  return { bank, netted, shown }
}

/** Losses that count in the return: those of a foreign broker always, those of a bank with its certificate only (section 20(6) last sentence EStG). */
const countsInReturn = ({ withholdsTax, lossCertificate }: Bank): boolean => lossCertificate || !withholdsTax

/** Income and losses of all banks in the return. */
export function returnOf(books: readonly Books[], carriedForward: ByPot): Netted {
  const income = books.reduce((sum, { netted }) => plus(sum, netted.income), { general: 0, shares: 0 })
  const losses = books.filter(({ bank }) => countsInReturn(bank)).reduce((sum, { netted }) => plus(sum, netted.left), carriedForward)
  return setOff(income, losses)
}
