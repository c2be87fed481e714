import { existsSync } from 'node:fs'
import type { Tables } from '../../core/portfolio/tables'
import { knownSecurities } from '../importers/known'
import type { KnownSecurities } from '../importers/resolve'
import { embeddedListings } from '../reference/embedded'
import { layered } from '../reference/layers'
import { bundleTables } from '../reference/source'
import type { Environment } from '../config'
import { openStore, type Store } from '../reference/store/store'

/** Imported data lies here when nothing else is configured. */
const DEFAULT_FILE = 'depotkit.db'

/** The database that `data` commands work on: the option, else the environment, else a file in the working directory. */
export const databaseUrl = (option: string | undefined, env: Environment): string => option ?? env['DATABASE_URL'] ?? `file:${DEFAULT_FILE}`

/** The environment with the default database in it when that file exists, so that imported data is used without settings. */
export const withDatabase = (env: Environment, option?: string): Environment => {
  const url = option ?? env['DATABASE_URL'] ?? (existsSync(DEFAULT_FILE) ? `file:${DEFAULT_FILE}` : undefined)
  return url === undefined ? env : { ...env, DATABASE_URL: url }
}

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
