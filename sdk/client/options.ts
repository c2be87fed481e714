import type { Findable } from '../../core/find/entry'
import type { AnyCode } from './errors'

/** Options of one call. */
export interface CallOptions {
  /** Cancels the call; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Longest time of this call in milliseconds, in place of the client's `timeoutMs`. */
  timeoutMs?: number | undefined
  /** Further attempts of this call, in place of the client's `retries`. */
  retries?: number | undefined
  /** Headers of this call, in addition to those of the client; the same name replaces. */
  headers?: Readonly<Record<string, string>> | undefined
}

/** Options of a call whose answer has texts. */
export interface LocaleOptions extends CallOptions {
  /** Language of assumptions, limitations and warnings. Default `en`. */
  locale?: 'en' | 'de' | undefined
}

/** Options of a calculation. */
export interface CalculationOptions extends LocaleOptions {
  /** Reference date of savings goals, `YYYY-MM-DD`; not the tax year. Default: today, UTC. */
  asOf?: string | undefined
}

/** Filters of a search. */
export interface FindFilters {
  /** Only this kind; `fund` includes ETFs. */
  kind?: Findable['kind'] | undefined
  /** Only this asset class. */
  assetClass?: NonNullable<Findable['assetClass']> | undefined
  /** Largest number of matches, 1 to 50. Default 10. */
  limit?: number | undefined
}

/** Options of a search. */
export interface FindOptions extends CallOptions, FindFilters {}

/** How to reach a service. */
export interface ClientOptions {
  /** Address of the service, such as `https://example.org`; a path before `/trpc` is kept. */
  baseUrl: string
  /** Replaces the global `fetch`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
  /** Headers of every request, such as those that a proxy asks for. */
  headers?: Readonly<Record<string, string>> | undefined
  /** Longest time of one call in milliseconds, retries and waiting included. Default 30000. */
  timeoutMs?: number | undefined
  /** Further attempts after a network error, a 408, a 429 or a 5xx. Default 2; 0 turns retrying off. */
  retries?: number | undefined
  /** Longest single wait before a further attempt, in milliseconds; a longer `Retry-After` makes the call reject at once. Default 10000. */
  maxRetryWaitMs?: number | undefined
  /** Called after every attempt, for logs; never gets what was sent or answered. */
  log?: ((attempt: Attempt) => void) | undefined
}

/** One attempt of a call. */
export interface Attempt {
  /** Path below the service, such as `/trpc/analyze.overlap`. */
  path: string
  /** 1 for the first attempt of a call. */
  attempt: number
  /** HTTP status; null when there was no response. */
  status: number | null
  /** Id of the response; null when there was none. */
  requestId: string | null
  /** Milliseconds from sending to the end of the response. */
  durationMs: number
  /** Code of the failure; null for a success. */
  error: AnyCode | null
  /** Milliseconds until the next attempt; null when there is none. */
  retryInMs: number | null
}

/** Facts on a response besides its data. */
export interface ResponseFacts {
  /** Id of the response, for reports to the operator; null if nothing was sent. */
  requestId: string | null
  /** Attempts that the call took. */
  attempts: number
  /** The caller's rate units; null if the service does not limit them. */
  rateLimit: RateLimitState | null
}

/** State of the caller's pool of rate units after a call. */
export interface RateLimitState {
  /** Units of a window. */
  limit: number
  /** Units left in this window. */
  remaining: number
  /** Seconds until the window ends. */
  resetSeconds: number
}

/** A result and facts on its response. */
export interface WithResponse<R> {
  /** What the call without `withResponse` resolves to. */
  data: R
  /** Facts on the response. */
  response: ResponseFacts
}
