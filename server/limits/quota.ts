/** What is counted, and what a client is told about it. */
import type { Namespace } from '../../core/contract/namespaces'
import type { Procedure } from '../../core/operations/define'

/** What is drawn from: the rate units of an interface, those that the service's own pages use for a person, or `requests` for everything whose cost does not hang on a body. */
export type Pool = Namespace | 'pages' | 'requests'

/** What to draw from the pools of one client, each of them once. */
export type Charge = readonly (readonly [pool: Pool, units: number])[]

/** A call as far as it could be read. */
export interface Call {
  /** The operation that is called, if there is one of the name. */
  procedure: Procedure | undefined
  /** The interface whose catalog, descriptor, guide or methodology is read instead. */
  reads?: Namespace | undefined
  input: unknown
}

/** What a read of an interface costs: its catalog, a descriptor, the guide, the methodology, OpenAPI. */
export const readOf = (namespace: Namespace): Charge => [[namespace, 1]]

/** Cost of several calls: the units of their operations, one for a read, a request each for everything else. `most` bounds the holdings of a snapshot. */
export function chargeFor(calls: readonly Call[], maxHoldings: number, readable = true): Charge {
  const charge = new Map<Pool, number>()
  for (const { procedure, reads, input } of calls) {
    const pool = procedure?.namespace ?? reads ?? 'requests'
    charge.set(pool, (charge.get(pool) ?? 0) + (readable ? (procedure?.cost(input, maxHoldings) ?? 1) : 1))
  }
  return [...charge]
}

/** What was drawn from a client's pool in the open window. */
export interface Counted {
  /** With what was just asked for, also when that is more than was left. */
  total: number
  limit: number
  msLeft: number
}

/** What is left of a client's pool. */
export interface Quota {
  allowed: boolean
  limit: number
  remaining: number
  /** Whole seconds until the window ends, at least 1. */
  resetSeconds: number
}

/** Whole seconds of a wait. */
const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))

/** A request that costs more than is left is refused, and takes what is left. */
export const quotaOf = ({ total, limit, msLeft }: Counted): Quota =>
  ({ allowed: total <= limit, limit, remaining: Math.max(0, limit - total), resetSeconds: secondsOf(msLeft) })

/** What a client is told about its pool. */
export const quotaHeaders = ({ limit, remaining, resetSeconds }: Quota) => ({
  'RateLimit-Limit': limit,
  'RateLimit-Remaining': remaining,
  'RateLimit-Reset': resetSeconds,
})
