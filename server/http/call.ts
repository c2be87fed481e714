import type { FastifyRequest } from 'fastify'
import type { Namespace } from '../../core/contract/namespaces'
import { fieldOf } from '../../core/values/record'

/** What a request turned out to be; what the gate and the usage event need of it. */
export interface Call {
  /** The operation id, or a fixed name for what is no operation. */
  operation: string
  namespace: Namespace | null
  /** A capability or calculator of the registry, never text of the caller. */
  capability: string | null
  holdings: number | null
  /** Names of calculator fields that were refused. */
  fields: readonly string[]
  /** Whether rate units were taken. */
  charged: boolean
  /** Units that were taken before its cost was known, and count for it. */
  paid: number
}

declare module 'fastify' {
  interface FastifyRequest {
    call: Call
  }
}

/** A request that matched nothing yet. */
export const newCall = (): Call => ({
  operation: 'unknown',
  namespace: null,
  capability: null,
  holdings: null,
  fields: [],
  charged: false,
  paid: 0,
})

/** Notes what a request is. */
export const note = (request: FastifyRequest, found: Partial<Call>): void => {
  Object.assign(request.call, found)
}

const listAt = (body: unknown): number | null => {
  if (typeof body !== 'object' || body === null || !('holdings' in body)) return null
  return Array.isArray(body.holdings) ? body.holdings.length : null
}

/** Submitted holdings of a body, wherever an operation takes portfolios; null where there is no list. */
export function holdingsIn(body: unknown): number | null {
  if (typeof body !== 'object' || body === null) return null
  const nested: unknown[] = ['portfolio', 'before', 'after'].map((key) => fieldOf(body, key))
  const counts = [body, ...nested].map(listAt).filter((count) => count !== null)
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0)
}
