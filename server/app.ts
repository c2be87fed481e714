/** The service as one Fastify application: common response rules, rate limits, operations, documents, pages. */
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { ReferenceSource } from '../core/reference/reference'
import { MAX_BODY_BYTES } from '../core/contract/limits'
import { acceptJsonText } from './http/connection/body'
import type { Config } from './process/config'
import { countAnswers, openBacklog, type Backlog } from './http/connection/backlog'
import { limitConnections, malformedHandler, refuseForeignHosts, refuseTunnels, requireHost, serverFor } from './http/connection/connections'
import type { Site } from './http/context'
import { installAllDocuments, installOverview, installDirectory } from './http/documents/documents'
import { installEnding } from './process/shutdown'
import { trustIn } from './limits/client'
import { gateOf, type Gate } from './limits/gate'
import { installHealth } from './http/operators/health'
import { limiterOf, type Limiter } from './limits/limiter'
import { watchLoad, type Load, shedLoad } from './limits/load'
import { limitRequests } from './limits/request-limit'
import { standardOutput } from './process/log'
import { createMetrics, type Metrics } from './http/operators/metrics'
import { installMcp } from './mcp/route'
import { installPages } from './pages'
import { patientWith } from './data/providers/patience'
import type { Dates } from './data/age'
import type { SourceState } from './data/source'
import { installFind } from './http/find'
import { installRates } from './http/documents/rates'
import { installRest } from './http/rest'
import { installTrpc } from './http/trpc'
import { installUsage, type UsageListener } from './http/operators/usage'
import { begin, failedRequest, installWire, requestIdOf } from './http/responses'

/** Dependencies of the application. */
export interface AppOptions {
  config: Config
  reference: ReferenceSource
  /** The clock, for tests. */
  now?: () => Date
  /** Log output instead of stdout. */
  log?: { write(line: string): void }
  onUsage?: UsageListener
  /** The searchable list of securities. */
  directory?: Site['directory']
  /** Exchange rates of a currency. */
  rates?: Site['rates']
  /** The publications behind the reference data. */
  sources?: Site['sources']
  /** State of the reference data, for readiness and metrics. */
  state?: () => SourceState
  /** Dates of the parts of the data, for readiness and metrics. */
  dates?: () => Promise<Dates>
  /** The load measurement, for tests. */
  load?: Load
  /** Folder of the built pages; by default the one beside the server. */
  pages?: string
}

/** An application and how to stop it. */
export interface App {
  server: FastifyInstance
  metrics: Metrics
  /** Finishes requests in progress or arriving on open connections within the grace period, then closes everything. */
  stop(graceMs: number): Promise<void>
  /** Closes everything at once. */
  close(): Promise<void>
}

const loggerOf = ({ config, log = standardOutput() }: AppOptions) => ({ level: config.LOG_LEVEL, base: null, stream: log })

/** Longest path parameter: a tRPC batch names all its procedures in one. */
const MAX_PARAMETER = 4096

const createServer = (options: AppOptions, gate: Gate, limiter: Limiter | null, backlog: Backlog): FastifyInstance =>
  Fastify({
    serverFactory: (handler) => serverFor(backlog.inTurn(handler)),
    logger: loggerOf(options),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: options.config.TRUSTED_PROXIES.length === 0 ? false : trustIn(options.config.TRUSTED_PROXIES),
    childLoggerFactory: (logger) => logger, // a child logger per request costs more than the limiter, and every line names its request anyway
    requestIdHeader: false,
    genReqId: requestIdOf,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER },
    clientErrorHandler: malformedHandler(limiter),
    frameworkErrors: (error, request, reply) => {
      const refusal = begin(request, reply)
      void failedRequest(gate, refusal ?? error, request, reply)
    },
  })

/** Builds the application; it does not listen yet. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, reference, now = () => new Date(), load = watchLoad() } = options
  const site: Site = { config, reference, now, directory: options.directory, rates: options.rates, sources: options.sources }
  const limiter = await limiterOf(config, (state) => server.log.warn(state, 'limiter'))
  const gate = gateOf(limiter)
  const backlog = openBacklog()
  const server = createServer(options, gate, limiter, backlog)
  limitConnections(server.server, config.TRUSTED_PROXIES.length > 0)
  refuseTunnels(server.server, limiter)
  acceptJsonText(server)
  installWire(server, gate)
  requireHost(server)
  refuseForeignHosts(server, config)
  countAnswers(server, backlog)
  await limitRequests(server, limiter)
  shedLoad(server, load)
  const patiently = patientWith(config)
  server.addHook('preHandler', (_request, _reply, done) => patiently(done))
  const ending = installEnding(server)
  const metrics = createMetrics({ limiter, backlog, now, state: options.state, dates: options.dates })
  installUsage(server, (event) => {
    metrics.observe(event)
    options.onUsage?.(event)
  })
  if (config.METRICS_PORT === undefined) metrics.install(server)
  installHealth(server, site, { limiter, ending, state: options.state, dates: options.dates })
  installRest(server, site, gate)
  installAllDocuments(server, site, gate)
  installOverview(server, site)
  installTrpc(server, site, gate)
  installMcp(server, site, gate)
  installDirectory(server, site)
  installRates(server, site)
  installFind(server, site)
  installPages(server, site, options.pages)
  const close = async (): Promise<void> => {
    server.server.closeAllConnections()
    await server.close()
    limiter?.close()
    load.stop()
  }
  return {
    server,
    metrics,
    stop: async (graceMs) => {
      await ending.end({ delayMs: config.SHUTDOWN_DELAY_SECONDS * 1000, graceMs })
      await close()
    },
    close,
  }
}
