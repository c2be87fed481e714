import type { FastifyInstance } from 'fastify'
import { daysBetween, utcDay } from '../../../core/values/dates'
import { succeed } from '../../../core/contract/envelope'
import type { Site } from '../context'
import type { Ending } from '../../process/shutdown'
import { overloaded } from '../answer/failure'
import { soonAges, type DatesSource } from './ages'
import { free } from '../../limits/gate'
import type { Limiter, LimiterState } from '../../limits/limiter'
import { lawGaps } from '../../data/age'
import type { SourceState } from '../../data/source'

/** Where rate units are counted; `off` without limiting. */
const limiterState = (limiter: Limiter | null): LimiterState | { store: 'off'; state: 'ok' } =>
  limiter?.state() ?? { store: 'off', state: 'ok' }

/** The reference data, with the age of the bundle in days. */
function dataState({ bundle, store, providers, update }: SourceState, now: Date) {
  const today = utcDay(now)
  return { bundle: bundle === null ? null : { ...bundle, ageDays: daysBetween(bundle.asOf, today) }, store, providers, ...(update === undefined ? {} : { update }) }
}

/** Yearly figures of the law without a value in force, each with the day on which it fell due. */
function lawState(now: Date) {
  const rows = lawGaps(utcDay(now)).map(({ name, since, state }) => ({ name, since, state }))
  return { missing: rows.length, rows }
}

/** What readiness depends on. */
interface Dependencies {
  limiter: Limiter | null
  ending: Ending
  state: (() => SourceState) | undefined
  dates: DatesSource
}

/**
 * `/healthz`: the process runs. `/readyz`: it takes requests, and the state of what it depends on; none of that stops it
 * from answering, so only its end makes it refuse.
 */
export function installHealth(app: FastifyInstance, site: Site, { limiter, ending, state, dates }: Dependencies): void {
  for (const path of ['/healthz', '/health']) {
    app.get(path, free, async (request) => {
      request.call.operation = 'health'
      return succeed({ status: 'ok' }, request.id)
    })
  }
  for (const path of ['/readyz', '/ready']) {
    app.get(path, free, async (request) => {
      request.call.operation = 'ready'
      if (ending.isEnding()) throw overloaded()
      const [ages] = await Promise.all([
        dates === undefined ? null : soonAges(dates, site.now()),
        site.reference.open().catch(() => undefined), // asks the store, so that its state is that of now
      ])
      return succeed({ status: 'ready', ...(state === undefined ? {} : dataState(state(), site.now())), ...(dates === undefined ? {} : { ages }), law: lawState(site.now()), limiter: limiterState(limiter) }, request.id)
    })
  }
}
