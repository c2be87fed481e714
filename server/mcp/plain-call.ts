/** Plain tool calls, answered without the SDK's server, which takes several times as long as the call itself. */
import type { IncomingHttpHeaders } from 'node:http'
import { SERVER_INFO_META_KEY, specTypeSchemas } from '@modelcontextprotocol/server'
import { answerOf, resultParts, type Part } from '../http/answer/result-bytes'
import { giveWay } from '../process/give-way'
import { plainMessageIn, type Kind } from './plain-message'
import { said, serverInfo, type Desk } from './server'
import { isCall, operationCall } from './tools/tool-call'

const kinds: ReadonlyMap<unknown, Kind> = new Map([['tools/call', { schema: specTypeSchemas.CallToolRequest, params: ['name', 'arguments'], subject: 'name' }]])

/** Members that the revision with envelopes adds to a result. */
const stamp = `,"resultType":"complete","_meta":{${JSON.stringify(SERVER_INFO_META_KEY)}:${JSON.stringify(serverInfo)}}`

/** JSON escaped as the content of a JSON string; yields to the event loop between its parts. */
async function withinText(parts: readonly Part[]): Promise<string[]> {
  const within: string[] = []
  for (const part of parts) {
    within.push(JSON.stringify(`${part}`).slice(1, -1))
    const turn = giveWay()
    if (turn !== undefined) await turn
  }
  return within
}

/** The answer to a plain call, as the SDK would send it; undefined for every other message. */
export async function answerPlainCall(headers: IncomingHttpHeaders, body: unknown, desk: Desk): Promise<Part | undefined> {
  const call = plainMessageIn(headers, body, kinds)
  const operation = call === undefined ? undefined : operationCall(call.params['name'], call.params['arguments'] ?? {})
  if (call === undefined || !isCall(operation)) return undefined
  const { text, data, isError, isShort } = await said(operation, desk)
  const parts = await resultParts(data)
  const words = `{"result":{"content":[{"type":"text","text":${JSON.stringify(text)}}`
  const structured = isError ? [] : [',"structuredContent":', ...parts]
  const rest = `,"isError":${isError}${call.isEnveloped ? stamp : ''}},"jsonrpc":"2.0","id":${JSON.stringify(call.id)}}`
  const asText = isShort ? [] : [',{"type":"text","text":"', ...(await withinText(parts)), '","annotations":{"audience":["assistant"]}}']
  return answerOf([words, ...asText, ']', ...structured, rest])
}
