import type { FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../../core/errors'
import { clientOf } from './client'
import { Refusal } from '../failure'
import type { Limiter, Pool, Quota } from './limiter'
import { namespaceOf, pathOf } from '../paths'

/** Units to take from the pools of one client. */
export type Charge = ReadonlyMap<Pool, number>

/** The rate gate in front of every operation. */
export interface Gate {
  /** Takes the units and sets the headers. @throws Refusal `rate_limited` */
  charge(request: FastifyRequest, reply: FastifyReply, charge: Charge): Promise<void>
  /** Takes the one unit of a request that failed before its cost was known. */
  settle(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Sets the headers without taking anything. */
  show(request: FastifyRequest, reply: FastifyReply): void
}

/** Limiting is off: nothing is taken, no header is set. */
const openGate: Gate = { charge: async () => undefined, settle: async () => undefined, show: () => undefined }

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

/** Makes the gate over a limiter; null leaves it open. */
export function gateOf(limiter: Limiter | null): Gate {
  if (limiter === null) return openGate
  const clientIn = (request: FastifyRequest): string => clientOf(request.ip, request.socket.remoteAddress ?? 'unknown')
  const poolOf = (request: FastifyRequest): Pool => namespaceOf(pathOf(request.url)) ?? 'other'
  const charge: Gate['charge'] = async (request, reply, units) => {
    request.call.charged = true
    const client = clientIn(request)
    const quota = tightest(await Promise.all([...units].map(([pool, cost]) => limiter.consume(client, pool, cost))))
    if (quota === undefined) return
    announce(reply, quota)
    if (!quota.allowed) throw rateLimited(quota.resetSeconds)
  }
  return {
    charge,
    settle: async (request, reply) => {
      if (!request.call.charged) await charge(request, reply, new Map([[poolOf(request), 1]]))
    },
    show: (request, reply) => announce(reply, limiter.peek(clientIn(request), poolOf(request))),
  }
}
