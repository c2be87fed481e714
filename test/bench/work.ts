/** What people wait for who work on the project, tests, type checks from nothing and `npm start` where nothing changed, and who analyse a file. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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

/** A list of holdings analysed by the command line over Node alone, each the least of five. */
function analysisOverNode(): number {
  const least = (command: string): number => Math.min(...Array.from({ length: 5 }, () => processorSeconds(command)))
  return least("printf 'ISIN;Kurswert\nIE00B4L5Y983;7.500,00\nCash;2.500,00\n' | node dist/server/cli.js analyze -") / least('node -e 0')
}

/** Seconds of `.ci/run` in a clone of what is committed, and of `npm test` within it; null where it fails. */
export function ciTimes(): { tests: number | null; whole: number | null } {
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-ci-'))
  try {
    execFileSync('git', ['clone', '--quiet', '.', join(folder, 'clone')])
    if (existsSync('../shared')) symlinkSync(resolve('../shared'), join(folder, 'shared')) // raw data that some tests need
    const { status, stdout } = spawnSync('bash', ['.ci/run'], { cwd: join(folder, 'clone'), encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] })
    const steps = [...stdout.matchAll(/^== (.*) \((\d+)s\)$/gm)].map(([, name = '', seconds]) => ({ name, begin: Number(seconds) }))
    const test = steps.findIndex(({ name }) => name.startsWith('npm test'))
    const [begin, end, whole] = [steps[test]?.begin, steps[test + 1]?.begin, steps.at(-1)?.begin]
    return status !== 0 || begin === undefined || end === undefined || whole === undefined ? { tests: null, whole: null } : { tests: end - begin, whole }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** All others. */
export const workTimes = async (): Promise<{ typecheck: number; start: number; analysis: number }> => ({
  typecheck: processorSeconds('npm run typecheck -- --force'),
  start: await secondsToStart(),
  analysis: analysisOverNode(),
})
