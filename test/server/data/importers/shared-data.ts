import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { once } from '../../../../core/values/memoize'
import { csvRecords } from '../../../../server/data/bundle/csv'
import { type KnownSecurities, listingOf } from '../../../../server/data/importers/resolve'

/** Real files of publishers lie beside the project where they may; they are no part of it. */
const sharedPath = (path: string): string => fileURLToPath(new URL(`../../../../../shared/data/${path}`, import.meta.url))

export const sharedThere: boolean = existsSync(sharedPath('holdings'))

if (!sharedThere) console.log('Publishers\' files are not beside the project: tests on them are skipped.')

export const readShared = (path: string): Buffer => readFileSync(sharedPath(path))

/** Rows of a table beside the project as objects. */
export function sharedTable(path: string): Record<string, string>[] {
  const bytes = readShared(path)
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  const [header, ...rows] = csvRecords(path, text)
  return rows.map(({ cells }) => Object.fromEntries((header?.cells ?? []).map((name, index) => [name, cells[index] ?? ''])))
}

/** Listings and names out of the iShares files that carry ISINs. */
export const masterSecurities = once((): KnownSecurities => {
  const listings = new Map<string, string[]>()
  const names = new Map<string, string>()
  for (const { isin = '', name = '', ticker = '', exchange = '' } of sharedTable('derived/security-master_from-ishares-isin-files.csv.gz')) {
    const key = listingOf(ticker, exchange)
    listings.set(key, [...(listings.get(key) ?? []), isin])
    names.set(isin, name)
  }
  return { isinsOf: (listing) => listings.get(listing) ?? [], names: (isins) => Promise.resolve(new Map(isins.flatMap((isin) => (names.has(isin) ? [[isin, names.get(isin) ?? '']] : [])))) }
})
