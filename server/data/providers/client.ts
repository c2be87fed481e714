/** HTTP client for data providers: limits on time, bytes and concurrency, retries, and a circuit breaker. */
import pLimit from 'p-limit'
import { boundedAnswer, TooManyBytes, wholeBody } from '../bounded-fetch'
import { foreignJson } from '../foreign-json'

/** A provider did not answer, or not with data. The message contains neither key nor query. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

export interface ClientOptions {
  fetch: typeof fetch
  /** Time of day in milliseconds. */
  clock: () => number
  /** Monotonic milliseconds for waits and allowances, unaffected by changes of the clock. */
  ticks: () => number
  wait: (ms: number) => Promise<void>
  /** Timeout of one attempt, including the body. */
  timeoutMs: number
  /** Most bytes of an answer. */
  maxBytes: number
  /** Most concurrent requests, and most queries waiting for one to end; further ones are refused. */
  atOnce: number
  waiting: number
  /** Timeout of a query with all attempts. */
  budgetMs: number
  attempts: number
  /** Most requests per minute, retries included: the quota of a plan. */
  perMinute: number
  /** Aborts all queries. */
  ended?: AbortSignal
}

/** Defaults that fit the plans of self-hosters and the waiting time of callers. */
export const clientDefaults: ClientOptions = {
  fetch: (...given) => fetch(...given),
  clock: Date.now,
  ticks: () => performance.now(),
  wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()),
  timeoutMs: 3_000,
  maxBytes: 8 << 20,
  atOnce: 6,
  waiting: 200,
  budgetMs: 8_000,
  attempts: 3,
  perMinute: 250,
}

const BACKOFF_MS = 300
const MINUTE_MS = 60_000
/** Consecutive failures after which the circuit breaker opens for `REST_MS`. */
const FAILURES_TO_REST = 5
const REST_MS = 30_000

/** Requests JSON from a URL. */
export type AskJson = (url: string, init?: RequestInit) => Promise<unknown>

/** Health of a provider, for readiness and metrics. */
export interface ProviderHealth {
  answering: boolean
}

/** Creates the client of one provider, which updates its health. Every failure is a ProviderUnavailable. */
export function providerClient(options: ClientOptions, health: ProviderHealth = { answering: true }): AskJson {
  const breaker = { failures: 0, restUntil: 0 }
  const spend = allowance(options)
  const slots = pLimit(options.atOnce)
  return once(async (url, init) => {
    if (options.ticks() < breaker.restUntil) throw new ProviderUnavailable('at rest after failures')
    if (slots.pendingCount >= options.waiting) throw new ProviderUnavailable('is asked too much at once')
    try {
      const answer = await inTime(options.budgetMs, withRetries(options, (leftMs) => slots(() => {
        const timeoutMs = Math.min(options.timeoutMs, Math.ceil(leftMs()))
        spend()
        return attempt({ ...options, timeoutMs }, url, init)
      })))
      breaker.failures = 0
      health.answering = true
      return answer
    } catch (error) {
      breaker.failures++
      health.answering = false
      if (breaker.failures >= FAILURES_TO_REST) breaker.restUntil = options.ticks() + REST_MS
      throw error instanceof ProviderUnavailable ? error : new ProviderUnavailable('did not answer')
    }
  })
}

/** An answer within a time, also while its query waits for others to end. The timer does not keep a process alive whose request has been answered. */
async function inTime<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderUnavailable('did not answer in time')), ms).unref()
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Merges concurrent identical queries. */
function once(ask: (url: string, init: RequestInit) => Promise<unknown>): AskJson {
  const asked = new Map<string, Promise<unknown>>()
  return (url, init = {}) => {
    const key = `${url} ${typeof init.body === 'string' ? init.body : ''}`
    const answer = asked.get(key) ?? ask(url, init).finally(() => asked.delete(key))
    asked.set(key, answer)
    return answer
  }
}

/** Transient failure, worth a retry: too many requests, a server error, or no connection. */
class Passing extends ProviderUnavailable {
  constructor(readonly afterMs: number | null) {
    super('did not answer')
  }
}

async function withRetries(options: ClientOptions, ask: (leftMs: () => number) => Promise<unknown>): Promise<unknown> {
  const deadline = options.ticks() + options.budgetMs
  const leftMs = () => {
    const left = deadline - options.ticks()
    if (left <= 0) throw new ProviderUnavailable('did not answer in time')
    return left
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(leftMs)
    } catch (error) {
      const pause = error instanceof Passing ? (error.afterMs ?? BACKOFF_MS * 2 ** (attempt - 1)) : null
      if (pause === null || attempt >= options.attempts || options.ticks() + pause >= deadline) throw error
      await options.wait(pause)
    }
  }
}

async function attempt(options: ClientOptions, url: string, init: RequestInit): Promise<unknown> {
  const gone = new AbortController()
  const leave = () => gone.abort()
  options.ended?.addEventListener('abort', leave)
  try {
    return parsed(await bytesOf(options, url, { ...init, redirect: 'error', signal: gone.signal }))
  } finally {
    options.ended?.removeEventListener('abort', leave)
  }
}

async function bytesOf(options: ClientOptions, url: string, init: RequestInit): Promise<Buffer> {
  const { status, headers, body, cancel } = await boundedAnswer(options.fetch, url, init, options).catch(() => {
    throw new Passing(null)
  })
  if (status < 200 || status >= 300) {
    void cancel()
    throw status === 429 || status >= 500 ? new Passing(retryAfter(headers)) : new ProviderUnavailable(`answered with status ${status}`)
  }
  return wholeBody(body).catch((error: unknown) => {
    throw error instanceof TooManyBytes ? new ProviderUnavailable('answered with too many bytes') : new Passing(null)
  })
}

function parsed(bytes: Buffer): unknown {
  try {
    return foreignJson(bytes)
  } catch {
    throw new ProviderUnavailable('answered with something else than JSON of a bounded size')
  }
}

function retryAfter(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null
}

/** Counts the requests of the last minute; throws beyond the allowance. */
function allowance({ perMinute, ticks }: ClientOptions): () => void {
  let asked: number[] = []
  return () => {
    asked = asked.filter((time) => time > ticks() - MINUTE_MS)
    if (asked.length >= perMinute) throw new ProviderUnavailable('the request allowance is used up')
    asked.push(ticks())
  }
}
