/** Asking a public source politely: slowly, with a pause after trouble, and not again once it has said no. */
import { setTimeout as wait } from 'node:timers/promises'
import pRetry from 'p-retry'
import { boundedAnswer, TooManyBytes, type BoundedAnswer } from '../bounded-fetch'

/** A source gave nothing usable; the message says why, for people. */
export class SourceAway extends Error {
  override readonly name = 'SourceAway'
}

/** Limits of a source. */
interface Manners {
  userAgent: string
  /** Requests in any second, repeated and forwarded ones included. */
  perSecond: number
  /** Pause before the first repetition; doubled each time. */
  backoffMs: number
  /** How long a source that is silent, or nearly so, is waited for; two minutes unless a test is shorter. */
  patienceMs?: number
  /** Called from time to time while a source is silent, with the milliseconds since its last byte; every ten seconds unless a test is shorter. */
  onSilence?: (silentMs: number) => void
  wordEveryMs?: number
  /** How long one attempt may take; five minutes unless a test is shorter. */
  attemptMs?: number
  /** Whether what the source sets as cookies is sent back to it, for as long as the client lives. */
  keepsCookies?: boolean
}

/** A question beyond its address. */
export interface Question {
  headers?: Readonly<Record<string, string>>
  /** Makes it a POST. */
  body?: string
}

/** Takes a body bit by bit. What it throws ends the download. */
type Receiver = (part: Uint8Array) => void

/** What is asked from a source, one request after the other. */
export interface SourceClient {
  /** The whole body at an address. Throws SourceAway. */
  get(url: string, question?: Question): Promise<Buffer>
  /**
   * Hands out the body at an address while it comes, so that nobody holds the whole of it. `start` makes what takes it; it is
   * called anew where a download begins again. Throws SourceAway, or what the receiver throws.
   */
  stream(url: string, start: () => Receiver, question?: Question): Promise<void>
}

const REPETITIONS = 3
/** How long a source may send next to nothing; the pause between two attempts counts too. */
const PATIENCE_MS = 120_000
/** Bytes that are more than next to nothing: at less than this in each patience no list is there before its attempt ends. */
const SIGN_OF_LIFE = 512 * 1024
const WORD_EVERY_MS = 10_000
const ATTEMPT_MS = 300_000
const MAX_BYTES = 256 * 1024 * 1024
/** A source that wants more patience than this is asked at the next update. */
const LONGEST_PAUSE_MS = 120_000
const FORWARDS = 3
/** Addresses in a row without an answer after which a source counts as away. */
const SILENCES = 2

/** Trouble that may pass. */
class Passing extends SourceAway {
  constructor(message: string, readonly afterMs: number | null = null) {
    super(message)
  }
}

/** Trouble that another attempt would have again: one that begins anew is no faster. */
class TooSlow extends Passing {}

/** A source that has said no, or nothing, for good. */
class Closed extends SourceAway {}

/** Makes the client of one source. */
export function sourceClient({ userAgent, perSecond, backoffMs, patienceMs = PATIENCE_MS, wordEveryMs = WORD_EVERY_MS, attemptMs = ATTEMPT_MS, onSilence, keepsCookies = false }: Manners): SourceClient {
  const turn = turns(1_000 / perSecond)
  const jar = cookieJar(keepsCookies)
  let closed: Closed | null = null
  let silences = 0
  const ask = async (url: string, headers: Record<string, string>, { body, headers: own }: Question, { signal, heard }: Watch): Promise<BoundedAnswer> => {
    await turn()
    const request: RequestInit = { headers: { 'user-agent': userAgent, ...jar.header(), ...own, ...headers }, redirect: 'manual', signal, ...(body === undefined ? {} : { method: 'POST', body }) }
    const answer = await boundedAnswer(fetch, url, request, { timeoutMs: attemptMs, maxBytes: MAX_BYTES }).catch(() => {
      throw new Passing('cannot be reached')
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

/** A look at how long a source has been silent. */
interface Watch {
  /** Fires when it was silent for too long. */
  signal: AbortSignal
  /** So many bytes came; none for a head. */
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

/** Waits so that calls are at least so far apart. */
function turns(gapMs: number): () => Promise<void> {
  let next = 0
  return async () => {
    const at = Math.max(performance.now(), next)
    next = at + gapMs
    await wait(at - performance.now())
  }
}

/** Asks, and follows to other addresses of the same site. */
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

/** Endings under which a country's register has sites of different owners, such as `co.uk`. */
const SHARED_ENDING = /\.(?:ac|co|com|edu|gov|ltd|me|net|or|org|plc)\.[a-z]{2}$/

/** The same server, or a sister of it (`mapping.gleif.org` and `api.gleif.org`) as safely. */
export function isSameSite(from: URL, to: URL): boolean {
  const site = ({ hostname }: URL) => hostname.split('.').slice(SHARED_ENDING.test(hostname) ? -3 : -2).join('.')
  return from.origin === to.origin || (from.protocol === 'https:' && to.protocol === 'https:' && site(from) === site(to) && /[a-z]$/.test(to.hostname))
}

/** A download that goes on where an earlier attempt broke off, where the source can do that. */
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

/** The parts of a body; what goes wrong on the way is trouble of the source, what goes wrong with a part is not. */
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

/** What names these bytes, where a part of them can be asked for; null for packed ones, whose parts are no parts of the content. */
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
