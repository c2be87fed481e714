/** The tRPC router, derived from the same procedures as the REST routes; the meta of each names its REST route. */
import * as ownTrpc from '@trpc/server'
import type { AnyProcedure } from '@trpc/server'
import type * as z from 'zod'
import { failure } from '../../core/contract/errors'
import { check } from '../../core/contract/issues'
import { allNamespaces, namespaces, type Group, type Namespace } from '../../core/contract/namespaces'
import type { Procedure } from '../../core/operations/define'
import { procedures } from '../../core/registry/procedures'
import { perform } from '../../core/operations/run'
import { findRequest, findResponse, findWith } from '../../core/find/find'
import { failureOf, overloaded, Refusal } from './answer/failure'
import { interfaces } from '../../core/described/interfaces'
import type { ReadContext } from './context'
import { bytesIn, resultParts } from './answer/result-bytes'
import { describe, describedIn, descriptionRequest, preparedDescription } from './documents/reads'
import type { Room } from './trpc-batch'
import { trpcCodeOf, trpcFailure } from '../../core/contract/trpc-shape'

/** Context of a tRPC call. */
export interface TrpcContext extends ReadContext {
  requestId: string
  /** Shared by the calls of a streamed request. */
  room?: Room | undefined
}

/** The tRPC module: the bundled copy, or that of an application, so that its `instanceof TRPCError` holds. */
export type Trpc = Pick<typeof ownTrpc, 'initTRPC' | 'TRPCError'>

/** Sets the schemas where tools look for them. That of the output does not validate at run time: tests check every answer against it. */
function described<P extends AnyProcedure>(procedure: P, output: z.ZodType, input?: z.ZodType): P {
  Object.assign(procedure._def, { output }, input === undefined ? {} : { inputs: [input] })
  return procedure
}

/** What a schema takes; what it does not take is refused in the words of this service. */
const taking = <S extends z.ZodType>(schema: S) => (value: unknown): z.output<S> => {
  const checked = check(schema, value)
  if (checked.ok) return checked.data
  throw new Refusal(failure('invalid_request', checked.issues))
}

/** Callers in the same process get a new object, which they may modify. */
async function read(namespace: Namespace, id: string | null, ctx: TrpcContext): Promise<unknown> {
  if (ctx.room === undefined) return describe(namespace, id, ctx)
  await ctx.room.next()
  const document = preparedDescription(namespace, id, ctx)
  ctx.room.take(document.bytes.length)
  return describedIn(document)
}

const begin = ({ initTRPC }: Trpc) =>
  initTRPC
    .context<TrpcContext>()
    .meta<{ openapi: { method: 'POST'; path: string; operationId: string } }>()
    .create({
      isDev: false,
      errorFormatter: ({ error, path, ctx }) => trpcFailure(failureOf(error), ctx?.requestId ?? '', path),
    })

type Base = ReturnType<typeof begin>

/** A mutation, although nothing changes: queries put their input into the URL. */
function mutationOf(t: Base, { TRPCError }: Trpc, procedure: Procedure): AnyProcedure {
  const refused = (refusal: Refusal): never => {
    throw new TRPCError({ code: trpcCodeOf(refusal.failure), message: refusal.failure.message, cause: refusal })
  }
  return described(
    t.procedure
      .meta({ openapi: { method: 'POST', path: procedure.path, operationId: procedure.operationId } })
      .input(taking(procedure.request))
      .mutation(async ({ input, ctx, signal }) => {
        await ctx.room?.next()
        if (signal?.aborted) return refused(overloaded()) // the client has disconnected
        const outcome = await perform(procedure, input, ctx)
        if (!outcome.ok) return refused(new Refusal(outcome.error))
        ctx.room?.take(bytesIn(await resultParts(outcome.data)))
        return outcome.data
      }),
    procedure.response,
    procedure.request,
  )
}

const readsOf = (t: Base, namespace: Namespace, kind: 'query' | 'mutation'): Record<string, AnyProcedure> => ({
  catalog: described(t.procedure[kind](({ ctx }) => read(namespace, null, ctx)), interfaces[namespace].catalogSchema),
  describe: described(
    t.procedure.input(taking(descriptionRequest))[kind](({ input, ctx }) => read(namespace, input.id, ctx)),
    interfaces[namespace].descriptorSchema,
    descriptionRequest,
  ),
})

/** The search: its input is public and may be part of a URL. */
const findOf = (t: Base, kind: 'query' | 'mutation'): AnyProcedure =>
  described(t.procedure.input(taking(findRequest))[kind](({ input, ctx }) => findWith(ctx, input)), findResponse, findRequest)

/** Routers of all operations (`analyze.*`, `calculators.*`) for a copy of tRPC. Callers use the SDK's `AppRouter` as the type of the first; a test compares both. */
export function routersOf(trpc: Trpc) {
  const t = begin(trpc)
  const computing = procedures.map((procedure) => ({ procedure, built: mutationOf(t, trpc, procedure) }))
  const mutationsOf = (namespace: Namespace): Record<string, AnyProcedure> =>
    Object.fromEntries(computing.flatMap(({ procedure, built }) => (procedure.namespace === namespace ? [[procedure.name, built]] : [])))
  const routerWith = (reads: 'query' | 'mutation') => {
    const groups = allNamespaces.map((namespace) => [namespaces[namespace].group, { ...mutationsOf(namespace), ...readsOf(t, namespace, reads) }])
    return t.router({ find: findOf(t, reads), ...(Object.fromEntries(groups) as Record<Group, Record<string, AnyProcedure>>) })
  }
  return {
    router: routerWith('query'),
    /** The same for POST with all procedures as mutations: clients may send queries by POST, and tRPC allows no batch of both. */
    postRouter: routerWith('mutation'),
  }
}

/** The routers of the service. */
export const { router, postRouter } = routersOf(ownTrpc)
