import type { VNode } from 'preact'
import { DepotkitError, InvalidRequestError, NetworkError, OverloadedError, PayloadTooLargeError, RateLimitError, TimeoutError } from '../../../../sdk/client/errors'
import type { Locale } from '../../../../core/values/text'
import { words as shared } from '../../browser/words'
import { Notice } from '../../components/notice'
import { words } from '../words/common'

/** Why a call failed, in words; it never names what was entered. */
function failureText(error: unknown, locale: Locale): string {
  const { failures } = words[locale]
  if (error instanceof RateLimitError) return failures.rate_limited(error.retryAfterSeconds === null ? failures.soon : failures.seconds(error.retryAfterSeconds))
  if (error instanceof NetworkError) return failures.network
  if (error instanceof TimeoutError) return failures.timeout
  if (error instanceof OverloadedError) return failures.overloaded
  if (error instanceof PayloadTooLargeError) return failures.too_large
  if (error instanceof InvalidRequestError) return failures.invalid
  return failures.internal((error instanceof DepotkitError ? error.requestId : null) ?? '-')
}

const issuesOf = (error: unknown): string[] =>
  error instanceof InvalidRequestError ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) : []

/** A failed call, with the way to make it again. */
export function FailureNotice({ error, locale, onRetry }: { error: unknown; locale: Locale; onRetry: () => void }): VNode {
  const issues = issuesOf(error)
  return (
    <Notice tone="error">
      <p>{failureText(error, locale)}</p>
      {issues.length > 0 && <ul lang="en">{issues.map((issue) => <li>{issue}</li>)}</ul>}
      <button type="button" class="quiet" onClick={onRetry}>{shared[locale].again}</button>
    </Notice>
  )
}
