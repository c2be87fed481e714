/** Scheduled `data update` in a child process, so that reading large files does not block requests. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Environment } from './config'
import { ownJson } from '../../core/values/own-json'

interface UpdateLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

/** Delay of the first update, so that a service in a restart loop does not query the sources each time. */
const FIRST_AFTER_MS = 10_000
const HOUR_MS = 3_600_000

/** Path of the built command line, from `dist/server` or a chunk in `dist`. */
const commandLine = (): string | undefined =>
  ['./cli.js', './server/cli.js'].map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) => existsSync(path))

/** Outcome of the last scheduled update. `incomplete`: some lists were refused or unavailable. */
export interface UpdateState {
  everyHours: number
  outcome: 'none_yet' | 'complete' | 'incomplete' | 'failed'
  /** End of the last update; null before the first. */
  at: string | null
  /** Names of the lists that were refused or unavailable. */
  missing: readonly string[]
}

interface UpdateSchedule {
  state(): UpdateState
  start(log: UpdateLog): void
  stop(): void
}

/** Schedules an update soon after the start, and another a number of hours after each; null for 0 hours. */
export function scheduleUpdates(hours: number, env: Environment): UpdateSchedule | null {
  if (hours === 0) return null
  let state: UpdateState = { everyHours: hours, outcome: 'none_yet', at: null, missing: [] }
  let stop = (): void => {}
  return {
    state: () => state,
    start: (log) => void (stop = repeat(hours, env, log, (ended) => (state = { everyHours: hours, at: new Date().toISOString(), ...ended }))),
    stop: () => stop(),
  }
}

type Ended = Pick<UpdateState, 'outcome' | 'missing'>

function repeat(hours: number, env: Environment, log: UpdateLog, onEnd: (ended: Ended) => void): () => void {
  const command = commandLine()
  if (command === undefined) {
    log.warn({}, 'data update: only the built server can run it')
    return () => {}
  }
  let child: ChildProcess | null = null
  let timer = setTimeout(run, FIRST_AFTER_MS).unref()
  function run(): void {
    const started = spawn(process.execPath, [command ?? '', 'data', 'update', '--json'], { env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    child = started
    void report(started, log).then(onEnd).finally(() => {
      child = null
      timer = setTimeout(run, hours * HOUR_MS).unref()
    })
  }
  return () => {
    clearTimeout(timer)
    child?.kill('SIGTERM')
  }
}

/** Logs the outcome of an update: which lists are new, which are missing and why. */
async function report(child: ChildProcess, log: UpdateLog): Promise<Ended> {
  const [out, err, exitCode] = await Promise.all([
    child.stdout === null ? '' : text(child.stdout),
    child.stderr === null ? '' : text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve).once('error', () => resolve(null))),
  ])
  const lists = listsIn(out)
  if (lists === null) {
    log.warn({ exitCode, said: err.trim().split('\n').at(-1) }, 'data update failed')
    return { outcome: 'failed', missing: [] }
  }
  const named = (outcome: string) => lists.filter((list) => list.outcome === outcome).map(({ name }) => name)
  const facts = { renewed: named('renewed'), unchanged: named('unchanged').length }
  const missing = lists.filter(({ outcome }) => outcome === 'refused' || outcome === 'away').map(({ name, reason }) => ({ name, reason }))
  if (missing.length === 0) log.info(facts, 'data update')
  else log.warn({ ...facts, missing }, 'data update: some lists could not be had')
  return { outcome: missing.length === 0 ? 'complete' : 'incomplete', missing: missing.map(({ name }) => name) }
}

/** The lists in the printed result; null if the output is no result. */
function listsIn(out: string): { name: string; outcome: string; reason: string | null }[] | null {
  try {
    return ownJson<{ lists: { name: string; outcome: string; reason: string | null }[] }>(out).lists
  } catch {
    return null
  }
}
