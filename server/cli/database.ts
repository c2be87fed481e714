import { existsSync } from 'node:fs'
import type { Tables } from '../../core/portfolio/tables/tables'
import { knownSecurities } from '../importers/known'
import type { KnownSecurities } from '../importers/resolve'
import { embeddedListings } from '../reference/embedded/embedded'
import { layered } from '../reference/layers'
import { bundleTables } from '../reference/source'
import type { Environment } from '../config'
import { openStore, type Store } from '../reference/store/store'

/** Opens the store for one command and closes it after. */
export async function withStore<T>(url: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(url)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** The same for commands that only read: a database file that does not exist is empty, and is not made. */
export const withStoreToRead = <T>(url: string, work: (store: Store) => Promise<T>): Promise<T> =>
  withStore(url.startsWith('file:') && !existsSync(url.slice('file:'.length)) ? 'file::memory:' : url, work)

/** What importers may look up: the store over the bundle. */
export async function knowledge(store: Store, env: Environment): Promise<{ tables: Tables; known: KnownSecurities }> {
  const bundle = env['DEPOTKIT_BUNDLE']
  const tables = layered([await store.open(), await bundleTables(bundle)])
  const listings = bundle === undefined ? [...embeddedListings()] : []
  for await (const [, imported] of store.documents('listings')) listings.push(...imported)
  return { tables, known: knownSecurities(tables, listings) }
}
