/** The service inside another process: `depotkit/server`. */
import type { Bundle } from '../core/reference/tables/bundle'
import { buildApp } from './app'
import { traceOf } from './http/answer/failure'
import { readConfig } from './process/config'
import { listening } from './process/shutdown'
import { scheduleUpdates } from './process/update-schedule'
import { loadBundle } from './data/bundle/bundle'
import { embeddedBundle } from './data/embedded/embedded'
import { referenceSource } from './data/source'

export type { Bundle } from '../core/reference/tables/bundle'

/** Length of the accept queue: connections beyond it get no answer and are retried by the client after seconds. */
const BACKLOG = 4096

/** A running service. */
export interface RunningService {
  /** Address on which it listens. */
  readonly url: string
  /**
   * Reports not ready, stops listening after `SHUTDOWN_DELAY_SECONDS`, finishes requests in progress within the grace period
   * (default 10 s), then closes everything.
   */
  stop(graceMs?: number): Promise<void>
}

/**
 * Starts the service with settings named like the environment variables: `HOST`, `PORT` (0 takes a free one), ...
 *
 * @throws ConfigError naming every variable with a wrong value, ListenError naming a port that is in use, BundleError for invalid
 * reference data, MissingDriver if SQLite is configured without its driver
 * @example const service = await startService({ PORT: '0' })
 */
export async function startService(env: Readonly<Record<string, string | undefined>>): Promise<RunningService> {
  const config = readConfig(env)
  const reference = await referenceSource(config, { onStore: tellOfStore })
  const updates = scheduleUpdates(config.DATA_UPDATE_HOURS, env)
  const state = () => ({ ...reference.state(), ...(updates === null ? {} : { update: updates.state() }) })
  const app = await buildApp({
    config, reference, state, sources: reference.sources,
    dates: () => reference.dates(), directory: () => reference.directory(), rates: (currency) => reference.rates(currency),
  })
  const { HOST: host, PORT: port, METRICS_PORT: metricsPort } = config
  const { url, closeMetrics } = await listen().catch(async (error: unknown) => {
    await app.close()
    await reference.close()
    throw error
  })
  updates?.start(app.server.log)
  if (config.DATABASE_URL !== undefined) void reference.open() // so that the log tells of a wrong database before the first request
  return {
    url,
    stop: async (graceMs = 10_000) => {
      updates?.stop()
      await app.stop(graceMs)
      await reference.close()
      closeMetrics?.()
    },
  }

  function tellOfStore(failure: unknown): void {
    const reason = failure instanceof Error && 'code' in failure ? failure.code : traceOf(failure).error
    if (failure === null) app.server.log.warn({ ...reference.state().store }, 'the database answers again')
    else app.server.log.warn({ ...reference.state().store, reason }, 'the database does not answer; depotkit doctor says why')
  }

  async function listen(): Promise<{ url: string; closeMetrics: (() => void) | null }> {
    const url = await listening('PORT', port, () => app.server.listen({ host, port, backlog: BACKLOG }))
    return { url, closeMetrics: metricsPort === undefined ? null : await listening('METRICS_PORT', metricsPort, () => app.metrics.listen(host, metricsPort)) }
  }
}

/**
 * Reads a reference bundle, for `depotkit/local` and `depotkit/msw`: a folder, a `.zip` or a `.tar.gz`; without a path, the
 * bundle in this package.
 *
 * @throws BundleError naming file, line, column and reason
 */
export const readBundle = (path?: string): Promise<Bundle> => (path === undefined ? embeddedBundle() : loadBundle(path))
