/** Ten clients that ask for what costs most, each within its limits and all of it at once, while somebody looks at `/healthz`. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Service } from '../support/built'
import { send, wait, type Sent } from './http'

/** Addresses that no other crowd has. */
let crowds = 0
const CLIENTS = 10
const addresses = (): string[] => {
  crowds += 1
  return Array.from({ length: CLIENTS }, (_, n) => `10.${Math.floor(crowds / 250)}.${crowds % 250}.${n + 1}`)
}

/** What became of it. */
export interface Crowd {
  /** Answers by status; `lost` where there was none. */
  statuses: Readonly<Record<string, number>>
  /** Bytes of all answers, and of the largest. */
  bytes: number
  most: number
  /** The longest answer of `/healthz`, in milliseconds; null when there was none. */
  healthMs: number | null
  /** Until the last answer, in milliseconds. */
  tookMs: number
}

/** Lets ten clients send the same, all at once. The service must believe `X-Forwarded-For` of this machine. */
export async function crowd(service: Service, sent: readonly Sent[]): Promise<Crowd> {
  const child = fork(fileURLToPath(new URL('wire-crowd-clients.mjs', import.meta.url)))
  await once(child, 'message') // it is there
  const begin = performance.now()
  const answered = once(child, 'message')
  child.send({ port: service.port, clients: addresses(), sent })
  let isDone = false
  void answered.then(() => (isDone = true))
  let worst: number | null = 0
  while (!isDone && worst !== null) {
    await wait(50)
    const outcome = await send(service.port, { method: 'GET', path: '/healthz' })
    worst = outcome.kind === 'answer' && outcome.status === 200 ? Math.max(worst, outcome.ms) : null
  }
  const [answers] = await answered
  child.kill('SIGKILL')
  return { ...answers, healthMs: worst, tookMs: performance.now() - begin }
}
