/** Stateless MCP over HTTP: each message gets a server of its own, so no session or stream outlives an answer. */
import type { IncomingHttpHeaders } from 'node:http'
import {
  createMcpHandler, isLegacyRequest, localhostAllowedHostnames, localhostAllowedOrigins, validateHostHeader, validateOriginHeader, WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { mcpServer, type Desk } from './server'

/** Answers protocol revisions until 2025-11-25, with JSON instead of a stream: there are no messages before the result. */
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
 * Whether `Origin` (absent outside browsers) and `Host` name this machine. Another name that resolves to it may be an
 * attack by a page elsewhere (DNS rebinding).
 */
export const isLocal = ({ origin, host }: IncomingHttpHeaders): boolean =>
  validateOriginHeader(origin, localhostAllowedOrigins()).ok && validateHostHeader(host, localhostAllowedHostnames()).ok
