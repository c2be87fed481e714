/** Common to all responses: request id, headers, CORS, and sending failures. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../core/contract/envelope'
import { errorTable, type Failure } from '../../core/contract/errors'
import { newCall } from './context'
import { failureOf, refusalOf, refuse, traceOf, Refusal } from './answer/failure'
import { oneRequest, type Gate } from '../limits/gate'
import { isTrpc, missingAt } from '../../core/contract/namespaces'
import { trpcFailure } from '../../core/contract/trpc-shape'
import { malformedTarget, targetOf, type Target } from '../../core/contract/target'

declare module 'fastify' {
  interface FastifyRequest {
    /** Path and query, parsed once. */
    target: Target
  }
}

const exposed = [
  'x-request-id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After', 'Cache-Control', 'X-Content-Type-Options',
].join(', ')

/** The caller's request id if it is at most 128 plain characters, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[A-Za-z0-9._-]{1,128}$/.test(given) ? given : randomUUID()
}

/** Headers of every response; CORS allows every origin. */
export const commonHeaders = (requestId: string): Record<string, string> => ({
  'x-request-id': requestId,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposed,
})

/** Answers CORS preflights on any path and allows everything requested. */
function sendPreflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wanted = request.headers['access-control-request-headers']
  if (wanted !== undefined) reply.header('access-control-allow-headers', wanted)
  return reply
    .code(204)
    .header('access-control-allow-methods', 'GET, POST, OPTIONS')
    .header('access-control-max-age', '600')
    .header('vary', 'Access-Control-Request-Headers')
    .header('content-length', '0')
    .send()
}

/** Bytes of a refused body that are read and discarded. */
const MAX_DISCARDED_BYTES = 10_000_000

/**
 * If a connection closes while the client still sends, the client fails before it reads the answer. So the rest of a large
 * body is discarded, within the request timeout; before the answer if the connection closes with it.
 */
async function letClientFinish(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { upgrade, 'content-length': length = 0 } = request.headers // Node reads no body of an upgrade request
  if (upgrade !== undefined || Number(length) > MAX_DISCARDED_BYTES) return
  let left = MAX_DISCARDED_BYTES
  const body = request.raw.unpipe().on('data', (part: Buffer) => {
    left -= part.length
    if (left < 0) request.raw.destroy()
  }).resume()
  if (reply.raw.shouldKeepAlive) reply.removeHeader('connection') // keep-alive: answer now, and do not announce a close
  else await finished(body, { writable: false }).catch(() => undefined)
}

/** Sends a failure in the envelope, or in tRPC's format below `/trpc`. */
async function sendFailure(request: FastifyRequest, reply: FastifyReply, cause: Failure, retryAfterSeconds?: number): Promise<FastifyReply> {
  const { path } = request.target
  if (!request.raw.complete) await letClientFinish(request, reply)
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds)
  reply.code(errorTable[cause.code].status).type('application/json; charset=utf-8')
  return reply.send(isTrpc(path) ? { error: trpcFailure(cause, request.id, path.slice('/trpc/'.length)) } : fail(cause, request.id))
}

/** Answers any error. Failing requests are charged too, and an exceeded quota takes precedence over the error. */
export async function failedRequest(gate: Gate, error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const cost = failureOf(error).code === 'overloaded' ? 0 : 1
  const final = await gate.settle(request, reply, cost).then(
    () => error,
    (refused: unknown) => refused,
  )
  const cause = failureOf(final)
  if (cause.code === 'internal_error' && !request.socket.destroyed) request.server.log.error({ requestId: request.id, ...traceOf(final) }, 'failed')
  return sendFailure(request, reply, cause, refusalOf(final)?.retryAfterSeconds)
}

/** Initializes a request, also one that Fastify refuses before its hooks; returns a refusal for an invalid target. */
export function begin(request: FastifyRequest, reply: FastifyReply): Refusal | undefined {
  request.call = newCall()
  reply.headers(commonHeaders(request.id))
  const target = targetOf(request.url)
  request.target = target ?? { path: '', search: '' }
  return target === null ? new Refusal(malformedTarget()) : undefined
}

/** Installs the common headers, CORS, and answers from the table of errors. */
export function installWire(app: FastifyInstance, gate: Gate): void {
  app.decorateRequest('call')
  app.decorateRequest('target')
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = begin(request, reply)
    if (refusal !== undefined || request.method !== 'OPTIONS') return done(refusal)
    gate.charge(request, reply, oneRequest).then(() => sendPreflight(request, reply), done)
  })
  app.setErrorHandler((error, request, reply) => failedRequest(gate, error, request, reply))
  app.setNotFoundHandler((request, reply) =>
    failedRequest(gate, refuse(missingAt(request.method, request.target.path)), request, reply),
  )
}
