/** Taking units out of pools that several processes share, with Redis and without. */
import { secondsOf, type LimiterSettings, type Quota } from './quota'
import type { Link } from './redis-link'
import { keyOfPool, poolKey, RETURNED, SETTLING, type Figures } from './redis-scripts'
import { openWindows, takeOwn, type Window, type Windows } from './windows'

/** Pools that one call restores. */
const BATCH = 200

/**
 * Parts of a pool: a total that reaches the next one is announced. Between two, a process assumes the worst of the others,
 * and that the last announcement was lost with the connection.
 */
const PARTS = 12

/** What a process needs to know to grant units without Redis. */
export interface Knowledge extends Figures {
  windows: Windows
  /** Processes that count together. */
  processes: number
}

/** What this process may have taken of a window without knowing what the others take from now on. */
function shareOf({ limit, step, processes }: Knowledge, { own, total, cap }: Window): number {
  if (cap !== null) return cap
  const worst = processes === 1 ? total : Math.min(limit, (Math.floor(total / step) + 2) * step - 1)
  return own + Math.floor((limit - worst) / processes)
}

/** Takes units out of this process's share. */
export function takeAlone(knowledge: Knowledge, key: string, units: number): Quota {
  const { limit, windows } = knowledge
  const window = windows.at(key)
  const share = shareOf(knowledge, window)
  window.cap = share
  const allowed = takeOwn(window, units, share)
  return { allowed, limit, remaining: share - window.own, resetSeconds: secondsOf(windows.msLeft(window)) }
}

/** Takes units in Redis, and remembers what it says. */
export async function takeTogether(knowledge: Knowledge, link: Link, me: string, key: string, units: number): Promise<Quota> {
  const { limit, windows } = knowledge
  const known = windows.find(key)
  const { own } = known ?? windows.unopened()
  const msLeft = known !== undefined && own > 0 ? windows.msLeft(known) : 0
  const share = shareOf(knowledge, known ?? windows.unopened())
  const sentAt = performance.now()
  const [allowed = 0, nowOwn = 0, total = 0, remaining = 0, left = 0, settled = 0] = await link.run('take', {
    keys: [poolKey(key), SETTLING],
    args: [me, own, msLeft, units, share],
  })
  const window = windows.at(key)
  window.own = Math.max(window.own, nowOwn)
  window.total = Math.max(total, window.total) // an announcement may have been faster
  window.endsAt = sentAt + left // Redis counted later than that, so the window ends here not later than there
  window.cap = settled === 1 ? null : share
  return { allowed: allowed === 1, limit, remaining, resetSeconds: secondsOf(left) }
}

/** Takes note of a total that another process or this one made Redis announce. */
export function hear({ windows }: Knowledge, text: string, shared: boolean): void {
  const [total, left, settled, ...pool] = text.split(' ')
  const window = windows.at(keyOfPool(pool.join(' ')))
  if (window.total === 0) window.endsAt = performance.now() + Number(left)
  window.total = Math.max(window.total, Number(total))
  if (shared && settled === '1') window.cap = null // what comes late, from before an outage, lifts no cap
}

/** Restores what this process took, in one call or several; after the last one was sent, Redis can be asked again. */
export async function restore({ windows, processes }: Knowledge, link: Link, me: string, touched: Set<string>, onSent: () => void): Promise<void> {
  const send = (pools: readonly (readonly [string, Window])[]) =>
    link.run('save', {
      keys: pools.map(([key]) => poolKey(key)),
      args: [me, ...pools.flatMap(([, window]) => [window.own, windows.msLeft(window)])],
    })
  touched.clear()
  const own = windows.entries().filter(([, window]) => window.own > 0)
  for (let at = 0; at < own.length; at += BATCH) await send(own.slice(at, at + BATCH))
  const last = send(windows.entries().filter(([key]) => touched.has(key))) // what was granted meanwhile
  const end = link.run('trust', { keys: [SETTLING, RETURNED], args: [me, processes] })
  onSent()
  await Promise.all([last, end])
}

/** The figures of the configured limit. */
export const figuresOf = ({ RATE_LIMIT_UNITS: limit, RATE_LIMIT_WINDOW_SECONDS: seconds }: LimiterSettings): Figures => ({
  limit,
  windowMs: seconds * 1000,
  step: Math.max(1, Math.floor(limit / PARTS)),
})

/** What a process knows when it starts. */
export const initialKnowledge = (figures: Figures): Knowledge => ({ ...figures, windows: openWindows(figures.windowMs), processes: 1 })
