/** What a JSON-RPC message calls; it costs as much as the same over REST. */
import { holdingsIn, type Call as Noted } from '../http/context'
import { isRecord } from '../../core/values/record'
import type { Call } from '../limits/quota'
import { documentAt } from './resources'
import { isCall, operationCall } from './tools/tool-call'

const fieldOf = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

/** What a message calls or reads. */
export function callIn(message: unknown): Call {
  const [method, params] = [fieldOf(message, 'method'), fieldOf(message, 'params')]
  const called = method === 'tools/call' ? operationCall(fieldOf(params, 'name'), fieldOf(params, 'arguments')) : undefined
  const reads = method === 'resources/read' ? documentAt(fieldOf(params, 'uri'))?.namespace : undefined
  return { ...(isCall(called) ? { procedure: called.procedure, input: called.input } : { procedure: undefined, input: fieldOf(params, 'arguments') }), reads }
}

/** What the usage event says of a message. */
export const noteOf = ({ procedure, input }: Call): Partial<Noted> => ({
  operation: procedure?.operationId ?? 'mcp',
  namespace: procedure?.namespace ?? null,
  capability: procedure?.id || null,
  holdings: holdingsIn(input),
})
