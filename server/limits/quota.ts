/** Rate units and quotas. */
import type { Namespace } from '../../core/contract/namespaces'
import type { Procedure } from '../../core/operations/define'
import { sumsBy } from '../../core/values/sum'

/** Quota to draw from: the rate units of an interface, those of calls from the service's own pages, or `requests` for everything whose cost does not depend on a body. */
export type Pool = Namespace | 'pages' | 'requests'

/** Units to draw from the pools of one client, each pool at most once. */
export type Charge = readonly (readonly [pool: Pool, units: number])[]

/** A call, as far as it could be parsed. */
export interface Call {
  /** The called operation; undefined for an unknown name. */
  procedure: Procedure | undefined
  /** The interface whose catalog, descriptor, guide or methodology is read; undefined for operations. */
  reads?: Namespace | undefined
  input: unknown
}

/** Cost of reading a catalog, a descriptor, the guide, the methodology or the OpenAPI document of an interface. */
export const readOf = (namespace: Namespace): Charge => [[namespace, 1]]

/** Cost of several calls: the units of the operations, one unit for a read, one request for anything else. An unreadable body costs one per call. `maxHoldings` caps the counted holdings of a snapshot. */
export const chargeFor = (calls: readonly Call[], maxHoldings: number, readable = true): Charge => [...sumsBy(
  calls,
  ({ procedure, reads }): Pool => procedure?.namespace ?? reads ?? 'requests',
  ({ procedure, input }) => (readable ? (procedure?.cost(input, maxHoldings) ?? 1) : 1),
)]

/** Units drawn from a client's pool in the current window. */
export interface Counted {
  /** Includes the units just asked for, even if they exceed the rest. */
  total: number
  limit: number
  msLeft: number
}

/** Rest of a client's pool. */
export interface Quota {
  allowed: boolean
  limit: number
  remaining: number
  /** Whole seconds until the window ends, at least 1. */
  resetSeconds: number
}

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))

/** A request that costs more than the rest is refused and uses up the rest. */
export const quotaOf = ({ total, limit, msLeft }: Counted): Quota =>
  ({ allowed: total <= limit, limit, remaining: Math.max(0, limit - total), resetSeconds: secondsOf(msLeft) })

/** Response headers about a client's pool. */
export const quotaHeaders = ({ limit, remaining, resetSeconds }: Quota) => ({
  'RateLimit-Limit': limit,
  'RateLimit-Remaining': remaining,
  'RateLimit-Reset': resetSeconds,
})
