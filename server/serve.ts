/** The service as a process: settings from the environment, a socket, and a clean end. */
import { startService } from '.'
import { ConfigError } from './process/config'
import { errorCode } from './process/error-code'
import { traceOf } from './http/answer/failure'
import { BundleError } from './data/bundle/csv'
import { MissingDriver } from './data/store/driver'
import { ListenError } from './process/shutdown'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Runs garbage collection once, some seconds after the start. Decoding the reference data leaves much garbage, and until the
 * first full collection V8 lets the heap grow far beyond what is in use (measured: 200 MB resident instead of 150).
 */
function settleMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setTimeout(() => {
    if (typeof collect === 'function') collect()
  }, 5000).unref()
}

/** Messages of known errors, which never contain values of the environment; those of other errors might. */
const reasonOf = (error: unknown): string => {
  if (error instanceof ConfigError) return `Settings that are wrong, and what they may be:\n${error.message}`
  if (error instanceof BundleError || error instanceof MissingDriver || error instanceof ListenError) return error.message
  const { error: name, at } = traceOf(error)
  return [`${name} ${errorCode(error)}`.trim(), ...at].join('\n  ')
}

/** Starts the service with the environment of the process; SIGTERM or SIGINT stops it. */
export function serve(): void {
  settleMemory()
  const starting = startService(process.env)

  // Waits for the start: a signal meanwhile must not leave anything half open.
  const end = (): void => {
    starting.then((service) => service.stop()).then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', end)
  process.once('SIGINT', end)
  starting.catch((error: unknown) => {
    process.stderr.write(`depotkit cannot start. ${reasonOf(error)}\n`)
    process.exitCode = 1
  })
}
