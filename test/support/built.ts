/**
 * The service and the command line as they are shipped: processes of `dist`, which `scripts/build-service.ts` keeps up to date.
 * Tests that use this are named `*.built.test.ts`.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that `dist` is in. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url))

/** Loaded into a process under test, so that it tells its memory. */
const probe = fileURLToPath(new URL('memory-probe.mjs', import.meta.url))

/** How a process is started. */
export interface Start {
  /** The folder that holds `dist`: a clone, or an installed package. */
  folder?: string
  /** Working folder, where relative paths of settings begin. */
  cwd?: string
  /** Bound of the heap in MB. */
  heapMb?: number
  /** A file that standard output goes to, in place of what is remembered here. */
  log?: string
}

/** A process with everything that it wrote so far. */
export interface Process {
  child: ChildProcess
  output(): string
  ended: Promise<number | null>
}

/** A service process. */
export interface Service {
  port: number
  url: string
  output(): string
  metrics(): Promise<string>
  /** Bytes in use after collecting garbage. */
  memory(): Promise<number>
  /** Resident bytes now. */
  resident(): Promise<number>
  /** The most resident bytes so far. */
  peak(): Promise<number>
  signal(name: 'SIGTERM' | 'SIGKILL'): void
  hasEnded(): boolean
  ended: Promise<number | null>
}

const running = new Set<Process>()

/** Ends every process that was started here. */
export async function stopServices(): Promise<void> {
  for (const { child } of running) child.kill('SIGKILL')
  await Promise.all([...running].map(({ ended }) => ended))
  running.clear()
}

/** Starts a module of `dist` with nothing in the environment but what is given and the path of programs. */
export function startBuilt(module: 'main' | 'cli', args: readonly string[], env: Readonly<Record<string, string>>, { folder = projectFolder, cwd = folder, heapMb, log }: Start = {}): Process {
  const heap = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`]
  const file = join(folder, 'dist/server', `${module}.js`)
  const child = spawn(process.execPath, [...heap, '--expose-gc', '--import', probe, file, ...args], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', log === undefined ? 'pipe' : openSync(log, 'a'), 'pipe', 'ipc'],
  })
  const parts: string[] = []
  child.stdout?.on('data', (part: Buffer) => parts.push(part.toString()))
  child.stderr?.on('data', (part: Buffer) => parts.push(part.toString()))
  const made: Process = { child, output: () => parts.join(''), ended: new Promise((resolve) => child.once('close', resolve)) }
  running.add(made)
  void made.ended.then(() => running.delete(made))
  return made
}

async function listening({ child, output }: Process): Promise<number> {
  // Ten minutes: the package checks start services with low priority beside the tests.
  for (const end = Date.now() + 600_000; Date.now() < end;) {
    const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output())?.[1]
    if (port !== undefined) return Number(port)
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The service did not start: ${output().slice(0, 500)}`)
}

async function usageOf(child: ChildProcess, question: 'collect' | 'look'): Promise<NodeJS.MemoryUsage & { peak: number }> {
  const answer = once(child, 'message')
  child.send(question)
  const [usage] = await answer
  return usage
}

/** The most resident bytes of a process until it ends, asked every 20 ms. */
export async function peakOf({ child, ended }: Process): Promise<number> {
  let most = 0
  let isDone = false
  void ended.then(() => (isDone = true))
  while (!isDone) {
    const answer = await Promise.race([usageOf(child, 'look').catch(() => null), ended.then(() => null)])
    most = Math.max(most, answer?.peak ?? 0)
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 20))])
  }
  return most
}

/** Starts a service; on a free port unless the environment names one. Its log must be at least `info`. */
export async function startService(env: Readonly<Record<string, string>> = {}, start: Start = {}): Promise<Service> {
  const made = startBuilt('main', [], { PORT: '0', ...env }, start)
  const { child, output, ended } = made
  const port = await listening(made)
  const url = `http://127.0.0.1:${port}`
  return {
    port,
    url,
    output,
    ended,
    metrics: async () => (await fetch(`${url}/metrics`)).text(),
    memory: async () => {
      const { heapUsed, external } = await usageOf(child, 'collect')
      return heapUsed + external
    },
    resident: async () => (await usageOf(child, 'look')).rss,
    peak: async () => (await usageOf(child, 'look')).peak,
    signal: (name) => void child.kill(name),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  }
}
