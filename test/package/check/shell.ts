import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fieldOf } from '../../../core/values/record'

/** Folder of the project. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Milliseconds after which something hangs: the checks run with low priority beside the tests, where work of half a minute takes many. */
export const HANGS_MS = 1_800_000

/** Runs a command; its output is shown only when it fails. */
export async function run(command: string, args: readonly string[], cwd: string, env: Record<string, string> = {}): Promise<string> {
  try {
    const running = promisify(execFile)(command, args, { cwd, env: { ...process.env, ...env }, maxBuffer: 100e6, timeout: HANGS_MS })
    running.child.stdin?.end()
    return (await running).stdout
  } catch (error) {
    const output = ['stdout', 'stderr'].map((name) => String(fieldOf(error, name) ?? ''))
    throw new Error(`${command} ${args.join(' ')}\n${output.join('')}`)
  }
}

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Waits until an address answers. */
async function answers(url: string): Promise<void> {
  for (const end = Date.now() + HANGS_MS; Date.now() < end;) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

/** Runs a server while something is done. */
export async function whileRunning(args: readonly string[], cwd: string, env: Record<string, string>, url: string, work: () => Promise<void>): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' })
  try {
    await answers(url)
    await work()
  } finally {
    child.kill()
  }
}
