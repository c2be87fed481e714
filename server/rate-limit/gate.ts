import type { FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../../core/errors'
import type { Namespace } from '../../core/procedure'
import { clientOf } from './client'
import { Refusal } from '../failure'
import type { Limiter, Quota } from './limiter'
import { namespaceOf, pathOf } from '../paths'

/** Units to take from the pools of one client. */
export type Charge = ReadonlyMap<Namespace, number>

/** The rate gate in front of every operation. */
export interface Gate {
  /** Takes the units and sets the headers. @throws Refusal `rate_limited` */
  charge(request: FastifyRequest, reply: FastifyReply, charge: Charge): Promise<void>
  /** Takes the one unit of a request that failed before its cost was known; nothing outside the interfaces. */
  settle(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/** Limiting is off: nothing is taken, no header is set. */
const openGate: Gate = { charge: async () => undefined, settle: async () => undefined }

/** The quota that binds a request that drew from several pools. */
const tightest = (quotas: readonly Quota[]): Quota | undefined =>
  quotas.toSorted((a, b) => Number(a.allowed) - Number(b.allowed) || a.remaining - b.remaining)[0]

function announce(reply: FastifyReply, quota: Quota): void {
  reply.header('RateLimit-Limit', quota.limit)
  reply.header('RateLimit-Remaining', quota.remaining)
  reply.header('RateLimit-Reset', quota.resetSeconds)
}

const rateLimited = (seconds: number): Refusal =>
  new Refusal(failure('rate_limited', { retryAfterSeconds: seconds }), seconds)

/** Makes the gate over a limiter; null leaves it open. */
export function gateOf(limiter: Limiter | null): Gate {
  if (limiter === null) return openGate
  const charge: Gate['charge'] = async (request, reply, units) => {
    request.call.charged = true
    const client = clientOf(request.ip, request.socket.remoteAddress ?? 'unknown')
    const quota = tightest(await Promise.all([...units].map(([pool, cost]) => limiter.consume(client, pool, cost))))
    if (quota === undefined) return
    announce(reply, quota)
    if (!quota.allowed) throw rateLimited(quota.resetSeconds)
  }
  return {
    charge,
    settle: async (request, reply) => {
      const namespace = namespaceOf(pathOf(request.url))
      if (request.call.charged || namespace === null) return
      await charge(request, reply, new Map([[namespace, 1]]))
    },
  }
}
