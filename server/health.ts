import type { FastifyInstance } from 'fastify'
import { succeed } from '../core/envelope'
import type { Limiter, LimiterState } from './rate-limit/limiter'

const limiterState = (limiter: Limiter | null): LimiterState | { store: 'off'; state: 'ok' } =>
  limiter?.state() ?? { store: 'off', state: 'ok' }

/**
 * `/health`: the process runs. `/ready`: it takes requests; says where rate units are counted. While draining both are
 * refused like every request.
 */
export function installHealth(app: FastifyInstance, limiter: Limiter | null): void {
  app.get('/health', async (request) => {
    request.call.operation = 'health'
    return succeed({ status: 'ok' }, request.id)
  })
  app.get('/ready', async (request) => {
    request.call.operation = 'ready'
    return succeed({ status: 'ready', limiter: limiterState(limiter) }, request.id)
  })
}
