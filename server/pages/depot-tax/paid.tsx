/** What of the distributions in a file lowers the lump sums, and what of them is not in it: loaded with a file that has some. */
import type { VNode } from 'preact'
import type { Locale } from '../../../core/values/text'
import type { FileDistributions } from '../../../sdk/files'
import { distributionText } from '../../../sdk/files/trades/distributions'
import { Notice } from '../components/notice'

/** Distributions of a fund that were taken. */
interface PaidFund {
  name: string
  own: FileDistributions
}

export const Paid = ({ funds, locale }: { funds: readonly PaidFund[]; locale: Locale }): VNode => (
  <>{funds.map(({ name, own }) => <Notice tone={own.open.length > 0 ? 'warning' : 'info'}>{distributionText(own, name, locale)}</Notice>)}</>
)
