import type { Kysely } from 'kysely'
import type { Layer } from '../layers'
import { circuitOf } from './circuit'
import { connect, dialectOf, type Connection } from './connect'
import { reconnecting } from './connection'
import type { Batch, Documents, ImportInfo, Kind } from './documents'
import { infoOf, keysOf, newestDocuments, newestVersion, type Version } from './read'
import { migrate, type Schema } from './schema'
import { storeTables, unansweredTables, type Ask } from './tables'
import { removeImports, writeBatches, type Written } from './write'

/** Age after which the version is checked again before the next use. */
const CHECK_EVERY_MS = 1_000
/** Default timeout of commands, longer than that of requests. */
const PATIENCE_MS = 10_000
/** Interval of probes while the database does not answer. */
const REST_MS = 1_000

/** Whether the store answers, for readiness and the log. */
export interface StoreState {
  dialect: 'sqlite' | 'postgres'
  answering: boolean
  /** The SQLite file is gone: the open one is served until there is a new one, or the process ends. */
  fileMissing: boolean
  version: number | null
}

interface StoreOptions {
  clock?: () => number
  connecting?: ((url: string) => Promise<Connection>) | undefined
  /** Timeout of one query of `open`, its layers, `documents` and `ask`. */
  patienceMs?: number
  restMs?: number
  /** Called when the database stops answering, with what failed, and with null when it answers again. */
  changed?: ((failure: unknown) => void) | undefined
}

/** Which imports are meant. */
export type Among = (info: Pick<ImportInfo, 'format'>) => boolean

/** Reference data in a database, written by importers and read by servers. */
export interface Store {
  /** The newest finished version as a layer. The same version gives the same object. Never rejects. */
  open(): Promise<Layer>
  write(batches: readonly Batch[], now: Date): Promise<Written[]>
  /** Removes the import of this name. Returns whether there was one. */
  remove(name: string, now: Date): Promise<boolean>
  list(): Promise<ImportInfo[]>
  /** The newest version as a layer, but only of imports with these names; rejects if the database is unavailable. */
  only(names: (name: string) => boolean): Promise<Layer>
  /** The active documents with these keys. */
  find<K extends Kind>(kind: K, keys: readonly string[]): Promise<Map<string, Documents[K]>>
  /** Every document of a kind that is in force, by key; where `among` is given, only of such imports. */
  documents<K extends Kind>(kind: K, among?: Among): AsyncGenerator<[string, Documents[K]]>
  /** Queries the database; null if it does not answer in time. */
  ask<T>(question: (db: Kysely<Schema>) => Promise<T>): Promise<T | null>
  database(): Promise<Kysely<Schema>>
  state(): StoreState
  /** Why the database does not answer; null while it does. */
  failure(): unknown
  close(): Promise<void>
}

const DOCUMENTS_AT_ONCE = 200

/** Opens a store lazily: an unavailable database is probed until it is back. */
export function openStore(url: string, { clock = () => performance.now(), connecting = connect,
  patienceMs = PATIENCE_MS, restMs = REST_MS, changed = () => {} }: StoreOptions = {}): Store {
  const dialect = dialectOf(url)
  const connection = reconnecting(url, () => openCurrent(url, connecting))
  const database = async () => (await connection.get()).db
  // What is asked for are documents: to know the version alone would end a rest that the next question begins again.
  const probe = async () => {
    await versions.renew()
    await (await database()).selectFrom('documents').select('key').limit(1).execute()
  }
  const circuit = circuitOf({ patienceMs, restMs, probe, failed: () => connection.abandon(), changed })
  const ask: Ask = (question) => circuit.ask(question).catch(() => null)
  const versions = versioned(dialect, database, ask, clock)
  return {
    open: versions.open,
    write: async (batches, now) => writeBatches(await database(), batches, now),
    remove: async (name, now) => (await removeImports(await database(), name, now)) > 0,
    list: async () => listed(await newestVersion(await database())),
    async only(names) {
      const db = await database()
      const { number, imports } = await newestVersion(db)
      const kept = new Map([...imports].filter(([, { name }]) => names(name)))
      return storeTables(() => db, { number, imports: kept }, (question) => question())
    },
    async find(kind, keys) {
      const db = await database()
      return whole(kind, await newestDocuments(db, await newestVersion(db), kind, keys))
    },
    async *documents(kind, among = () => true) {
      const { db, version, keys } = await circuit.ask(async () => {
        const asked = await database()
        const { number, imports } = await newestVersion(asked)
        const newest = { number, imports: new Map([...imports].filter(([, info]) => among(info))) }
        return { db: asked, version: newest, keys: await keysOf(asked, newest, kind) }
      })
      for (let start = 0; start < keys.length; start += DOCUMENTS_AT_ONCE) {
        yield* whole(kind, await circuit.ask(() => newestDocuments(db, version, kind, keys.slice(start, start + DOCUMENTS_AT_ONCE))))
      }
    },
    ask: (question) => ask(async () => question(await database())),
    database,
    state: () => ({ dialect, answering: circuit.isAnswering(), fileMissing: connection.isFileMissing(), version: versions.current() }),
    failure: circuit.failure,
    close() {
      circuit.close()
      if (!circuit.isAnswering()) connection.abandon()
      return connection.close()
    },
  }
}

/** A database with the newest schema. */
async function openCurrent(url: string, connecting: (url: string) => Promise<Connection>): Promise<Connection> {
  const opened = await connecting(url)
  await migrate(opened.db, opened.dialect).catch(async (error: unknown) => {
    opened.abandon?.()
    await opened.db.destroy()
    throw error
  })
  return opened
}

/** Documents or imports that cannot be read: damaged, or changed by hand into something else. */
export class DamagedDocuments extends Error {
  override readonly name = 'DamagedDocuments'
  constructor(kind: Kind | 'date, counts or sources', [first, ...others]: readonly string[]) {
    super(`damaged in the database: ${kind} of ${first}${others.length === 0 ? '' : ` and ${others.length} more`}; import them again`)
  }
}

/** What the active imports say of themselves, if none of them is damaged. */
function listed({ imports }: Version): ImportInfo[] {
  const rows = [...imports.values()]
  const infos = rows.flatMap((row) => infoOf(row) ?? [])
  if (infos.length < rows.length) throw new DamagedDocuments('date, counts or sources', rows.filter((row) => infoOf(row) === null).map(({ name }) => name))
  return infos
}

/** Documents of which none is damaged. */
function whole<K extends Kind>(kind: K, { found, failed }: Awaited<ReturnType<typeof newestDocuments<K>>>): Map<string, Documents[K]> {
  if (failed.size > 0) throw new DamagedDocuments(kind, [...failed])
  return found
}

/** What requests are answered from. */
interface Opened {
  db: Kysely<Schema>
  marks: string
  version: Version
  layer: Layer
}

function versioned(dialect: StoreState['dialect'], database: () => Promise<Kysely<Schema>>, ask: Ask, clock: () => number) {
  let opened: Opened | null = null
  let checkedAt = -Infinity
  let checking: Promise<void> | null = null
  const renew = async () => {
    const db = await database()
    const version = await newestVersion(db)
    const marks = marksOf(version)
    // the same server over a new connection; what is a new connection to a file may be another file
    if (opened?.marks === marks && dialect === 'postgres') opened.db = db
    if (opened?.db !== db || opened.marks !== marks) {
      const made: Opened = { db, marks, version, layer: storeTables(() => made.db, version, ask) }
      opened = made
    }
    checkedAt = clock()
  }
  const check = async () => {
    await ask(renew)
    checkedAt = clock()
  }
  const unanswered = unansweredTables()
  return {
    renew,
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
  JSON.stringify([number, [...imports].map(([id, row]) => [id, row.name, row.imported_at])])
