import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../../core/errors'
import { clientOf } from './client'
import { overloaded, Refusal } from '../failure'
import type { Load } from '../load'
import type { Limiter, Pool, Quota } from './limiter'
import { namespaceOf, pathOf } from '../paths'

/** Units to take from the pools of one client. */
export type Charge = ReadonlyMap<Pool, number>

/** The rate gate in front of every operation. */
export interface Gate {
  /** Takes the units and sets the headers. @throws Refusal `rate_limited` or `overloaded` */
  charge(request: FastifyRequest, reply: FastifyReply, charge: Charge): Promise<void>
  /** Takes the one unit of a request that failed before its cost was known. */
  settle(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/** The quota that binds a request that drew from several pools. */
const tightest = (quotas: readonly Quota[]): Quota | undefined =>
  quotas.toSorted((a, b) => Number(a.allowed) - Number(b.allowed) || a.remaining - b.remaining)[0]

/** What a client is told about its pool. */
export const quotaHeaders = ({ limit, remaining, resetSeconds }: Quota) => ({
  'RateLimit-Limit': limit,
  'RateLimit-Remaining': remaining,
  'RateLimit-Reset': resetSeconds,
})

const announce = (reply: FastifyReply, quota: Quota): void => void reply.headers(quotaHeaders(quota))

const rateLimited = (seconds: number): Refusal =>
  new Refusal(failure('rate_limited', { retryAfterSeconds: seconds }), seconds)

/**
 * Makes the gate over a limiter; without one it costs nothing. What is refused because there is too much to do costs
 * nothing either, and is refused before anything is worked on.
 */
export function gateOf(limiter: Limiter | null, load: Load<ServerResponse>): Gate {
  const clientIn = (request: FastifyRequest): string => clientOf(request.ip, request.socket.remoteAddress ?? 'unknown')
  const take = async (request: FastifyRequest, reply: FastifyReply, units: Charge, limits: Limiter): Promise<void> => {
    const client = clientIn(request)
    const quota = tightest(await Promise.all([...units].map(([pool, cost]) => limits.consume(client, pool, cost))))
    if (quota === undefined) return
    announce(reply, quota)
    if (!quota.allowed) throw rateLimited(quota.resetSeconds)
  }
  const charge: Gate['charge'] = async (request, reply, units) => {
    request.call.charged = true
    if (load.isHigh()) {
      const [pool = 'other'] = units.keys()
      if (limiter !== null) announce(reply, limiter.peek(clientIn(request), pool))
      throw overloaded()
    }
    load.enter(reply.raw)
    if (limiter !== null) await take(request, reply, units, limiter)
  }
  return {
    charge,
    settle: async (request, reply) => {
      if (request.call.charged || limiter === null) return
      request.call.charged = true
      await take(request, reply, new Map([[namespaceOf(pathOf(request.url)) ?? 'other', 1]]), limiter)
    },
  }
}
