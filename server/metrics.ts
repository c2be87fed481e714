/** Figures for operators in the Prometheus format: counts and times by operation, nothing of what was sent. */
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { UsageEvent } from './usage'

/** Takes usage events and serves their sums. */
export interface Metrics {
  observe(event: UsageEvent): void
  install(app: FastifyInstance): void
}

/** Upper bounds in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Makes the figures of one application. */
export function createMetrics(isLimiterDegraded: () => boolean): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({ name: 'depotkit_requests_total', help: 'Finished requests', labelNames: ['operation', 'status'], registers })
  const seconds = new Histogram({ name: 'depotkit_request_seconds', help: 'Time to answer', labelNames: ['operation'], buckets, registers })
  new Gauge({
    name: 'depotkit_limiter_fallback',
    help: '1 while rate units are counted in this process because Redis does not answer',
    registers,
    collect() {
      this.set(isLimiterDegraded() ? 1 : 0)
    },
  })
  collectDefaultMetrics({ register: registry })
  return {
    observe: ({ operation, status, durationMs }) => {
      requests.inc({ operation, status })
      seconds.observe({ operation }, durationMs / 1000)
    },
    install: (app) => {
      app.get('/metrics', async (request, reply) => {
        request.call.operation = 'metrics'
        return reply.type(registry.contentType).send(await registry.metrics())
      })
    },
  }
}
