/** Clients that send many requests at once and read no answer: nobody else waits, and the memory comes back. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { startService, stopServices, type Service } from '../support/built'
import { send, wait } from './http'
import { findings, type Report } from './report'

const CONNECTIONS = 60
const REQUESTS = 370

/** Seconds for which answers stay unread, the longest time for `/healthz`, and how much more memory may stay in use: a short run stands beside other tests. */
export interface UnreadPlan {
  seconds: number
  healthMs: number
  growth: number
}

export const unreadPlans = { long: { seconds: 30, healthMs: 1000, growth: 1.3 }, short: { seconds: 2, healthMs: 10_000, growth: 2 } } as const satisfies Record<string, UnreadPlan>

const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`

const attacks: Readonly<Record<string, string>> = {
  'lists of tools': `POST /mcp HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\naccept: application/json, text/event-stream\r\ncontent-length: ${list.length}\r\n\r\n${list}`,
  'pages': get('/methodology/calculators'),
  'documents': get('/api/v1/public/portfolio-analysis/openapi.json'),
  'health': get('/healthz'),
  'shortest requests': 'GET / HTTP/1.1\r\n\r\n',
}

/** Settings under which nothing but what is under attack protects the process: many clients, each within its limit. */
const env = { RATE_LIMIT_UNITS: '0', REQUEST_LIMIT: '0' }

/** Clients in a process of their own: what they do must not count as time of the service. */
async function attack(service: Service, request: string): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('unread-attackers.mjs', import.meta.url)), [String(service.port), String(CONNECTIONS)])
  await once(child, 'message') // it is there
  child.send(request.repeat(REQUESTS))
  return child
}

/** Sends requests and reads whatever comes, so that everything that is kept for good is there. */
const read = (service: Service, requests: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(service.port, '127.0.0.1', () => socket.end(requests))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve()).resume()
  })

/** The longest answer of `/healthz`, each on a new connection, in milliseconds while something goes on; null when there was none. */
async function worstHealth(service: Service, seconds: number): Promise<number | null> {
  let worst = 0
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await wait(100)) {
    const outcome = await send(service.port, { method: 'GET', path: '/healthz' })
    if (outcome.kind !== 'answer' || outcome.status !== 200) return null
    worst = Math.max(worst, outcome.ms)
  }
  return worst
}

/** Bytes in use once connections that are gone were seen to be gone: soon, on a machine that has time. */
async function settled(service: Service, most: number): Promise<number> {
  let bytes = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 10 && bytes > most; tries += 1) {
    await wait(500)
    bytes = await service.memory()
  }
  return bytes
}

const MB = 1024 * 1024

/** So long an answer may stay unread at most. */
const PATIENCE_SECONDS = 22

const unsentBytes = async (service: Service): Promise<number> => Number(/^depotkit_unread_bytes (\S+)$/m.exec(await service.metrics())?.[1])

/** Every attack in turn on one process with a heap of 512 MB. */
export async function unread({ seconds, healthMs, growth }: UnreadPlan): Promise<Report> {
  const wrong = findings()
  const figures: Record<string, string> = {}
  const service = await startService(env, { heapMb: 512 })
  for (const request of Object.values(attacks)) await read(service, request.repeat(50))
  const before = await service.memory()
  for (const [name, request] of Object.entries(attacks)) {
    const attackers = await attack(service, request)
    const worst = await worstHealth(service, seconds)
    if (worst === null) wrong.add(`${name}: /healthz did not answer${service.hasEnded() ? ', the process ended' : ''}`)
    else if (worst > healthMs) wrong.add(`${name}: /healthz took ${Math.round(worst)} ms`)
    if (service.hasEnded()) break
    const resident = await service.resident()
    const unsent = await unsentBytes(service)
    if (unsent > 64 * MB) wrong.add(`${name}: ${Math.round(unsent / MB)} MB are unsent`)
    if (seconds >= PATIENCE_SECONDS && unsent > 0) wrong.add(`${name}: connections that do not read are still open`)
    attackers.kill('SIGKILL')
    const after = await settled(service, growth * before)
    figures[name] = `/healthz ${Math.round(worst ?? 0)} ms, resident ${Math.round(resident / MB)} MB, afterwards in use ${Math.round(after / MB)} MB, ${(after / before).toFixed(2)} x of before`
    if (after > growth * before) wrong.add(`${name}: memory is ${(after / before).toFixed(2)} x of before`)
    const calculation = await fetch(`${service.url}/api/v1/public/calculators/notgroschen`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    if (calculation.status !== 200) wrong.add(`${name}: afterwards a calculation is answered with ${calculation.status}`)
  }
  await stopServices()
  return { figures, wrong: wrong.list() }
}
