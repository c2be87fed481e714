import type { FastifyInstance } from 'fastify'
import { succeed } from '../core/envelope'
import type { Limiter, LimiterState } from './rate-limit/limiter'

/** Where rate units are counted; `off` without limiting. */
export const limiterState = (limiter: Limiter | null): LimiterState | { store: 'off'; state: 'ok' } =>
  limiter?.state() ?? { store: 'off', state: 'ok' }

/**
 * `/health`: the process runs. `/ready`: it takes requests, and the state of what it depends on; none of that stops it
 * from answering. While draining both are refused like every request.
 */
export function installHealth(app: FastifyInstance, state: () => object): void {
  app.get('/health', async (request) => {
    request.call.operation = 'health'
    return succeed({ status: 'ok' }, request.id)
  })
  app.get('/ready', async (request) => {
    request.call.operation = 'ready'
    return succeed({ status: 'ready', ...state() }, request.id)
  })
}
