/** The service as a process: settings from the environment, a socket, and a clean end. */
import { buildApp } from './app'
import { ConfigError, readConfig } from './config'
import { traceOf } from './failure'
import { BundleError } from './reference/bundle'
import { referenceSource } from './reference/source'

/** Running requests may take this long after the process was told to stop. */
const GRACE_MS = 10_000

/** Starts the service; the result stops it. */
async function start(): Promise<() => Promise<void>> {
  const config = readConfig(process.env)
  const reference = await referenceSource(config)
  const app = await buildApp({ config, reference, state: () => reference.state() })
  await app.server.listen({ host: config.HOST, port: config.PORT })
  return async () => {
    await app.stop(GRACE_MS)
    await reference.close()
  }
}

/** The messages of these never hold a value of the environment; those of other errors might. */
const reasonOf = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof BundleError) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const { error: name, at } = traceOf(error)
  return [`${name} ${code}`.trim(), ...at].join('\n  ')
}

function stopOnSignals(stop: () => Promise<void>): void {
  const end = (): void => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}

start().then(stopOnSignals, (error: unknown) => {
  process.stderr.write(`depotkit cannot start. ${reasonOf(error)}\n`)
  process.exitCode = 1
})
