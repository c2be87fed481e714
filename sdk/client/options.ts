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
  /** Headers of this call, beside those of the client; the same name replaces. */
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

/** What a search is narrowed by. */
export interface FindFilters {
  /** Only this kind; `fund` is also an ETF. */
  kind?: Findable['kind'] | undefined
  /** Only what consists of this. */
  assetClass?: NonNullable<Findable['assetClass']> | undefined
  /** How many are answered at most, 1 to 50. Default 10. */
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
  /** Longest single wait before a further attempt, in milliseconds; a longer `Retry-After` is thrown at once. Default 10000. */
  maxRetryWaitMs?: number | undefined
  /** Told of every attempt, for a log; never of what was sent or answered. */
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

/** What is said about a response besides its data. */
export interface ResponseFacts {
  /** Id of the response, for reports to the operator; null where nothing was sent. */
  requestId: string | null
  /** Attempts that the call took. */
  attempts: number
  /** What is left of the caller's units; null where the service does not limit. */
  rateLimit: RateLimitState | null
}

/** State of the caller's pool of rate units after a call. */
export interface RateLimitState {
  /** Units of a window. */
  limit: number
  /** Units that are left in this window. */
  remaining: number
  /** Seconds until the window ends. */
  resetSeconds: number
}

/** A result and what is said about its response. */
export interface WithResponse<R> {
  /** What the call without `withResponse` resolves to. */
  data: R
  /** What is said about the response. */
  response: ResponseFacts
}
