/** What each bank sets off and withholds in a year, and what is left for the return. Amounts in EUR. */
import type { IsoDate } from '../../values/dates'
import { cents } from '../../values/money'
import { yearTax } from '../../law/kapitalertrag/kapitalertrag'
import type { Steuer } from '../../law/kapitalertrag/steuer'
import { centsOrNull } from '../lump-sum'
import { setOff, total, type ByPot, type Netted } from '../pots'
import { withholds } from '../orders'
import type { Bank, BankResult } from './schema'

const gainsOf = (bank: Bank): ByPot => ({ general: bank.interest + bank.dividends + bank.foreignDividends + bank.funds + bank.gains, shares: bank.shareGains })

const lossesOf = ({ losses, shareLosses }: Bank): ByPot => ({ general: losses, shares: shareLosses })

const plus = (a: ByPot, b: ByPot): ByPot => ({ general: a.general + b.general, shares: a.shares + b.shares })

/** Without it nobody can say what of the tax on foreign dividends is credited. */
const lacksForeignTax = ({ foreignDividends, foreignTax }: Bank): boolean => foreignDividends > 0 && foreignTax === undefined

/** A bank's books at the end of the year. */
interface Books {
  bank: Bank
  netted: Netted
  shown: BankResult
}

export const shownPots = ({ general, shares }: ByPot): ByPot => ({ general: cents(general), shares: cents(shares) })

/** The tax that a bank withholds; null where it withholds none or its credit is not known. */
function taxAt(bank: Bank, netted: Netted, churchRate: number, on: IsoDate): Steuer | null {
  if (!withholds(bank) || lacksForeignTax(bank)) return null
  return yearTax({ income: total(netted.income), allowance: bank.exemptionOrder, churchRate, credit: bank.foreignTax?.credited ?? 0, on })
}

/** The books of a bank: its own losses first, then its exemption order, then the tax less the foreign tax that it credits. */
export function booksOf(bank: Bank, churchRate: number, on: IsoDate): Books {
  const netted = setOff(gainsOf(bank), plus(lossesOf(bank), bank.lossPots))
  const steuer = taxAt(bank, netted, churchRate, on)
  const computed = withholds(bank) ? (steuer?.gesamte_steuer ?? null) : 0
  const shown: BankResult = {
    name: bank.name,
    withholdsTax: bank.withholdsTax,
    obstacles: lacksForeignTax(bank) ? ['foreign_tax_unknown'] : [],
    income: shownPots(netted.income),
    lossUsed: shownPots(netted.used),
    lossLeft: shownPots(netted.left),
    orderUsed: cents(Math.min(bank.exemptionOrder, total(netted.income))),
    steuer,
    withheld: centsOrNull(bank.withheld ?? computed),
  }
  return { bank, netted, shown }
}

/** All foreign tax that the certificates name, credited or not; null where one is missing. */
export const foreignTaxOf = (banks: readonly Bank[]): number | null =>
  banks.some(lacksForeignTax) ? null : banks.reduce((sum, { foreignTax }) => sum + (foreignTax === undefined ? 0 : foreignTax.credited + foreignTax.notCredited), 0)

/** Losses that count in the return: those of a foreign broker always, those of a bank with its certificate only (section 20(6) last sentence EStG). */
const countsInReturn = ({ withholdsTax, lossCertificate }: Bank): boolean => lossCertificate || !withholdsTax

/** Income and losses of all banks in the return. */
export function returnOf(books: readonly Books[], carriedForward: ByPot): Netted {
  const income = books.reduce((sum, { netted }) => plus(sum, netted.income), { general: 0, shares: 0 })
  const losses = books.filter(({ bank }) => countsInReturn(bank)).reduce((sum, { netted }) => plus(sum, netted.left), carriedForward)
  return setOff(income, losses)
}
