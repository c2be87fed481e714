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

/** The gate in front of everything that costs something. */
export interface Gate {
  /** @throws Refusal `rate_limited` */
  charge(request: FastifyRequest, reply: FastifyReply, charge: Charge): Promise<void>
  /**
   * Charges a request before its body is read; what it turns out to cost is charged less that.
   *
   * @throws Refusal `rate_limited`
   */
  chargeAhead(request: FastifyRequest, reply: FastifyReply, pool: Pool, units: number): Promise<void>
  /**
   * Charges a request that failed before its cost was known: one, or nothing where there was no time for it.
   *
   * @throws Refusal `rate_limited`
   */
  settle(request: FastifyRequest, reply: FastifyReply, cost: 0 | 1): Promise<void>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route draws from, unless it is the requests of its client: units that its handler charges, or nothing at all. */
    draws?: 'units' | 'nothing'
  }
}

/** For routes whose handler charges what a body costs. */
export const weighted = { config: { rateLimit: false, draws: 'units' } } as const

/** For what operators ask; its answers are small. */
export const free = { config: { rateLimit: false, draws: 'nothing' } } as const

/** One request of the coarse limit. */
export const oneRequest: Charge = [['requests', 1]]

/** The client of a request. */
export const clientIn = (request: FastifyRequest): string => clientOf(request.ip, request.socket.remoteAddress ?? 'unknown')

/** A refusal until a window ends. */
export const rateLimited = (seconds: number): Refusal =>
  new Refusal(failure('rate_limited', { retryAfterSeconds: seconds }), seconds)

/** The one of two quotas that binds a request that drew from both. */
const tighter = (a: Quota, b: Quota): Quota =>
  (Number(a.allowed) - Number(b.allowed) || a.remaining - b.remaining) <= 0 ? a : b

/** Calls of the service's own pages, as browsers mark them where no script can, draw from a pool of their own, which is bounded as well. */
const poolFor = (request: FastifyRequest, pool: Pool): Pool =>
  pool !== 'requests' && isTrpc(request.target.path) && request.headers['sec-fetch-site'] === 'same-origin' ? 'pages' : pool

/** What a request draws from that failed early. */
function poolsOf(request: FastifyRequest, cost: 0 | 1): Charge {
  const { draws } = request.routeOptions.config
  if (draws === 'nothing') return []
  return [[(draws === 'units' ? namespaceOf(request.target.path) : null) ?? 'requests', cost]]
}

/** Uses up what a request paid to a pool ahead; how much of what is asked for that is. */
function takePaid({ call: { paid } }: FastifyRequest, pool: Pool, asked: number): number {
  const taken = paid.pool === pool ? Math.min(paid.units, asked) : 0
  paid.units -= taken
  return taken
}

/** Makes the gate over a limiter; without one nothing costs anything. */
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

// Bodies that are larger than most: a client pays for their bytes before one of them is read, so that what it can make the
// process hold is bounded by its units and not by its connections.

/** A unit for as many bytes as a body has elsewhere. */
const unitsOf = (bytes: number): number => Math.ceil(bytes / MAX_BODY_BYTES)

/** Bytes that a request says its body has; 0 where it does not say. */
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
  // Whoever reads it hears of it, too; a body that was refused before has no reader any more.
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
