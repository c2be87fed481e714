import { existsSync } from 'node:fs'
import type { IsoDate } from '../../../core/values/dates'
import type { Tables } from '../../../core/reference/tables/bundle'
import { knownSecurities, type KnownSecurities } from '../../data/importers/resolve'
import { listingTable } from '../../data/bundle/tables'
import { embeddedRecords } from '../../data/embedded/embedded'
import { layered } from '../../data/layers'
import { agesOf, type Age, datesOf } from '../../data/age'
import { baseBundle, commandsWait } from '../../data/source'
import type { Environment } from '../../process/config'
import { connect, dialectOf } from '../../data/store/connect'
import { openStore, type Store } from '../../data/store/store'

/** Retiring millions of records is one statement. */
const STATEMENT_MS = 600_000

/** Opens a store with the patience of a command: a busy server is slow to accept, and only the command waits. */
export const openPatiently = (url: string): Store =>
  openStore(url, { patienceMs: commandsWait.patienceMs, connecting: (address) => connect(address, { ...commandsWait, statementMs: STATEMENT_MS }) })

/** Opens the store for one command and closes it afterwards. */
export async function withStore<T>(url: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = openPatiently(url)
  try {
    await store.database() // fails on a broken database or driver, which the layers would merely treat as missing data
    return await work(store)
  } finally {
    await store.close()
  }
}

/** The same for read-only commands: a missing database file counts as empty and is not created. */
export const withStoreToRead = <T>(url: string, work: (store: Store) => Promise<T>): Promise<T> =>
  withStore(dialectOf(url) === 'sqlite' && !existsSync(url.slice('file:'.length)) ? 'file::memory:' : url, work)

/** Fails where the database stopped answering, which its layers merely treat as missing data. */
function refuseUnanswered(store: Store): void {
  const failure = store.failure()
  if (failure !== null) throw failure
}

/** Ages of the parts of the data: the store over the bundle. */
export async function agesHere(store: Store, env: Environment, today: IsoDate): Promise<Age[]> {
  const { tables, info } = await baseBundle(env['DEPOTKIT_BUNDLE'])
  const dates = await datesOf(layered([await store.open(), tables]), info?.asOf ?? null)
  refuseUnanswered(store)
  return agesOf(dates, today)
}

/** Data for importers to look up: the store over the bundle. */
export async function knowledge(store: Store, env: Environment): Promise<{ tables: Tables; known: KnownSecurities }> {
  const bundle = env['DEPOTKIT_BUNDLE']
  const tables = layered([await store.open(), (await baseBundle(bundle)).tables])
  refuseUnanswered(store)
  const listings = bundle === undefined ? await embeddedRecords(listingTable) : []
  for await (const [, imported] of store.documents('listings')) listings.push(...imported)
  return { tables, known: knownSecurities(tables, listings) }
}
