/** Failures on the command line: one line per finding, and the exit code. */
import { DepotkitError, InternalError, InvalidRequestError, NotFoundError, PayloadTooLargeError, RateLimitError, type Issue } from '../../sdk/client/errors'
import { ConfigError } from '../process/config'
import { BundleError } from '../data/bundle/csv'
import { MissingDriver } from '../data/store/driver'
import { DamagedDocuments } from '../data/store/store'
import { plain } from './render/text'

/** Exit codes, for scripts. */
export const exitCodes = { ok: 0, invalid: 1, unavailable: 2, unexpected: 3 } as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** A command that failed for a reason that the user can fix. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed'
  readonly lines: readonly string[]
  constructor(lines: string | readonly string[], readonly exitCode: ExitCode = exitCodes.invalid) {
    const list = typeof lines === 'string' ? [lines] : lines
    super(list.join('\n'))
    this.lines = list
  }
}

/** Message for the user, and the exit code. */
interface Explanation {
  lines: readonly string[]
  exitCode: ExitCode
}

/** Explains anything that a command threw. Only unexpected failures have a stack trace. */
export function explain(error: unknown): Explanation {
  if (error instanceof CommandFailed) return { lines: error.lines.map(plain), exitCode: error.exitCode }
  if (error instanceof DepotkitError) return { lines: callLines(error).map(plain), exitCode: callExitCode(error) }
  if (!(error instanceof Error)) return { lines: ['depotkit failed'], exitCode: exitCodes.unexpected }
  const expected = [BundleError, ConfigError, DamagedDocuments].some((kind) => error instanceof kind) || error.name === 'ImportRefused'
  if (expected || error.message.startsWith('DATABASE_URL')) return { lines: error.message.split('\n').map(plain), exitCode: exitCodes.invalid }
  if (error instanceof MissingDriver) return { lines: [error.message], exitCode: exitCodes.unavailable }
  const fault = databaseFaults.find(({ sign }) => sign.test(`${'code' in error ? String(error.code) : ''} ${error.message}`))
  if (fault !== undefined) return { lines: [fault.line], exitCode: fault.exitCode }
  return { lines: [`depotkit failed: ${error.stack ?? error.message}`], exitCode: exitCodes.unexpected }
}

/** Known database failures by message or code. */
const databaseFaults = [
  { sign: /database is locked/, line: 'the database is being written by another import; try again when it is done', exitCode: exitCodes.unavailable },
  { sign: /the database does not answer/, line: 'the database does not answer', exitCode: exitCodes.unavailable },
  { sign: /previously executed migration/, line: 'the database is of a newer version of depotkit: use that one, or import into a new database', exitCode: exitCodes.invalid },
  { sign: /unable to open database file/, line: 'the database file cannot be opened: SQLite writes beside it, so that its folder must allow it', exitCode: exitCodes.invalid },
  { sign: /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN) |timeout exceeded when trying to connect/, line: 'the database cannot be reached', exitCode: exitCodes.unavailable },
  { sign: /^(28P01|28000|3D000) /, line: 'the database refuses the user, or does not exist', exitCode: exitCodes.unavailable },
  { sign: /disk is full|disk I\/O error|^(ENOSPC|EDQUOT|EFBIG|53100) /, line: 'there is no room left on the disk', exitCode: exitCodes.unavailable },
  { sign: /^(EACCES|EPERM|EROFS) |readonly database/, line: 'the file or its folder cannot be written', exitCode: exitCodes.invalid },
  { sign: /Unable to open connection|not a database|malformed|file is damaged/, line: 'the database file cannot be opened, or is none', exitCode: exitCodes.invalid },
] as const

const invalid = [InvalidRequestError, NotFoundError, PayloadTooLargeError]

function callExitCode(error: DepotkitError): ExitCode {
  if (invalid.some((kind) => error instanceof kind)) return exitCodes.invalid
  return error instanceof InternalError ? exitCodes.unexpected : exitCodes.unavailable
}

function callLines(error: DepotkitError): string[] {
  if (error instanceof InvalidRequestError && error.issues.length > 0) return error.issues.map(issueLine)
  if (error instanceof RateLimitError && error.retryAfterSeconds !== null) {
    return [`the server allows no more requests for now; try again in ${error.retryAfterSeconds} seconds`]
  }
  const request = error.requestId === null ? '' : ` (request ${error.requestId})`
  return [error instanceof InternalError ? `${error.message}${request}` : error.message]
}

/** Names the option of a calculator input or of the reference date; fields in lists occur only in files and keep their path. */
const placeOf = (path: Issue['path']): string =>
  path.some((part) => typeof part === 'number') ? path.join('.') : path.join('.').replace(/^inputs\./, '--').replace(/^asOf$/, '--as-of')

const issueLine = ({ path, message }: Issue): string => (path.length === 0 ? message : `${placeOf(path)}: ${message}`)
