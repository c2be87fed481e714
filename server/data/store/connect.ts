import { Kysely, PostgresDialect, type KyselyConfig } from 'kysely'
import type { Dialect, Schema } from './schema'
import { sqliteDialect } from './sqlite'

const BUSY_TIMEOUT_MS = 5_000
const CONNECT_TIMEOUT_MS = 2_000
const STATEMENT_TIMEOUT_MS = 10_000

/** A database and the kind of SQL it speaks. */
export interface Connection {
  db: Kysely<Schema>
  dialect: Dialect
}

/** Which kind of database an address names. Throws for anything else, without repeating the address. */
export function dialectOf(url: string): Dialect {
  if (url.startsWith('file:') && url.length > 'file:'.length) return 'sqlite'
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgres'
  throw new Error('DATABASE_URL must be file:<path> or postgres://...')
}

async function postgres(url: string, onError: (error: Error) => void): Promise<KyselyConfig['dialect']> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
  })
  pool.on('error', onError)
  // a connection that breaks while it is taken out would else end the process
  pool.on('connect', (client) => client.on('error', onError))
  return new PostgresDialect({ pool })
}

/**
 * Opens a database by its address. PostgreSQL connects at the first question; SQLite fails here when it cannot, and a
 * writer waits so long for another one, with the whole process.
 */
export async function connect(url: string, busyTimeoutMs = BUSY_TIMEOUT_MS, onError: (error: Error) => void = () => {}): Promise<Connection> {
  const dialect = dialectOf(url)
  const driver = dialect === 'sqlite' ? await sqliteDialect(url.slice('file:'.length), busyTimeoutMs) : await postgres(url, onError)
  return { db: new Kysely<Schema>({ dialect: driver }), dialect }
}
