import { PostgresAdapter, sql, type Kysely, type Transaction } from 'kysely'
import { encode } from './codec'
import type { Batch, Document, ImportInfo, Kind } from './documents'
import type { Schema } from './schema'

/** Readers may still use the previous version; retired documents are deleted later. */
const KEEP_RETIRED_MS = 60_000
const ROWS_PER_INSERT = 500
const BYTES_PER_INSERT = 4_000_000

/** Result of an import. */
export interface Written {
  version: number
  counts: ImportInfo['counts']
  /** Whether an earlier import of the same name was replaced. */
  replaced: boolean
}

/** Changes the active data in one transaction that creates the newest version. */
const changing = <T>(db: Kysely<Schema>, now: Date, change: (transaction: Transaction<Schema>, version: number) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    const changed = await change(transaction, await nextVersion(transaction))
    await purge(transaction, now)
    await countAnew(transaction)
    return changed
  })

/** Writes imports. An error while iterating over the documents rolls back. */
export const writeBatches = (db: Kysely<Schema>, batches: readonly Batch[], now: Date): Promise<Written[]> =>
  changing(db, now, async (transaction, version) => {
    const written: Written[] = []
    for (const batch of batches) written.push(await writeBatch(transaction, batch, version, now))
    return written
  })

/** Retires imports. Returns their number. */
export const removeImports = (db: Kysely<Schema>, name: string, now: Date): Promise<number> =>
  changing(db, now, (transaction, version) => retire(transaction, name, version, now))

/** The update takes the write lock, so that imports are serialized. */
async function nextVersion(db: Transaction<Schema>): Promise<number> {
  const row = await db.updateTable('state').set((is) => ({ version: is('version', '+', 1) })).returning('version').executeTakeFirstOrThrow()
  return row.version
}

async function retire(db: Transaction<Schema>, name: string, version: number, now: Date): Promise<number> {
  const result = await db.updateTable('imports')
    .set({ to_version: version, retired_at: now.getTime() })
    .where('name', '=', name).where('to_version', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

async function purge(db: Transaction<Schema>, now: Date): Promise<void> {
  const gone = db.selectFrom('imports').select('id').where('retired_at', '<', now.getTime() - KEEP_RETIRED_MS)
  await db.deleteFrom('documents').where('import_id', 'in', gone).execute()
  await db.deleteFrom('imports').where('retired_at', '<', now.getTime() - KEEP_RETIRED_MS).execute()
}

/** Without new statistics, PostgreSQL would plan the first queries for the table's old size. */
async function countAnew(db: Transaction<Schema>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`analyze documents`.execute(db)
}

async function writeBatch(db: Transaction<Schema>, batch: Batch, version: number, now: Date): Promise<Written> {
  const replaced = (await retire(db, batch.name, version, now)) > 0
  const { highest } = await db.selectFrom('imports').select((is) => is.fn.max('id').as('highest')).executeTakeFirstOrThrow()
  const id = Number(highest ?? 0) + 1
  const counts = await writeDocuments(db, id, batch.documents)
  await db.insertInto('imports').values({
    id,
    name: batch.name,
    format: batch.format,
    title: batch.title,
    as_of: batch.asOf,
    edition: batch.edition ?? null,
    imported_at: now.toISOString(),
    counts: JSON.stringify(counts),
    sources: JSON.stringify(batch.sources),
    from_version: version,
    to_version: null,
    retired_at: null,
  }).execute()
  return { version, counts, replaced }
}

async function writeDocuments(db: Transaction<Schema>, id: number, documents: Batch['documents']) {
  const counts: Partial<Record<Kind, number>> = {}
  let rows: ReturnType<typeof rowOf>[] = []
  let bytes = 0
  const flush = async () => {
    if (rows.length > 0) await db.insertInto('documents').values(rows).execute()
    rows = []
    bytes = 0
  }
  for await (const document of documents) {
    const row = rowOf(id, document)
    counts[document.kind] = (counts[document.kind] ?? 0) + 1
    bytes += row.body.byteLength
    rows.push(row)
    if (rows.length >= ROWS_PER_INSERT || bytes >= BYTES_PER_INSERT) await flush()
  }
  await flush()
  return counts
}

const rowOf = (id: number, { kind, key, asOf, body }: Document) => ({ kind, key, import_id: id, as_of: asOf, body: encode(body) })
