import { setTimeout } from 'node:timers/promises'
import { Migrator, sql, type Kysely, type Migration } from 'kysely'

/** An import run. It is active from `from_version` until `to_version`; readers of an older version still see it. */
interface ImportTable {
  id: number
  name: string
  format: string
  title: string
  as_of: string
  edition: string | null
  imported_at: string
  counts: string
  sources: string
  from_version: number
  to_version: number | null
  retired_at: number | null
}

interface DocumentTable {
  kind: string
  key: string
  import_id: number
  as_of: string | null
  body: Uint8Array | ArrayBuffer
}

/** Persistent cache of answers of data providers. `body` null: the provider does not know the key. */
interface AnswerTable {
  provider: string
  kind: string
  key: string
  fetched_at: number
  body: Uint8Array | ArrayBuffer | null
}

export interface Schema {
  state: { version: number }
  imports: ImportTable
  documents: DocumentTable
  answers: AnswerTable
}

export type Dialect = 'sqlite' | 'postgres'

const first = (dialect: Dialect): Migration => ({
  async up(db) {
    const bytes = dialect === 'sqlite' ? 'blob' : 'bytea'
    await db.schema.createTable('state').addColumn('version', 'integer', (column) => column.notNull()).execute()
    await db.insertInto('state').values({ version: 0 }).execute()
    await db.schema.createTable('imports')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('as_of', 'text', (column) => column.notNull())
      .addColumn('imported_at', 'text', (column) => column.notNull())
      .addColumn('counts', 'text', (column) => column.notNull())
      .addColumn('sources', 'text', (column) => column.notNull())
      .addColumn('from_version', 'integer', (column) => column.notNull())
      .addColumn('to_version', 'integer')
      .addColumn('retired_at', 'bigint')
      .execute()
    await db.schema.createTable('documents')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('import_id', 'integer', (column) => column.notNull())
      .addColumn('as_of', 'text')
      .addColumn('body', bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('documents_key', ['kind', 'key', 'import_id'])
      .execute()
    await db.schema.createIndex('documents_import').on('documents').column('import_id').execute()
    await db.schema.createTable('answers')
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('fetched_at', 'bigint', (column) => column.notNull())
      .addColumn('body', bytes)
      .addPrimaryKeyConstraint('answers_key', ['provider', 'kind', 'key'])
      .execute()
  },
})

const second: Migration = {
  up: (db) => db.schema.alterTable('imports').addColumn('edition', 'text').execute(),
}

/** Attempts, for processes that migrate a new SQLite file concurrently: the loser finds the winner's tables on the next. */
const ATTEMPTS = 5
const PAUSE_MS = 100

/** Whether the schema is current, checked without a lock that an import may hold for long. */
const isCurrent = (db: Kysely<Schema>, names: readonly string[]): Promise<boolean> =>
  db.selectFrom(sql<{ name: string }>`kysely_migration`.as('done')).select('name').orderBy('name').execute().then(
    (done) => done.map(({ name }) => name).join() === names.join(),
    () => false,
  )

/** Brings a database to the newest schema; does nothing on one that is there already. */
export async function migrate(db: Kysely<Schema>, dialect: Dialect): Promise<void> {
  await sql`select 1`.execute(db) // an unavailable database fails here, and not after all attempts
  const migrations = { '001-documents': first(dialect), '002-editions': second }
  if (await isCurrent(db, Object.keys(migrations))) return
  const provider = { getMigrations: async () => migrations }
  for (let attempt = 1; ; attempt++) {
    const { error } = await new Migrator({ db, provider }).migrateToLatest()
    if (error === undefined) return
    if (attempt === ATTEMPTS) throw error
    await setTimeout(PAUSE_MS)
  }
}
