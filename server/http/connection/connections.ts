/** Limits on connections, so that one client cannot lock out the others. */
import type { Socket, Server } from 'node:net'
import { createServer, STATUS_CODES, type RequestListener, type Server as HttpServer } from 'node:http'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { fail } from '../../../core/contract/envelope'
import { errorTable, failure, type Failure, type Issue } from '../../../core/contract/errors'
import { Refusal } from '../answer/failure'
import { clientOf } from '../../limits/client'
import type { Limiter } from '../../limits/limiter'
import { quotaHeaders, quotaOf, type Quota } from '../../limits/quota'
import { commonHeaders } from '../responses'
import { MCP_PATH } from '../../../core/contract/namespaces'
import type { Config } from '../../process/config'

/** Most open connections of one client; browsers use six. */
const MAX_PER_CLIENT = 1000

/** Most open connections of all clients. */
const MAX_CONNECTIONS = 10_000

/** Timeouts in milliseconds: for a whole request, for an inactive connection, and between two requests. */
const timeouts = { request: 10_000, silence: 30_000, keepAlive: 5_000 } as const

/** An HTTP server with these timeouts. */
export function serverFor(listener: RequestListener): HttpServer {
  const server = createServer(
    {
      requestTimeout: timeouts.request,
      headersTimeout: timeouts.request,
      connectionsCheckingInterval: 2000,
      keepAliveTimeout: timeouts.keepAlive,
      requireHostHeader: false,
    },
    listener,
  )
  server.setTimeout(timeouts.silence)
  // `Expect` other than `100-continue` is ignored; Node itself would answer 417, outside all limits.
  server.on('checkExpectation', listener)
  return server
}

/** Interval of the check for unread answers, and checks until a connection is closed. */
const LOOK_MS = 5000
const LOOKS_TO_READ = 3

/** Limits the connections per address; not used behind proxies, where all clients share one. */
export function limitPerClient(server: Server, max = MAX_PER_CLIENT): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const client = clientOf('', socket.remoteAddress ?? 'unknown')
    const count = (open.get(client) ?? 0) + 1
    open.set(client, count)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left === 0) open.delete(client)
      else open.set(client, left)
    })
    if (count > max) socket.destroy()
  })
}

/** Closes connections whose client does not read, so that unread answers do not stay in memory. */
export function dropSlowReaders(server: Server, lookMs = LOOK_MS): void {
  const looks = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => {
    looks.set(socket, 0)
    socket.once('close', () => looks.delete(socket))
  })
  const timer = setInterval(() => {
    for (const [socket, unread] of looks) {
      looks.set(socket, socket.writableLength === 0 ? 0 : unread + 1)
      if (unread + 1 > LOOKS_TO_READ && socket.writableLength > 0) socket.destroy()
    }
  }, lookMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

/** Sets all limits on connections. */
export function limitConnections(server: Server, hasProxies: boolean): void {
  server.maxConnections = MAX_CONNECTIONS
  if (!hasProxies) limitPerClient(server)
  dropSlowReaders(server)
}

const malformed: Issue = { path: [], code: 'malformed_http', message: 'Must be a valid HTTP request' }

/** Refuses CONNECT as malformed; Node would close it without an answer, and no longer handles errors of its socket. */
export function refuseTunnels(server: HttpServer, limiter: Limiter | null): void {
  const refuse = malformedHandler(limiter)
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy())
    void refuse(new Error('CONNECT'), socket as Socket)
  })
}

/** Refuses HTTP/1.1 requests without `Host` or with several (RFC 9112 section 3.2) in the service's format; Node would answer without a body or use the first. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length
    const wrong = hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1')
    done(wrong ? new Refusal(failure('invalid_request', [malformed])) : undefined)
  })
}

/** Whether the settings make the service reachable only from this machine. */
export const isForThisMachine = ({ HOST, PUBLIC_BASE_URL, TRUSTED_PROXIES }: Config): boolean =>
  /^(localhost|127\.[\d.]+|::1)$/.test(HOST) && PUBLIC_BASE_URL === undefined && TRUSTED_PROXIES.length === 0

/** Loopback name or address, with or without a port. */
const ownName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

const foreign: Issue = { path: [], code: 'foreign_host', message: 'This service is for its own machine: another name needs PUBLIC_BASE_URL or TRUSTED_PROXIES' }

/**
 * Refuses requests with a foreign `Host` if the service is for its own machine: a page elsewhere must not read its answers by
 * DNS rebinding. Operators' paths reveal nothing, and `/mcp` refuses in its own protocol.
 */
export function refuseForeignHosts(app: FastifyInstance, config: Config): void {
  if (!isForThisMachine(config)) return
  app.addHook('onRequest', ({ headers: { host }, target, routeOptions }, _reply, done) => {
    const isFree = routeOptions.config?.draws === 'nothing' || target.path === MCP_PATH
    done(isFree || host === undefined || ownName.test(host) ? undefined : new Refusal(failure('invalid_request', [foreign])))
  })
}

/** A raw HTTP response to a malformed request, to be written to the socket. */
function rawResponse(cause: Failure, quota: Quota | null, requestId: string): string {
  const { status } = errorTable[cause.code]
  const body = JSON.stringify(fail(cause, requestId))
  const headers = {
    ...commonHeaders(requestId),
    ...(quota === null ? {} : quotaHeaders(quota)),
    ...(quota?.allowed === false ? { 'Retry-After': quota.resetSeconds } : {}),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

/** Time to keep reading after the answer: closing while the client still sends would reset the connection and lose the answer. */
const LINGER_MS = 1000

/** Answers parser errors and request timeouts, once per connection; each costs its address one request. */
export function malformedHandler(limiter: Limiter | null): (error: Error & { code?: string }, socket: Socket) => Promise<void> {
  const answered = new WeakSet<Socket>()
  return async (error, socket) => {
    if (answered.has(socket)) return // data read after the answer fails again
    // Browsers open connections in advance. An answer on one that sent nothing would be taken for that to its first request, which may be on its way; if it is closed, they retry on a new one.
    const saidNothing = socket.bytesRead === 0
    if (error.code === 'ECONNRESET' || saidNothing || !socket.writable) {
      socket.destroy()
      return
    }
    answered.add(socket)
    const limited = limiter !== null && limiter.limitOf('requests') > 0
    const quota = limited ? quotaOf(await limiter.count(clientOf('', socket.remoteAddress ?? 'unknown'), 'requests', 1)) : null
    const cause = quota?.allowed === false ? failure('rate_limited', { retryAfterSeconds: quota.resetSeconds }) : failure('invalid_request', [malformed])
    socket.end(rawResponse(cause, quota, randomUUID()))
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
}
