import { existsSync } from 'node:fs'
import type { Environment } from '../../process/config'

/** Default database file. */
const DEFAULT_FILE = 'depotkit.db'

/** The database of `data` commands: the option, else the environment, else a file in the working directory. */
export const databaseUrl = (option: string | undefined, env: Environment): string => option ?? env['DATABASE_URL'] ?? `file:${DEFAULT_FILE}`

/** Adds the default database to the environment if the file exists, so that imported data is used without settings. */
export const withDatabase = (env: Environment): Environment => {
  const url = env['DATABASE_URL'] ?? (existsSync(DEFAULT_FILE) ? `file:${DEFAULT_FILE}` : undefined)
  return url === undefined ? env : { ...env, DATABASE_URL: url }
}
