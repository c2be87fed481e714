/** The calls of a tRPC request, answered one by one in the bytes that the stock adapter sends, and no more of them than a process can bear. */
import type { FastifyRequest } from 'fastify'
import { errorTable, failure, type Failure, issuesOf } from '../../core/contract/errors'
import { trpcFailure } from '../../core/contract/trpc-shape'
import { namingMeant } from '../../core/find/meant'
import { run } from '../../core/operations/run'
import type { Call } from '../limits/quota'
import { calledByPost, failureOf, overloaded, Refusal, traceOf } from './answer/failure'
import { answerOf, resultParts, type Part } from './answer/result-bytes'
import { contextOf, readContextOf, type Site, note } from './context'
import { dataIn, descriptionRequest, preparedDescription } from './documents/reads'
import { found } from './find'
import { refusedFields } from './rest'
import { openRoom, type Room } from './trpc-batch'

/** One procedure call of a request, possibly one of a batch. */
export interface TrpcCall extends Call {
  path: string
}

/** An answer. */
interface Answer {
  status: number
  body: Part
}

const refused = (request: FastifyRequest, { path }: TrpcCall, cause: Failure): Answer => ({
  status: errorTable[cause.code].status,
  body: JSON.stringify({ error: trpcFailure(cause, request.id, path) }),
})

/** The result of a call in parts; no operation is called by GET. */
async function partsOf(request: FastifyRequest, site: Site, { input, path, procedure, reads }: TrpcCall): Promise<readonly Part[]> {
  if (reads !== undefined) {
    const asked = path.endsWith('.describe') ? descriptionRequest.safeParse(input) : null
    if (asked?.success === false) throw new Refusal(failure('invalid_request', issuesOf(asked.error)))
    return [dataIn(preparedDescription(reads, asked?.data.id ?? null, readContextOf(request, site)))]
  }
  if (path === 'find') return resultParts(await found(input, contextOf(request, site)))
  if (procedure === undefined) throw new Refusal(failure('not_found'))
  if (request.method !== 'POST') throw new Refusal(calledByPost)
  const context = contextOf(request, site)
  const outcome = await run(procedure, input, context)
  if (outcome.ok) return resultParts(outcome.data)
  note(request, { fields: refusedFields(procedure, outcome.error) })
  throw new Refusal(await namingMeant(outcome.error, input, context))
}

/** Answers a call, in its turn where there are others. */
export async function answerCall(request: FastifyRequest, site: Site, call: TrpcCall, room?: Room): Promise<Answer> {
  try {
    await room?.next()
    return { status: 200, body: await answerOf(['{"result":{"data":', ...(await partsOf(request, site, call)), '}}']) }
  } catch (error) {
    const cause = failureOf(error)
    if (cause.code === 'internal_error') request.server.log.error({ requestId: request.id, ...traceOf(error) }, 'failed')
    return refused(request, call, cause)
  }
}

/** Answers the calls of a batch, each in a turn of the event loop of its own, none any more for a client that is gone. */
export async function answerBatch(request: FastifyRequest, site: Site, calls: readonly TrpcCall[]): Promise<Answer> {
  const room = openRoom()
  const answers: Answer[] = []
  for (const call of calls) {
    const answer = await answerCall(request, site, call, room)
    if (request.socket.destroyed) throw overloaded()
    answers.push(answer)
    room.take(Buffer.byteLength(answer.body))
  }
  const [first, ...others] = new Set(answers.map(({ status }) => status))
  const bodies = answers.flatMap(({ body }, index) => (index === 0 ? [body] : [',', body]))
  return { status: others.length === 0 ? (first ?? 200) : 207, body: await answerOf(['[', ...bodies, ']']) }
}
