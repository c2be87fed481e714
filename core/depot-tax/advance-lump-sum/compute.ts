/** The January bill without its schemas, so that pages need none. */
import { orderMessages } from '../../law/kapitalertrag/exemption-orders'
import { kirchensteuersatz, statutoryAllowance } from '../../law/kapitalertrag/kapitalertrag'
import { churchTaxAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import { cents, sixDecimals } from '../../values/money'
import { text } from '../../values/text'
import type { DepotTaxContext } from '../module'
import { baseRateOf, centsOrNull, sumKnown } from '../lump-sum'
import { dayOfReceipt } from '../working-day'
import { accountOf, billOf, ordersFor } from './bill'
import { assess } from './position'
import type { BankResult, Inputs, Result } from './schema'

const certificate = text(
  'A bank that has a non-assessment certificate withholds nothing. Who has one files no return and owes nothing on these lump sums while the income of the year stays below what can be free.',
  'Eine Bank, der eine Nichtveranlagungsbescheinigung vorliegt, behält nichts ein. Wer eine hat, gibt keine Erklärung ab und schuldet auf diese Vorabpauschalen nichts, solange das Einkommen des Jahres unter der Freigrenze bleibt.',
)

/** Bounds of all banks together; null where all figures are known, upper ones also where a bank has none. */
function boundsOf(banks: readonly BankResult[]): Pick<Result, 'atLeast' | 'atMost'> {
  if (banks.every(({ atLeast }) => atLeast === null)) return { atLeast: null, atMost: null }
  const sum = (side: 'atLeast' | 'atMost', key: 'lumpSum' | 'taxable' | 'debit'): number | null =>
    centsOrNull(sumKnown(banks.map((bank) => bank[key] ?? bank[side]?.[key] ?? null)))
  const atLeast = { lumpSum: sum('atLeast', 'lumpSum') ?? 0, taxable: sum('atLeast', 'taxable') ?? 0, debit: sum('atLeast', 'debit') ?? 0 }
  const [lumpSum, taxable, debit] = [sum('atMost', 'lumpSum'), sum('atMost', 'taxable'), sum('atMost', 'debit')]
  if (lumpSum === null || taxable === null || debit === null) return { atLeast, atMost: null }
  const debitWithBestOrders = centsOrNull(sumKnown(banks.map((bank) => bank.debitWithBestOrder ?? bank.atMost?.debitWithBestOrder ?? null)))
  return { atLeast, atMost: { lumpSum, taxable, debit, debitWithBestOrders } }
}

const sumOf = (banks: readonly BankResult[], key: 'lumpSum' | 'taxable' | 'debit' | 'debitWithBestOrder'): number | null =>
  centsOrNull(sumKnown(banks.map((bank) => bank[key])))

/**
 * The bill of parsed inputs.
 *
 * @throws InvalidRequest for more units sold than there are
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
      orders: cents(banks.reduce((sum, { exemptionOrder }) => sum + exemptionOrder, 0)),
      warnings: (orders?.warnings ?? []).map((type) => ({ type, message: orderMessages[type][locale] })),
    },
    assumptions: churchTaxAssumptions(taxProfile),
    limitations: banks.some(({ nonAssessment }) => nonAssessment) ? [certificate] : [],
  }
}
