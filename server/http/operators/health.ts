import type { FastifyInstance } from 'fastify'
import { daysBetween, utcDay } from '../../../core/values/dates'
import { succeed } from '../../../core/contract/envelope'
import type { Site } from '../context'
import type { Ending } from '../../process/shutdown'
import { overloaded } from '../answer/failure'
import { free } from '../../limits/gate'
import type { Limiter, LimiterState } from '../../limits/limiter'
import { lawGaps, soonAges, type DatesSource } from '../../data/age'
import type { SourceState } from '../../data/source'

/** Where rate units are counted; `off` without limiting. */
const limiterState = (limiter: Limiter | null): LimiterState | { store: 'off'; state: 'ok' } =>
  limiter?.state() ?? { store: 'off', state: 'ok' }

/** The reference data, with the age of the bundle in days. */
function dataState({ bundle, store, providers, update }: SourceState, now: Date) {
  const today = utcDay(now)
  return { bundle: bundle === null ? null : { ...bundle, ageDays: daysBetween(bundle.asOf, today) }, store, providers, ...(update === undefined ? {} : { update }) }
}

/** Yearly legal figures without a value in force, each with the day from which it is missing. */
function lawState(now: Date) {
  const rows = lawGaps(utcDay(now)).map(({ name, since, state }) => ({ name, since, state }))
  return { missing: rows.length, rows }
}

/** Dependencies of readiness. */
interface Dependencies {
  limiter: Limiter | null
  ending: Ending
  state: (() => SourceState) | undefined
  dates: DatesSource
}

/**
 * `/healthz`: liveness. `/readyz`: readiness, with the state of all dependencies. The service answers without any of them,
 * so only shutdown makes it not ready.
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
        site.reference.open().catch(() => undefined), // queries the store, so that its state is current
      ])
      return succeed({ status: 'ready', ...(state === undefined ? {} : dataState(state(), site.now())), ...(dates === undefined ? {} : { ages }), law: lawState(site.now()), limiter: limiterState(limiter) }, request.id)
    })
  }
}
