/**
 * Lists and documents are the same for everyone except the id of the message: the SDK answers the first request, and the
 * bytes of that answer are cached for all others.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { CLIENT_CAPABILITIES_META_KEY, PROTOCOL_VERSION_META_KEY, specTypeSchemas } from '@modelcontextprotocol/server'
import type { ReadContext } from '../http/context'
import { preparedLater, type Document } from '../http/documents/packed'
import { answerHttp } from './http'
import { ENVELOPED, plainMessageIn, type Kind, type PlainMessage } from './plain-message'
import { documentAt } from './resources'
import type { Desk } from './server'

const kinds: ReadonlyMap<unknown, Kind> = new Map<unknown, Kind>([
  ['tools/list', { schema: specTypeSchemas.ListToolsRequest, params: [] }],
  ['resources/list', { schema: specTypeSchemas.ListResourcesRequest, params: [] }],
  ['resources/templates/list', { schema: specTypeSchemas.ListResourceTemplatesRequest, params: [] }],
  ['resources/read', { schema: specTypeSchemas.ReadResourceRequest, params: ['uri'], subject: 'uri' }],
])

/** The members of a JSON-RPC answer after the result. */
const endOf = (id: string | number): string => `,"jsonrpc":"2.0","id":${JSON.stringify(id)}}`

const envelope = { [PROTOCOL_VERSION_META_KEY]: ENVELOPED, [CLIENT_CAPABILITIES_META_KEY]: {} }

/** The SDK's answer up to the end of the result. */
async function resultOf({ method, isEnveloped }: PlainMessage, uri: string | undefined, desk: Desk, context: ReadContext): Promise<string> {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json, text/event-stream' })
  if (isEnveloped) headers.set('mcp-protocol-version', ENVELOPED)
  if (isEnveloped) headers.set('mcp-method', method)
  if (isEnveloped && uri !== undefined) headers.set('mcp-name', uri)
  const params = { ...(uri === undefined ? {} : { uri }), ...(isEnveloped ? { _meta: envelope } : {}) }
  const request = new Request('http://localhost/mcp', { method: 'POST', headers })
  const answer = await answerHttp(request, { jsonrpc: '2.0', id: 0, method, params }, { ...desk, context: () => context })
  const [text, end] = [await answer.text(), endOf(0)]
  if (!text.startsWith('{"result":') || !text.endsWith(end)) throw new Error('a list could not be made')
  return text.slice(0, -end.length)
}

interface PlainAnswer {
  document: Document
  /** The rest of the answer, for this message. */
  end: string
}

/** The answer to a plain request for a list or document, as the SDK would send it; undefined for every other message. */
export async function answerPlainList(headers: IncomingHttpHeaders, body: unknown, desk: Desk): Promise<PlainAnswer | undefined> {
  const message = plainMessageIn(headers, body, kinds)
  if (message === undefined || desk.refused !== null) return undefined
  const uri = documentAt(message.params['uri'])?.uri
  if (message.method === 'resources/read' && uri === undefined) return undefined
  const name = `${message.method} ${uri ?? ''} ${message.isEnveloped}`
  const document = await preparedLater(name, desk.context(), (context) => resultOf(message, uri, desk, context))
  return { document, end: endOf(message.id) }
}
