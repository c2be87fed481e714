/** The limit on requests, for everything whose cost does not depend on a body. */
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { clientIn, rateLimited } from './gate'
import type { Limiter } from './limiter'
import { quotaOf, type Counted } from './quota'

/** Store of the plugin over the limiter that also counts rate units. */
const storeOver = (limiter: Limiter) =>
  class implements FastifyRateLimitStore {
    incr(...[client, callback, , max]: Parameters<FastifyRateLimitStore['incr']>): void {
      const answer = ({ total, limit, msLeft }: Counted): void => callback(null, { current: max - limit + total, ttl: msLeft })
      void Promise.resolve(limiter.count(client, 'requests', 1)).then(answer)
    }
    child(): this {
      return this
    }
  }

/** Counts requests for every route registered afterwards, except `free` and `weighted` ones. */
export async function limitRequests(app: FastifyInstance, limiter: Limiter | null): Promise<void> {
  if (limiter === null || limiter.limitOf('requests') === 0) return
  await app.register(rateLimit, {
    max: limiter.limitOf('requests'),
    enableDraftSpec: true,
    store: storeOver(limiter),
    keyGenerator: (request) => {
      request.call.charged = true
      return clientIn(request)
    },
    errorResponseBuilder: (_request, { ttl, max }) => rateLimited(quotaOf({ total: 0, limit: max, msLeft: ttl }).resetSeconds),
  })
}
