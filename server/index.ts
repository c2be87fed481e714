/** The service inside another process: `depotkit/server`. */
import type { Bundle } from '../core/reference/tables/bundle'
import { buildApp } from './app'
import { readConfig } from './process/config'
import { listening } from './process/shutdown'
import { scheduleUpdates } from './process/update-schedule'
import { sqliteDriver } from './data/store/driver'
import { loadBundle } from './data/bundle/bundle'
import { embeddedBundle } from './data/embedded/embedded'
import { referenceSource } from './data/source'

export type { Bundle } from '../core/reference/tables/bundle'

/** Connections that wait to be accepted: a burst beyond this is told nothing, and tries again after seconds. */
const BACKLOG = 4096

/** A service that listens. */
export interface RunningService {
  /** Address on which it listens. */
  readonly url: string
  /**
   * Says that it is not ready, stops listening after `SHUTDOWN_DELAY_SECONDS`, finishes what is under way within the grace
   * period (default 10 s), then closes everything.
   */
  stop(graceMs?: number): Promise<void>
}

/**
 * Starts the service with settings as in the environment of the process: `HOST`, `PORT` (0 takes a free one), ...
 *
 * @throws ConfigError naming every variable with a wrong value, ListenError naming a port that is taken, BundleError for reference
 * data that is not valid, MissingDriver where SQLite is asked for without its driver
 * @example const service = await startService({ PORT: '0' })
 */
export async function startService(env: Readonly<Record<string, string | undefined>>): Promise<RunningService> {
  const config = readConfig(env)
  if (config.DATABASE_URL?.startsWith('file:') === true) await sqliteDriver() // what is not installed does not come back, as a database does
  const reference = await referenceSource(config)
  const updates = scheduleUpdates(config.DATA_UPDATE_HOURS, env)
  const state = () => ({ ...reference.state(), ...(updates === null ? {} : { update: updates.state() }) })
  const app = await buildApp({ config, reference, state, dates: () => reference.dates(), directory: () => reference.directory(), rates: (currency) => reference.rates(currency), sources: reference.sources })
  const { HOST: host, PORT: port, METRICS_PORT: metricsPort } = config
  const { url, closeMetrics } = await listen().catch(async (error: unknown) => {
    await app.close()
    await reference.close()
    throw error
  })
  updates?.start(app.server.log)
  if (config.DATABASE_URL !== undefined) void warnOfStore()
  return {
    url,
    stop: async (graceMs = 10_000) => {
      updates?.stop()
      await app.stop(graceMs)
      await reference.close()
      closeMetrics?.()
    },
  }

  /** A database that does not answer at the start is rather set wrong than away for a moment. */
  async function warnOfStore(): Promise<void> {
    await reference.open().catch(() => undefined)
    const { store } = reference.state()
    if (store?.answering === false) app.server.log.warn({ ...store }, 'the database does not answer')
  }

  async function listen(): Promise<{ url: string; closeMetrics: (() => void) | null }> {
    const url = await listening('PORT', port, () => app.server.listen({ host, port, backlog: BACKLOG }))
    return { url, closeMetrics: metricsPort === undefined ? null : await listening('METRICS_PORT', metricsPort, () => app.metrics.listen(host, metricsPort)) }
  }
}

/**
 * Reads a reference bundle, for `depotkit/local` and `depotkit/msw`: a folder, a `.zip` or a `.tar.gz`; without a path the
 * one that is part of this package.
 *
 * @throws BundleError naming file, line, column and reason
 */
export const readBundle = (path?: string): Promise<Bundle> => (path === undefined ? embeddedBundle() : loadBundle(path))
