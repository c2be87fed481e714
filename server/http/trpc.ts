/**
 * `/trpc`: calls are dispatched directly; only streams use tRPC's fetch adapter, which builds a `Request` per call and is
 * several times slower. Both give the same answers.
 */
import type { FastifyRequest, FastifyInstance, FastifyReply } from 'fastify'
import { errorTable, failure, type Failure } from '../../core/contract/errors'
import { check } from '../../core/contract/issues'
import { trpcFailure } from '../../core/contract/trpc-shape'
import { namingMeant } from '../../core/find/meant'
import { run } from '../../core/operations/run'
import { type Call, chargeFor } from '../limits/quota'
import { calledByPost, failureOf, overloaded, Refusal, traceOf, refuse } from './answer/failure'
import { answerOf, resultParts, type Part } from './answer/result-bytes'
import { contextOf, type Site, note, countOfHoldings } from './context'
import { dataIn, descriptionRequest, preparedDescription } from './documents/reads'
import { found } from './find'
import { refusedFields } from './rest'
import { openRoom, type Room, boundBody } from './trpc-batch'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { procedures } from '../../core/registry/procedures'
import { parsedJson } from '../../core/values/own-json'
import { isRecord } from '../../core/values/record'
import { bodyOf, type Body } from './connection/body'
import { sendResult } from './answer/send-result'
import { weighted, type Gate, announcedBytes, bodyOptions } from '../limits/gate'
import { MAX_BATCH_CALLS } from '../../core/contract/limits'
import { MAX_BATCH_BYTES, namespaceOfPath, type Namespace, TRPC_PATH } from '../../core/contract/namespaces'
import { postRouter, router, type TrpcContext } from './router'
import { endOfTurn } from './connection/write-together'
import { sum } from '../../core/values/sum'

// The calls of a tRPC request are answered one by one, in the same bytes as by the adapter, within the bounds of a batch.

/** A procedure call, alone or in a batch. */
interface TrpcCall extends Call {
  path: string
}

interface Answer {
  status: number
  body: Part
}

const refused = (request: FastifyRequest, { path }: TrpcCall, cause: Failure): Answer => ({
  status: errorTable[cause.code].status,
  body: JSON.stringify({ error: trpcFailure(cause, request.id, path) }),
})

/** The result of a call in parts; operations cannot be called by GET. */
async function partsOf(request: FastifyRequest, site: Site, { input, path, procedure, reads }: TrpcCall): Promise<readonly Part[]> {
  if (reads !== undefined) {
    const asked = path.endsWith('.describe') ? check(descriptionRequest, input) : null
    if (asked?.ok === false) throw new Refusal(failure('invalid_request', asked.issues))
    return [dataIn(preparedDescription(reads, asked?.data.id ?? null, contextOf(request, site)))]
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

/** Answers a call; within a batch, in its turn. */
async function answerCall(request: FastifyRequest, site: Site, call: TrpcCall, room?: Room): Promise<Answer> {
  try {
    await room?.next()
    return { status: 200, body: await answerOf(['{"result":{"data":', ...(await partsOf(request, site, call)), '}}']) }
  } catch (error) {
    const cause = failureOf(error)
    if (cause.code === 'internal_error') request.server.log.error({ requestId: request.id, ...traceOf(error) }, 'failed')
    return refused(request, call, cause)
  }
}

/** Answers the calls of a batch, each in a separate turn of the event loop, until the client disconnects. */
async function answerBatch(request: FastifyRequest, site: Site, calls: readonly TrpcCall[]): Promise<Answer> {
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

const byPath = new Map(procedures.map((procedure) => [`${procedure.group}.${procedure.name}`, procedure]))

/** The interface whose catalog or descriptor a path names. */
const readBy = (path: string): Namespace | undefined => {
  const [, name, ...more] = path.split('.')
  return (name === 'catalog' || name === 'describe') && more.length === 0 ? namespaceOfPath(path) : undefined
}

/** A request, parsed once, so that what is charged is what runs. */
interface TrpcRequest {
  batch: boolean
  queryInput: string | null
  /** Null where no body is expected. */
  body: Body | null
  calls: TrpcCall[]
}

/** The procedures named in the path; several only in a batch. */
function pathsOf({ target }: FastifyRequest): string[] {
  const name = decodeURIComponent(target.path.slice(TRPC_PATH.length + 1))
  return new URLSearchParams(target.search).get('batch') === '1' ? name.split(',') : [name]
}

/** Clients may send queries by POST, even without an input. */
const isReadWithoutInput = ({ body }: FastifyRequest, [path = '']: readonly string[]): boolean =>
  (body === undefined || body === '') && !byPath.has(path)

/** Parses a request; inputs that cannot be parsed are undefined. */
function readRequest(request: FastifyRequest): TrpcRequest {
  const query = new URLSearchParams(request.target.search)
  const batch = query.get('batch') === '1'
  const paths = pathsOf(request)
  const body = request.method !== 'POST' || isReadWithoutInput(request, paths) ? null : bodyOf(request)
  const queryInput = query.get('input')
  const value = body === null ? parsedJson(queryInput ?? '') : body.readable ? body.value : undefined
  const inputAt = (index: number): unknown => (batch ? (isRecord(value) ? value[index] : undefined) : value)
  const calls = paths.map((path, index) => ({ path, input: inputAt(index), procedure: byPath.get(path), reads: readBy(path) }))
  return { batch, queryInput, body, calls }
}

function noteCalls(request: FastifyRequest, calls: readonly TrpcCall[]): void {
  const [first] = calls
  const known = calls.length === 1 ? first?.procedure : undefined
  const counts = calls.map((call) => countOfHoldings(call.input)).filter((count) => count !== null)
  note(request, {
    operation: known?.operationId ?? (calls.length > 1 ? 'trpcBatch' : 'trpc'),
    capability: known?.id || null,
    holdings: counts.length === 0 ? null : sum(counts),
  })
}

const trpcContextOf = (request: FastifyRequest, site: Site): TrpcContext => ({
  ...contextOf(request, site),
  requestId: request.id,
  room: openRoom(),
})

/** Value of `trpc-accept` for streamed batches. */
const STREAM = 'application/jsonl'

/** A request to the adapter with exactly the calls that were charged. */
function stockRequestOf(request: FastifyRequest, { batch, queryInput, body, calls }: TrpcRequest): Request {
  const headers = new Headers({ 'content-type': 'application/json', 'trpc-accept': STREAM })
  const sent = body === null ? { method: 'GET' } : { method: 'POST', body: String(request.body) }
  const query = new URLSearchParams({ ...(batch ? { batch: '1' } : {}), ...(queryInput === null ? {} : { input: queryInput }) })
  const path = calls.map((call) => encodeURIComponent(call.path)).join(',')
  return new Request(`http://localhost${TRPC_PATH}/${path}?${query}`, { headers, ...sent })
}

/** Answers as a stream, through the adapter. */
async function answerStream(request: FastifyRequest, reply: FastifyReply, site: Site, asked: TrpcRequest): Promise<FastifyReply> {
  const req = stockRequestOf(request, asked)
  const response = await fetchRequestHandler({
    endpoint: TRPC_PATH,
    router: req.method === 'POST' ? postRouter : router,
    req,
    createContext: () => trpcContextOf(request, site),
    onError: ({ error }) => {
      if (error.cause instanceof Refusal || error.code !== 'INTERNAL_SERVER_ERROR') return
      request.server.log.error({ requestId: request.id, ...traceOf(error.cause ?? error) }, 'failed')
    },
  })
  response.headers.forEach((value, name) => {
    if (name !== 'transfer-encoding') reply.header(name, value)
  })
  return reply.code(response.status).send(response.headers.has('transfer-encoding') ? response.body : await response.text())
}

/** Refuses what the adapter would refuse before it resolves the calls. */
function checkInputs({ body, batch, queryInput }: TrpcRequest): void {
  if (body !== null && !body.readable) throw refuse(body.code)
  if (body === null && queryInput === null) return
  const value = body === null ? parsedJson(queryInput ?? '') : body.value
  if (value === undefined) throw refuse('invalid_json')
  if (batch && !isRecord(value)) throw new Refusal(failure('invalid_request', batchIssue))
}

const batchIssue = [{ path: [], code: 'invalid_type', message: 'A batch is an object of inputs by index' }]

const countIssue = [{ path: [], code: 'too_big', message: `A batch has at most ${MAX_BATCH_CALLS} calls` }]

/** Registers `/trpc`. */
export function installTrpc(app: FastifyInstance, site: Site, gate: Gate): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = readRequest(request)
    const { batch, body, calls } = asked
    if (typeof request.body === 'string') boundBody(Buffer.byteLength(request.body), calls.map(({ path }) => path))
    noteCalls(request, calls)
    await gate.charge(request, reply, chargeFor(calls, site.config.MAX_HOLDINGS, body?.readable ?? true))
    if (calls.length > MAX_BATCH_CALLS) throw new Refusal(failure('invalid_request', countIssue))
    checkInputs(asked)
    if (batch && request.headers['trpc-accept'] === STREAM) return answerStream(request, reply, site, asked)
    const [first] = calls
    const answer = batch || first === undefined ? await answerBatch(request, site, calls) : await answerCall(request, site, first)
    await endOfTurn()
    return sendResult(request, reply.code(answer.status), answer.body, ['trpc-accept', 'accept'])
  }
  const bound = async (request: FastifyRequest) => boundBody(announcedBytes(request), pathsOf(request))
  const { onRequest, ...options } = bodyOptions(gate, MAX_BATCH_BYTES, (request) => namespaceOfPath(pathsOf(request)[0] ?? '') ?? 'requests')
  app.post(`${TRPC_PATH}/*`, { ...weighted, ...options, onRequest: [bound, onRequest] }, handle)
  app.get(`${TRPC_PATH}/*`, weighted, handle)
}
