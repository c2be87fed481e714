/** Polite HTTP client for public sources: rate-limited, with backoff, and no further requests after a refusal. */
import { setTimeout as wait } from 'node:timers/promises'
import pRetry from 'p-retry'
import { isRecord } from '../../../core/values/record'
import { boundedAnswer, TooManyBytes, type BoundedAnswer } from '../bounded-fetch'

/** A source did not deliver usable data; the message says why. */
export class SourceAway extends Error {
  override readonly name = 'SourceAway'
}

/** Request limits for a source. */
interface Manners {
  userAgent: string
  /** Most requests per second, including retries and redirects. */
  perSecond: number
  /** Pause before the first retry; doubled each time. */
  backoffMs: number
  /** Timeout for a source that sends nothing, or nearly nothing; default two minutes, shorter in tests. */
  patienceMs?: number
  /** Called regularly while a source is silent, with the milliseconds since its last byte; by default every ten seconds. */
  onSilence?: (silentMs: number) => void
  wordEveryMs?: number
  /** Timeout of one attempt; default five minutes, shorter in tests. */
  attemptMs?: number
  /** Whether cookies of the source are kept for the lifetime of the client. */
  keepsCookies?: boolean
}

/** Options of a request. */
export interface Question {
  headers?: Readonly<Record<string, string>>
  /** Body of a POST request; without one, GET. */
  body?: string
}

/** Consumes chunks of a body. An error thrown by it ends the download. */
type Receiver = (part: Uint8Array) => void

/** Client of one source; requests are sent one after the other. */
export interface SourceClient {
  /** Downloads a body. Throws SourceAway. */
  get(url: string, question?: Question): Promise<Buffer>
  /**
   * Streams a body, so that it is never in memory as a whole. `start` creates the receiver; it is called again if a download
   * starts over. Throws SourceAway, or what the receiver throws.
   */
  stream(url: string, start: () => Receiver, question?: Question): Promise<void>
}

const REPETITIONS = 3
/** How long a source may send next to nothing; pauses between attempts count, too. */
const PATIENCE_MS = 120_000
/** Bytes per `PATIENCE_MS` that count as progress: at a lower rate no list would finish within its attempt. */
const SIGN_OF_LIFE = 512 * 1024
const WORD_EVERY_MS = 10_000
const ATTEMPT_MS = 300_000
const MAX_BYTES = 256 * 1024 * 1024
/** A source with a longer `Retry-After` is left to the next update. */
const LONGEST_PAUSE_MS = 120_000
const FORWARDS = 3
/** Consecutive URLs without an answer after which a source counts as unavailable. */
const SILENCES = 2

/** Transient failure. */
class Passing extends SourceAway {
  constructor(message: string, readonly afterMs: number | null = null) {
    super(message)
  }
}

/** Failure that a retry would repeat: starting over is no faster. */
class TooSlow extends Passing {}

/** The source refuses, or does not answer at all. */
class Closed extends SourceAway {}

/** Makes the client of one source. */
export function sourceClient({
  userAgent, perSecond, backoffMs, patienceMs = PATIENCE_MS, wordEveryMs = WORD_EVERY_MS, attemptMs = ATTEMPT_MS, onSilence, keepsCookies = false,
}: Manners): SourceClient {
  const turn = turns(1_000 / perSecond)
  const jar = cookieJar(keepsCookies)
  let closed: Closed | null = null
  let silences = 0
  const ask = async (url: string, headers: Record<string, string>, { body, headers: own }: Question, { signal, heard }: Watch): Promise<BoundedAnswer> => {
    await turn()
    const sent = { 'user-agent': userAgent, ...jar.header(), ...own, ...headers }
    const request: RequestInit = { headers: sent, redirect: 'manual', signal, ...(body === undefined ? {} : { method: 'POST', body }) }
    const answer = await boundedAnswer(fetch, url, request, { timeoutMs: attemptMs, maxBytes: MAX_BYTES }).catch((error: unknown) => {
      throw new Passing(`cannot be reached${codeOf(error)}`)
    })
    jar.keep(answer.headers)
    heard()
    return answer
  }
  async function stream(url: string, start: () => Receiver, question: Question = {}): Promise<void> {
    if (closed !== null) throw closed
    const watch = watching(patienceMs, wordEveryMs, onSilence)
    const download = resumable((headers) => forwarded(url, (address) => ask(address, headers, question, watch)), start, watch.heard)
    try {
      await pRetry(() => download().catch((error: unknown) => {
        throw watch.signal.aborted ? new Closed(`has sent next to nothing for ${Math.round(patienceMs / 1_000)} seconds: not asked again in this run`) : error
      }), {
        retries: REPETITIONS,
        minTimeout: backoffMs,
        randomize: true,
        shouldRetry: ({ error }) => error instanceof Passing && !(error instanceof TooSlow),
        onFailedAttempt: ({ error, retriesLeft }) => (error instanceof Passing && retriesLeft > 0 && error.afterMs !== null ? wait(error.afterMs) : undefined),
      })
      silences = 0
    } catch (error) {
      silences = error instanceof Passing ? silences + 1 : 0
      if (error instanceof Closed) closed = error
      else if (error instanceof Passing && silences >= SILENCES) closed = new Closed(`${error.message}, several times: not asked again in this run`)
      throw error
    } finally {
      watch.end()
    }
  }
  return {
    stream,
    async get(url, question) {
      let parts: Uint8Array[] = []
      await stream(url, () => {
        parts = []
        return (part) => void parts.push(part)
      }, question)
      return Buffer.concat(parts)
    },
  }
}

/** Why a connection failed, such as ` (CERT_HAS_EXPIRED)`; nothing where it has no code. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && isRecord(error.cause) ? error.cause : {}
  return typeof cause.code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(cause.code) ? ` (${cause.code})` : ''
}

/** Cookies of one source. */
function cookieJar(isKept: boolean): { header(): Record<string, string>; keep(headers: Headers): void } {
  const cookies = new Map<string, string>()
  return {
    header: () => (cookies.size === 0 ? {} : { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
    keep(headers) {
      for (const cookie of isKept ? headers.getSetCookie() : []) {
        const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? []
        if (name !== undefined && value !== undefined) cookies.set(name.trim(), value)
      }
    },
  }
}

/** Watchdog for a silent source. */
interface Watch {
  /** Aborts after too long a silence. */
  signal: AbortSignal
  /** Reports received bytes; without a number, the headers. */
  heard(bytes?: number): void
  end(): void
}

function watching(patienceMs: number, wordEveryMs: number, onSilence: Manners['onSilence']): Watch {
  const controller = new AbortController()
  let [last, bytesSince] = [performance.now(), 0]
  const heard = (bytes = SIGN_OF_LIFE): void => {
    bytesSince += bytes
    if (bytesSince >= SIGN_OF_LIFE) [last, bytesSince] = [performance.now(), 0]
  }
  const timer = setInterval(() => {
    const silentMs = performance.now() - last
    if (silentMs >= patienceMs) controller.abort()
    else onSilence?.(silentMs)
  }, wordEveryMs)
  return { signal: controller.signal, heard, end: () => clearInterval(timer) }
}

/** Spaces calls by a minimum gap in milliseconds. */
function turns(gapMs: number): () => Promise<void> {
  let next = 0
  return async () => {
    const at = Math.max(performance.now(), next)
    next = at + gapMs
    await wait(at - performance.now())
  }
}

/** Sends a request and follows redirects within the same site. */
async function forwarded(url: string, ask: (url: string) => Promise<BoundedAnswer>): Promise<BoundedAnswer> {
  let address = url
  for (let forwards = 0; forwards <= FORWARDS; forwards++) {
    const answer = await ask(address)
    const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null
    if (location === null) return answer
    await answer.cancel()
    const next = URL.canParse(location, address) ? new URL(location, address) : null
    if (next === null || !isSameSite(new URL(address), next)) throw new SourceAway('has moved to another site: see whether its address setting is still right')
    address = next.href
  }
  throw new SourceAway('forwards in a circle')
}

/** Public suffixes of two parts, such as `co.uk`. */
const SHARED_ENDING = /\.(?:ac|co|com|edu|gov|ltd|me|net|or|org|plc)\.[a-z]{2}$/

/** Same origin, or another host of the same site over HTTPS (`mapping.gleif.org` and `api.gleif.org`). */
export function isSameSite(from: URL, to: URL): boolean {
  const site = ({ hostname }: URL) => hostname.split('.').slice(SHARED_ENDING.test(hostname) ? -3 : -2).join('.')
  return from.origin === to.origin || (from.protocol === 'https:' && to.protocol === 'https:' && site(from) === site(to) && /[a-z]$/.test(to.hostname))
}

/** A download that resumes after a broken attempt if the source supports ranges. */
function resumable(ask: (headers: Record<string, string>) => Promise<BoundedAnswer>, start: () => Receiver, heard: Watch['heard']): () => Promise<void> {
  let receive = start()
  let have = 0
  let version: string | null = null
  return async () => {
    const rest: Record<string, string> = version === null || have === 0 ? {} : { range: `bytes=${have}-`, 'if-range': version }
    const answer = await ask(rest)
    const goesOn = 'range' in rest && answer.status === 206 && answer.headers.get('content-range')?.startsWith(`bytes ${have}-`) === true
    if (!goesOn) {
      if (have > 0) receive = start()
      have = 0
      version = versionOf(answer.headers)
      await checkStatus(answer)
    }
    for await (const part of partsOf(answer.body, version !== null)) {
      heard(part.byteLength)
      have += part.byteLength
      receive(part)
    }
  }
}

/** The chunks of a body; only network errors are failures of the source, not errors of the consumer. */
async function* partsOf(body: BoundedAnswer['body'], canGoOn: boolean): AsyncGenerator<Uint8Array, void, undefined> {
  const next = () => body.next().catch((error: unknown) => {
    throw troubleOf(error, canGoOn)
  })
  try {
    for (let part = await next(); part.done !== true; part = await next()) yield part.value
  } finally {
    await body.return()
  }
}

function troubleOf(error: unknown, canGoOn: boolean): SourceAway {
  if (error instanceof TooManyBytes) return new SourceAway('sends more than expected')
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return isLate && !canGoOn ? new TooSlow('sends too slowly') : new Passing('broke off in the middle')
}

/** Validator for range requests; null if ranges are not supported, or the body is compressed, since ranges then do not address the content. */
function versionOf(headers: Headers): string | null {
  const etag = headers.get('etag')
  if (headers.get('accept-ranges') !== 'bytes' || headers.has('content-encoding')) return null
  return etag !== null && !etag.startsWith('W/') ? etag : headers.get('last-modified')
}

async function checkStatus({ status, headers, cancel }: BoundedAnswer): Promise<void> {
  if (status === 200) return
  await cancel()
  if (status === 403) throw new Closed('refuses (403), which may be too many requests from this network: not asked again in this run')
  if (status !== 429 && status < 500) throw new SourceAway(status === 404 || status === 410 ? `has nothing there (${status})` : `answered with status ${status}`)
  const afterMs = pauseIn(headers)
  if (afterMs !== null && afterMs > LONGEST_PAUSE_MS) throw new Closed(`wants to be asked again in ${Math.ceil(afterMs / 60_000)} minutes (${status})`)
  throw new Passing(`is busy (${status})`, afterMs)
}

/** `Retry-After`, in seconds or as a date; null without one. */
function pauseIn(headers: Headers): number | null {
  const text = headers.get('retry-after')
  if (text === null) return null
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
