/** What of the distributions in a file lowers the lump sums, and what of them is not in it: loaded with a file that has some. */
import type { VNode } from 'preact'
import type { Locale } from '../../../core/values/text'
import type { FileDistributions } from '../../../sdk/files'
import { perUnitOfYear } from '../../../sdk/files/trades/distributions'
import { distributionText } from '../../../sdk/files/trades/text'
import { writeNumber } from '../browser/number-text'
import { Notice } from '../components/notice'
import { paidOn, type FundRow } from './draft'

/** What the file states of the distributions of a year on one unit, as a field begins; empty where it does not say. */
export function paidText(paid: readonly FileDistributions[], of: Pick<FundRow, 'isin'>, year: number, locale: Locale): string {
  const own = paidOn(paid, of, year)
  const perUnit = own === undefined ? null : perUnitOfYear(own)
  return perUnit === null ? '' : writeNumber(perUnit, locale)
}

/** Distributions of a fund that were taken. */
interface PaidFund {
  name: string
  own: FileDistributions
}

export const Paid = ({ funds, locale }: { funds: readonly PaidFund[]; locale: Locale }): VNode => (
  <>{funds.map(({ name, own }) => <Notice tone={own.open.length > 0 ? 'warning' : 'info'}>{distributionText(own, name, locale)}</Notice>)}</>
)
