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
  /** What data is missing, in the place of the general words; empty where it is said elsewhere. */
  missing?: string | undefined
  /** Whether there is an answer without the result, which is not complete then. */
  isAnswered?: boolean
  locale: Locale
}

/** Status of a section and why it is incomplete; nothing for a complete one, nor where all of it is said elsewhere. */
export const StatusNote = ({ status, reasons, missing, isAnswered = false, locale }: StatusNoteProps): VNode | null => {
  const text = words[locale]
  if (status === 'ok') return null
  const tone = isAnswered ? 'partial' : status
  const incomplete = missing ?? (tone === 'unavailable' ? text.unavailableData : text.reasons.incomplete_coverage)
  const said = sayable(reasons).map((reason) => (reason === 'incomplete_coverage' ? incomplete : text.reasons[reason])).filter((words) => words !== '')
  if (said.length === 0 && missing === '') return null
  return <p class={`status ${tone}`}><span class="status-word">{text.status[tone]}</span>{said.length > 0 && `: ${said.join(' ')}`}</p>
}
