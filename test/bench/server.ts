/** Servers as processes of their own, and load on them. */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { freePort } from '../support/port'

const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

/** A running server process. */
export interface Running {
  url: string
  /** Milliseconds from starting node to the first answered request. */
  startMs: number
  /** Milliseconds of processor time so far, user and system; null where the system does not tell. */
  cpuMs(): number | null
  /** Resident memory in MB; null where the system does not tell. */
  memory(): number | null
  signal(name: NodeJS.Signals): void
  stop(): Promise<void>
}

async function answered(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 2000; tries++) {
    if (child.exitCode !== null) throw new Error('the server stopped')
    const response = await fetch(url).catch(() => null)
    if (response !== null) {
      await response.arrayBuffer()
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('the server does not answer')
}

const residentMb = (pid: number): number | null => {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)
    return line === null ? null : Number(line[1]) / 1024
  } catch {
    return null
  }
}

/** Clock ticks of Linux's accounting are hundredths of a second. */
const TICK_MS = 10

function processorMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return null
  }
}

/** Starts a script on a free port and waits until `path` answers. */
export async function start(script: readonly string[], path: string, env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  const begin = performance.now()
  const child = spawn(process.execPath, script, {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await answered(url + path, child)
  return {
    url,
    startMs: performance.now() - begin,
    cpuMs: () => processorMs(child.pid ?? 0),
    memory: () => residentMb(child.pid ?? 0),
    signal: (name) => void child.kill(name),
    stop: async () => {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

/** What one load took. */
export interface Cost {
  /** Milliseconds of the server's processor per request; NaN where the system does not tell. */
  cpuMs: number
  perSecond: number
}

/** What so many POST requests cost the server. Throws when any answer is not 2xx. */
export async function costOf(server: Running, { path, body, accept }: { path: string; body: string; accept?: string }, connections: number, amount: number): Promise<Cost> {
  const before = server.cpuMs() ?? Number.NaN
  // Its duration is counted in samples, of a second each if nothing else is said.
  const result = await autocannon({ url: server.url + path, method: 'POST', headers: accept === undefined ? headers : { ...headers, 'accept-encoding': accept }, body, connections, amount, sampleInt: 10 })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`load on ${path}: answers other than 2xx`)
  return { cpuMs: ((server.cpuMs() ?? Number.NaN) - before) / amount, perSecond: result.requests.total / result.duration }
}

/** Times of requests that are sent at a rate, in milliseconds. */
export async function atRate(url: string, body: string, perSecond: number, seconds: number): Promise<{ p50: number; p99: number }> {
  const { latency } = await autocannon({ url, method: 'POST', headers, body, connections: 8, overallRate: perSecond, duration: seconds })
  return { p50: latency.p50, p99: latency.p99 }
}

/** Sends so many POST requests, eight at a time. */
export async function send(url: string, body: string, amount: number): Promise<void> {
  await autocannon({ url, method: 'POST', headers, body, connections: 8, amount })
}
