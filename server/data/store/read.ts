import { PostgresAdapter, sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { ImportInfo, Documents, Kind } from './documents'
import { decode } from './codec'
import type { Schema } from './schema'
import { isImport } from './shapes'
import { isIsoDate } from '../../../core/values/dates'
import { parsedJson } from '../../../core/values/own-json'

/** The active imports at one version, as they stand in the database: somebody may have changed them by hand. */
export interface Version {
  number: number
  imports: ReadonlyMap<number, Selectable<Schema['imports']>>
}

/** Reads the newest finished version. */
export async function newestVersion(db: Kysely<Schema>): Promise<Version> {
  const { version } = await db.selectFrom('state').select('version').executeTakeFirstOrThrow()
  const rows = await db.selectFrom('imports').selectAll()
    .where('from_version', '<=', version)
    .where((is) => is.or([is('to_version', 'is', null), is('to_version', '>', version)]))
    .orderBy('id')
    .execute()
  return { number: version, imports: new Map(rows.map((row) => [row.id, row])) }
}

/** What an import says of itself; null if its dates, counts or sources are none. */
export function infoOf(row: Selectable<Schema['imports']>): ImportInfo | null {
  const info = {
    name: row.name, format: row.format, title: row.title, asOf: row.as_of, edition: row.edition,
    importedAt: row.imported_at, counts: parsedJson(row.counts), sources: parsedJson(row.sources),
  }
  return isIsoDate(info.asOf) && isImport(info) ? info : null
}

/** The newest dated document of every key, among equal dates that of the latest import. A damaged one makes its key fail. */
export async function newestDocuments<K extends Kind>(
  db: Kysely<Schema>, version: Version, kind: K, keys: readonly string[],
): Promise<{ found: Map<string, Documents[K]>; failed: Set<string> }> {
  const found = new Map<string, Documents[K]>()
  const failed = new Set<string>()
  if (version.imports.size === 0) return { found, failed }
  const winners = await winnersOf(db, version, kind, [...new Set(keys)])
  for (const id of new Set(winners.values())) {
    const won = [...winners].filter(([, winner]) => winner === id).map(([key]) => key)
    const rows = await db.selectFrom('documents').select(['key', 'body'])
      .where('kind', '=', kind).where('import_id', '=', id).where(isOneOf(db, won))
      .execute()
    for (const row of rows) {
      const body = decode(kind, row.body)
      if (body === null) failed.add(row.key)
      else found.set(row.key, body)
    }
  }
  return { found, failed }
}

async function winnersOf(db: Kysely<Schema>, version: Version, kind: Kind, keys: readonly string[]) {
  const candidates = await db.selectFrom('documents').select(['key', 'import_id', 'as_of'])
    .where('kind', '=', kind).where(isOneOf(db, keys)).orderBy('import_id').execute()
  const winners = new Map<string, { id: number; asOf: string }>()
  for (const { key, import_id: id, as_of } of candidates) {
    if (!version.imports.has(id)) continue
    const asOf = as_of ?? ''
    const best = winners.get(key)
    if (best === undefined || asOf >= best.asOf) winners.set(key, { id, asOf })
  }
  return new Map([...winners].map(([key, { id }]) => [key, id]))
}

/** Every key of a kind that is in force. */
export async function keysOf(db: Kysely<Schema>, version: Version, kind: Kind): Promise<string[]> {
  if (version.imports.size === 0) return []
  const rows = await db.selectFrom('documents').select('key').distinct().where('kind', '=', kind).where('import_id', 'in', [...version.imports.keys()]).orderBy('key').execute()
  return rows.map((row) => row.key)
}

/** All keys as one parameter, since a prepared statement per number of keys would fill the memory. */
const isOneOf = (db: Kysely<Schema>, keys: readonly string[]): RawBuilder<boolean> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<boolean>`key = any(${keys}::text[])`
    : sql<boolean>`key in (select value from json_each(${JSON.stringify(keys)}))`
