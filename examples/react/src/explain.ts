import type { TRPCClientErrorLike } from '@trpc/client'
import type { AppRouter, QueryRouter } from 'depotkit/trpc'

/** A failure in a sentence; without `data` the service was not reached. */
export function explain({ message, data }: TRPCClientErrorLike<AppRouter | QueryRouter>): string {
  if (!data) return `No answer: ${message}`
  if (data.error === 'rate_limited') return `Too many requests. Try again in ${data.details.retryAfterSeconds} seconds.`
  if (data.error === 'invalid_request') return data.details.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  return `${message} (${data.requestId})`
}
