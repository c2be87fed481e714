/** What those who work on the project wait for: type checks from nothing, and `npm start` where nothing changed. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { buildService } from '../../scripts/build-service'

/** Seconds of processor time, user and system, of everything that a shell command starts. */
function processorSeconds(command: string): number {
  const text = execFileSync('bash', ['-c', `${command} >/dev/null 2>&1; times`], { encoding: 'utf8' })
  const [, children = ''] = text.trim().split('\n')
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0)
}

/** Seconds from `npm start` to its first line that says where it listens. */
async function secondsToStart(): Promise<number> {
  buildService()
  const begin = performance.now()
  const child = spawn('npm', ['start', '--silent'], { env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  let said = ''
  for await (const part of child.stdout as AsyncIterable<Buffer>) {
    said += part.toString()
    if (said.includes('listening at')) break
  }
  const seconds = (performance.now() - begin) / 1000
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  if (child.exitCode === null) await once(child, 'exit')
  return seconds
}

/** Both. */
export const workTimes = async (): Promise<{ typecheck: number; start: number }> => ({
  typecheck: processorSeconds('npm run typecheck -- --force'),
  start: await secondsToStart(),
})
