/** Failures on the command line: one line per finding, and the exit code. */
import { DepotkitError, InternalError, InvalidRequestError, NotFoundError, PayloadTooLargeError, RateLimitError, type Issue } from '../../sdk/client/errors'
import { ConfigError } from '../process/config'
import { errorCode } from '../process/error-code'
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
  if (expected) return { lines: error.message.split('\n').map(plain), exitCode: exitCodes.invalid }
  if (error instanceof MissingDriver) return { lines: [error.message], exitCode: exitCodes.unavailable }
  const fault = databaseFaults.find(({ sign }) => sign.test(`${errorCode(error)} ${error.message}`))
  if (fault !== undefined) return { lines: [fault.line], exitCode: fault.exitCode }
  return { lines: [`depotkit failed: ${error.stack ?? error.message}`], exitCode: exitCodes.unexpected }
}

/** How a command is told its database. */
const DATABASE = 'the database (DATABASE_URL or --database)'

/** Known database failures by message or code. */
const databaseFaults = [
  { sign: /database is locked/, line: 'the database is being written by another import; try again when it is done', exitCode: exitCodes.unavailable },
  { sign: /the database does not answer|Query read timeout/, line: `${DATABASE} does not answer`, exitCode: exitCodes.unavailable },
  { sign: /previously executed migration/, line: `${DATABASE} is of a newer version of depotkit, or of another program: use that version, or another database`, exitCode: exitCodes.invalid },
  { sign: /^42P07 |table "?\w+"? already exists/, line: `${DATABASE} holds tables of another program: use another one`, exitCode: exitCodes.invalid },
  { sign: /^42(P01|703) |no such (table|column)|^ no result$/, line: `${DATABASE} lacks a table, a column or the row of its version: bring it back from a copy, or use another one`, exitCode: exitCodes.invalid },
  { sign: /^42501 /, line: `${DATABASE} does not allow this user to do that: reading needs SELECT on all tables, imports also INSERT, UPDATE and DELETE, the first use of a version CREATE`, exitCode: exitCodes.invalid },
  { sign: /^25006 /, line: `${DATABASE} can only be read`, exitCode: exitCodes.invalid },
  { sign: /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|57P03) |timeout exceeded when trying to connect|due to connection timeout/, line: `${DATABASE} cannot be reached`, exitCode: exitCodes.unavailable },
  { sign: /^(ECONNRESET|EPIPE|57P0[12]|08\w\w\w) |Connection terminated|connection error and is not queryable|closed and is not queryable/, line: `the connection to ${DATABASE} was lost; what was not finished changed nothing`, exitCode: exitCodes.unavailable },
  { sign: /^(28P01|28000|3D000) | SASL:/, line: `${DATABASE} refuses the user, or does not exist`, exitCode: exitCodes.unavailable },
  { sign: /SSL connection|^(ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)|sslmode/, line: `${DATABASE} cannot be reached by TLS: see sslmode in its address, and the certificate`, exitCode: exitCodes.unavailable },
  { sign: /^53300 /, line: `${DATABASE} takes no more connections`, exitCode: exitCodes.unavailable },
  { sign: /disk is full|disk I\/O error|^(ENOSPC|EDQUOT|EFBIG|53100) /, line: 'there is no room left on the disk', exitCode: exitCodes.unavailable },
  { sign: /unable to open database file|Unable to open connection .*: 14"/, line: `the file of ${DATABASE} cannot be opened: it must be no folder, and as SQLite writes beside it, its folder must be there and allow that`, exitCode: exitCodes.invalid },
  { sign: /readonly database/, line: `the file of ${DATABASE} cannot be written, or its folder`, exitCode: exitCodes.invalid },
  { sign: /^(EACCES|EPERM|EROFS) /, line: 'the file or its folder cannot be written', exitCode: exitCodes.invalid },
  { sign: /Unable to open connection|not a database|malformed|file is damaged/, line: `the file of ${DATABASE} cannot be opened, or is none`, exitCode: exitCodes.invalid },
  { sign: /^ENOENT /, line: 'a file or folder that a setting or an argument names is not there', exitCode: exitCodes.invalid },
  { sign: /^(22|2B|55|57|58)\w\w\w /, line: `${DATABASE} refuses; its log says why`, exitCode: exitCodes.unavailable },
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
