/** Prometheus metrics: counts and durations by operation, nothing of what was submitted. */
import { utcDay } from '../../../core/values/dates'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Backlog } from '../connection/backlog'
import { droppedLines } from '../../process/log'
import { free } from '../../limits/gate'
import type { Limiter } from '../../limits/limiter'
import { lawGaps, soonAges, type DatesSource } from '../../data/age'
import type { SourceState } from '../../data/source'
import type { UsageEvent } from './usage'

/** Sources that are read on each scrape. */
interface Observed {
  limiter: Limiter | null
  backlog: Backlog
  state: (() => SourceState) | undefined
  dates: DatesSource
  now: () => Date
}

/** Aggregates usage events. */
export interface Metrics {
  observe(event: UsageEvent): void
  /** Serves `/metrics` with the service: only the small part, since it is public and free. */
  install(app: FastifyInstance): void
  /** Serves all metrics and `/healthz` on a separate port; resolves to a function that stops it. */
  listen(host: string, port: number): Promise<() => void>
}

/** Upper bounds of the histogram, seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

function observeUnits(limiter: Limiter, registers: Registry[]): void {
  new Counter({
    name: 'depotkit_rate_units_total',
    help: 'Rate units, and requests that cost none, by pool and by what became of them',
    labelNames: ['pool', 'outcome'],
    registers,
    collect() {
      this.reset()
      for (const [pool, { granted, refused }] of limiter.sums()) {
        this.inc({ pool, outcome: 'granted' }, granted)
        this.inc({ pool, outcome: 'refused' }, refused)
      }
    },
  })
}

/** A gauge that is computed on each scrape. */
const observeFigure = (name: string, help: string, registers: Registry[], figure: () => number): Gauge => new Gauge({
  name, help, registers,
  collect() {
    this.set(figure())
  },
})

function observeState({ limiter, backlog, state }: Observed, registers: Registry[]): void {
  observeFigure('depotkit_unread_bytes', 'Bytes held for clients that have not read them yet', registers, () => backlog.bytes())
  new Counter({
    name: 'depotkit_log_lines_dropped_total',
    help: 'Log lines that were left out because nobody read standard output, or it could not be written',
    registers,
    collect() {
      this.reset()
      this.inc(droppedLines())
    },
  })
  observeFigure('depotkit_limiter_fallback', '1 while rate units are counted in this process because Redis does not answer', registers, () => (limiter?.state().state === 'fallback' ? 1 : 0))
  new Gauge({
    name: 'depotkit_dependency_up',
    help: '1 when the last question to the store or provider was answered',
    labelNames: ['name'],
    registers,
    collect() {
      const { store, providers } = state?.() ?? { store: null, providers: [] }
      const all = store === null ? providers : [{ name: 'store', answering: store.answering && !store.fileMissing }, ...providers]
      for (const { name, answering } of all) this.set({ name }, answering ? 1 : 0)
    },
  })
}

const SECONDS_OF_A_DAY = 86_400

/** Gauges of the age of the data and the outcome of the last scheduled update. */
function observeData({ state, dates, now }: Observed, registers: Registry[]): void {
  new Gauge({
    name: 'depotkit_data_age_seconds',
    help: 'Age of each part of the data, in whole days',
    labelNames: ['part'],
    registers,
    async collect() {
      for (const { part, ageDays } of (dates === undefined ? null : await soonAges(dates, now())) ?? []) this.set({ part }, ageDays * SECONDS_OF_A_DAY)
    },
  })
  observeFigure('depotkit_law_missing_rows', 'Yearly figures of the law without a value in force', registers, () => lawGaps(utcDay(now())).length)
  observeFigure('depotkit_data_update_missing_lists', 'Lists that the last scheduled update could not have; -1 when it failed as a whole', registers, () => {
    const update = state?.().update
    return update?.outcome === 'failed' ? -1 : (update?.missing.length ?? 0)
  })
}

async function serve(registry: Registry, host: string, port: number): Promise<() => void> {
  const server = createServer({ requestTimeout: 5000, headersTimeout: 5000, keepAliveTimeout: 5000 }, (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && request.url === '/healthz') return void response.writeHead(200).end()
    if (!isRead || request.url !== '/metrics') return void response.writeHead(404).end()
    void registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.maxConnections = 50
  server.listen(port, host)
  await once(server, 'listening')
  return () => {
    server.close()
    server.closeAllConnections()
  }
}

/** Creates the metrics of one application. */
export function createMetrics(observed: Observed): Metrics {
  const [small, byOperation] = [new Registry(), new Registry()]
  const requests = new Counter({ name: 'depotkit_requests_total', help: 'Finished requests', labelNames: ['operation', 'status'], registers: [byOperation] })
  const seconds = new Histogram({ name: 'depotkit_request_duration_seconds', help: 'Time to answer', labelNames: ['operation'], buckets, registers: [byOperation] })
  if (observed.limiter !== null) observeUnits(observed.limiter, [small])
  observeState(observed, [small])
  observeData(observed, [small])
  collectDefaultMetrics({ register: small })
  const labelled = new Map<string, { requests: Counter.Internal; seconds: Histogram.Internal<'operation'> }>() // there are few pairs of labels, and looking one up is slow
  return {
    observe: ({ operation, status, durationMs }) => {
      const key = `${operation} ${status}`
      const figures = labelled.get(key) ?? { requests: requests.labels(operation, String(status)), seconds: seconds.labels(operation) }
      labelled.set(key, figures)
      figures.requests.inc()
      figures.seconds.observe(durationMs / 1000)
    },
    listen: (host, port) => serve(Registry.merge([small, byOperation]), host, port),
    install: (app) => {
      app.get('/metrics', free, async (request, reply) => {
        request.call.operation = 'metrics'
        return reply.type(small.contentType).send(await small.metrics())
      })
    },
  }
}
