/** One message of the protocol: a server is made for it and forgotten, so no session and no stream outlives an answer. */
import type { IncomingHttpHeaders } from 'node:http'
import {
  createMcpHandler, isLegacyRequest, localhostAllowedHostnames, localhostAllowedOrigins, validateHostHeader, validateOriginHeader, WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { mcpServer, type Desk } from './server'

/** Revisions of the protocol until 2025-11-25; answered as JSON, since nothing is ever said before the result. */
async function answerWithoutEnvelope(request: Request, body: unknown, desk: Desk): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  const server = mcpServer(desk)
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: body })
  } finally {
    await server.close()
  }
}

/** Answers a parsed body. */
export async function answerHttp(request: Request, body: unknown, desk: Desk): Promise<Response> {
  if (await isLegacyRequest(request, body)) return answerWithoutEnvelope(request, body, desk)
  return createMcpHandler(() => mcpServer(desk), { legacy: 'reject' }).fetch(request, { parsedBody: body })
}

/**
 * Whether a request comes from this machine: from a page of it or from a program that is no browser and sends no origin,
 * and to a name of it. Another name that leads here is a trick of a page elsewhere (DNS rebinding).
 */
export const isLocal = ({ origin, host }: IncomingHttpHeaders): boolean =>
  validateOriginHeader(origin, localhostAllowedOrigins()).ok && validateHostHeader(host, localhostAllowedHostnames()).ok
