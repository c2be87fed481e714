import { existsSync } from 'node:fs'
import type { Environment } from '../../process/config'

/** Imported data lies here when nothing else is configured. */
const DEFAULT_FILE = 'depotkit.db'

/** The database that `data` commands work on: the option, else the environment, else a file in the working directory. */
export const databaseUrl = (option: string | undefined, env: Environment): string => option ?? env['DATABASE_URL'] ?? `file:${DEFAULT_FILE}`

/** The environment with the default database in it when that file exists, so that imported data is used without settings. */
export const withDatabase = (env: Environment): Environment => {
  const url = env['DATABASE_URL'] ?? (existsSync(DEFAULT_FILE) ? `file:${DEFAULT_FILE}` : undefined)
  return url === undefined ? env : { ...env, DATABASE_URL: url }
}
