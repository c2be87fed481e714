import { Client, StreamableHTTPClientTransport, type CallToolResult } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { referenceSource } from '../../../server/data/source'
import type { Desk } from '../../../server/mcp/server'
import { readConfig } from '../../../server/process/config'
import { projectFolder } from '../../support/built'
import { send, type Answer, type Running } from '../support'

/** Revisions before and since requests carry their own envelope. */
export type Era = '2025' | '2026'

const clientOf = (era: Era): Client =>
  new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: era === '2025' ? 'legacy' : { pin: '2026-07-28' } } })

/**
 * A connection for each request: client and service share a process here, so a busy moment can let a connection end
 * that the client still takes for open.
 */
async function fetchOnce(url: string | URL, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
  const { port, pathname } = new URL(url)
  const { status, headers: answered, text } = await send(Number(port), method, pathname, { headers: Object.fromEntries(new Headers(headers)), body: body === undefined || body === null ? undefined : String(body) })
  const type = answered['content-type']
  return new Response(status === 202 ? null : text, { status, headers: type === undefined ? {} : { 'content-type': type } })
}

/** The SDK's client over HTTP. */
export async function httpClient(url: string, era: Era): Promise<Client> {
  const client = clientOf(era)
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { fetch: fetchOnce }))
  return client
}

/** The SDK's client with `depotkit mcp` as its child. */
export async function stdioClient(env: Readonly<Record<string, string>>, era: Era): Promise<Client> {
  const client = clientOf(era)
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['dist/server/cli.js', 'mcp'],
      cwd: projectFolder,
      env: { PATH: process.env['PATH'] ?? '', ...env },
    }),
  )
  return client
}

/** Text of a block of a result. */
export function textAt(result: CallToolResult, index: number): string {
  const block = result.content[index]
  if (block?.type !== 'text') throw new Error(`no text at ${index}`)
  return block.text
}

export const acceptBoth = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

/** Sends a body to `/mcp` as it is. */
export const sendMcp = (app: Running, body: string, headers: Record<string, string> = {}): Promise<Answer> =>
  app.send('POST', '/mcp', { body, headers: { ...acceptBoth, ...headers } })

export interface Rpc {
  id: unknown
  result?: { isError?: boolean; structuredContent?: Record<string, unknown>; content?: { text: string }[]; tools?: unknown[] }
  error?: { code: number; message: string; data?: { code?: string; details?: unknown } }
}

/** Asks by one message without a client. */
export async function ask(app: Running, method: string, params?: object, headers: Record<string, string> = {}): Promise<Answer & { rpc: Rpc }> {
  const answer = await sendMcp(app, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), headers)
  return { ...answer, rpc: JSON.parse(answer.text) as Rpc }
}

/** Calls a tool without a client. */
export const callTool = (app: Running, name: string, input: unknown, headers?: Record<string, string>) =>
  ask(app, 'tools/call', { name, arguments: input }, headers)

export const PREFIX = 'io.modelcontextprotocol'

/** What a request of the newer revision says of itself. */
export const envelope = { [`${PREFIX}/protocolVersion`]: '2026-07-28', [`${PREFIX}/clientCapabilities`]: {} }

/** What a service at an address answers from, without limits. */
export async function deskAt(baseUrl: string): Promise<Desk> {
  const config = readConfig({})
  const reference = await referenceSource(config)
  return {
    context: () => ({ now: '2026-11-22T10:00:00.000Z', baseUrl, reference, config, maxHoldings: config.MAX_HOLDINGS }),
    refused: null,
    onRefused: () => undefined,
    onError: (error) => {
      throw error
    },
    work: (work) => work(),
  }
}
