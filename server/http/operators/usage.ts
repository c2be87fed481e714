/** One usage event per request, with nothing of what was submitted: no holdings, amounts, queries or addresses. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '../context'

/** All recorded fields. */
export interface UsageEvent {
  operation: string
  capability: string | null
  status: number
  durationMs: number
  holdings?: number
  /** Refused fields of a calculator, by the names of its schema. */
  fields?: readonly string[]
}

const usageEvent = (call: Call, status: number, durationMs: number): UsageEvent => ({
  operation: call.operation,
  capability: call.capability,
  status,
  durationMs: Math.round(durationMs * 10) / 10,
  ...(call.holdings === null ? {} : { holdings: call.holdings }),
  ...(call.fields.length === 0 ? {} : { fields: call.fields }),
})

/** Called for every finished request. */
export type UsageListener = (event: UsageEvent) => void

/** Logs every finished request and calls the listener. */
export function installUsage(app: FastifyInstance, listener: UsageListener): void {
  app.addHook('onResponse', (request: FastifyRequest, reply, done) => {
    const event = usageEvent(request.call, reply.statusCode, reply.elapsedTime)
    app.log.info(event, 'usage')
    listener(event)
    done()
  })
}
