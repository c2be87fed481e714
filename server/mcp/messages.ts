/** What a body of JSON-RPC messages asks for, and what it costs: as much as the same over REST. */
import type { Namespace, Procedure } from '../../core/procedure'
import { holdingsIn, type Call } from '../call'
import { isRecord } from '../cli/render/schema'
import type { Charge } from '../rate-limit/gate'
import { documentAt } from './resources'
import { procedureOf } from './tools'

/** One message as far as it could be read. */
export interface Message {
  method: unknown
  /** The operation that is called. */
  procedure: Procedure | undefined
  input: unknown
  /** The interface whose document is read. */
  document: Namespace | undefined
}

const fieldOf = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

function messageOf(value: unknown): Message {
  const method = fieldOf(value, 'method')
  const params = fieldOf(value, 'params')
  return {
    method,
    procedure: method === 'tools/call' ? procedureOf(fieldOf(params, 'name')) : undefined,
    input: fieldOf(params, 'arguments'),
    document: method === 'resources/read' ? documentAt(fieldOf(params, 'uri'))?.namespace : undefined,
  }
}

/** The messages of a body: one, or those of a batch; an empty batch is one message that says nothing. */
export const messagesIn = (body: unknown): Message[] => (Array.isArray(body) && body.length > 0 ? body : [body]).map(messageOf)

const isNotification = ({ method }: Message): boolean => typeof method === 'string' && method.startsWith('notifications/')

/** What describes the interface is free, as the pages are; not in batches, or a small one could ask for a hundred lists. */
const free = new Set<unknown>(['initialize', 'ping', 'server/discover', 'tools/list', 'resources/list', 'resources/templates/list'])

/** A tool takes the units of its operation, a document one; so does what cannot be read, from the pool of unknown paths. */
const unitsOf = ({ procedure, input, document }: Message): [Namespace, number] =>
  procedure === undefined ? [document ?? 'portfolio-analysis', 1] : [procedure.namespace, procedure.cost(input)]

/** Units of all messages, summed per pool. */
export function chargeOf(messages: readonly Message[]): Charge {
  const charge = new Map<Namespace, number>()
  const isFree = (message: Message): boolean => isNotification(message) || (messages.length === 1 && free.has(message.method))
  for (const message of messages.filter((candidate) => !isFree(candidate))) {
    const [namespace, units] = unitsOf(message)
    charge.set(namespace, (charge.get(namespace) ?? 0) + units)
  }
  return charge
}

/** What the usage event says of a request. */
export function callOf(messages: readonly Message[]): Partial<Call> {
  const [first] = messages
  const known = messages.length === 1 ? first?.procedure : undefined
  const counts = messages.map(({ input }) => holdingsIn(input)).filter((count) => count !== null)
  return {
    operation: known?.operationId ?? (messages.length > 1 ? 'mcpBatch' : 'mcp'),
    namespace: known?.namespace ?? null,
    capability: known?.id || null,
    holdings: counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0),
  }
}
