/** The tRPC router in the process of an application, without HTTP: `depotkit/router`, for Next.js, Hono and others. */
import { randomUUID } from 'node:crypto'
import { trpcFailure } from '../core/contract/trpc-shape'
import type { AppRouter, FailureShape, RouterContext } from '../sdk/trpc'
import { referenceSource } from './data/source'
import { failureOf, refusalOf } from './http/answer/failure'
import { router as ownRouter, routersOf, type Trpc, type TrpcContext } from './http/router'
import { readConfig } from './process/config'
import { errorCode } from './process/error-code'
import { ownContext } from './own-context'

/** A router with its reference data. */
export interface OpenRouter {
  /** For `router.createCaller(createContext)`, or to be mounted in another server with a tRPC adapter. */
  readonly router: AppRouter
  /** Creates the context of a call, with the current time. */
  createContext(): RouterContext
  /** Closes the store of reference data. */
  close(): Promise<void>
}

/** A variable, so that no bundler resolves it: the application's own copy is loaded, and both share the same `TRPCError`. */
const TRPC: string = '@trpc/server'

async function applicationsRouter(): Promise<typeof ownRouter> {
  try {
    return routersOf((await import(TRPC)) as Trpc).router
  } catch (error) {
    if (errorCode(error) === 'ERR_MODULE_NOT_FOUND') return ownRouter
    throw error
  }
}

/**
 * Opens the router with settings named like the environment variables (`DEPOTKIT_BUNDLE`, `DATABASE_URL`,
 * `PUBLIC_BASE_URL`, ...). It does not listen and does not limit rates: that is up to the surrounding server.
 * It uses the application's own `@trpc/server` if installed, so that its errors are instances of that `TRPCError`.
 *
 * @throws ConfigError naming every variable with a wrong value, BundleError for invalid reference data, MissingDriver if SQLite is configured without its driver
 * @example
 * const { router, createContext } = await openRouter(process.env)
 * const caller = router.createCaller(createContext)
 * const { result } = await caller.calculators.vorabpauschale({ inputs: { wert_jahresende: 11_500 } })
 */
export async function openRouter(env: Readonly<Record<string, string | undefined>>): Promise<OpenRouter> {
  const config = readConfig(env)
  const router = await applicationsRouter()
  const reference = await referenceSource(config)
  const createContext = (): TrpcContext => ({ ...ownContext(config, reference), requestId: randomUUID() })
  return {
    router: router as unknown as AppRouter,
    createContext: createContext as unknown as () => RouterContext,
    close: () => reference.close(),
  }
}

/** Input of a tRPC `errorFormatter`. */
export interface FormatterInput<Shape> {
  /** The default answer of tRPC. */
  readonly shape: Shape
  /** The error behind it. */
  readonly error: Error
  /** The path of the call, if any. */
  readonly path: string | undefined
  /** The context of the call, if it was created. */
  readonly ctx: object | undefined
}

/**
 * The `errorFormatter` for a router that contains this one: tRPC uses only that of the outer router. Refusals keep their
 * code, details and request id (`error.data.error`, `.details`, `.requestId`) as over HTTP; all other errors are unchanged.
 *
 * @example
 * const t = initTRPC.context<RouterContext>().create({ errorFormatter: formatFailure })
 * export const app = t.router({ depot: router })
 */
export function formatFailure<Shape extends object>({ shape, error, path, ctx }: FormatterInput<Shape>): Shape | FailureShape {
  if (refusalOf(error) === undefined) return shape
  const requestId = ctx !== undefined && 'requestId' in ctx ? String(ctx.requestId) : ''
  return trpcFailure(failureOf(error), requestId, path) as FailureShape
}
