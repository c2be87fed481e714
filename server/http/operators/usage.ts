/** One usage event per request, with nothing of what was submitted: no holdings, amounts, queries or addresses. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '../context'

/** The only fields that are recorded. */
export interface UsageEvent {
  operation: string
  capability: string | null
  status: number
  durationMs: number
  holdings?: number
  /** Refused fields of a calculator, by the names of its own schema. */
  fields?: readonly string[]
}

/** Makes the event of a finished request. */
const usageEvent = (call: Call, status: number, durationMs: number): UsageEvent => ({
  operation: call.operation,
  capability: call.capability,
  status,
  durationMs: Math.round(durationMs * 10) / 10,
  ...(call.holdings === null ? {} : { holdings: call.holdings }),
  ...(call.fields.length === 0 ? {} : { fields: call.fields }),
})

/** Told of every finished request. */
export type UsageListener = (event: UsageEvent) => void

/** Writes every finished request to the log and tells the listener. */
export function installUsage(app: FastifyInstance, listener: UsageListener): void {
  app.addHook('onResponse', (request: FastifyRequest, reply, done) => {
    const event = usageEvent(request.call, reply.statusCode, reply.elapsedTime)
    app.log.info(event, 'usage')
    listener(event)
    done()
  })
}
