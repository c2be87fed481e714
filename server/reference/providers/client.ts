/** Asking a data provider over HTTP: bounded in time and number, with retries, and at rest while the provider is ill. */

/** A provider did not answer, or answered with something else than data. Says nothing of key or question. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

export interface ClientOptions {
  fetch: typeof fetch
  clock: () => number
  wait: (ms: number) => Promise<void>
  /** One attempt may take this long. */
  timeoutMs: number
  /** A question with all its attempts may take this long. */
  budgetMs: number
  attempts: number
  /** Requests in any minute, retries included: what a plan allows. */
  perMinute: number
}

/** What self-hosters' plans can bear, and what a caller can wait for. */
export const clientDefaults: ClientOptions = {
  fetch: (...given) => fetch(...given),
  clock: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  timeoutMs: 3_000,
  budgetMs: 8_000,
  attempts: 3,
  perMinute: 250,
}

const BACKOFF_MS = 300
const MINUTE_MS = 60_000
/** After so many failed questions in a row nobody asks for a while. */
const FAILURES_TO_REST = 5
const REST_MS = 30_000

/** Asks for JSON. */
export type AskJson = (url: string, init?: RequestInit) => Promise<unknown>

/** Whether a provider answers, for readiness and metrics. */
export interface ProviderHealth {
  answering: boolean
}

/** Makes the client of one provider, which keeps its health up to date. Every failure is a ProviderUnavailable. */
export function providerClient(options: ClientOptions, health: ProviderHealth = { answering: true }): AskJson {
  const breaker = { failures: 0, restUntil: 0 }
  const spend = allowance(options)
  return async (url, init = {}) => {
    if (options.clock() < breaker.restUntil) throw new ProviderUnavailable('at rest after failures')
    try {
      const answer = await withRetries(options, () => {
        spend()
        return attempt(options, url, init)
      })
      breaker.failures = 0
      health.answering = true
      return answer
    } catch (error) {
      breaker.failures++
      health.answering = false
      if (breaker.failures >= FAILURES_TO_REST) breaker.restUntil = options.clock() + REST_MS
      throw error instanceof ProviderUnavailable ? error : new ProviderUnavailable('did not answer')
    }
  }
}

/** Worth another attempt: too many requests, the provider's own trouble, or no connection. */
class Passing extends ProviderUnavailable {
  constructor(readonly afterMs: number | null) {
    super('did not answer')
  }
}

async function withRetries(options: ClientOptions, ask: () => Promise<unknown>): Promise<unknown> {
  const deadline = options.clock() + options.budgetMs
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      const pause = error instanceof Passing ? (error.afterMs ?? BACKOFF_MS * 2 ** (attempt - 1)) : null
      if (pause === null || attempt >= options.attempts || options.clock() + pause >= deadline) throw error
      await options.wait(pause)
    }
  }
}

async function attempt(options: ClientOptions, url: string, init: RequestInit): Promise<unknown> {
  const response = await options.fetch(url, { ...init, signal: AbortSignal.timeout(options.timeoutMs), redirect: 'error' }).catch(() => {
    throw new Passing(null)
  })
  if (response.status === 429 || response.status >= 500) throw new Passing(retryAfter(response))
  if (!response.ok) throw new ProviderUnavailable(`answered with status ${response.status}`)
  return response.json().catch(() => {
    throw new ProviderUnavailable('answered with something else than JSON')
  })
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null
}

/** Counts requests of the last minute; throws beyond the allowance. */
function allowance({ perMinute, clock }: ClientOptions): () => void {
  let asked: number[] = []
  return () => {
    asked = asked.filter((time) => time > clock() - MINUTE_MS)
    if (asked.length >= perMinute) throw new ProviderUnavailable('the request allowance is used up')
    asked.push(clock())
  }
}
