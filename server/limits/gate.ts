/** Draws what a request costs from the pools of its client, and tells the client what is left. */
import type { FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify'
import { failure } from '../../core/contract/errors'
import { isTrpc, namespaceOf } from '../../core/contract/namespaces'
import { Refusal, refuse } from '../http/answer/failure'
import { clientOf } from './client'
import type { Limiter } from './limiter'
import { quotaHeaders, quotaOf, type Charge, type Pool, type Quota } from './quota'
import { Transform } from 'node:stream'
import { MAX_BODY_BYTES, PLAIN_BODY_BYTES } from '../../core/contract/limits'

/** Rate limiting of everything that costs units or requests. */
export interface Gate {
  /** @throws Refusal `rate_limited` */
  charge(request: FastifyRequest, reply: FastifyReply, charge: Charge): Promise<void>
  /**
   * Charges a request before its body is read; this is credited against its actual cost.
   *
   * @throws Refusal `rate_limited`
   */
  chargeAhead(request: FastifyRequest, reply: FastifyReply, pool: Pool, units: number): Promise<void>
  /**
   * Charges a request that failed before its cost was known: one, or nothing if the process was overloaded.
   *
   * @throws Refusal `rate_limited`
   */
  settle(request: FastifyRequest, reply: FastifyReply, cost: 0 | 1): Promise<void>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent: one request. `units`: the handler charges rate units. `nothing`: the route is free. */
    draws?: 'units' | 'nothing'
  }
}

/** Options of routes whose handler charges what a body costs. */
export const weighted = { config: { rateLimit: false, draws: 'units' } } as const

/** Options of operators' routes, whose answers are small. */
export const free = { config: { rateLimit: false, draws: 'nothing' } } as const

/** One request of the limit on requests. */
export const oneRequest: Charge = [['requests', 1]]

/** The client of a request. */
export const clientIn = (request: FastifyRequest): string => clientOf(request.ip, request.socket.remoteAddress ?? 'unknown')

/** Refusal for the seconds until a window ends. */
export const rateLimited = (seconds: number): Refusal =>
  new Refusal(failure('rate_limited', { retryAfterSeconds: seconds }), seconds)

/** The stricter of two quotas. */
const tighter = (a: Quota, b: Quota): Quota =>
  (Number(a.allowed) - Number(b.allowed) || a.remaining - b.remaining) <= 0 ? a : b

/** Calls of the service's own pages draw from a pool of their own, also limited. They are known by `Sec-Fetch-Site`, which scripts cannot set. */
const poolFor = (request: FastifyRequest, pool: Pool): Pool =>
  pool !== 'requests' && isTrpc(request.target.path) && request.headers['sec-fetch-site'] === 'same-origin' ? 'pages' : pool

/** Charge for a request that failed before its cost was known. */
function poolsOf(request: FastifyRequest, cost: 0 | 1): Charge {
  const { draws } = request.routeOptions.config
  if (draws === 'nothing') return []
  return [[(draws === 'units' ? namespaceOf(request.target.path) : null) ?? 'requests', cost]]
}

/** Uses the units that a request prepaid to a pool; returns how many of the asked ones they cover. */
function takePaid({ call: { paid } }: FastifyRequest, pool: Pool, asked: number): number {
  const taken = paid.pool === pool ? Math.min(paid.units, asked) : 0
  paid.units -= taken
  return taken
}

/** Makes the gate for a limiter; with null nothing is charged. */
export function gateOf(limiter: Limiter | null): Gate {
  const charge: Gate['charge'] = async (request, reply, charged) => {
    request.call.charged = true
    if (limiter === null) return
    const client = clientIn(request)
    let quota: Quota | undefined
    for (const [named, asked] of charged) {
      const pool = poolFor(request, named)
      if (limiter.limitOf(pool) === 0) continue
      const units = asked - takePaid(request, pool, asked)
      const counted = limiter.count(client, pool, units)
      const drawn = quotaOf(counted instanceof Promise ? await counted : counted)
      quota = quota === undefined ? drawn : tighter(quota, drawn)
    }
    if (quota === undefined) return
    reply.headers(quotaHeaders(quota))
    if (!quota.allowed) throw rateLimited(quota.resetSeconds)
  }
  return {
    charge,
    chargeAhead: async (request, reply, pool, units) => {
      await charge(request, reply, [[pool, units]])
      request.call.paid = { pool: poolFor(request, pool), units }
    },
    settle: async (request, reply, cost) => {
      if (!request.call.charged) await charge(request, reply, poolsOf(request, cost))
    },
  }
}

// Large bodies are paid for by their bytes before any is read: the memory that a client can occupy is then bounded by its
// units and not by its number of connections.

/** One unit per started `MAX_BODY_BYTES`. */
const unitsOf = (bytes: number): number => Math.ceil(bytes / MAX_BODY_BYTES)

/** `Content-Length` of a request; 0 without one. */
export const announcedBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0)

const boundUnannounced: preParsingHookHandler = (request, _reply, payload, done) => {
  if (request.headers['content-length'] !== undefined) return done(null, payload)
  let bytes = 0
  const bounded = new Transform({
    transform(part: Buffer, _encoding, next) {
      bytes += part.length
      if (bytes > PLAIN_BODY_BYTES) next(refuse('payload_too_large'))
      else next(null, part)
    },
  })
  // Without a listener the error would be thrown: a body that was refused earlier has no reader. A reader gets it too.
  bounded.on('error', () => undefined)
  done(null, payload.pipe(bounded))
}

/** Options of a route whose bodies have at most this many bytes. */
export const bodyOptions = (gate: Gate, bodyLimit: number, poolOf: (request: FastifyRequest) => Pool) => ({
  bodyLimit,
  ...(bodyLimit > PLAIN_BODY_BYTES ? { preParsing: boundUnannounced } : {}),
  async onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const bytes = announcedBytes(request)
    if (bytes > PLAIN_BODY_BYTES && bytes <= bodyLimit) await gate.chargeAhead(request, reply, poolOf(request), unitsOf(bytes))
  },
})
