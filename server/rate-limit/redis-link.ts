/** A connection to Redis that is either answering or given up at once: nobody waits in a queue for it. */
import type { Redis } from 'ioredis'
import type { ScriptName } from './redis-scripts'

const TICK_MS = 25
/** Turns of the event loop without any answer after which Redis counts as gone. Turns, not time: a busy process must not blame Redis. */
const SILENT_TICKS = 4
/** Redis is asked something every so many ticks, so that its state is known without requests. */
const BEAT_TICKS = 20

/** Arguments of a script. */
export interface ScriptCall {
  keys: readonly string[]
  args: readonly (string | number)[]
}

/** A connection that runs scripts. */
export interface Link {
  /** @throws when Redis does not answer with numbers; the connection is given up then */
  run(script: ScriptName, call: ScriptCall): Promise<number[]>
  close(): void
}

/** Told what happens to a connection. */
export interface LinkEvents {
  /** It answers again; scripts can be run. */
  up(): Promise<void>
  down(): void
  /** Time to say that this process is there. */
  beat(): Promise<void>
  announcement(text: string): void
}

/** A connection that fails fast instead of queueing commands. */
export async function connectRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const client = new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 500,
    socketTimeout: 500,
    retryStrategy: () => 100,
  })
  client.on('error', () => undefined) // the limiter's state says it
  return client
}

const numbersIn = (reply: unknown): number[] => {
  if (reply === null) return []
  if (!Array.isArray(reply)) throw new Error('Redis answered something else')
  return reply.map(Number)
}

/** Watches a connection and runs scripts over it. */
export function linkTo(client: Redis, scripts: Readonly<Record<ScriptName, string>>, channel: string, events: LinkEvents): Link {
  const ids = new Map<string, string>()
  let pending = 0
  let answered = 0
  const giveUp = (): void => void client.stream.destroy()
  const watched = async <T>(command: () => Promise<T>): Promise<T> => {
    pending += 1
    try {
      return await command()
    } catch (error) {
      giveUp()
      throw error
    } finally {
      pending -= 1
      answered += 1
    }
  }
  const load = async ([name, text]: [string, string]) => ids.set(name, String(await client.script('LOAD', text)))
  const begin = async (): Promise<void> => {
    await watched(() => Promise.all([...Object.entries(scripts).map(load), client.subscribe(channel)]))
    await events.up()
  }
  client.on('ready', () => void begin().catch(() => undefined))
  client.on('close', () => events.down())
  client.on('message', (_channel, text) => events.announcement(text))
  let ticks = 0
  let silent = 0
  let seen = 0
  const timer = setInterval(() => {
    silent = pending > 0 && answered === seen ? silent + 1 : 0
    seen = answered
    if (silent >= SILENT_TICKS) giveUp()
    ticks += 1
    if (ticks % BEAT_TICKS === 0 && client.status === 'ready') void events.beat().catch(() => undefined)
  }, TICK_MS)
  timer.unref()
  return {
    run: (script, { keys, args }) =>
      watched(async () => numbersIn(await client.evalsha(ids.get(script) ?? '', keys.length, ...keys, ...args))),
    close: () => {
      clearInterval(timer)
      client.disconnect()
    },
  }
}
