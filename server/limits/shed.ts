/** Refuses requests while there is more to do than can be done in good time. */
import type { FastifyInstance } from 'fastify'
import { overloaded } from '../http/answer/failure'
import type { Load } from './load'

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
