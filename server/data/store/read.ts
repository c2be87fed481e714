import { PostgresAdapter, sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { ImportInfo, Documents, Kind } from './documents'
import { decode } from './codec'
import type { Schema } from './schema'
import { giveWay } from '../../process/give-way'
import { ownJson } from '../../../core/values/own-json'

/** The imports in force at one version. */
export interface Version {
  number: number
  imports: ReadonlyMap<number, ImportInfo>
}

/** Reads the newest finished version. */
export async function newestVersion(db: Kysely<Schema>): Promise<Version> {
  const { version } = await db.selectFrom('state').select('version').executeTakeFirstOrThrow()
  const rows = await db.selectFrom('imports').selectAll()
    .where('from_version', '<=', version)
    .where((is) => is.or([is('to_version', 'is', null), is('to_version', '>', version)]))
    .orderBy('id')
    .execute()
  return { number: version, imports: new Map(rows.map((row) => [row.id, infoOf(row)])) }
}

const infoOf = (row: Selectable<Schema['imports']>): ImportInfo => ({
  name: row.name,
  format: row.format,
  title: row.title,
  asOf: row.as_of,
  edition: row.edition,
  importedAt: row.imported_at,
  counts: ownJson(row.counts),
  sources: ownJson(row.sources),
})

/** SQLite answers within the turn that asks: of more keys others have their turn in between. */
const KEYS_AT_ONCE = 1_000

/** The newest dated document of every key, among equal dates that of the latest import. A damaged one makes its key fail. */
export async function newestDocuments<K extends Kind>(
  db: Kysely<Schema>, version: Version, kind: K, keys: readonly string[],
): Promise<{ found: Map<string, Documents[K]>; failed: Set<string> }> {
  const read = { found: new Map<string, Documents[K]>(), failed: new Set<string>() }
  if (version.imports.size === 0) return read
  const wanted = [...new Set(keys)]
  for (let from = 0; from < wanted.length; from += KEYS_AT_ONCE) {
    for (const [id, won] of await winnersOf(db, version, kind, wanted.slice(from, from + KEYS_AT_ONCE))) {
      const rows = await db.selectFrom('documents').select(['key', 'body'])
        .where('kind', '=', kind).where('import_id', '=', id).where(isOneOf(db, won))
        .execute()
      for (const row of rows) {
        const body = readable<K>(row.body)
        if (body === null) read.failed.add(row.key)
        else read.found.set(row.key, body)
        const turn = giveWay()
        if (turn !== undefined) await turn
      }
    }
  }
  return read
}

function readable<K extends Kind>(bytes: Uint8Array | ArrayBuffer): Documents[K] | null {
  try {
    return decode<K>(bytes)
  } catch {
    return null
  }
}

/** The keys that each import has the newest document of. */
async function winnersOf(db: Kysely<Schema>, version: Version, kind: Kind, keys: readonly string[]): Promise<Map<number, string[]>> {
  const candidates = await db.selectFrom('documents').select(['key', 'import_id', 'as_of'])
    .where('kind', '=', kind).where(isOneOf(db, keys)).orderBy('import_id').execute()
  const winners = new Map<string, { id: number; asOf: string }>()
  for (const { key, import_id: id, as_of } of candidates) {
    if (!version.imports.has(id)) continue
    const asOf = as_of ?? ''
    const best = winners.get(key)
    if (best === undefined || asOf >= best.asOf) winners.set(key, { id, asOf })
  }
  const won = new Map<number, string[]>()
  for (const [key, { id }] of winners) {
    const own = won.get(id)
    if (own === undefined) won.set(id, [key])
    else own.push(key)
  }
  return won
}

/** Every key of a kind that is in force. */
export async function keysOf(db: Kysely<Schema>, version: Version, kind: Kind): Promise<string[]> {
  if (version.imports.size === 0) return []
  const rows = await db.selectFrom('documents').select('key').distinct().where('kind', '=', kind).where('import_id', 'in', [...version.imports.keys()]).orderBy('key').execute()
  return rows.map((row) => row.key)
}

/** All keys as one parameter: a statement per number of keys would fill the memory with statements. */
const isOneOf = (db: Kysely<Schema>, keys: readonly string[]): RawBuilder<boolean> =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<boolean>`key = any(${keys}::text[])`
    : sql<boolean>`key in (select value from json_each(${JSON.stringify(keys)}))`
