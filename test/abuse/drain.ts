/** Ending processes under load: SIGTERM loses no request, and `kill -9` of one of two fails only what it was working on. */
import { agentWith, CALCULATORS, JSON_TYPE, lanes, send, wait, type Outcome } from './http'
import { startProxy } from './proxy'
import { findings, type Report } from './report'
import { leaksIn, secrets } from './secrets'
import { startService, stopServices } from './service'

const LANES = 32

/** Seconds of load before and after each end of a process, and how many ends there are. */
export interface DrainPlan {
  seconds: number
  ends: number
}

export const drainPlans = { long: { seconds: 5, ends: 6 }, short: { seconds: 1, ends: 1 } } as const satisfies Record<string, DrainPlan>

const env = { DEPOTKIT_BUNDLE: 'none', RATE_LIMIT_UNITS: '0', LOG_LEVEL: 'trace', SHUTDOWN_DELAY_SECONDS: '1' }

/** Heavy enough that there is always something under way. */
const scenarios = Array.from({ length: 10 }, (_, n) => ({ id: `s${n}`, inputs: { monthly_rate: 400, annual_return: 2 + n } }))
const bodies = [
  { path: `${CALCULATORS}/compare`, body: JSON.stringify({ calculator: 'etf-sparplan', scenarios }) },
  { path: `${CALCULATORS}/abgeltungssteuer`, body: JSON.stringify({ inputs: { kapitalertrag: secrets.amounts[1] } }) },
]

/** Load on a port; tells every outcome. */
function load(port: number, tell: (outcome: Outcome) => void): { stop(): Promise<void> } {
  const agent = agentWith(LANES)
  let n = 0
  const running = lanes(LANES, async () => {
    const { path, body } = bodies[(n += 1) % bodies.length] as (typeof bodies)[number]
    const outcome = await send(port, { method: 'POST', path, headers: JSON_TYPE, body }, agent)
    tell(outcome)
    if (outcome.kind === 'refused') await wait(20)
  })
  return {
    stop: async () => {
      await running.stop()
      agent.destroy()
    },
  }
}

const failed = (outcome: Outcome): boolean => outcome.kind !== 'answer' || outcome.status !== 200

const named = (outcome: Outcome): string => (outcome.kind === 'answer' ? String(outcome.status) : outcome.code)

/** SIGTERM to the only process: what it took on it answers; afterwards nothing listens. */
async function alone(plan: DrainPlan, add: (text: string) => void): Promise<{ answered: number; output: string }> {
  const service = await startService(env)
  let answered = 0
  const running = load(service.port, (outcome) => {
    if (outcome.kind === 'refused') return
    if (failed(outcome)) add(`after SIGTERM a request was lost: ${named(outcome)}`)
    else answered += 1
  })
  await wait(plan.seconds * 1000)
  service.signal('SIGTERM')
  const code = await service.ended
  if (code !== 0) add(`the process ended with ${code}`)
  await running.stop()
  return { answered, output: service.output() }
}

/** Each of two processes behind a proxy is replaced in turn: no request fails at all. */
async function rolling(plan: DrainPlan, add: (text: string) => void): Promise<{ answered: number }> {
  const services = await Promise.all([startService(env), startService(env)])
  const proxy = await startProxy(services.map(({ port }) => port))
  let answered = 0
  const running = load(proxy.port, (outcome) => {
    if (failed(outcome)) add(`during a rolling restart a request failed: ${named(outcome)}`)
    else answered += 1
  })
  await wait(plan.seconds * 1000)
  for (let end = 0; end < plan.ends * 2; end += 1) {
    const next = await startService(env)
    services[end % 2]?.signal('SIGTERM')
    await services[end % 2]?.ended
    proxy.replace(end % 2, next.port)
    services[end % 2] = next
    await wait(plan.seconds * 500)
  }
  await running.stop()
  proxy.close()
  return { answered }
}

/** One of two processes is killed: at most the requests that it was working on fail. */
async function killed(plan: DrainPlan, add: (text: string) => void): Promise<{ failures: number; inFlight: number; answered: number }> {
  let [failures, inFlight, answered] = [0, 0, 0]
  for (let end = 0; end < plan.ends; end += 1) {
    const services = await Promise.all([startService(env), startService(env)])
    const proxy = await startProxy(services.map(({ port }) => port))
    let lost = 0
    const running = load(proxy.port, (outcome) => {
      if (failed(outcome)) lost += 1
      else answered += 1
    })
    await wait(plan.seconds * 1000)
    const working = proxy.inFlight(0)
    services[0]?.signal('SIGKILL')
    await wait(plan.seconds * 1000)
    await running.stop()
    proxy.close()
    if (lost > working) add(`${lost} requests failed, the killed process was working on ${working}`)
    failures += lost
    inFlight += working
  }
  return { failures, inFlight, answered }
}

/** The run of a plan. */
export async function drain(plan: DrainPlan): Promise<Report> {
  const wrong = findings()
  let outputs = ''
  let aloneAnswered = 0
  for (let end = 0; end < plan.ends; end += 1) {
    const { answered, output } = await alone(plan, wrong.add)
    aloneAnswered += answered
    outputs += output
  }
  const rolled = await rolling(plan, wrong.add)
  const { failures, inFlight, answered } = await killed(plan, wrong.add)
  if (leaksIn(outputs).length > 0) wrong.add('the log holds what was sent')
  await stopServices()
  const figures = {
    'answered around SIGTERM': aloneAnswered, 'answered in rolling restarts': rolled.answered,
    'failed after kill -9': failures, 'in flight at kill -9': inFlight, 'answered around kill -9': answered,
  }
  return { figures, wrong: wrong.list() }
}

