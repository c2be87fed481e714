/** The service as a process: settings from the environment, a socket, and a clean end. */
import { startService, type RunningService } from '.'
import { ConfigError } from './process/config'
import { traceOf } from './http/answer/failure'
import { BundleError } from './data/bundle/bundle'
import { MissingDriver } from './data/store/driver'
import { settleMemory } from './process/collect-once'

/** The messages of these never hold a value of the environment; those of other errors might. */
const reasonOf = (error: unknown): string => {
  if (error instanceof ConfigError) return `Settings that are wrong, and what they may be:\n${error.message}`
  if (error instanceof BundleError || error instanceof MissingDriver) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const { error: name, at } = traceOf(error)
  return [`${name} ${code}`.trim(), ...at].join('\n  ')
}

function stopOnSignals(service: RunningService): void {
  const end = (): void => {
    service.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
}

settleMemory()
startService(process.env).then(stopOnSignals, (error: unknown) => {
  process.stderr.write(`depotkit cannot start. ${reasonOf(error)}\n`)
  process.exitCode = 1
})
