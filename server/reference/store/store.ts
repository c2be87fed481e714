import type { Kysely } from 'kysely'
import type { Layer } from '../layers'
import { connect, dialectOf, type Connection } from './connect'
import type { Batch, Documents, ImportInfo, Kind } from './documents'
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
  const connection = lazy(async (): Promise<Connection> => {
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
    async *documents(kind) {
      const db = await database()
      const version = await newestVersion(db)
      const keys = await keysOf(db, version, kind)
      for (let start = 0; start < keys.length; start += DOCUMENTS_AT_ONCE) {
        yield* await newestDocuments(db, version, kind, keys.slice(start, start + DOCUMENTS_AT_ONCE))
      }
    },
    database,
    state: () => ({ dialect, answering: guard.answering(), version: versions.current() }),
    close: () => connection.close(),
  }
}

function lazy(open: () => Promise<Connection>) {
  let opening: Promise<Connection> | null = null
  return {
    get(): Promise<Connection> {
      opening ??= open().catch((error: unknown) => {
        opening = null
        throw error
      })
      return opening
    },
    async close(): Promise<void> {
      const opened = await opening?.catch(() => null)
      opening = null
      await opened?.db.destroy()
    },
  }
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
  let opened: { version: Version; layer: Layer } | null = null
  let checkedAt = -Infinity
  let checking: Promise<void> | null = null
  const check = async () => {
    const answer = await ask(async () => {
      const db = await database()
      return { db, version: await newestVersion(db) }
    })
    checkedAt = clock()
    if (answer === null || answer.version.number === opened?.version.number) return
    opened = { version: answer.version, layer: storeTables(answer.db, answer.version, ask) }
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
