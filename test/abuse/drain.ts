/** Ending processes under load: SIGTERM loses no request, and `kill -9` of one of two fails only what it was working on. */
import { agentWith, CALCULATORS, JSON_TYPE, lanes, send, wait, type Outcome } from './http'
import { startProxy } from './proxy'
import { findings, type Report } from './report'
import { leaksIn, secrets } from './secrets'
import { startService, stopServices, type Service } from '../support/built'

const LANES = 32

/** Seconds of load before and after each end of a process, how many are ended by each signal, and how many restarts follow each other. */
export interface DrainPlan {
  seconds: number
  ends: number
  restarts: number
}

export const drainPlans = { long: { seconds: 5, ends: 6, restarts: 12 }, short: { seconds: 0.5, ends: 1, restarts: 1 } } as const satisfies Record<string, DrainPlan>

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
async function rolling(services: Service[], plan: DrainPlan, add: (text: string) => void): Promise<{ answered: number }> {
  const proxy = await startProxy(services.map(({ port }) => port))
  let answered = 0
  const running = load(proxy.port, (outcome) => {
    if (failed(outcome)) add(`during a rolling restart a request failed: ${named(outcome)}`)
    else answered += 1
  })
  await wait(plan.seconds * 1000)
  for (let end = 0; end < plan.restarts; end += 1) {
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

/** One of two processes is killed: only requests that it had when it died fail. */
async function killed(services: Service[], plan: DrainPlan, add: (text: string) => void): Promise<{ failures: number; answered: number }> {
  const proxy = await startProxy(services.map(({ port }) => port))
  let [failures, answered] = [0, 0]
  const running = load(proxy.port, (outcome) => {
    if (failed(outcome)) failures += 1
    else answered += 1
  })
  for (let end = 0; end < plan.ends; end += 1) {
    await wait(plan.seconds * 1000)
    const victim = services[0]
    const known = proxy.failures.length
    const signalled = performance.now()
    victim?.signal('SIGKILL')
    await victim?.ended
    const death = performance.now()
    await wait(plan.seconds * 1000)
    const since = proxy.failures.slice(known)
    const others = since.filter(({ port, at }) => port !== victim?.port || at > death)
    if (others.length > 0) add(`${others.length} requests failed that the killed process did not have`)
    // A lane may send again over another connection of the dead process before the proxy has read its end: only those sent before the signal were under way.
    if (since.filter(({ at }) => at <= signalled).length > LANES) add('more requests failed than could be under way')
    if (end + 1 === plan.ends) break
    services[0] = await startService(env)
    proxy.replace(0, services[0].port)
  }
  await running.stop()
  proxy.close()
  if (failures !== proxy.failures.length) add(`${failures} requests failed at the clients, ${proxy.failures.length} at the proxy`)
  return { failures, answered }
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
  const pair = await Promise.all([startService(env), startService(env)])
  const rolled = await rolling(pair, plan, wrong.add)
  const { failures, answered } = await killed(pair, plan, wrong.add)
  if (leaksIn(outputs).length > 0) wrong.add('the log holds what was sent')
  await stopServices()
  const figures = {
    'answered around SIGTERM': aloneAnswered, 'answered in rolling restarts': rolled.answered,
    'failed at kill -9': failures, 'answered around kill -9': answered,
  }
  return { figures, wrong: wrong.list() }
}

