/** Texts of section statuses. */
import type { VNode } from 'preact'
import type { Section } from '../../../core/contract/section'
import type { Locale } from '../../../core/values/text'
import { words, type Words } from '../browser/words'

type Reason = keyof Words['reasons']

/** What is said of a depot whose holdings are not all known: not that it holds none of a kind. */
const sayable = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.some((reason) => reason === 'unresolved_holdings' || reason === 'provider_unavailable') ? reasons.filter((reason) => reason !== 'no_equities' && reason !== 'fewer_than_two_funds') : reasons

interface StatusNoteProps {
  status: Section<unknown>['status']
  reasons: readonly Reason[]
  /** What is missing, where there is an answer without the result: it is not complete then. */
  missing?: string | undefined
  locale: Locale
}

/** Status of a section and why it is incomplete; nothing for a complete one. */
export const StatusNote = ({ status, reasons, missing, locale }: StatusNoteProps): VNode | null => {
  const text = words[locale]
  if (status === 'ok') return null
  const isAnswered = status === 'unavailable' && missing !== undefined
  const incomplete = isAnswered ? missing : status === 'unavailable' ? text.unavailableData : text.reasons.incomplete_coverage
  const said = sayable(reasons).map((reason) => (reason === 'incomplete_coverage' ? incomplete : text.reasons[reason]))
  const tone = isAnswered ? 'partial' : status
  return <p class={`status ${tone}`}><span class="status-word">{text.status[tone]}</span>{said.length > 0 && `: ${said.join(' ')}`}</p>
}
