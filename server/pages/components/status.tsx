/** What a section can say, in words. */
import type { VNode } from 'preact'
import type { Locale } from '../../../core/values/text'
import { formatPercent } from '../browser/format'
import { words, type Words } from '../browser/words'

type Status = keyof Words['status']
type Reason = keyof Words['reasons']

/** What is said of a depot whose holdings are not all known: not that it holds none of a kind. */
const sayable = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.some((reason) => reason === 'unresolved_holdings' || reason === 'provider_unavailable') ? reasons.filter((reason) => reason !== 'no_equities' && reason !== 'fewer_than_two_funds') : reasons

/** Status of a section, why it is not complete, and how much of the portfolio it covers where that is known. */
export const StatusNote = ({ status, reasons, coverage, locale }: { status: Status; reasons: readonly Reason[]; coverage?: number | null; locale: Locale }): VNode => {
  const text = words[locale]
  return (
    <p class={`status ${status}`}>
      <span class="status-word">{text.status[status]}</span>{typeof coverage === 'number' && ` (${formatPercent(coverage, locale, 1)})`}{reasons.length > 0 && `: ${sayable(reasons).map((reason) => text.reasons[reason]).join(' ')}`}
    </p>
  )
}
