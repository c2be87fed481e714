/**
 * `/trpc`: calls go straight to what answers them, streams of answers through the stock adapter, which builds a `Request`
 * per call and is several times slower. Both answer the same.
 */
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../../core/contract/errors'
import { procedures } from '../../core/registry/procedures'
import { parsedJson } from '../../core/values/own-json'
import { isRecord } from '../../core/values/record'
import { bodyOf, type Body } from './connection/body'
import { readContextOf, type Site, holdingsIn, note } from './context'
import { Refusal, refuse, traceOf } from './answer/failure'
import { sendResult } from './answer/send-result'
import { weighted, type Gate, announcedBytes, bodyOptions } from '../limits/gate'
import { chargeFor } from '../limits/quota'
import { MAX_BATCH_CALLS } from '../../core/contract/limits'
import { MAX_BATCH_BYTES, namespaceOfPath, type Namespace, TRPC_PATH } from '../../core/contract/namespaces'
import { postRouter, router, type TrpcContext } from './router'
import { answerBatch, answerCall, type TrpcCall } from './trpc-answers'
import { boundBody, openRoom } from './trpc-batch'
import { endOfTurn } from './connection/write-together'

const byPath = new Map(procedures.map((procedure) => [`${procedure.group}.${procedure.name}`, procedure]))

/** The interface whose catalog or descriptor a path names. */
const readBy = (path: string): Namespace | undefined => {
  const [, name, ...more] = path.split('.')
  return (name === 'catalog' || name === 'describe') && more.length === 0 ? namespaceOfPath(path) : undefined
}

/** What a request asks for, read once: what is charged is what runs. */
interface TrpcRequest {
  batch: boolean
  /** The `input` parameter of a query. */
  queryInput: string | null
  /** Null where none is expected. */
  body: Body | null
  calls: TrpcCall[]
}

/** The procedures that a request names; one unless it is a batch. */
function pathsOf({ target }: FastifyRequest): string[] {
  const name = decodeURIComponent(target.path.slice(TRPC_PATH.length + 1))
  return new URLSearchParams(target.search).get('batch') === '1' ? name.split(',') : [name]
}

/** Clients may send every query by POST, also one that has no input. */
const isReadWithoutInput = ({ body }: FastifyRequest, [path = '']: readonly string[]): boolean =>
  (body === undefined || body === '') && !byPath.has(path)

/** Reads a request with the inputs of its calls as far as they could be read. */
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
  const counts = calls.map((call) => holdingsIn(call.input)).filter((count) => count !== null)
  note(request, {
    operation: known?.operationId ?? (calls.length > 1 ? 'trpcBatch' : 'trpc'),
    namespace: known?.namespace ?? null,
    capability: known?.id || null,
    holdings: counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0),
  })
}

const trpcContextOf = (request: FastifyRequest, site: Site): TrpcContext => ({
  ...readContextOf(request, site),
  requestId: request.id,
  room: openRoom(),
})

/** What a client says that wants every answer as soon as it is ready. */
const STREAM = 'application/jsonl'

/** The calls that were charged as a request to the stock adapter, which reads nothing else of what was sent. */
function stockRequestOf(request: FastifyRequest, { batch, queryInput, body, calls }: TrpcRequest): Request {
  const headers = new Headers({ 'content-type': 'application/json', 'trpc-accept': STREAM })
  const sent = body === null ? { method: 'GET' } : { method: 'POST', body: String(request.body) }
  const query = new URLSearchParams({ ...(batch ? { batch: '1' } : {}), ...(queryInput === null ? {} : { input: queryInput }) })
  const path = calls.map((call) => encodeURIComponent(call.path)).join(',')
  return new Request(`http://localhost${TRPC_PATH}/${path}?${query}`, { headers, ...sent })
}

/** A stream, through the stock adapter. */
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

/** Refuses what the stock adapter would refuse before it knows the request. */
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
