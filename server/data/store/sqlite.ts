/** SQLite through libsql, made safe for files that were damaged. */
import { isUtf8 } from 'node:buffer'
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import type { Database, Statement } from 'libsql'
import { sqliteDriver } from './driver'

const STATEMENTS_REMEMBERED = 64

/** A file whose pages do not fit together. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile'
  constructor() {
    super('the database file is damaged')
  }
}

/** Opens a file or fails. The busy timeout of a writer blocks the whole process. */
export async function sqliteDialect(path: string, busyTimeoutMs: number): Promise<SqliteDialect> {
  const Database = await sqliteDriver()
  const database = new Database(path, { timeout: busyTimeoutMs })
  try {
    checkPages(database)
    database.exec('pragma journal_mode = wal; pragma synchronous = normal;')
  } catch (error) {
    database.close() // left open, it would keep its locks, and each try one more
    throw error
  }
  return new WholeMigrations({ database: rememberingStatements(database) })
}

/** Migrations are atomic: one that a full disk interrupted could not be repeated. */
class WholeMigrations extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Integrity check of all pages (some milliseconds for ten megabytes) and of the table names: damaged files are not served. */
function checkPages(database: Database): void {
  const findings = database.prepare('select 1 from pragma_quick_check(1) where quick_check <> \'ok\'').all([])
  const names = database.prepare('select cast(sql as blob) as bytes from sqlite_master where sql is not null').all([]) as { bytes: ArrayBuffer }[]
  if (findings.length > 0 || !names.every(({ bytes }) => isUtf8(bytes))) throw new DamagedFile()
}

/** Caches prepared statements: those of libsql hold native memory until garbage collection. */
function rememberingStatements(database: Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(text) {
      const statement = statements.get(text) ?? prepared(database, text)
      if (statements.size < STATEMENTS_REMEMBERED) statements.set(text, statement)
      return statement
    },
    close: () => database.close(),
  }
}

/** Transactions begin immediately, since all of them write: a deferred lock could fail at the first write instead of waiting for another writer. */
const withLock = (text: string): string => text === 'begin' ? 'begin immediate' : text

function prepared(database: Database, text: string): SqliteStatement {
  const statement = database.prepare(withLock(text))
  if (text === 'rollback') return { reader: false, all: () => [], run: () => rollback(database, statement), *iterate() {} }
  return /^\s*(select|with)\b/i.test(text) ? readingBytes(database, text, statement) : (statement as SqliteStatement)
}

/** A full disk rolls back by itself; an error of the explicit rollback would hide the cause. */
const rollback = (database: Database, statement: Statement): { changes: number; lastInsertRowid: number } =>
  (database.inTransaction ? statement.run() : null, { changes: 0, lastInsertRowid: 0 })

type Row = Record<string, unknown>

/** libsql aborts the process on text that is not UTF-8. So texts are read as bytes and decoded here, where it is an error. */
function readingBytes(database: Database, text: string, plain: Statement): SqliteStatement {
  const columns = plain.columns()
  const asBytes = columns.map(({ name }) => `case typeof("${name}") when 'text' then cast("${name}" as blob) else "${name}" end as "${name}"`)
  const statement = database.prepare(`select ${asBytes.join(', ')} from (${text})`)
  const texts = columns.filter(({ type }) => type?.toLowerCase() !== 'blob').map(({ name }) => name)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decoded = (row: Row): Row => {
    for (const name of texts) if (isBytes(row[name])) row[name] = decoder.decode(row[name])
    return row
  }
  return {
    reader: true,
    all: (parameters) => (statement.all(parameters) as Row[]).map(decoded),
    run: (parameters) => statement.run(parameters),
    *iterate(parameters) {
      for (const row of statement.iterate(parameters) as Iterable<Row>) yield decoded(row)
    },
  }
}

const isBytes = (value: unknown): value is ArrayBuffer | Uint8Array => value instanceof ArrayBuffer || value instanceof Uint8Array
