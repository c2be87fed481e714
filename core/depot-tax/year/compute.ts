/** What each bank sets off and withholds in a year, and what is left for the return. Amounts in EUR. */
import type { IsoDate } from '../../values/dates'
import { cents } from '../../values/money'
import { yearTax, creditable, kirchensteuersatz, statutoryAllowance } from '../../law/kapitalertrag/kapitalertrag'
import type { Steuer } from '../../law/kapitalertrag/steuer'
import { centsOrNull, lastDayOf, sumKnown } from '../lump-sum'
import { plus, setOff, shownPots, total, type ByPot, type Netted } from '../pots'
import { withholds } from '../orders'
import type { Bank, BankResult, Inputs } from './schema'
import { churchTaxAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import type { Text } from '../../values/text'
import { comparePersonalRate, tariffOf } from './personal-rate'
import { sumBy } from '../../values/sum'

const gainsOf = (bank: Bank): ByPot => ({ general: bank.interest + bank.dividends + bank.foreignDividends + bank.funds + bank.gains, shares: bank.shareGains })

const lossesOf = ({ losses, shareLosses }: Bank): ByPot => ({ general: losses, shares: shareLosses })

/** Whether foreign dividends are stated without foreign tax: then the credit is not known. */
const lacksForeignTax = ({ foreignDividends, foreignTax }: Bank): boolean => foreignDividends > 0 && foreignTax === undefined

/** Income, losses and tax of a bank at the end of the year. */
interface Books {
  bank: Bank
  netted: Netted
  shown: BankResult
}

/** The tax that a bank withholds; null if it withholds none or its credit is not known. */
function taxAt(bank: Bank, netted: Netted, churchRate: number, on: IsoDate): Steuer | null {
  if (!withholds(bank) || lacksForeignTax(bank)) return null
  return yearTax({ income: total(netted.income), allowance: bank.exemptionOrder, churchRate, credit: bank.foreignTax?.credited ?? 0, on })
}

/** Income and losses left at a bank. A foreign broker sets off nothing: its gains on shares remain available for losses on shares elsewhere. */
function nettedAt(bank: Bank): Netted {
  const losses = [lossesOf(bank), bank.lossPots] as const
  return bank.withholdsTax ? setOff(gainsOf(bank), ...losses) : { income: gainsOf(bank), left: plus(...losses), used: { general: 0, shares: 0 } }
}

/** The books of a bank: its own losses first, then its exemption order, then the tax less the foreign tax that it credits. */
function booksOf(bank: Bank, churchRate: number, on: IsoDate): Books {
  const netted = nettedAt(bank)
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

/** All foreign tax that the certificates state, credited or not; null if one is missing. */
const foreignTaxOf = (banks: readonly Bank[]): number | null =>
  banks.some(lacksForeignTax) ? null : sumBy(banks, ({ foreignTax }) => foreignTax === undefined ? 0 : foreignTax.credited + foreignTax.notCredited)

/** Whether losses count in the return: those of a foreign broker always, those of a bank only with its certificate (section 20(6) last sentence EStG). */
const countsInReturn = ({ withholdsTax, lossCertificate }: Bank): boolean => lossCertificate || !withholdsTax

/** Offset of income and losses of all banks in the return. */
function returnOf(books: readonly Books[], carriedForward: ByPot): Netted {
  const income = books.reduce((sum, { netted }) => plus(sum, netted.income), { general: 0, shares: 0 })
  const losses = books.filter(({ bank }) => countsInReturn(bank)).reduce((sum, { netted }) => plus(sum, netted.left), { general: 0, shares: 0 })
  return setOff(income, losses, carriedForward)
}

/** What is owed by law at the flat rate. */
interface Owed {
  flat: Steuer
  foreignTax: number
}

const refundOf = (withheld: number | null, owed: number): number | null => (withheld === null ? null : cents(withheld - owed))

/** The comparison with the personal rate; null if the other income or a foreign tax is not known. */
function personalRateOf({ year, taxProfile, otherTaxableIncome: otherIncome, oldAgeReliefPct, oldAgeReliefLeft }: Inputs, owed: Owed | null, withheld: number | null) {
  if (otherIncome === undefined || owed === null) return null
  const { flat, foreignTax } = owed
  const on = lastDayOf(year)
  const relief = cents(Math.min(oldAgeReliefLeft, (flat.steuerpflichtiger_ertrag * oldAgeReliefPct) / 100))
  const compared = { otherIncome, flat, relief, foreignTax, churchRate: kirchensteuersatz(taxProfile, on) }
  const comparison = comparePersonalRate(compared, tariffOf(taxProfile.filing_status, on))
  const saved = comparison.cheaper === 'tariff' ? comparison.advantage : 0
  return { ...comparison, oldAgeRelief: relief, refund: refundOf(withheld, flat.gesamte_steuer - saved) }
}

const certificate: Text = {
  en: 'Who has a non-assessment certificate files no return and owes nothing while the income stays below what can be free: give the other income to see the personal rate. The tax at the flat rate is what would be owed without it.',
  de: 'Wer eine Nichtveranlagungsbescheinigung hat, gibt keine Erklärung ab und schuldet nichts, solange das Einkommen unter der Freigrenze bleibt: Mit dem übrigen Einkommen wird der persönliche Satz gezeigt. Die Abgeltungsteuer ist die, die ohne sie anfiele.',
}

/** The year of a depot. */
export function computeYear(given: Inputs) {
  const { year, taxProfile, banks, lossesCarriedForward } = given
  const on = lastDayOf(year)
  const churchRate = kirchensteuersatz(taxProfile, on)
  const allowance = statutoryAllowance(taxProfile.filing_status, on)
  const books = banks.map((bank) => booksOf(bank, churchRate, on))
  const netted = returnOf(books, lossesCarriedForward)
  const income = total(netted.income)
  const foreignTax = foreignTaxOf(banks)
  const owed = foreignTax === null ? null : { foreignTax, flat: yearTax({ income, allowance, churchRate, credit: foreignTax, on }) }
  const withheld = centsOrNull(sumKnown(books.map(({ shown }) => shown.withheld)))
  return {
    result: {
      status: owed === null ? ('partial' as const) : ('ok' as const),
      banks: books.map(({ shown }) => shown),
      withheld,
      law: {
        income: shownPots(netted.income),
        lossUsed: shownPots(netted.used),
        lossCarriedForward: shownPots(netted.left),
        allowance,
        foreignTaxCredited: owed === null ? null : cents(creditable(owed.foreignTax, Math.max(0, income - allowance), on)),
        steuer: owed?.flat ?? null,
      },
      refund: owed === null ? null : refundOf(withheld, owed.flat.gesamte_steuer),
      personalRate: personalRateOf(given, owed, withheld),
    },
    assumptions: churchTaxAssumptions(taxProfile),
    limitations: banks.some(({ nonAssessment }) => nonAssessment) ? [certificate] : [],
  }
}
