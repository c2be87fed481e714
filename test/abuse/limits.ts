/** Two processes, one Redis that is killed, restarted empty and frozen: no client gets more than SECURITY.md says, nobody waits, nothing fails. */
import { ownRedis } from '../support/redis'
import { agentWith, CALCULATORS, JSON_TYPE, lanes, percentile, PORTFOLIO, send, wait, type Sent } from './http'
import { findings, ms, type Report } from './report'
import { leaksIn, secrets } from './secrets'
import { startService, stopServices, type Service } from '../support/built'

const UNITS = 60
/** The pool, what the processes grant together while Redis is away, and the pool again when Redis came back empty: SECURITY.md. */
const MOST_UNITS = 3 * UNITS
const CONNECTIONS = 64

/** Longer than processes grant only their shares after an outage. */
const SETTLED_MS = 2500

/** Seconds from the start at which things happen. */
export interface Plan {
  kill: number
  restart: number
  freeze: number
  thaw: number
  end: number
}

/** The whole run, and one that is short enough for every change. */
export const plans = {
  long: { kill: 15, restart: 20, freeze: 35, thaw: 40, end: 59 },
  short: { kill: 1, restart: 2, freeze: 3.5, thaw: 5, end: 6.5 },
} as const satisfies Record<string, Plan>

type Phase = 'quiet' | 'killed' | 'restarted' | 'frozen' | 'thawed'

const phaseAt = (seconds: number, { kill, restart, freeze, thaw }: Plan): Phase => {
  if (seconds < kill) return 'quiet'
  if (seconds < restart) return 'killed'
  if (seconds < freeze) return 'restarted'
  return seconds < thaw ? 'frozen' : 'thawed'
}

interface Cost {
  pool: string
  units: number
  sent: Sent
}

const scenarios = (count: number): string =>
  JSON.stringify({ calculator: 'notgroschen', scenarios: Array.from({ length: count }, (_, n) => ({ id: `s${n}`, inputs: {} })) })

const holdings = (count: number): string =>
  JSON.stringify({ holdings: Array.from({ length: count }, (_, n) => ({ isin: secrets.isins[n], value: secrets.amounts[n] })), basis: 'values' })

/** Requests of several costs, on both pools and both fronts. */
const costs: readonly Cost[] = [
  { pool: 'calculators', units: 1, sent: { method: 'POST', path: `${CALCULATORS}/notgroschen`, body: '{}' } },
  { pool: 'calculators', units: 1, sent: { method: 'POST', path: `${CALCULATORS}/notgroschen`, body: '{' } },
  { pool: 'calculators', units: 3, sent: { method: 'POST', path: `${CALCULATORS}/compare`, body: scenarios(3) } },
  { pool: 'calculators', units: 2, sent: { method: 'POST', path: '/trpc/calculators.notgroschen,calculators.notgroschen?batch=1', body: '{"0":{},"1":{}}' } },
  { pool: 'portfolio', units: 4, sent: { method: 'POST', path: `${PORTFOLIO}/allocation`, body: holdings(4) } },
]

/** New clients come all the time, and older ones come back: also those that are exhausted. */
function clientAt(seconds: number): string {
  const newest = Math.floor(seconds * 4)
  const n = Math.random() < 0.6 ? newest - Math.floor(Math.random() * 8) : Math.floor(Math.random() * (newest + 1))
  return `203.0.${113 + Math.floor(Math.max(0, n) / 200)}.${Math.max(0, n) % 200}`
}

async function act(redis: Awaited<ReturnType<typeof ownRedis>>, plan: Plan): Promise<void> {
  await wait(plan.kill * 1000)
  await redis.kill()
  await wait((plan.restart - plan.kill) * 1000)
  await redis.start()
  await wait((plan.freeze - plan.restart) * 1000)
  redis.freeze()
  await wait((plan.thaw - plan.freeze) * 1000)
  redis.thaw()
  await wait((plan.end - plan.thaw) * 1000)
}

/** Waits until both processes know of each other; they say so every two seconds. */
async function acquainted(services: readonly Service[]): Promise<void> {
  const processes = async ({ url }: Service): Promise<unknown> => {
    const ready = (await (await fetch(`${url}/readyz`)).json()) as { data: { limiter: { processes: unknown } } }
    return ready.data.limiter.processes
  }
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if ((await Promise.all(services.map(processes))).every((count) => count === 2)) return
    await wait(100)
  }
  throw new Error('the processes do not know of each other')
}

/** What both processes say is left must be the same figure, less the unit that asking costs. */
async function compareHeaders(services: readonly Service[], clients: readonly string[], add: (text: string) => void): Promise<void> {
  for (const client of clients) {
    const left: number[] = []
    for (const { port } of services) {
      const outcome = await send(port, { method: 'POST', path: `${CALCULATORS}/notgroschen`, body: '{}', headers: { ...JSON_TYPE, 'x-forwarded-for': client } })
      left.push(outcome.kind === 'answer' ? Number(outcome.headers['ratelimit-remaining']) : Number.NaN)
    }
    const [first = 0, second = 0] = left
    if (second !== Math.max(0, first - 1)) add(`one process says ${first} units are left, then the other ${second}`)
  }
}

/** The run of a plan. */
export async function limits(plan: Plan): Promise<Report> {
  const redis = await ownRedis()
  const env = { REDIS_URL: redis.url, TRUSTED_PROXIES: '127.0.0.1', DEPOTKIT_BUNDLE: 'none', LOG_LEVEL: 'trace' }
  const services = await Promise.all([startService(env), startService(env)])
  const agents = services.map(() => agentWith(CONNECTIONS))
  const wrong = findings()
  const granted = new Map<string, number>()
  const times = new Map<Phase, number[]>()
  let begin = performance.now() + 60_000
  const step = async (lane: number): Promise<void> => {
    const seconds = Math.max(0, (performance.now() - begin) / 1000)
    const { pool, units, sent } = costs[Math.floor(Math.random() * costs.length)] as Cost
    const client = clientAt(seconds)
    const at = (lane + Math.floor(Math.random() * 2)) % 2
    const outcome = await send(services[at]?.port ?? 0, { ...sent, headers: { ...JSON_TYPE, 'x-forwarded-for': client } }, agents[at])
    if (outcome.kind !== 'answer' || ![200, 400, 429].includes(outcome.status)) {
      wrong.add(`a request failed: ${outcome.kind === 'answer' ? outcome.status : outcome.code}`)
      return
    }
    const phase = phaseAt(seconds, plan)
    const list = times.get(phase) ?? []
    list.push(outcome.ms)
    times.set(phase, list)
    if (outcome.status !== 429) granted.set(`${pool} ${client}`, (granted.get(`${pool} ${client}`) ?? 0) + units)
    if (outcome.status >= 400 && leaksIn(outcome.text).length > 0) wrong.add('an error repeats what was sent')
  }
  const warmUp = lanes(CONNECTIONS, step)
  await Promise.all([wait(500), acquainted(services)])
  await warmUp.stop()
  granted.clear()
  times.clear()
  begin = performance.now()
  const load = lanes(CONNECTIONS, step)
  await act(redis, plan)
  await load.stop()
  return summary()

  async function summary(): Promise<Report> {
    const most = Math.max(...granted.values())
    if (most > MOST_UNITS) wrong.add(`${most} units were granted to one client`)
    const quiet = percentile(times.get('quiet') ?? [], 0.99)
    const disturbed = percentile([...times].flatMap(([phase, all]) => (phase === 'quiet' ? [] : all)), 0.99)
    if (disturbed > 5 * quiet) wrong.add(`p99 while Redis is disturbed: ${ms(disturbed)}, before: ${ms(quiet)}`)
    await wait(SETTLED_MS)
    await compareHeaders(services, [...granted.keys()].filter((key) => key.startsWith('calculators')).slice(-30).map((key) => key.split(' ')[1] ?? ''), wrong.add)
    const output = services.map((service) => service.output()).join('') + (await Promise.all(services.map((service) => service.metrics()))).join('')
    const leaks = [...leaksIn(output), ...(/203\.0\.11\d/.exec(output) ?? [])]
    if (leaks.length > 0) wrong.add(`log or metrics hold what was sent: ${leaks.join()}`)
    for (const state of ['fallback', 'ok']) if (!output.includes(`"state":"${state}"`)) wrong.add(`the log does not say ${state}`)
    agents.forEach((agent) => agent.destroy())
    await stopServices()
    await redis.kill()
    const slowest = Math.max(...[...times.values()].map((all) => percentile(all, 1)))
    const answers = [...times].map(([phase, all]) => `${phase}: ${all.length}, p99 ${ms(percentile(all, 0.99))}`).join('; ')
    const full = [...granted.values()].filter((units) => units > UNITS - 4).length
    return { figures: { connections: CONNECTIONS, pools: granted.size, 'pools used up': full, 'most units': most, 'p99 before': ms(quiet), 'p99 disturbed': ms(disturbed), slowest: ms(slowest), answers }, wrong: wrong.list() }
  }
}
