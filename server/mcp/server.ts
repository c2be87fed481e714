/**
 * What the tools and resources answer. The SDK's plain `Server` is used: its high-level class would check inputs a second
 * time, with messages of its own, and register every tool anew for each request of a service without sessions.
 */
import { ProtocolError, ProtocolErrorCode, Server, type CallToolResult, type ReadResourceResult } from '@modelcontextprotocol/server'
import { failure, type Failure } from '../../core/contract/errors'
import type { Procedure } from '../../core/operations/procedure'
import { run, type Outcome } from '../../core/operations/run'
import type { ReadContext } from '../http/context'
import { isRecord } from '../../core/values/record'
import { asksProviders } from '../process/config'
import { version } from '../process/version'
import { callFind, FIND_TOOL } from './find-tool'
import { hintsFor } from './hints'
import { documentAt, documents } from './resources'
import { asJson, localeIn, refusalText, resultText } from './text'
import { procedureOf, toolsFor } from './tools'

/** What answers are made with, for one request or one connection. */
export interface Desk {
  context(): ReadContext
  /** Why nothing is computed or read: the caller's rate units are used up. */
  refused: Failure | null
  /** Told of findings about a request. */
  onRefused(procedure: Procedure, cause: Failure): void
  /** Told of what went wrong unexpectedly. */
  onError(error: unknown): void
  /** Does the work of one call. */
  work<T>(call: () => Promise<T>): Promise<T>
}

const instructions = [
  `${FIND_TOOL} finds the ISIN of a fund or share by what people call it; call it first where an ISIN is missing.`,
  'Tools named analyze* look through a portfolio of ISINs and cash; tools named calculate* answer German tax and savings questions.',
  'Weights are fractions of the whole portfolio (0.6 is 60 %); input rates of calculators are percentage points (6 is 6 %); amounts are EUR unless stated.',
  'Tell people the status, reasons, assumptions and limitations of a result. Null means not known, never zero. Nothing is advice, nothing is stored.',
  'The resources explain formulas, legal figures and sources.',
].join('\n')

/** The lists change with the version only. */
const lasting = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/** Who answers. */
export const serverInfo = { name: 'depotkit', title: 'depotkit', version }

/** A server for one request or one connection. */
export function mcpServer(desk: Desk): Server {
  const server = new Server(
    serverInfo,
    { capabilities: { tools: {}, resources: {} }, instructions, cacheHints: { 'tools/list': lasting, 'resources/list': lasting } },
  )
  const { config } = desk.context()
  server.setRequestHandler('tools/list', async () => {
    requireUnits(desk)
    return { tools: await desk.work(() => toolsFor(asksProviders(config), config.MAX_HOLDINGS)) }
  })
  server.setRequestHandler('tools/call', ({ params }) => desk.work(() => callTool(params.name, params.arguments ?? {}, desk)))
  server.setRequestHandler('resources/list', () => ({
    resources: documents.map(({ uri, name, title, description, mimeType }) => ({ uri, name, title, description, mimeType })),
  }))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }))
  server.setRequestHandler('resources/read', ({ params }) => readDocument(params.uri, desk))
  return server
}

/** JSON-RPC leaves this code to servers. */
const REFUSED = -32000

function requireUnits({ refused }: Desk): void {
  if (refused !== null) throw new ProtocolError(REFUSED, refused.message, refused)
}

async function outcomeOf(procedure: Procedure, input: unknown, desk: Desk): Promise<Outcome> {
  if (desk.refused !== null) return { ok: false, error: desk.refused }
  try {
    const outcome = await run(procedure, input, desk.context())
    if (!outcome.ok) desk.onRefused(procedure, outcome.error)
    return outcome
  } catch (error) {
    desk.onError(error)
    return { ok: false, error: failure('internal_error') }
  }
}

/** What is said about a call: words for people, and the result or the refusal itself. */
interface Said {
  text: string
  data: unknown
  isError: boolean
}

/** Makes a call. */
export async function said(procedure: Procedure, input: unknown, desk: Desk): Promise<Said> {
  const outcome = await outcomeOf(procedure, input, desk)
  if (!outcome.ok) return { text: [refusalText(outcome.error), ...hintsFor(procedure, outcome.error)].join('\n'), data: outcome.error, isError: true }
  return { text: resultText(procedure, outcome.data, localeIn(input)), data: outcome.data, isError: false }
}

async function callTool(name: string, input: unknown, desk: Desk): Promise<CallToolResult> {
  if (name === FIND_TOOL) return callFind(input, desk.context())
  const procedure = procedureOf(name)
  if (procedure === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no tool of this name')
  const { text, data, isError } = await said(procedure, input, desk)
  return { content: [{ type: 'text', text }, asJson(data)], ...(isError || !isRecord(data) ? {} : { structuredContent: data }), isError }
}

function readDocument(uri: string, desk: Desk): ReadResourceResult {
  const document = documentAt(uri)
  if (document === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no resource at this address')
  requireUnits(desk)
  return { contents: [{ uri: document.uri, mimeType: document.mimeType, text: document.text(desk.context()) }] }
}
