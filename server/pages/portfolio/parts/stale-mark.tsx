import type { VNode } from 'preact'
import type { Locale } from '../../../../core/values/text'
import { answerOf, isSame, type Call } from '../client'
import { words } from '../words/common'
import { FailureNotice } from './failure'

interface StaleProps<Q> {
  call: Call<Q, unknown>
  start: (request: Q) => void
  /** What is asked for now; null while that is not complete. */
  wanted: Q | null
  requestIn?: (asked: Q) => unknown
  locale: Locale
}

/** Whether the shown result belongs to another request than the current one. */
export function isStale<Q>({ call, wanted, requestIn = (asked) => asked }: Pick<StaleProps<Q>, 'call' | 'wanted' | 'requestIn'>): boolean {
  const answered = answerOf(call)
  return answered !== null && (wanted === null || !isSame(requestIn(answered.request), requestIn(wanted)))
}

function Said<Q>({ call, start, wanted, locale }: StaleProps<Q>): VNode {
  const { stale } = words[locale]
  if (wanted === null) return <p>{stale.incomplete}</p>
  if (call.state !== 'failed') return <p>{stale.busy}</p>
  if (call.retryAt !== null) return <p>{stale.refused(new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(call.retryAt))}</p>
  return <FailureNotice error={call.error} locale={locale} onRetry={() => start(wanted)} />
}

/** Banner that the shown result is outdated, with the state of its update. */
export function StaleMark<Q>(props: StaleProps<Q>): VNode {
  return <div class="stale-mark" role="status">{isStale(props) && <Said {...props} />}</div>
}
