/** Services as processes of their own, as an operator would run them, with everything they write. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A service process. */
export interface Service {
  port: number
  url: string
  /** Everything that it wrote so far. */
  output(): string
  metrics(): Promise<string>
  /** Bytes in use after collecting garbage. */
  memory(): Promise<number>
  signal(name: 'SIGTERM' | 'SIGKILL'): void
  hasEnded(): boolean
  ended: Promise<number | null>
}

/** Ends every service that was started here. */
export async function stopServices(): Promise<void> {
  for (const service of running) service.signal('SIGKILL')
  await Promise.all([...running].map((service) => service.ended))
  running.clear()
}

const running = new Set<Service>()

async function listening(child: ChildProcess, output: () => string): Promise<number> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const port = /listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(output())?.[1]
    if (port !== undefined) return Number(port)
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The service did not start: ${output().slice(0, 500)}`)
}

async function askMemory(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message')
  child.send('memory')
  const [usage] = await answer
  return usage.heapUsed + usage.external
}

/** Starts a service on a free port unless the environment names one. */
export async function startService(env: Record<string, string> = {}): Promise<Service> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', '--import', './test/abuse/memory-probe.mjs', 'server/main.ts'],
    { cwd: root, env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  )
  const parts: string[] = []
  child.stdout?.on('data', (part: Buffer) => parts.push(part.toString()))
  child.stderr?.on('data', (part: Buffer) => parts.push(part.toString()))
  const output = (): string => parts.join('')
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const port = await listening(child, output)
  const url = `http://127.0.0.1:${port}`
  const service: Service = {
    port,
    url,
    output,
    metrics: async () => (await fetch(`${url}/metrics`)).text(),
    memory: () => askMemory(child),
    signal: (name) => void child.kill(name),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    ended,
  }
  running.add(service)
  return service
}
