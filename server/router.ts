/** The tRPC router. Every procedure says in its meta where it is over REST; `rest.ts` derives the routes from that. */
import { initTRPC, TRPCError } from '@trpc/server'
import type { AnyProcedure } from '@trpc/server'
import type { Namespace, Procedure, RunContext } from '../core/procedure'
import { procedures } from '../core/procedures'
import { run } from '../core/run'
import type { Config } from './config'
import { failureOf, Refusal } from './failure'
import { describe, descriptionRequest, catalogOf } from './catalog/reads'
import { trpcCodeOf, trpcFailure } from './trpc-shape'

/** What a tRPC call knows besides its input. */
export interface TrpcContext extends RunContext {
  config: Config
  requestId: string
}

/** Where an operation is over REST. */
export interface OperationMeta {
  openapi: { method: 'GET' | 'POST'; path: string; operationId: string }
  namespace: Namespace
  procedure: Procedure
}

const t = initTRPC
  .context<TrpcContext>()
  .meta<OperationMeta>()
  .create({
    isDev: false,
    errorFormatter: ({ error, path, ctx }) => trpcFailure(failureOf(error), ctx?.requestId ?? '', path),
  })

/** Input is checked by `run()`, as for every other front. */
const asGiven = (input: unknown): unknown => input

const throwTrpc = (refusal: Refusal): never => {
  throw new TRPCError({ code: trpcCodeOf(refusal.failure), message: refusal.failure.message, cause: refusal })
}

const metaOf = (procedure: Procedure): OperationMeta => ({
  openapi: { method: 'POST', path: procedure.path, operationId: procedure.operationId },
  namespace: procedure.namespace,
  procedure,
})

const mutationOf = (procedure: Procedure) =>
  t.procedure
    .meta(metaOf(procedure))
    .input(asGiven)
    .mutation(async ({ input, ctx }) => {
      const outcome = await run(procedure, input, ctx)
      return outcome.ok ? outcome.data : throwTrpc(new Refusal(outcome.error))
    })

const readsOf = (namespace: Namespace): Record<string, AnyProcedure> => ({
  catalog: t.procedure.query(({ ctx }) => catalogOf(namespace, ctx)),
  describe: t.procedure.input(descriptionRequest).query(({ input, ctx }) => describe(namespace, input.id, ctx)),
})

const mutationsOf = (namespace: Namespace): Record<string, AnyProcedure> =>
  Object.fromEntries(
    procedures.filter((procedure) => procedure.namespace === namespace).map((procedure) => [procedure.name, mutationOf(procedure)]),
  )

const groupOf = (namespace: Namespace): Record<string, AnyProcedure> => ({ ...mutationsOf(namespace), ...readsOf(namespace) })

/** All operations: `analyze.*` and `calculators.*`. */
export const router = t.router({
  analyze: groupOf('portfolio-analysis'),
  calculators: groupOf('calculators'),
})

export type AppRouter = typeof router

/** Where the computing operations are over REST. */
export const operations: readonly OperationMeta[] = procedures.map(metaOf)
