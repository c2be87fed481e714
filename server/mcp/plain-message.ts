/**
 * Fast path for plain messages: frequent ones in their usual form are answered without the SDK's server, request and response.
 * They are checked by the SDK's schemas; any message in another form is left to the SDK.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { classifyInboundRequest, isJSONRPCRequest, PROTOCOL_VERSION_META_KEY, SUPPORTED_PROTOCOL_VERSIONS, type specTypeSchemas } from '@modelcontextprotocol/server'
import { isRecord, type Fields } from '../../core/values/record'

/** Form of plain messages of one method. */
export interface Kind {
  /** Schema of the SDK. */
  schema: (typeof specTypeSchemas)[keyof typeof specTypeSchemas]
  /** Allowed parameter names; a message with any other is not plain. */
  params: readonly string[]
  /** The parameter that the header `Mcp-Name` repeats. */
  subject?: string
}

/** A message in its usual form. */
export interface PlainMessage {
  id: string | number
  method: string
  params: Fields
  /** Whether its `_meta` carries the envelope with the protocol version; the answer then has one as well. */
  isEnveloped: boolean
}

/** The protocol revision whose requests carry their own envelope in `_meta`. */
export const ENVELOPED = '2026-07-28'

/** Whether a client accepts JSON and event streams, as the protocol requires. */
const takesAnswers = ({ accept = '' }: IncomingHttpHeaders): boolean => accept.includes('application/json') && accept.includes('text/event-stream')

/** Whether the headers repeat envelope and message exactly; names in another spelling are left to the SDK. */
function agrees(headers: IncomingHttpHeaders, method: string, subject: unknown, body: unknown): boolean {
  const isNamed = headers['mcp-protocol-version'] === ENVELOPED && headers['mcp-method'] === method && headers['mcp-name'] === subject
  return isNamed && classifyInboundRequest({ httpMethod: 'POST', protocolVersionHeader: ENVELOPED, body }).kind === 'modern'
}

const isOlder = ({ 'mcp-protocol-version': version }: IncomingHttpHeaders): boolean =>
  version === undefined || (typeof version === 'string' && SUPPORTED_PROTOCOL_VERSIONS.includes(version))

/** The message, if its method is among the kinds and it is plain. */
export function plainMessageIn(headers: IncomingHttpHeaders, body: unknown, kinds: ReadonlyMap<unknown, Kind>): PlainMessage | undefined {
  const kind = isRecord(body) ? kinds.get(body['method']) : undefined
  if (kind === undefined || !takesAnswers(headers) || !isJSONRPCRequest(body)) return undefined
  const { id, method } = body
  if (Object.keys(body.params ?? {}).some((name) => name !== '_meta' && !kind.params.includes(name))) return undefined
  const checked = kind.schema['~standard'].validate(body)
  if (checked instanceof Promise || checked.issues !== undefined) return undefined
  const params = isRecord(checked.value) && isRecord(checked.value['params']) ? checked.value['params'] : {} // the parsed copy has no forbidden keys such as __proto__
  const isEnveloped = isRecord(params['_meta']) && PROTOCOL_VERSION_META_KEY in params['_meta']
  const subject = kind.subject === undefined ? undefined : params[kind.subject]
  return (isEnveloped ? agrees(headers, method, subject, body) : isOlder(headers)) ? { id, method, params, isEnveloped } : undefined
}
