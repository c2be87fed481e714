import type { Kysely } from 'kysely'
import type { Layer } from '../layers'
import { connect, dialectOf, type Connection } from './connect'
import { reconnecting } from './connection'
import type { Batch, Documents, ImportInfo, Kind } from './documents'
import { DamagedFile } from './sqlite'
import { keysOf, newestDocuments, newestVersion, type Version } from './read'
import { migrate, type Schema } from './schema'
import { storeTables, unansweredTables, type Ask } from './tables'
import { removeImports, writeBatches, type Written } from './write'

/** A version older than this is checked again before the next request uses it. */
const CHECK_EVERY_MS = 1_000
/** After a failed question nobody asks for this long: answers stay quick while the database is away. */
const REST_MS = 1_000

/** Whether the store answers, for readiness and the log. */
export interface StoreState {
  dialect: 'sqlite' | 'postgres'
  answering: boolean
  version: number | null
}

/** Reference data in a database: what importers write and servers read. */
export interface Store {
  /** The newest finished version as a layer. The same version gives the same object. Never rejects. */
  open(): Promise<Layer>
  write(batches: readonly Batch[], now: Date): Promise<Written[]>
  /** Takes the import of this name out. Returns whether there was one. */
  remove(name: string, now: Date): Promise<boolean>
  list(): Promise<ImportInfo[]>
  /** The newest version as a layer, but only of imports with these names; rejects when the database is away. */
  only(names: (name: string) => boolean): Promise<Layer>
  /** The documents in force under these keys. */
  find<K extends Kind>(kind: K, keys: readonly string[]): Promise<Map<string, Documents[K]>>
  /** Every document of a kind that is in force, by key. */
  documents<K extends Kind>(kind: K): AsyncGenerator<[string, Documents[K]]>
  database(): Promise<Kysely<Schema>>
  state(): StoreState
  close(): Promise<void>
}

const DOCUMENTS_AT_ONCE = 200

/** Opens a store lazily: a database that is away now is tried again at the next question. */
export function openStore(url: string, clock: () => number = Date.now, connecting = connect): Store {
  const dialect = dialectOf(url)
  const connection = reconnecting(url, async (): Promise<Connection> => {
    const opened = await connecting(url)
    await migrate(opened.db, opened.dialect).catch(async (error: unknown) => {
      await opened.db.destroy()
      throw error
    })
    return opened
  })
  const database = async () => (await connection.get()).db
  const guard = guarded(clock)
  const versions = versioned(database, guard.ask, clock)
  return {
    open: versions.open,
    write: async (batches, now) => writeBatches(await database(), batches, now),
    remove: async (name, now) => (await removeImports(await database(), name, now)) > 0,
    list: async () => [...(await newestVersion(await database())).imports.values()],
    async only(names) {
      const db = await database()
      const { number, imports } = await newestVersion(db)
      const kept = new Map([...imports].filter(([, { name }]) => names(name)))
      return storeTables(db, { number, imports: kept }, (question) => question())
    },
    async find(kind, keys) {
      const db = await database()
      return wholeDocuments(db, await newestVersion(db), kind, keys)
    },
    async *documents(kind) {
      const db = await database()
      const version = await newestVersion(db)
      const keys = await keysOf(db, version, kind)
      for (let start = 0; start < keys.length; start += DOCUMENTS_AT_ONCE) {
        yield* await wholeDocuments(db, version, kind, keys.slice(start, start + DOCUMENTS_AT_ONCE))
      }
    },
    database,
    state: () => ({ dialect, answering: guard.answering(), version: versions.current() }),
    close: () => connection.close(),
  }
}

/** The same as `newestDocuments`, where a damaged one is the end. */
async function wholeDocuments<K extends Kind>(db: Kysely<Schema>, version: Version, kind: K, keys: readonly string[]): Promise<Map<string, Documents[K]>> {
  const { found, failed } = await newestDocuments(db, version, kind, keys)
  if (failed.size > 0) throw new DamagedFile()
  return found
}

/** Turns failures into null and gives a database that is away a rest. */
function guarded(clock: () => number) {
  let restUntil = 0
  let answering = true
  const ask: Ask = async (question) => {
    if (clock() < restUntil) return null
    try {
      const answer = await question()
      answering = true
      return answer
    } catch {
      answering = false
      restUntil = clock() + REST_MS
      return null
    }
  }
  return { ask, answering: () => answering }
}

function versioned(database: () => Promise<Kysely<Schema>>, ask: Ask, clock: () => number) {
  let opened: { db: Kysely<Schema>; marks: string; version: Version; layer: Layer } | null = null
  let checkedAt = -Infinity
  let checking: Promise<void> | null = null
  const check = async () => {
    const answer = await ask(async () => {
      const db = await database()
      return { db, version: await newestVersion(db) }
    })
    checkedAt = clock()
    if (answer === null) return
    const { db, version } = answer
    const marks = marksOf(version)
    if (opened?.db !== db || opened.marks !== marks) opened = { db, marks, version, layer: storeTables(db, version, ask) }
  }
  const unanswered = unansweredTables()
  return {
    current: () => opened?.version.number ?? null,
    async open(): Promise<Layer> {
      if (clock() - checkedAt >= CHECK_EVERY_MS) {
        checking ??= check().finally(() => (checking = null))
        await checking
      }
      return opened?.layer ?? unanswered
    },
  }
}

/** What tells versions apart, also those of different databases. */
const marksOf = ({ number, imports }: Version): string =>
  JSON.stringify([number, [...imports].map(([id, { name, importedAt }]) => [id, name, importedAt])])
