/** Load shedding. A request only compares a few numbers; a timer measures the load. */
import type { FastifyInstance } from 'fastify'
import { overloaded } from '../http/answer/failure'
import { performance } from 'node:perf_hooks'

/** Refuses requests while the load is high, once the body has arrived and before anything is charged; operators' routes are always answered. */
export function shedLoad(app: FastifyInstance, load: Load): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (request.routeOptions.config.draws === 'nothing') return done()
    if (load.isHigh()) return done(overloaded())
    // The response of a client that has gone is closed already and emits no further `close`.
    if (!reply.raw.destroyed) {
      load.enter()
      reply.raw.once('close', load.leave)
    }
    done()
  })
}

const LOOK_MS = 100

/** Bounds beyond which the load is high. */
const bounds = {
  /** If the event loop is blocked for longer than this, further requests are refused, */
  longTurnMs: 2000,
  /** but only after this many in that time: fewer mean single long computations, or a machine that is busy otherwise. */
  few: 100,
  /** Requests in progress may take this long at the measured time per request, */
  longQueueMs: 3000,
  /** but their number is bounded by these two: the measured time is rough, and the first requests are slow. */
  least: 500,
  most: 5000,
}

/** Weight of the latest measurement in the moving average. */
const FRESH = 0.3

/** The load of a process. */
export interface Load {
  /** Whether a request should be refused rather than worked on. */
  isHigh(): boolean
  /** Counts a request that begins. */
  enter(): void
  /** Counts its end; once for each `enter`. */
  leave(): void
  stop(): void
}

/** Starts measuring the load. */
export function watchLoad({ longTurnMs, few, longQueueMs, least, most }: typeof bounds = bounds): Load {
  let working = 0
  let turnedAt = performance.now()
  let entered = 0
  let left = 0
  let paceMs = 0
  let room = most
  let activeMs = performance.eventLoopUtilization().active
  const timer = setInterval(() => {
    turnedAt = performance.now()
    const { active } = performance.eventLoopUtilization()
    if (left > 0) {
      paceMs += FRESH * ((active - activeMs) / left - paceMs)
      room = Math.min(most, Math.max(least, Math.floor(longQueueMs / paceMs)))
    }
    activeMs = active
    entered = left = 0
  }, LOOK_MS)
  timer.unref()
  return {
    isHigh: () => working >= room || (entered >= few && performance.now() - turnedAt > longTurnMs),
    enter() {
      entered += 1
      working += 1
    },
    leave() {
      left += 1
      working -= 1
    },
    stop: () => clearInterval(timer),
  }
}
