import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { RunContext } from '../../core/operations/define'
import type { Lookup, RateSeries, ReferenceSource } from '../../core/reference/reference'
import type { DataSource } from '../../core/described/methodology/data-sources'
import type { FindContext } from '../../core/find/find'
import type { Directory } from '../data/directory'
import { clientIn } from '../limits/gate'
import type { Pool } from '../limits/quota'
import type { Config } from '../process/config'
import { holdingsIn } from '../../core/contract/holdings-bound'
import { sumBy } from '../../core/values/sum'

/** Facts about a request for rate limiting and the usage event. */
export interface Call {
  /** The operation id, or a fixed name for anything else. */
  operation: string
  /** A capability or calculator of the registry, never text from the caller. */
  capability: string | null
  holdings: number | null
  /** Names of refused calculator fields. */
  fields: readonly string[]
  /** Whether rate units were taken. */
  charged: boolean
  /** Units prepaid before the cost was known; credited against what it draws from the same pool. */
  paid: { pool: Pool; units: number }
}

declare module 'fastify' {
  interface FastifyRequest {
    call: Call
  }
}

/** A request before routing. */
export const newCall = (): Call => ({
  operation: 'unknown',
  capability: null,
  holdings: null,
  fields: [],
  charged: false,
  paid: { pool: 'requests', units: 0 },
})

/** Records facts about a request. */
export const note = (request: FastifyRequest, found: Partial<Call>): void => {
  Object.assign(request.call, found)
}

/** Number of submitted holdings in all portfolios of a body; null without a list of holdings. */
export function countOfHoldings(body: unknown): number | null {
  const lists = holdingsIn(body)
  return lists.length === 0 ? null : sumBy(lists, ({ count }) => count)
}

/** What all interfaces (REST, tRPC, MCP) need to run operations. */
export interface Site {
  config: Config
  reference: ReferenceSource
  now: () => Date
  /** The publications behind the reference data; absent where unknown. */
  sources?: readonly DataSource[] | undefined
  /** The searchable list of securities; absent if the reference data cannot be listed. */
  directory?: (() => Promise<Directory>) | undefined
  /** Exchange rates of a currency; absent without reference data. */
  rates?: ((currency: string) => Promise<Lookup<RateSeries>>) | undefined
}

/** Context of operations and of documents about the service. */
export interface ReadContext extends RunContext, FindContext {
  config: Config
  sources?: readonly DataSource[] | undefined
}

/** Host name or IP address with an optional port; any other `Host` is not echoed in links. */
const plainHost = /^(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/

/** Base URL of the service as the caller sees it. */
function baseUrlOf(request: FastifyRequest, config: Config): string {
  if (config.PUBLIC_BASE_URL !== undefined) return config.PUBLIC_BASE_URL
  const host = plainHost.test(request.host) ? request.host : `${config.HOST}:${config.PORT}`
  return `${request.protocol === 'https' ? 'https' : 'http'}://${host}`
}

/** Turns of the event loop before each search. Node accepts one connection per turn, so some extra turns let new clients in during many searches. */
const TURNS = 8

async function someTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn()
}

/** The last queued search of each client. */
const last = new Map<string, Promise<void>>()

/** Queues the searches of a client one after the other: a search takes some milliseconds, and many at once from one client must not delay the others. */
async function turnOf(client: string): Promise<void> {
  const turn = (last.get(client) ?? Promise.resolve()).then(someTurns)
  last.set(client, turn)
  await turn
  if (last.get(client) === turn) last.delete(client)
}

/** The directory, behind the client's queue of searches. */
const inTurn = (request: FastifyRequest, { directory }: Site): Site['directory'] =>
  directory === undefined ? undefined : () => turnOf(clientIn(request)).then(directory)

/** Context of a request for operations and documents. */
export const contextOf = (request: FastifyRequest, site: Site): ReadContext => ({
  now: site.now().toISOString(),
  baseUrl: baseUrlOf(request, site.config),
  reference: site.reference,
  maxHoldings: site.config.MAX_HOLDINGS,
  directory: inTurn(request, site),
  config: site.config,
  sources: site.sources,
})
