/** A connection to Redis that is either answering or given up at once: nobody waits in a queue for it. */
import type { Redis } from 'ioredis'
import type { ScriptName } from './redis-scripts'

const TICK_MS = 25
/**
 * Turns of the event loop without any answer after which nobody waits for Redis any more. Turns, not time: a busy process
 * must not blame Redis. The connection stays open a little longer (`socketTimeout`), since Redis may only be slow.
 */
const SILENT_TICKS = 12
/** Redis is asked something every so many ticks, so that its state is known without requests. */
const BEAT_TICKS = 20

/** Arguments of a script. */
export interface ScriptCall {
  keys: readonly string[]
  args: readonly (string | number)[]
}

/** A connection that runs scripts. */
export interface Link {
  /** @throws when Redis answers with something else, or falls silent; what it was asked may still be done then */
  run(script: ScriptName, call: ScriptCall): Promise<number[]>
  close(): void
}

/** Told what happens to a connection. */
export interface LinkEvents {
  /** It answers again; scripts can be run. */
  up(): Promise<void>
  /** It is gone or silent. */
  down(): void
  /** It fell silent but is open: what is sent now is done first when Redis comes back. */
  silent(): Promise<unknown>
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
    socketTimeout: 1000,
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

/** Waits for answers, and stops waiting for all of them at once. */
function patience(onFailure: () => void) {
  const waiting = new Set<() => void>()
  let answered = 0
  return {
    isWaiting: () => waiting.size > 0,
    answered: () => answered,
    end: () => {
      for (const giveUp of waiting) giveUp()
      waiting.clear()
    },
    wait: <T>(answer: Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        const giveUp = (): void => reject(new Error('Redis is silent'))
        waiting.add(giveUp)
        const settle = (): void => {
          answered += 1
          waiting.delete(giveUp)
        }
        answer.then(
          (value) => {
            settle()
            resolve(value)
          },
          (error: unknown) => {
            settle()
            onFailure()
            reject(error)
          },
        )
      }),
  }
}

/** Watches a connection and runs scripts over it. */
export function linkTo(client: Redis, scripts: Readonly<Record<ScriptName, string>>, channel: string, events: LinkEvents): Link {
  const ids = new Map<string, string>()
  const { wait, ...answers } = patience(() => client.stream.destroy())
  const load = async ([name, text]: [string, string]) => ids.set(name, String(await client.script('LOAD', text)))
  const begin = async (): Promise<void> => {
    await wait(Promise.all([...Object.entries(scripts).map(load), client.subscribe(channel)]))
    await events.up()
  }
  const fallSilent = (): void => {
    events.down()
    answers.end()
    events.silent().then(events.up).catch(() => undefined)
  }
  client.on('ready', () => void begin().catch(() => undefined))
  client.on('close', () => events.down())
  client.on('message', (_channel, text) => events.announcement(text))
  let ticks = 0
  let silent = 0
  let seen = 0
  const timer = setInterval(() => {
    silent = answers.isWaiting() && answers.answered() === seen ? silent + 1 : 0
    seen = answers.answered()
    if (silent === SILENT_TICKS) fallSilent()
    ticks += 1
    if (ticks % BEAT_TICKS === 0 && silent < SILENT_TICKS && client.status === 'ready') void events.beat().catch(() => undefined)
  }, TICK_MS)
  timer.unref()
  return {
    run: (script, { keys, args }) => wait(client.evalsha(ids.get(script) ?? '', keys.length, ...keys, ...args).then(numbersIn)),
    close: () => {
      clearInterval(timer)
      client.disconnect()
    },
  }
}
