/** Rate-limit windows in Redis, shared by all processes. While Redis does not answer, no request waits for it. */
import { randomUUID } from 'node:crypto'
import type { Redis as Client } from 'ioredis'
import type { Taken } from './windows'

const PREFIX = 'depotkit:limit'

/** Timeout of one command. */
const PATIENCE_MS = 300

/** Longest wait for Redis at the start of a process. */
const START_WAIT_MS = 1000

const BEAT_MS = 2000

/** A process without a heartbeat for this long counts as gone. */
const SEEN_SECONDS = 10

/** The largest of this many last process counts is used: a Redis that restarted empty does not know all processes yet. */
const BEATS_TO_FORGET = (SEEN_SECONDS * 1000) / BEAT_MS

/** KEYS: window. ARGV: units, length of a window in milliseconds. */
const TAKE = `
local total = redis.call('incrby', KEYS[1], ARGV[1])
local left = redis.call('pttl', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[2])
  redis.call('pexpire', KEYS[1], left)
end
return { total, left }
`

/** Heartbeat of a process; returns the number of live ones. KEYS: processes. ARGV: process, seconds. */
const BEAT = `
local now = tonumber(redis.call('time')[1])
redis.call('zadd', KEYS[1], now, ARGV[1])
redis.call('zremrangebyscore', KEYS[1], '-inf', now - ARGV[2])
return redis.call('zcard', KEYS[1])
`

type Scripts = Record<'takeUnits' | 'beat', (...args: (string | number)[]) => Promise<unknown>>

/** Windows that several processes share. */
export interface SharedWindows {
  /** Null when Redis does not answer; it may have counted all the same. */
  take(key: string, units: number): Promise<Taken | null>
  isShared(): boolean
  /** Live processes according to the last heartbeats. */
  processes(): number
  close(): void
}

/** The most bytes that Redis may send between two heartbeats: the answers of tens of thousands of requests. */
const MOST_BYTES = 1 << 20

/** The class in a CommonJS module, which bundlers and Node wrap differently. */
const classIn = (found: object): object => ('default' in found && typeof found.default === 'function' ? found.default : found)

/** ioredis ends the process over a reply that it cannot take in, such as one that nobody asked for. Here that ends the connection. */
async function surviveStrangeReplies(): Promise<void> {
  const { default: found } = await import('ioredis/built/DataHandler.js')
  Reflect.set(Reflect.get(classIn(found), 'prototype'), 'dispatch', function (this: { returnFatalError(error: unknown): void }, take: () => void) {
    try {
      take()
    } catch (error) {
      this.returnFatalError(error)
    }
  })
}

/** Ends a connection that brings more than answers: ioredis would keep a text without end in memory. */
function boundBytes({ stream }: Client): void {
  let [bytes, since] = [0, performance.now()]
  stream.on('data', (part: Buffer) => {
    if (performance.now() - since > BEAT_MS) [bytes, since] = [0, performance.now()]
    bytes += part.length
    if (bytes > MOST_BYTES) stream.destroy()
  })
}

/** A connection that fails commands instead of queueing them. */
async function connect(url: string): Promise<Client & Scripts> {
  await surviveStrangeReplies()
  const { default: Redis } = await import('ioredis') // a CommonJS package: bundled, it has only the default export
  const client = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 500,
    socketTimeout: 1000,
    retryStrategy: () => 100,
    scripts: { takeUnits: { numberOfKeys: 1, lua: TAKE }, beat: { numberOfKeys: 1, lua: BEAT } },
  })
  // Errors are reported by the limiter's state. After a reply that nobody asked for, each would be taken for the answer to the next question.
  client.on('error', ({ message }) => void (message.startsWith('Command queue state error') && client.stream.destroy()))
  client.on('connect', () => boundBytes(client))
  return client as Client & Scripts
}

/** The answer, or null after the timeout. `setImmediate` lets answers be read that arrived while the process was busy. */
function soon<T>(answer: Promise<T>): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => setImmediate(() => resolve(null)), PATIENCE_MS)
    answer.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer))
  })
}

/** Total, with the units just taken, and rest of the window in milliseconds. Anything else, such as negative numbers, was written by another program. */
const isPair = (answer: unknown, units: number): answer is [number, number] =>
  Array.isArray(answer) && answer.length === 2 && answer.every((value) => typeof value === 'number' && value >= 0) && answer[0] >= units

/** Connects to Redis; resolves once it answers, fails, or has not answered in `START_WAIT_MS`. */
export async function redisWindows(url: string, lengthMs: number, onChange: () => void): Promise<SharedWindows> {
  const client = await connect(url)
  const me = randomUUID()
  let shared = false
  let counts = [1]
  const enter = (next: boolean): void => {
    if (next === shared) return
    shared = next
    onChange()
  }
  const ask = async (script: keyof Scripts, ...args: (string | number)[]): Promise<unknown> => {
    if (client.status !== 'ready') return null
    const answer = await soon(client[script](...args))
    if (answer === null && shared) client.disconnect(true) // later requests then do not wait for it
    enter(answer !== null)
    return answer
  }
  const beat = async (): Promise<void> => {
    const seen = await ask('beat', `${PREFIX}:processes`, me, SEEN_SECONDS)
    if (typeof seen === 'number') counts = [...counts, seen].slice(-BEATS_TO_FORGET)
  }
  const timer = setInterval(() => void beat(), BEAT_MS).unref()
  const tried = new Promise<void>((resolve) => {
    client.on('ready', () => void beat().then(resolve))
    client.on('close', () => {
      enter(false)
      resolve()
    })
    setTimeout(resolve, START_WAIT_MS).unref()
  })
  await tried
  return {
    take: async (key, units) => {
      if (!shared) return null // only the heartbeat tries a failed Redis again: a slow one would delay every request
      const answer = await ask('takeUnits', `${PREFIX}:${key}`, units, lengthMs)
      return isPair(answer, units) ? { total: answer[0], msLeft: answer[1] } : null
    },
    isShared: () => shared,
    processes: () => Math.max(...counts),
    close: () => {
      clearInterval(timer)
      client.disconnect()
    },
  }
}
