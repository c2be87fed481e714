/** The service as one Fastify application: wire rules, gate, operations, documents, pages. */
import type { ServerResponse } from 'node:http'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { ReferenceSource } from '../core/portfolio/reference'
import { acceptJsonText, MAX_BODY_BYTES } from './body'
import { newCall } from './call'
import type { Config } from './config'
import { limitConnections, malformedHandler, requireHost, timeouts } from './connections'
import type { Site } from './context'
import { installAllDocuments } from './documents'
import { installEnding } from './ending'
import { gateOf, type Gate } from './rate-limit/gate'
import { installHealth } from './health'
import { limiterOf, type Limiter } from './rate-limit/limiter'
import { watchLoad, type Load } from './load'
import { standardOutput } from './log'
import { createMetrics, type Metrics } from './metrics'
import { installMcp } from './mcp/route'
import { installPages } from './pages'
import type { SourceState } from './reference/source'
import { installRest } from './rest'
import { installTrpc } from './trpc'
import { installUsage, type UsageListener } from './usage'
import { commonHeaders, failedRequest, installWire, requestIdOf } from './wire'

/** What the application is made of. */
export interface AppOptions {
  config: Config
  reference: ReferenceSource
  /** The clock; tests set it. */
  now?: () => Date
  /** Takes the log lines instead of stdout. */
  log?: { write(line: string): void }
  onUsage?: UsageListener
  /** State of the reference data, for readiness and metrics. */
  state?: () => SourceState
  /** The load of the process; tests set it. */
  load?: Load<ServerResponse>
  /** Folder of the built pages; found beside the server unless given. */
  pages?: string
}

/** A running application and how to end it. */
export interface App {
  server: FastifyInstance
  metrics: Metrics
  /** Finishes what is under way or arrives on open connections within the grace period, then closes everything. */
  stop(graceMs: number): Promise<void>
}

const loggerOf = ({ config, log = standardOutput() }: AppOptions) => ({ level: config.LOG_LEVEL, base: null, stream: log })

/** Longest path parameter: a tRPC batch names all its procedures in one. */
const MAX_PARAMETER = 4096

const createServer = (options: AppOptions, gate: Gate, limiter: Limiter | null): FastifyInstance =>
  Fastify({
    ...timeouts,
    logger: loggerOf(options),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: options.config.TRUSTED_PROXIES.length === 0 ? false : options.config.TRUSTED_PROXIES,
    requestIdHeader: false,
    genReqId: requestIdOf,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: { requireHostHeader: false, headersTimeout: timeouts.requestTimeout, connectionsCheckingInterval: 2000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER },
    clientErrorHandler: malformedHandler(limiter),
    frameworkErrors: (error, request, reply) => {
      request.call = newCall()
      reply.headers(commonHeaders(request.id))
      void failedRequest(gate, error, request, reply)
    },
  })

/** Builds the application; it does not listen yet. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, reference, now = () => new Date(), load = watchLoad<ServerResponse>() } = options
  const site: Site = { config, reference, now }
  const limiter = await limiterOf(config, (state) => server.log.warn(state, 'limiter'))
  const gate = gateOf(limiter, load)
  const server = createServer(options, gate, limiter)
  limitConnections(server.server, config.TRUSTED_PROXIES.length > 0)
  acceptJsonText(server)
  installWire(server, gate)
  requireHost(server)
  const ending = installEnding(server, load)
  const metrics = createMetrics({ limiter, state: options.state })
  installUsage(server, (event) => {
    metrics.observe(event)
    options.onUsage?.(event)
  })
  if (config.METRICS_PORT === undefined) metrics.install(server)
  installHealth(server, site, { limiter, ending, state: options.state })
  installRest(server, site, gate)
  installAllDocuments(server, site, gate)
  installTrpc(server, site, gate)
  installMcp(server, site, gate)
  installPages(server, site, gate, options.pages)
  return {
    server,
    metrics,
    stop: async (graceMs) => {
      await ending.end({ delayMs: config.SHUTDOWN_DELAY_SECONDS * 1000, graceMs })
      server.server.closeAllConnections()
      await server.close()
      limiter?.close()
      load.stop()
    },
  }
}
