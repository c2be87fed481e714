/**
 * Messages about which nothing is odd: they are sent often and answered without the SDK's server, request and response. The SDK's
 * schemas say what a message is; whatever is odd about one is left to the SDK.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { classifyInboundRequest, isJSONRPCRequest, PROTOCOL_VERSION_META_KEY, SUPPORTED_PROTOCOL_VERSIONS, type specTypeSchemas } from '@modelcontextprotocol/server'
import { isRecord, type Fields } from '../../core/values/record'

/** What can be plain about messages of one method. */
export interface Kind {
  /** The SDK's schema of such a message. */
  schema: (typeof specTypeSchemas)[keyof typeof specTypeSchemas]
  /** Names of the parameters; with any other a message is odd. */
  params: readonly string[]
  /** The parameter that a header repeats. */
  subject?: string
}

/** A message about which nothing is odd. */
export interface PlainMessage {
  id: string | number
  method: string
  params: Fields
  /** Whether it carries its own envelope; the answer then does as well. */
  isEnveloped: boolean
}

/** The revision whose requests carry their own envelope. */
export const ENVELOPED = '2026-07-28'

/** Whether a client takes either form of answer, as the protocol asks of every client. */
const takesAnswers = ({ accept = '' }: IncomingHttpHeaders): boolean => accept.includes('application/json') && accept.includes('text/event-stream')

/** Whether the headers say what the envelope and the message say; names in another spelling are left to the SDK. */
function agrees(headers: IncomingHttpHeaders, method: string, subject: unknown, body: unknown): boolean {
  const isNamed = headers['mcp-protocol-version'] === ENVELOPED && headers['mcp-method'] === method && headers['mcp-name'] === subject
  return isNamed && classifyInboundRequest({ httpMethod: 'POST', protocolVersionHeader: ENVELOPED, body }).kind === 'modern'
}

const isOlder = ({ 'mcp-protocol-version': version }: IncomingHttpHeaders): boolean =>
  version === undefined || (typeof version === 'string' && SUPPORTED_PROTOCOL_VERSIONS.includes(version))

/** A message of one of the methods, if nothing is odd about it. */
export function plainMessageIn(headers: IncomingHttpHeaders, body: unknown, kinds: ReadonlyMap<unknown, Kind>): PlainMessage | undefined {
  const kind = isRecord(body) ? kinds.get(body['method']) : undefined
  if (kind === undefined || !takesAnswers(headers) || !isJSONRPCRequest(body)) return undefined
  const { id, method } = body
  if (Object.keys(body.params ?? {}).some((name) => name !== '_meta' && !kind.params.includes(name))) return undefined
  const checked = kind.schema['~standard'].validate(body)
  if (checked instanceof Promise || checked.issues !== undefined) return undefined
  const params = isRecord(checked.value) && isRecord(checked.value['params']) ? checked.value['params'] : {} // without what no call may have, such as __proto__
  const isEnveloped = isRecord(params['_meta']) && PROTOCOL_VERSION_META_KEY in params['_meta']
  const subject = kind.subject === undefined ? undefined : params[kind.subject]
  return (isEnveloped ? agrees(headers, method, subject, body) : isOlder(headers)) ? { id, method, params, isEnveloped } : undefined
}
