/**
 * The operations as tools of the Model Context Protocol, over standard input and output: one JSON-RPC message a line.
 * Tools are derived from the procedures; nothing is stored, and a failed request is a tool result that says so.
 */
import { procedures } from '../core/procedures'
import type { Procedure, RunContext } from '../core/procedure'
import { run } from '../core/run'
import { UnknownCalculator, failure } from '../core/errors'
import { jsonSchemaOf } from './catalog/json-schema'

/** Protocol revisions whose messages used here are the same; the newest is offered to a client that names another. */
const revisions = ['2025-06-18', '2025-03-26', '2024-11-05']

/** Codes of JSON-RPC 2.0. */
const PARSE_ERROR = -32700
const INVALID_REQUEST = -32600
const UNKNOWN_METHOD = -32601
const INVALID_PARAMS = -32602
const INTERNAL_ERROR = -32603

interface Message {
  id?: string | number | null
  method?: unknown
  params?: unknown
}

class RpcError extends Error {
  constructor(readonly code: number, message: string) {
    super(message)
  }
}

/** What the server tells of itself, and how a tool finds its facts. */
export interface McpSetting {
  version: string
  context(): RunContext
}

/** Answers one line; null where none is due, as for notifications. Never throws. */
export async function answerLine(line: string, setting: McpSetting): Promise<string | null> {
  const message = parse(line)
  if (message === null) return reply(null, { error: { code: PARSE_ERROR, message: 'Not JSON' } })
  const { id, method } = message
  if (typeof method !== 'string') return reply(id ?? null, { error: { code: INVALID_REQUEST, message: 'Not a request' } })
  if (id === undefined) return null
  try {
    return reply(id, { result: await answer(method, message.params, setting) })
  } catch (error) {
    const { code, message: text } = error instanceof RpcError ? error : new RpcError(INTERNAL_ERROR, 'Internal error')
    return reply(id, { error: { code, message: text } })
  }
}

function parse(line: string): Message | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  } catch {
    return null
  }
}

const reply = (id: Message['id'], outcome: object): string => JSON.stringify({ jsonrpc: '2.0', id, ...outcome })

async function answer(method: string, params: unknown, setting: McpSetting): Promise<object> {
  if (method === 'initialize') return greeting(params, setting.version)
  if (method === 'ping') return {}
  if (method === 'tools/list') return { tools: procedures.map(toolOf) }
  if (method === 'tools/call') return callTool(params, setting)
  throw new RpcError(UNKNOWN_METHOD, 'Unknown method')
}

function greeting(params: unknown, version: string): object {
  const asked = field(params, 'protocolVersion')
  return {
    protocolVersion: typeof asked === 'string' && revisions.includes(asked) ? asked : revisions[0],
    capabilities: { tools: {} },
    serverInfo: { name: 'depotkit', version },
  }
}

/** Every input is an object, which the protocol wants to be said also of a union. */
const toolOf = (procedure: Procedure): object => ({
  name: procedure.operationId,
  title: procedure.title.en,
  description: procedure.description.en,
  inputSchema: { ...jsonSchemaOf(procedure.request, 'input'), type: 'object' },
  annotations: { readOnlyHint: true, openWorldHint: false },
})

async function callTool(params: unknown, setting: McpSetting): Promise<object> {
  const procedure = procedures.find(({ operationId }) => operationId === field(params, 'name'))
  if (procedure === undefined) throw new RpcError(INVALID_PARAMS, 'Unknown tool')
  const outcome = await run(procedure, field(params, 'arguments') ?? {}, setting.context()).catch((error: unknown) => {
    if (error instanceof UnknownCalculator) return { ok: false as const, error: failure('unknown_calculator') }
    throw error
  })
  const data = outcome.ok ? outcome.data : outcome.error
  return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: data, isError: !outcome.ok }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
