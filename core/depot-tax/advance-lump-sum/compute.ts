/** The January bill without its schemas, so that pages need none. */
import { orderMessages } from '../../law/kapitalertrag/exemption-orders'
import { kirchensteuersatz, statutoryAllowance } from '../../law/kapitalertrag/kapitalertrag'
import { churchTaxAssumptions } from '../../law/kapitalertrag/profile-assumptions'
import { cents, sixDecimals } from '../../values/money'
import type { DepotTaxContext } from '../module'
import { baseRateOf } from '../lump-sum'
import { dayOfReceipt } from '../working-day'
import { accountOf, billOf, ordersFor, roundedSum, sumKnown } from './bill'
import { assess } from './position'
import type { BankResult, Inputs } from './schema'

const sumOf = (banks: readonly BankResult[], key: 'lumpSum' | 'taxable' | 'debit' | 'debitWithBestOrder'): number | null =>
  roundedSum(sumKnown(banks.map((bank) => bank[key])))

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
      allowance,
      orders: cents(banks.reduce((sum, { exemptionOrder }) => sum + exemptionOrder, 0)),
      warnings: (orders?.warnings ?? []).map((type) => ({ type, message: orderMessages[type][locale] })),
    },
    assumptions: churchTaxAssumptions(taxProfile),
  }
}
