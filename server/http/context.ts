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
import type { Namespace } from '../../core/contract/namespaces'
import { holdingsIn } from '../../core/contract/holdings-bound'
import { sumBy } from '../../core/values/sum'

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
  /** Units that were taken before its cost was known, and count for what it draws from the same pool. */
  paid: { pool: Pool; units: number }
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
  paid: { pool: 'requests', units: 0 },
})

/** Notes what a request is. */
export const note = (request: FastifyRequest, found: Partial<Call>): void => {
  Object.assign(request.call, found)
}

/** Submitted holdings of a body, wherever an operation takes portfolios; null where there is no list. */
export function countOfHoldings(body: unknown): number | null {
  const lists = holdingsIn(body)
  return lists.length === 0 ? null : sumBy(lists, ({ count }) => count)
}

/** What the fronts need to run an operation for a request. */
export interface Site {
  config: Config
  reference: ReferenceSource
  now: () => Date
  /** The publications that the reference data are from; none where that is not known. */
  sources?: readonly DataSource[] | undefined
  /** Everything that can be found by name; absent where the reference data has no list of itself. */
  directory?: (() => Promise<Directory>) | undefined
  /** The rates of a currency; absent where there is no reference data. */
  rates?: ((currency: string) => Promise<Lookup<RateSeries>>) | undefined
}

/** What operations are told, and what describes the service itself. */
export interface ReadContext extends RunContext, FindContext {
  config: Config
  sources?: readonly DataSource[] | undefined
}

/** A host name or address with an optional port; anything else in `Host` is not repeated in links. */
const plainHost = /^(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/

/** Absolute address of the service as the caller sees it. */
function baseUrlOf(request: FastifyRequest, config: Config): string {
  if (config.PUBLIC_BASE_URL !== undefined) return config.PUBLIC_BASE_URL
  const host = plainHost.test(request.host) ? request.host : `${config.HOST}:${config.PORT}`
  return `${request.protocol === 'https' ? 'https' : 'http'}://${host}`
}

/** Turns of the event loop before each search. Node accepts one new connection in a turn, so that a few more let those in who come after many searches. */
const TURNS = 8

async function someTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn()
}

/** The last search of each client that is waiting for its turn. */
const last = new Map<string, Promise<void>>()

/** Waits for a client's turn: a search takes some milliseconds, and whoever asks for many at once keeps nobody out, neither from searching. */
async function turnOf(client: string): Promise<void> {
  const turn = (last.get(client) ?? Promise.resolve()).then(someTurns)
  last.set(client, turn)
  await turn
  if (last.get(client) === turn) last.delete(client)
}

/** What is searched, for one search of a client after the other. */
const inTurn = (request: FastifyRequest, { directory }: Site): Site['directory'] =>
  directory === undefined ? undefined : () => turnOf(clientIn(request)).then(directory)

/** What the operations and documents of a request are told. */
export const contextOf = (request: FastifyRequest, site: Site): ReadContext => ({
  now: site.now().toISOString(),
  baseUrl: baseUrlOf(request, site.config),
  reference: site.reference,
  maxHoldings: site.config.MAX_HOLDINGS,
  directory: inTurn(request, site),
  config: site.config,
  sources: site.sources,
})
