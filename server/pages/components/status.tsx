/** What a section can say, in words. */
import type { VNode } from 'preact'
import type { Section } from '../../../core/contract/section'
import type { Locale } from '../../../core/values/text'
import { words, type Words } from '../browser/words'

type Reason = keyof Words['reasons']

/** What is said of a depot whose holdings are not all known: not that it holds none of a kind. */
const sayable = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.some((reason) => reason === 'unresolved_holdings' || reason === 'provider_unavailable') ? reasons.filter((reason) => reason !== 'no_equities' && reason !== 'fewer_than_two_funds') : reasons

/** Status of a section and why it is not complete; of one that is complete there is nothing to say. */
export const StatusNote = ({ status, reasons, locale }: { status: Section<unknown>['status']; reasons: readonly Reason[]; locale: Locale }): VNode | null => {
  const text = words[locale]
  if (status === 'ok') return null
  return (
    <p class={`status ${status}`}>
      <span class="status-word">{text.status[status]}</span>{reasons.length > 0 && `: ${sayable(reasons).map((reason) => text.reasons[reason]).join(' ')}`}
    </p>
  )
}
