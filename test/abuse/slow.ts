/** Honest clients beside 500 idle connections, 50 slow writers and 100 bodies that are too large, all at once. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { agentWith, CALCULATORS, JSON_TYPE, lanes, percentile, send, wait } from './http'
import { findings, ms, type Report } from './report'
import { leaksIn, secrets } from './secrets'
import { startService, stopServices, type Service } from '../support/built'

const LANES = 16
const PAUSE_MS = 20
const MOST_TIMES = 3

/** Seconds of one part, and how often quiet and attack alternate. */
export interface SlowPlan {
  seconds: number
  rounds: number
  /** Whether to wait until the server ended the connections that hold on. */
  patient: boolean
}

export const slowPlans = { long: { seconds: 10, rounds: 4, patient: true }, short: { seconds: 2, rounds: 3, patient: false } } as const satisfies Record<string, SlowPlan>

type Counts = Record<'idleOpened' | 'idleClosed' | 'slowOpened' | 'slowClosed' | 'oversizeSent' | 'oversizeAnswered', number>

const none: Counts = { idleOpened: 0, idleClosed: 0, slowOpened: 0, slowClosed: 0, oversizeSent: 0, oversizeAnswered: 0 }

function startAttack(port: number): { counts(): Counts; stop(): Promise<void> } {
  const script = fileURLToPath(new URL('attackers.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let counts = none
  child.stdout.on('data', (part: Buffer) => {
    const line = part.toString().trim().split('\n').at(-1) ?? ''
    counts = JSON.parse(line)
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    counts: () => counts,
    stop: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

/** Times of honest requests over so many seconds. */
async function honest(service: Service, seconds: number, add: (text: string) => void): Promise<number[]> {
  const agent = agentWith(LANES)
  const times: number[] = []
  const body = JSON.stringify({ inputs: { kapitalertrag: secrets.amounts[0] } })
  const load = lanes(LANES, async () => {
    const outcome = await send(service.port, { method: 'POST', path: `${CALCULATORS}/abgeltungssteuer`, headers: JSON_TYPE, body }, agent)
    if (outcome.kind !== 'answer' || outcome.status !== 200) add(`an honest request failed: ${outcome.kind === 'answer' ? outcome.status : outcome.code}`)
    times.push(outcome.ms)
    await wait(PAUSE_MS)
  })
  await wait(seconds * 1000)
  await load.stop()
  agent.destroy()
  return times
}

async function until(done: () => boolean, seconds: number): Promise<boolean> {
  for (let n = 0; n < seconds * 10 && !done(); n += 1) await wait(100)
  return done()
}

/** The run of a plan. */
export async function slow(plan: SlowPlan): Promise<Report> {
  const wrong = findings()
  const service = await startService({ DEPOTKIT_BUNDLE: 'none', RATE_LIMIT_UNITS: '1000000', REQUEST_LIMIT: '0', LOG_LEVEL: 'trace' })
  await honest(service, 0.5, wrong.add)
  const quiet: number[] = []
  const attacked: number[] = []
  let seen = none
  for (let round = 0; round < plan.rounds; round += 1) {
    quiet.push(...(await honest(service, plan.seconds, wrong.add)))
    const attack = startAttack(service.port)
    if (!(await until(() => attack.counts().idleOpened === 500 && attack.counts().slowOpened >= 50, 10))) wrong.add('the attack did not get all its connections')
    attacked.push(...(await honest(service, plan.seconds, wrong.add)))
    if (plan.patient) {
      const cut = await until(() => attack.counts().idleClosed >= 500 && attack.counts().slowClosed >= 50, 20)
      if (!cut) wrong.add(`connections that hold on are not ended: ${JSON.stringify(attack.counts())}`)
    }
    seen = attack.counts()
    await attack.stop()
    if (plan.patient) await wait(1000)
  }
  if (seen.oversizeAnswered === 0) wrong.add('no body that is too large was refused')
  const [calm, loud] = [percentile(quiet, 0.99), percentile(attacked, 0.99)]
  if (loud > MOST_TIMES * calm) wrong.add(`p99 ${ms(loud)} under attack, ${ms(calm)} without`)
  if (leaksIn(service.output() + (await service.metrics())).length > 0) wrong.add('log or metrics hold what was sent')
  await stopServices()
  const figures = { 'p99 quiet': ms(calm), 'p99 attacked': ms(loud), times: (loud / calm).toFixed(2), honest: attacked.length, ...seen }
  return { figures, wrong: wrong.list() }
}
