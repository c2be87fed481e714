/** Computes the January bill without importing its schemas, so that pages do not load them. */
import { cents, sixDecimals } from '../../values/money'
import { known, rising, sumOfBounds, type Bounds, baseRateOf, centsOrNull, sumKnown } from '../lump-sum'
import type { IsoDate } from '../../values/dates'
import { optimalOrders, taxableByLaw, warningTypes, type BankIncome, type OrderWarning, orderMessages } from '../../law/kapitalertrag/exemption-orders'
import { totalTax, yearTax, kirchensteuersatz, statutoryAllowance } from '../../law/kapitalertrag/kapitalertrag'
import { withholds } from '../orders'
import { type Assessed, assess } from './position'
import type { Bank, BankResult, Inputs, Result } from './schema'
import { churchTaxAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import { text } from '../../values/text'
import type { DepotTaxContext } from '../module'
import { dayOfReceipt } from '../working-day'
import { sumBy } from '../../values/sum'

// What each bank debits in January, and the best exemption orders. Amounts in EUR.

/** One bank's lump sums: sums of the rounded figures of its positions, since the bank books them one by one. */
interface Account {
  bank: Bank
  lumpSum: Bounds
  taxable: Bounds
  /** Whether the taxable amounts of all positions are known. */
  isKnown: boolean
}

/** Adds figures rounded to cents, so that those shown add up. */
const sumShown = (all: readonly Bounds[]): Bounds => rising(sumOfBounds(all.map((bounds) => rising(bounds, cents))), cents)

function accountOf(bank: Bank, positions: readonly Assessed[]): Account {
  const rows = positions.filter((row) => row.bank === bank.name)
  const isKnown = rows.every(({ taxable }) => known(taxable) !== null)
  return { bank, lumpSum: sumShown(rows.map(({ lumpSum }) => lumpSum)), taxable: sumShown(rows.map(({ taxable }) => taxable)), isKnown }
}

/**
 * Lump sums and all income of a bank after its losses, which come before the exemption order (section 20(9) sentence 4
 * EStG). Zero if the bank withholds no tax, where an order is of no use.
 */
function afterLosses(bank: Bank, taxable: number): BankIncome {
  if (!withholds(bank)) return { vorabpauschale: 0, income: 0 }
  const vorabpauschale = Math.max(0, taxable - bank.lossPot)
  const lossLeft = Math.max(0, bank.lossPot - taxable)
  return { vorabpauschale, income: vorabpauschale + Math.max(0, bank.otherIncome - lossLeft) }
}

/** What the tax depends on besides the income; `churchRate` is a fraction, `on` the day whose law applies. */
interface Owed {
  churchRate: number
  on: IsoDate
}

const withheld = (income: number, allowance: number, owed: Owed) => yearTax({ income, allowance, ...owed })

/** What a bank debits for taxable lump sums of this amount. */
function debitOf(bank: Bank, taxable: number, bestOrder: number | null, owed: Owed) {
  const { vorabpauschale } = afterLosses(bank, taxable)
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

type Debit = { [K in keyof ReturnType<typeof debitOf>]: ReturnType<typeof debitOf>[K] | null }

const nothingKnown: Debit = { lossUsed: null, orderUsed: null, steuer: null, debit: null, cashMissing: null, debitWithBestOrder: null }

/** A foreign broker debits nothing: its lump sums belong in the tax return. A bank with a non-assessment certificate debits nothing either. */
const nothingWithheld: Debit = { lossUsed: 0, orderUsed: 0, steuer: null, debit: 0, cashMissing: null, debitWithBestOrder: 0 }

/** Bounds for a bank whose lump sums are not all known; else null. */
function accountBounds({ bank, lumpSum, taxable, isKnown }: Account, bestOrder: number | null, owed: Owed): Pick<BankResult, 'atLeast' | 'atMost'> {
  if (isKnown) return { atLeast: null, atMost: null }
  const debitFor = (income: number) => (withholds(bank) ? debitOf(bank, income, bestOrder, owed) : { debit: 0, cashMissing: null, debitWithBestOrder: 0 })
  const atLeast = { lumpSum: lumpSum.least, taxable: taxable.least, debit: debitFor(taxable.least).debit }
  if (taxable.most === null || lumpSum.most === null) return { atLeast, atMost: null }
  const { debit, cashMissing, debitWithBestOrder } = debitFor(taxable.most)
  return { atLeast, atMost: { lumpSum: lumpSum.most, taxable: taxable.most, debit, cashMissing, debitWithBestOrder } }
}

function billOf(account: Account, bestOrder: number | null, owed: Owed): BankResult {
  const { bank } = account
  const taxable = account.isKnown ? account.taxable.least : null
  const debit: Debit = withholds(bank) ? (taxable === null ? nothingKnown : debitOf(bank, taxable, bestOrder, owed)) : nothingWithheld
  return {
    name: bank.name,
    withholdsTax: bank.withholdsTax,
    nonAssessment: bank.nonAssessment,
    lumpSum: known(account.lumpSum),
    taxable,
    exemptionOrder: cents(bank.exemptionOrder),
    bestOrder,
    ...debit,
    ...accountBounds(account, bestOrder, owed),
  }
}

/** The best orders, and the problems of today's as far as they are known. */
interface Orders {
  best: readonly number[]
  warnings: readonly OrderWarning[]
}

/**
 * The best orders for the year of the debit, its other expected income included; from upper bounds if lump sums are not
 * known yet. Null if one has no upper bound.
 */
function ordersFor(accounts: readonly Account[], allowance: number, owed: Owed): Orders | null {
  const incomes: BankIncome[] = []
  for (const { bank, taxable } of accounts) {
    if (taxable.most === null) return null
    incomes.push(afterLosses(bank, taxable.most))
  }
  const best = optimalOrders(incomes, allowance)
  if (accounts.some(({ isKnown }) => !isKnown)) return { best, warnings: [] }
  const given = accounts.map(({ bank }) => bank.exemptionOrder)
  const taxBy = (orders: readonly number[]) => cents(totalTax(taxableByLaw(incomes, orders, allowance), owed.churchRate, owed.on))
  return { best, warnings: warningTypes(incomes, given, allowance, Math.max(0, taxBy(given) - taxBy(best))) }
}

const certificate = text(
  'A bank that has a non-assessment certificate withholds nothing. Who has one files no return and owes nothing on these lump sums while the income of the year stays below what can be free.',
  'Eine Bank, der eine Nichtveranlagungsbescheinigung vorliegt, behält nichts ein. Wer eine hat, gibt keine Erklärung ab und schuldet auf diese Vorabpauschalen nichts, solange das Einkommen des Jahres unter der Freigrenze bleibt.',
)

/** Bounds of all banks together; null if all figures are known, upper ones also if a bank has none. */
function boundsOf(banks: readonly BankResult[]): Pick<Result, 'atLeast' | 'atMost'> {
  const open = banks.filter(({ atLeast }) => atLeast !== null)
  if (open.length === 0) return { atLeast: null, atMost: null }
  const sumOn = (side: 'atLeast' | 'atMost') => {
    const sum = (key: 'lumpSum' | 'taxable' | 'debit'): number => cents(sumBy(banks, (bank) => bank[key] ?? bank[side]?.[key] ?? 0))
    return { lumpSum: sum('lumpSum'), taxable: sum('taxable'), debit: sum('debit') }
  }
  if (open.some(({ atMost }) => atMost === null)) return { atLeast: sumOn('atLeast'), atMost: null }
  const debitWithBestOrders = cents(sumBy(banks, ({ debitWithBestOrder, atMost }) => debitWithBestOrder ?? atMost?.debitWithBestOrder ?? 0))
  return { atLeast: sumOn('atLeast'), atMost: { ...sumOn('atMost'), debitWithBestOrders } }
}

const sumOf = (banks: readonly BankResult[], key: 'lumpSum' | 'taxable' | 'debit' | 'debitWithBestOrder'): number | null =>
  centsOrNull(sumKnown(banks.map((bank) => bank[key])))

/**
 * The January bill of parsed inputs.
 *
 * @throws InvalidRequest if more units are sold than are held
 */
export function computeBill({ year, banks, positions, taxProfile }: Inputs, { locale, kinds }: DepotTaxContext) {
  const on = dayOfReceipt(year)
  const churchRate = kirchensteuersatz(taxProfile, on)
  const allowance = statutoryAllowance(taxProfile.filing_status, on)
  const rows = positions.map((row, index) => assess(row, index, { year, churchRate }, kinds))
  const accounts = banks.map((bank) => accountOf(bank, rows))
  const orders = ordersFor(accounts, allowance, { churchRate, on })
  const bills = accounts.map((account, index) => billOf(account, orders?.best[index] ?? null, { churchRate, on }))
  return {
    result: {
      status: rows.some(({ shown }) => shown.obstacles.length > 0) ? ('partial' as const) : ('ok' as const),
      year,
      baseRate: sixDecimals(baseRateOf(year)),
      dayOfReceipt: on,
      positions: rows.map(({ shown }) => shown),
      banks: bills,
      lumpSum: sumOf(bills, 'lumpSum'),
      taxable: sumOf(bills, 'taxable'),
      debit: sumOf(bills, 'debit'),
      debitWithBestOrders: sumOf(bills, 'debitWithBestOrder'),
      ...boundsOf(bills),
      allowance,
      orders: cents(sumBy(banks, ({ exemptionOrder }) => exemptionOrder)),
      warnings: (orders?.warnings ?? []).map((type) => ({ type, message: orderMessages[type][locale] })),
    },
    assumptions: churchTaxAssumptions(taxProfile),
    limitations: banks.some(({ nonAssessment }) => nonAssessment) ? [certificate] : [],
  }
}
