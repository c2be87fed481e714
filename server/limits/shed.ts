/** Refuses requests while there is more to do than can be done in good time. */
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { overloaded } from '../http/answer/failure'
import type { Load } from './load'

/** Looks at the load once the body of a request has arrived, before anything is charged; what operators ask is always answered. */
export function shedLoad(app: FastifyInstance, load: Load<ServerResponse>): void {
  app.addHook('preHandler', (request, reply, done) => {
    if (request.routeOptions.config.draws === 'nothing') return done()
    if (load.isHigh()) return done(overloaded())
    load.enter(reply.raw)
    done()
  })
}
