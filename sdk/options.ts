/** Options of one call. */
export interface CallOptions {
  /** Cancels the call; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Overrides the client's `timeoutMs` for this call. */
  timeoutMs?: number | undefined
}

/** Options of a calculation. */
export interface CalculationOptions extends CallOptions {
  /** Reference date of savings goals, `YYYY-MM-DD`; not the tax year. Default: today, UTC. */
  asOf?: string | undefined
  /** Language of assumptions, limitations and warnings. Default `en`. */
  locale?: 'en' | 'de' | undefined
}

/** How to reach a service. */
export interface ClientOptions {
  /** Address of the service, such as `https://example.org`; a path before `/trpc` is kept. */
  baseUrl: string
  /** Replaces the global `fetch`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
  /** Longest time of one call in milliseconds, retries and waiting included. Default 30000. */
  timeoutMs?: number | undefined
  /** Further attempts after a network error, a 5xx or a 429. Default 2; 0 turns retrying off. */
  retries?: number | undefined
  /** Longest single wait before a further attempt, in milliseconds; a longer `Retry-After` is thrown at once. Default 10000. */
  maxRetryWaitMs?: number | undefined
}
