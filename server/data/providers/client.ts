/** Asking a data provider over HTTP: bounded in time, bytes and number, with retries, and at rest while the provider is ill. */
import pLimit from 'p-limit'
import { boundedAnswer, TooManyBytes, wholeBody } from '../bounded-fetch'
import { foreignJson } from '../foreign-json'

/** A provider did not answer, or answered with something else than data. Says nothing of key or question. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

export interface ClientOptions {
  fetch: typeof fetch
  /** Time of day in milliseconds. */
  clock: () => number
  /** Milliseconds that waits and allowances are counted in: setting the clock moves them not. */
  ticks: () => number
  wait: (ms: number) => Promise<void>
  /** One attempt may take this long, its body included. */
  timeoutMs: number
  /** An answer may be this long, in bytes. */
  maxBytes: number
  /** Requests under way, and questions that wait for one to end; more are refused. */
  atOnce: number
  waiting: number
  /** A question with all its attempts may take this long. */
  budgetMs: number
  attempts: number
  /** Requests in any minute, retries included: what a plan allows. */
  perMinute: number
  /** Fires when nobody wants an answer any more. */
  ended?: AbortSignal
}

/** What self-hosters' plans can bear, and what a caller can wait for. */
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
/** Failed questions in a row after which nothing is asked for a while. */
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
  const slots = pLimit(options.atOnce)
  return once(async (url, init) => {
    if (options.ticks() < breaker.restUntil) throw new ProviderUnavailable('at rest after failures')
    if (slots.pendingCount >= options.waiting) throw new ProviderUnavailable('is asked too much at once')
    try {
      const answer = await within(options.budgetMs, withRetries(options, (leftMs) => slots(() => {
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

/** Also where a question waits for others to end. Who still waits for it keeps the process alive, not the question. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderUnavailable('did not answer in time')), ms).unref()
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** The same question at the same time is asked once. */
function once(ask: (url: string, init: RequestInit) => Promise<unknown>): AskJson {
  const asked = new Map<string, Promise<unknown>>()
  return (url, init = {}) => {
    const key = `${url} ${typeof init.body === 'string' ? init.body : ''}`
    const answer = asked.get(key) ?? ask(url, init).finally(() => asked.delete(key))
    asked.set(key, answer)
    return answer
  }
}

/** Worth another attempt: too many requests, the provider's own trouble, or no connection. */
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

/** Counts requests of the last minute; throws beyond the allowance. */
function allowance({ perMinute, ticks }: ClientOptions): () => void {
  let asked: number[] = []
  return () => {
    asked = asked.filter((time) => time > ticks() - MINUTE_MS)
    if (asked.length >= perMinute) throw new ProviderUnavailable('the request allowance is used up')
    asked.push(ticks())
  }
}
