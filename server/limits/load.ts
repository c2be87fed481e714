/** Whether there is more work than the process can do in good time. A request pays a look at three figures; the rest is a timer's. */
import type { FastifyInstance } from 'fastify'
import { overloaded } from '../http/answer/failure'
import { performance } from 'node:perf_hooks'

// Refuses requests while there is more to do than can be done in good time.

/** Looks at the load once the body of a request has arrived, before anything is charged; what operators ask is always answered. */
export function shedLoad(app: FastifyInstance, load: Load): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (request.routeOptions.config.draws === 'nothing') return done()
    if (load.isHigh()) return done(overloaded())
    // An answer whose client has gone closed already, and does not again.
    if (!reply.raw.destroyed) {
      load.enter()
      reply.raw.once('close', load.leave)
    }
    done()
  })
}

/** How often the timer looks. */
const LOOK_MS = 100

/** From where on there is too much to do. */
const bounds = {
  /** A turn of the event loop that works on requests for longer takes on no more, */
  longTurnMs: 2000,
  /** once it took on so many: fewer are single long computations, or a machine that is busy otherwise. */
  few: 100,
  /** Work under way may take this long at the present pace, */
  longQueueMs: 3000,
  /** and is always within these numbers of requests: a pace is rough, and the first requests are slow. */
  least: 500,
  most: 5000,
}

/** How much of the pace of the latest look counts. */
const FRESH = 0.3

/** The load of a process. */
export interface Load {
  /** Whether a request should be refused rather than worked on. */
  isHigh(): boolean
  /** Counts a request that is worked on. */
  enter(): void
  /** Once for each that entered. */
  leave(): void
  stop(): void
}

/** Starts looking. */
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
