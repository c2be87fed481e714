/**
 * `/trpc`: single calls of computing procedures go straight to `run()`, everything else through the stock adapter,
 * which builds a `Request` per call and is several times slower. Both answer the same.
 */
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorTable, failure, type Failure } from '../core/errors'
import type { Namespace, Procedure } from '../core/procedure'
import { procedures } from '../core/procedures'
import { run } from '../core/run'
import { bodyOf, type Body } from './body'
import { holdingsIn, note } from './call'
import { contextOf, type Site } from './context'
import { Refusal, refuse, traceOf } from './failure'
import type { Charge, Gate } from './rate-limit/gate'
import { namespaceOf, pathOf, TRPC_PATH } from './paths'
import { refusedFields } from './rest'
import { bufferOf } from './json-text'
import { resultText } from './result-text'
import { router, type TrpcContext } from './router'
import { endOfTurn } from './turn'
import { trpcFailure } from './trpc-shape'

/** One procedure call of a request, possibly one of a batch. */
interface TrpcCall {
  path: string
  input: unknown
  procedure: Procedure | undefined
}

const byPath = new Map(procedures.map((procedure) => [`${procedure.group}.${procedure.name}`, procedure]))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const queryOf = (request: FastifyRequest): URLSearchParams => new URLSearchParams(/\?(.*)$/s.exec(request.url)?.[1])

const isBatch = (query: URLSearchParams): boolean => query.get('batch') === '1'

/** The procedure path of a request's address. */
function pathIn(request: FastifyRequest): string {
  try {
    return decodeURIComponent(pathOf(request.url).slice(TRPC_PATH.length + 1))
  } catch {
    throw refuse('not_found')
  }
}

/** The calls of a request with the inputs as far as they could be read. */
function callsOf(request: FastifyRequest, body: Body): TrpcCall[] {
  const batch = isBatch(queryOf(request))
  const value = body.readable ? body.value : undefined
  const paths = batch ? pathIn(request).split(',') : [pathIn(request)]
  const inputAt = (index: number): unknown => (batch ? (isObject(value) ? value[index] : undefined) : value)
  return paths.map((path, index) => ({ path, input: inputAt(index), procedure: byPath.get(path) }))
}

/** Units of every call, summed per pool; a read, an unknown procedure and an input that could not be read cost 1. */
function chargeOf(calls: readonly TrpcCall[], readable: boolean): Charge {
  const charge = new Map<Namespace, number>()
  for (const { path, input, procedure } of calls) {
    const namespace = procedure?.namespace ?? namespaceOf(`${TRPC_PATH}/${path}`) ?? 'portfolio-analysis'
    charge.set(namespace, (charge.get(namespace) ?? 0) + (readable ? (procedure?.cost(input) ?? 1) : 1))
  }
  return charge
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

const sendJson = (reply: FastifyReply, status: number, answer: object): FastifyReply =>
  reply.code(status).header('vary', 'trpc-accept, accept').type('application/json; charset=utf-8').send(answer)

const sendError = (request: FastifyRequest, reply: FastifyReply, path: string, cause: Failure): FastifyReply =>
  sendJson(reply, errorTable[cause.code].status, { error: trpcFailure(cause, request.id, path) })

/** One computing call, without the stock adapter. */
async function answerDirectly(request: FastifyRequest, reply: FastifyReply, site: Site, call: TrpcCall, procedure: Procedure) {
  const outcome = await run(procedure, call.input, contextOf(request, site))
  if (outcome.ok) {
    const answer = bufferOf(`{"result":{"data":${resultText(procedure)(outcome.data)}}}`)
    await endOfTurn()
    return sendJson(reply, 200, answer)
  }
  note(request, { fields: refusedFields(procedure, outcome.error) })
  return sendError(request, reply, call.path, outcome.error)
}

const trpcContextOf = (request: FastifyRequest, site: Site): TrpcContext => ({
  ...contextOf(request, site),
  config: site.config,
  requestId: request.id,
})

function stockRequestOf(request: FastifyRequest, batch: boolean): Request {
  const accept = request.headers['trpc-accept']
  const headers = new Headers({ 'content-type': 'application/json' })
  if (batch && typeof accept === 'string') headers.set('trpc-accept', accept)
  const body = request.method === 'POST' && typeof request.body === 'string' ? { body: request.body } : {}
  const method = request.method === 'HEAD' ? 'GET' : request.method
  return new Request(`http://localhost${request.url}`, { method, headers, ...body })
}

async function answerStock(request: FastifyRequest, reply: FastifyReply, site: Site, batch: boolean): Promise<FastifyReply> {
  const response = await fetchRequestHandler({
    endpoint: TRPC_PATH,
    router,
    req: stockRequestOf(request, batch),
    createContext: () => trpcContextOf(request, site),
    onError: ({ error }) => {
      if (error.cause instanceof Refusal || error.code !== 'INTERNAL_SERVER_ERROR') return
      request.server.log.error({ requestId: request.id, ...traceOf(error.cause ?? error) }, 'failed')
    },
  })
  const text = await response.text()
  response.headers.forEach((value, name) => {
    if (name !== 'transfer-encoding') reply.header(name, value)
  })
  return reply.code(response.status).send(text)
}

/** Refuses what the stock adapter would refuse before it knows the request. */
function checkInputs(query: URLSearchParams, body: Body | null): void {
  if (body !== null && !body.readable) throw refuse(body.code)
  if (body !== null && isBatch(query) && !isObject(body.value)) throw new Refusal(failure('invalid_request', batchIssue))
  const input = query.get('input')
  if (input === null || body !== null) return
  const value = parsed(input)
  if (isBatch(query) && !isObject(value)) throw new Refusal(failure('invalid_request', batchIssue))
}

const batchIssue = [{ path: [], code: 'invalid_type', message: 'A batch is an object of inputs by index' }]

/** Calls of one batch: as many as a page of analyses and calculators could need. */
const MAX_CALLS = 40

const countIssue = [{ path: [], code: 'too_big', message: `A batch has at most ${MAX_CALLS} calls` }]

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refuse('invalid_json')
  }
}

/** Registers `/trpc`. */
export function installTrpc(app: FastifyInstance, site: Site, gate: Gate): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const query = queryOf(request)
    const body = request.method === 'POST' ? bodyOf(request) : null
    const calls = callsOf(request, body ?? { readable: true, value: undefined })
    noteCalls(request, calls)
    await gate.charge(request, reply, chargeOf(calls, body?.readable ?? true))
    if (calls.length > MAX_CALLS) throw new Refusal(failure('invalid_request', countIssue))
    checkInputs(query, body)
    const [first] = calls
    if (body !== null && !isBatch(query) && first?.procedure !== undefined) {
      return answerDirectly(request, reply, site, first, first.procedure)
    }
    return answerStock(request, reply, site, isBatch(query))
  }
  app.post(`${TRPC_PATH}/*`, handle)
  app.get(`${TRPC_PATH}/*`, handle)
}
