/** The operations of a service as a tRPC router: types only. */
import type { TRPCBuiltRouter, TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server'
import type { TRPC_ERROR_CODE_KEY, TRPC_ERROR_CODE_NUMBER } from '@trpc/server/rpc'
import type { CalculatorSlug, Comparison, ComparisonRequest, FindRequest, FoundSecurities, Groups, Issue, ServiceErrorCode } from '.'

interface Failed<E, D> {
  /** Code of tRPC, such as `TOO_MANY_REQUESTS`. */
  code: TRPC_ERROR_CODE_KEY
  /** Status of the response. */
  httpStatus: number
  /** The procedure, such as `analyze.overlap`. */
  path?: string
  /** Id of the response, for reports to the operator. */
  requestId: string
  /** Code of the service, such as `rate_limited`; it determines the type of `details`. */
  error: E
  /** Findings, or when to retry. */
  details: D
}

/** When to retry. */
export interface RetryDetails {
  /** Whole seconds. */
  retryAfterSeconds: number
}

type Busy = 'rate_limited' | 'overloaded'

/** Facts on a failure from the service. */
export type FailureData =
  | Failed<'invalid_request', Issue[]>
  | Failed<Busy, RetryDetails>
  | Failed<Exclude<ServiceErrorCode, 'invalid_request' | Busy>, undefined>

/** `shape` of a `TRPCClientError<AppRouter>`, whose `data` is also on the error. */
export interface FailureShape {
  /** A sentence for people. */
  message: string
  /** JSON-RPC number of the code. */
  code: TRPC_ERROR_CODE_NUMBER
  /** Facts on the failure from the service. */
  data: FailureData
}

declare const made: unique symbol

/** Context of a call in process; `openRouter` creates it. */
export interface RouterContext {
  /** Opaque. */
  readonly [made]: true
}

type Read<I, O> = TRPCQueryProcedure<{ input: I; output: O; meta: object }>
type Computing<K, I, O> = K extends 'query' ? Read<I, O> : TRPCMutationProcedure<{ input: I; output: O; meta: object }>

type ComputingOf<K, C> = C extends { request: infer Q; response: infer R } ? Computing<K, Q, R> : never

/** Further procedures of a group, besides its operations, catalog and descriptions. */
type More<K, G> = G extends 'calculators'
  ? { compare: Computing<K, { [S in CalculatorSlug]: ComparisonRequest<S> }[CalculatorSlug], { [S in CalculatorSlug]: Comparison<S> }[CalculatorSlug]> }
  : unknown

type Procedures<K, G extends keyof Groups> = { [N in keyof Groups[G]['operations']]: ComputingOf<K, Groups[G]['operations'][N]> } & More<K, G> & {
  catalog: Read<void, Groups[G]['catalog']>
  describe: Read<{ id: Groups[G]['id'] }, Groups[G]['descriptor']>
}

type Router<K> = TRPCBuiltRouter<
  { ctx: RouterContext; meta: object; errorShape: FailureShape; transformer: false },
  { [G in keyof Groups]: Procedures<K, G> } & { find: Read<FindRequest, FoundSecurities> }
>

/**
 * The router of a service. Operations that compute are mutations, so that no amount appears in an address; reads are queries.
 *
 * @example
 * const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: 'http://127.0.0.1:3000/trpc' })] })
 * const { analyses } = await client.analyze.overlap.mutate({ holdings: [{ isin: 'IE00B4L5Y983', weight: 1 }] })
 */
export type AppRouter = Router<'mutation'>

/**
 * The same router with everything as a query, for `useQuery` and its cache. The link must send queries by POST:
 * `httpBatchLink({ url, methodOverride: 'POST' })`.
 */
export type QueryRouter = Router<'query'>
