import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import { ConfigError } from '../../process/config'
import type { Dialect, Schema } from './schema'
import { sqliteDialect } from './sqlite'

const BUSY_TIMEOUT_MS = 5_000
const CONNECT_TIMEOUT_MS = 2_000
const STATEMENT_TIMEOUT_MS = 10_000

/** A database and its SQL dialect. */
export interface Connection {
  db: Kysely<Schema>
  dialect: Dialect
  /** Aborts all running queries: one to a hanging or unreachable server would hold its connection. */
  abandon?(): void
}

/** Which kind of database an address names. @throws ConfigError for anything else, without repeating the address */
export function dialectOf(url: string): Dialect {
  if (url.startsWith('file:') && url.length > 'file:'.length) return 'sqlite'
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return 'postgres'
  throw new ConfigError(['DATABASE_URL'])
}

async function postgres(url: string, connectMs: number, statementMs: number): Promise<Omit<Connection, 'dialect'>> {
  const { default: pg } = await import('pg')
  const sockets = new Set<Socket>()
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs,
    stream: () => {
      const socket = new Socket()
      sockets.add(socket.once('close', () => sockets.delete(socket)))
      return socket
    },
  })
  // without a listener a broken connection would end the process, even while checked out
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    abandon: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Timeouts of a connection, milliseconds. */
interface Waiting {
  /** For another writer of the same SQLite file, with the whole process. */
  busyMs?: number
  /** For PostgreSQL to accept a connection. */
  connectMs?: number
  /** For one answer of PostgreSQL. */
  statementMs?: number
}

/**
 * Opens a database by its URL. PostgreSQL connects on the first query; SQLite fails here, and its busy timeout blocks the
 * whole process.
 */
export async function connect(url: string, { busyMs = BUSY_TIMEOUT_MS, connectMs = CONNECT_TIMEOUT_MS, statementMs = STATEMENT_TIMEOUT_MS }: Waiting = {}): Promise<Connection> {
  const dialect = dialectOf(url)
  if (dialect === 'postgres') return { ...(await postgres(url, connectMs, statementMs)), dialect }
  return { db: new Kysely<Schema>({ dialect: await sqliteDialect(url.slice('file:'.length), busyMs) }), dialect }
}
