/**
 * `npx tsx test/bench/units.ts [part of a name]`, after a build: the processor time that a rate unit buys, for every operation at its
 * legal maximum, every document and every page, as a multiple of one Vorabpauschale calculation. Turns alternate with that
 * calculation, so that a machine that slows down slows both. What is above the bar is marked, and the script fails.
 */
import { agentWith, send } from '../abuse/http'
import { measure, worstRequests, type Worst } from '../abuse/wire-worst'
import { median } from './measure'
import { start, type Running } from './server'

const BAR = 5
const ROUNDS = 3

/** Processor time of a turn in milliseconds: many times what the system's clock can tell. */
const TURN_MS = 100

const agent = agentWith(1)

function cpuNow({ cpuMs }: Running): number {
  const now = cpuMs()
  if (now === null) throw new Error('This system does not tell the processor time of a process.')
  return now
}

async function ask({ url }: Running, { name, sent }: Worst): Promise<void> {
  const outcome = await send(Number(new URL(url).port), sent, agent)
  const expected = name.endsWith('/nothing') ? [404] : [200, 207]
  if (outcome.kind !== 'answer' || !expected.includes(outcome.status)) {
    throw new Error(`${name}: ${outcome.kind === 'answer' ? `${outcome.status} ${outcome.text.slice(0, 500)}` : outcome.code}`)
  }
}

/** Processor milliseconds of one request: asked until a turn is over. */
async function turn(service: Running, worst: Worst): Promise<number> {
  const begin = cpuNow(service)
  for (let times = 1; ; times += 1) {
    await ask(service, worst)
    const spent = cpuNow(service) - begin
    if (spent >= TURN_MS) return spent / times
  }
}

async function costOf(service: Running, worst: Worst): Promise<{ name: string; ms: number; perUnit: number; ratio: number }> {
  for (let n = 0; n < 3; n += 1) await ask(service, worst)
  const [ours, one]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await turn(service, measure))
    ours.push(await turn(service, worst))
  }
  const ms = median(ours)
  return { name: worst.name, ms, perUnit: ms / worst.units, ratio: ms / worst.units / median(one) }
}

const [, , part = ''] = process.argv
const service = await start(['dist/server/main.js'], '/healthz', { RATE_LIMIT_UNITS: '0', REQUEST_LIMIT: '0', LOG_LEVEL: 'silent' })
try {
  await turn(service, measure)
  await turn(service, measure)
  for (const worst of await worstRequests()) {
    if (!worst.name.includes(part)) continue
    const { name, ms, perUnit, ratio } = await costOf(service, worst)
    if (ratio > BAR) process.exitCode = 1
    process.stdout.write(`${ratio > BAR ? '!' : ' '} ${ratio.toFixed(1).padStart(6)}  ${perUnit.toFixed(2).padStart(7)} ms a unit ${ms.toFixed(1).padStart(7)} ms  ${name}\n`)
  }
} finally {
  await service.stop()
  agent.destroy()
}
