/** What a body of JSON-RPC messages calls; it costs as much as the same over REST. */
import { holdingsIn, type Call as Noted } from '../http/call'
import { isRecord } from '../../core/values/record'
import type { Call } from '../limits/quota'
import { procedureOf } from './tools'

const fieldOf = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

function callOf(message: unknown): Call {
  const params = fieldOf(message, 'params')
  const procedure = fieldOf(message, 'method') === 'tools/call' ? procedureOf(fieldOf(params, 'name')) : undefined
  return { procedure, input: fieldOf(params, 'arguments') }
}

/** The calls of a body: one message, or those of a batch; an empty batch is one message that says nothing. */
export const callsIn = (body: unknown): Call[] => (Array.isArray(body) && body.length > 0 ? body : [body]).map(callOf)

/** What the usage event says of a request. */
export function noteOf(calls: readonly Call[]): Partial<Noted> {
  const [first] = calls
  const known = calls.length === 1 ? first?.procedure : undefined
  const counts = calls.map(({ input }) => holdingsIn(input)).filter((count) => count !== null)
  return {
    operation: known?.operationId ?? (calls.length > 1 ? 'mcpBatch' : 'mcp'),
    namespace: known?.namespace ?? null,
    capability: known?.id || null,
    holdings: counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0),
  }
}
