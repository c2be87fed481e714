/** `POST /mcp`: the operations as tools over streamable HTTP, without sessions. The SDK is loaded on the first request. */
import { countOfHoldings, type Call as Noted, contextOf, type Site, note } from '../http/context'
import { fieldOf, isRecord } from '../../core/values/record'
import { type Call, chargeFor, type Charge } from '../limits/quota'
import { documentAt } from './resources'
import { isCall, operationCall } from './tools/tool-call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorTable, failure, type ErrorCode, type Failure } from '../../core/contract/errors'
import { bodyOf } from '../http/connection/body'
import { isForThisMachine } from '../http/connection/connections'
import { sendPrepared } from '../http/documents/packed'
import { refusalOf, refuse, traceOf } from '../http/answer/failure'
import { MCP_PATH } from '../../core/contract/namespaces'
import { weighted, type Gate } from '../limits/gate'
import { refusedFields } from '../http/rest'
import { endOfTurn } from '../http/connection/write-together'
import type { Desk } from './server'

// A JSON-RPC message costs as much as the same call over REST.

/** The operation that a message calls, or the interface that it reads. */
function callIn(message: unknown): Call {
  const [method, params] = [fieldOf(message, 'method'), fieldOf(message, 'params')]
  const called = method === 'tools/call' ? operationCall(fieldOf(params, 'name'), fieldOf(params, 'arguments')) : undefined
  const reads = method === 'resources/read' ? documentAt(fieldOf(params, 'uri'))?.namespace : undefined
  return { ...(isCall(called) ? { procedure: called.procedure, input: called.input } : { procedure: undefined, input: fieldOf(params, 'arguments') }), reads }
}

/** Fields of the usage event. */
const noteOf = ({ procedure, input }: Call): Partial<Noted> => ({
  operation: procedure?.operationId ?? 'mcp',
  capability: procedure?.id || null,
  holdings: countOfHoldings(input),
})

/** Codes of JSON-RPC 2.0; `SERVER_ERROR` is the first of the range for implementations. */
const rpcCodes: Readonly<Partial<Record<ErrorCode, number>>> = { invalid_json: -32700, internal_error: -32603 }
const SERVER_ERROR = -32000
const INVALID_REQUEST = -32600

/** A small batch can request more lists than fit into memory; the protocol dropped batches in revision 2025-06-18. */
const NO_BATCHES = 'Batches are not part of the protocol since 2025-06-18: send one message for each request'

const rpcError = (code: number, message: string, data?: Failure) => ({
  jsonrpc: '2.0',
  id: null,
  error: { code, message, ...(data === undefined ? {} : { data }) },
})

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errorTable

/** Turns the envelope of a refused request into a JSON-RPC error. */
async function inRpcShape(_request: FastifyRequest, _reply: FastifyReply, payload: unknown): Promise<unknown> {
  const error = isRecord(payload) && 'meta' in payload ? payload['error'] : null
  if (!isRecord(error) || !isErrorCode(error['code'])) return payload
  const cause = failure(error['code'], error['details'])
  return rpcError(rpcCodes[cause.code] ?? SERVER_ERROR, cause.message, cause)
}

function webRequestOf({ method, headers }: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const given = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return new Request(`http://localhost${MCP_PATH}`, { method, headers: given, signal: gone.signal })
}

async function sendAnswer(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = answer.headers.get('content-type')
  if (type !== null) reply.type(type)
  return reply.code(answer.status).send(bytes)
}

/** Charges a request; returns the refusal if its quota is exceeded. */
async function refusalBy(gate: Gate, request: FastifyRequest, reply: FastifyReply, charge: Charge) {
  try {
    await gate.charge(request, reply, charge)
    return undefined
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined) throw error
    return refusal
  }
}

const deskFor = (request: FastifyRequest, site: Site, refused: Failure | null): Desk => ({
  context: () => contextOf(request, site),
  refused,
  onRefused: (procedure, cause) => note(request, { fields: refusedFields(procedure, cause) }),
  work: (call) => call(),
  onError: (error) => request.server.log.error({ requestId: request.id, ...traceOf(error) }, 'failed'),
})

const load = () => Promise.all([import('./http'), import('./plain-call'), import('./plain-list')])

/** Registers `/mcp`. */
export function installMcp(app: FastifyInstance, site: Site, gate: Gate): void {
  let loaded: ReturnType<typeof load> | undefined
  const local = isForThisMachine(site.config)
  app.post(MCP_PATH, { ...weighted, preSerialization: inRpcShape }, async (request, reply) => {
    request.call.operation = 'mcp'
    const [{ answerHttp, isLocal }, { answerPlainCall }, { answerPlainList }] = await (loaded ??= load())
    if (local && !isLocal(request.headers)) return reply.code(403).send(rpcError(SERVER_ERROR, 'This origin or host is not allowed'))
    const body = bodyOf(request)
    const call = callIn(body.readable ? body.value : undefined)
    note(request, noteOf(call))
    const refusal = await refusalBy(gate, request, reply, chargeFor([call], site.config.MAX_HOLDINGS))
    if (refusal !== undefined && call.procedure === undefined) throw refusal
    if (!body.readable) throw refuse(body.code)
    if (Array.isArray(body.value)) return reply.code(400).send(rpcError(INVALID_REQUEST, NO_BATCHES))
    const desk = deskFor(request, site, refusal?.failure ?? null)
    const list = await answerPlainList(request.headers, body.value, desk)
    if (list !== undefined) return sendPrepared(request, reply.header('content-type', 'application/json'), list.document, list.end)
    const answer = await answerPlainCall(request.headers, body.value, desk)
    if (answer === undefined) return sendAnswer(reply, await answerHttp(webRequestOf(request, reply), body.value, desk))
    await endOfTurn()
    return reply.header('content-type', 'application/json').send(answer)
  })
  app.route({
    method: ['GET', 'DELETE'],
    url: MCP_PATH,
    handler: async (request, reply) => {
      request.call.operation = 'mcp'
      return reply.code(405).header('allow', 'POST').send(rpcError(SERVER_ERROR, 'Method not allowed: there are no sessions and no streams'))
    },
  })
}
