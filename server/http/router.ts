/** The tRPC router. Every procedure says in its meta where it is over REST; `rest.ts` derives the routes from that. */
import { initTRPC, TRPCError } from '@trpc/server'
import type { AnyProcedure } from '@trpc/server'
import type * as z from 'zod'
import { allNamespaces, namespaces, type Group, type Namespace } from '../../core/contract/namespaces'
import type { Procedure, RunContext } from '../../core/operations/procedure'
import { procedures } from '../../core/registry/procedures'
import { perform } from '../../core/operations/run'
import type { Config } from '../process/config'
import { failureOf, overloaded, Refusal } from './answer/failure'
import { interfaces } from '../../core/contract/interfaces'
import { describe, descriptionRequest } from './documents/reads'
import type { Turn } from './trpc-batch'
import { trpcCodeOf, trpcFailure } from '../../core/contract/trpc-shape'

/** What a tRPC call knows besides its input. */
export interface TrpcContext extends RunContext {
  config: Config
  requestId: string
  /** Waits for the turn of a call among those of its request. */
  turn?: Turn
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

const throwTrpc = (refusal: Refusal): never => {
  throw new TRPCError({ code: trpcCodeOf(refusal.failure), message: refusal.failure.message, cause: refusal })
}

const metaOf = (procedure: Procedure): OperationMeta => ({
  openapi: { method: 'POST', path: procedure.path, operationId: procedure.operationId },
  namespace: procedure.namespace,
  procedure,
})

/** Names the schema of the answer where tools look for it. It is not run: tests hold every answer to it. */
function answering<P extends AnyProcedure>(procedure: P, output: z.ZodType): P {
  Object.assign(procedure._def, { output })
  return procedure
}

/** A mutation, although nothing changes: queries put their input into the address. */
const mutationOf = (procedure: Procedure): AnyProcedure =>
  answering(
    t.procedure
      .meta(metaOf(procedure))
      .input(procedure.request)
      .mutation(async ({ input, ctx, signal }) => {
        await ctx.turn?.()
        if (signal?.aborted) return throwTrpc(overloaded()) // nobody waits for the rest of a batch any more
        const outcome = await perform(procedure, input, ctx)
        return outcome.ok ? outcome.data : throwTrpc(new Refusal(outcome.error))
      }),
    procedure.response,
  )

const readsOf = (namespace: Namespace, kind: 'query' | 'mutation'): Record<string, AnyProcedure> => ({
  catalog: answering(t.procedure[kind](({ ctx }) => describe(namespace, null, ctx)), interfaces[namespace].catalogSchema),
  describe: answering(
    t.procedure.input(descriptionRequest)[kind](({ input, ctx }) => describe(namespace, input.id, ctx)),
    interfaces[namespace].descriptorSchema,
  ),
})

const computing = new Map(procedures.map((procedure) => [procedure, mutationOf(procedure)]))

const mutationsOf = (namespace: Namespace): Record<string, AnyProcedure> =>
  Object.fromEntries([...computing].flatMap(([procedure, built]) => (procedure.namespace === namespace ? [[procedure.name, built]] : [])))

function routerWith(reads: 'query' | 'mutation') {
  const groups = allNamespaces.map((namespace) => [namespaces[namespace].group, { ...mutationsOf(namespace), ...readsOf(namespace, reads) }])
  return t.router(Object.fromEntries(groups) as Record<Group, Record<string, AnyProcedure>>)
}

/** All operations: `analyze.*`, `calculators.*`. Callers know it as the `AppRouter` of the SDK; a test compares both. */
export const router = routerWith('query')

/** The same for POST, by which clients may send queries too: tRPC lets no batch mix queries and mutations. */
export const postRouter = routerWith('mutation')

/** Where the computing operations are over REST. */
export const operations: readonly OperationMeta[] = procedures.map(metaOf)
