/**
 * The one message that is sent often, answered without the SDK's server, request and response, which take several times what
 * the call itself does. The SDK's schemas say what a call is; whatever is odd about one is left to the SDK.
 */
import type { IncomingHttpHeaders } from 'node:http'
import {
  classifyInboundRequest, isJSONRPCRequest, PROTOCOL_VERSION_META_KEY, SERVER_INFO_META_KEY, specTypeSchemas,
  SUPPORTED_PROTOCOL_VERSIONS, type CallToolRequest,
} from '@modelcontextprotocol/server'
import type { Procedure } from '../../core/operations/procedure'
import { bufferOf, resultParts, type Part } from '../http/answer/result-bytes'
import { giveWay } from '../process/give-way'
import { said, serverInfo, type Desk } from './server'
import { procedureOf } from './tools'

/** A call about which nothing is odd. */
interface PlainCall {
  id: string | number
  procedure: Procedure
  input: Record<string, unknown>
  isEnveloped: boolean
}

/** Whether a client takes either form of answer, as the protocol asks of every client. */
const takesAnswers = ({ accept = '' }: IncomingHttpHeaders): boolean => accept.includes('application/json') && accept.includes('text/event-stream')

/** The revision whose requests carry their own envelope. */
const ENVELOPED = '2026-07-28'

/** Whether the headers say what the envelope and the message say; names in another spelling are left to the SDK. */
function agrees(headers: IncomingHttpHeaders, name: string, body: unknown): boolean {
  const isNamed = headers['mcp-protocol-version'] === ENVELOPED && headers['mcp-method'] === 'tools/call' && headers['mcp-name'] === name
  return isNamed && classifyInboundRequest({ httpMethod: 'POST', protocolVersionHeader: ENVELOPED, body }).kind === 'modern'
}

const isOlder = ({ 'mcp-protocol-version': version }: IncomingHttpHeaders): boolean =>
  version === undefined || (typeof version === 'string' && SUPPORTED_PROTOCOL_VERSIONS.includes(version))

const isEnveloped = ({ params: { _meta } }: CallToolRequest): boolean => _meta !== undefined && PROTOCOL_VERSION_META_KEY in _meta

const plainParams = ['name', 'arguments', '_meta']

function plainCallIn(headers: IncomingHttpHeaders, body: unknown): PlainCall | undefined {
  if (!takesAnswers(headers) || !isJSONRPCRequest(body) || Object.keys(body.params ?? {}).some((name) => !plainParams.includes(name))) return undefined
  const checked = specTypeSchemas.CallToolRequest['~standard'].validate(body)
  if (checked.issues !== undefined) return undefined
  const call = checked.value
  const { name, arguments: input = {} } = call.params
  const procedure = procedureOf(name)
  if (procedure === undefined || !(isEnveloped(call) ? agrees(headers, name, body) : isOlder(headers))) return undefined
  return { id: body.id, procedure, input, isEnveloped: isEnveloped(call) }
}

/** What the revision with envelopes adds to a result. */
const stamp = `,"resultType":"complete","_meta":{${JSON.stringify(SERVER_INFO_META_KEY)}:${JSON.stringify(serverInfo)}}`

/** JSON as it stands within a text; others have their turn between its parts. */
async function withinText(parts: readonly Part[]): Promise<string[]> {
  const within: string[] = []
  for (const part of parts) {
    within.push(JSON.stringify(`${part}`).slice(1, -1))
    const turn = giveWay()
    if (turn !== undefined) await turn
  }
  return within
}

/** The answer to a call about which nothing is odd, as the SDK would send it; undefined for every other message. */
export async function answerPlainCall(headers: IncomingHttpHeaders, body: unknown, desk: Desk): Promise<Buffer | undefined> {
  const call = plainCallIn(headers, body)
  if (call === undefined) return undefined
  const { text, data, isError } = await said(call.procedure, call.input, desk)
  const parts = await resultParts(data)
  const words = `{"result":{"content":[{"type":"text","text":${JSON.stringify(text)}},{"type":"text","text":"`
  const structured = isError ? [] : [',"structuredContent":', ...parts]
  const rest = `,"isError":${isError}${call.isEnveloped ? stamp : ''}},"jsonrpc":"2.0","id":${JSON.stringify(call.id)}}`
  return bufferOf([words, ...(await withinText(parts)), '","annotations":{"audience":["assistant"]}}]', ...structured, rest])
}
