import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Lookup } from '../../../core/reference/reference'
import type { Tables } from '../../../core/reference/tables/bundle'
import { DAY_MS } from '../../../core/values/dates'
import { decode, encode } from '../store/codec'
import type { Documents, Kind } from '../store/documents'
import type { Schema } from '../store/schema'

/** Cache of answers of providers. `value` null: the provider does not know the key. */
export interface Answers {
  get<K extends Kind>(kind: K, key: string): Promise<{ value: Documents[K] | null } | null>
  set<K extends Kind>(kind: K, key: string, value: Documents[K] | null): Promise<void>
}

/** Lifetimes of found and of unknown keys. An entry from the future was written while the clock was wrong, and is ignored. */
const FOUND_MS = DAY_MS
const UNKNOWN_MS = 6 * 3_600_000
/** Bounds of the cache in memory. */
const ENTRIES = 5_000
const BYTES = 64 << 20
/** Most rows of the cache in the store, and new rows between two purges. */
const ROWS = 100_000
const ROWS_BETWEEN_PURGES = 1_000

const holds = (value: unknown, at: number, now: number): boolean => Math.abs(now - at) < (value === null ? UNKNOWN_MS : FOUND_MS)

/** A damaged answer is asked for again. */
const written = <V>(value: V | null): { value: V } | null => (value === null ? null : { value })

/** Cache in the memory of the process. */
export function answersInMemory(clock: () => number): Answers {
  const entries = new LRUCache<string, { at: number; bytes: Uint8Array | null }>({ max: ENTRIES, maxSize: BYTES, sizeCalculation: ({ bytes }) => 1 + (bytes?.length ?? 0) })
  return {
    async get<K extends Kind>(kind: K, key: string) {
      const entry = entries.get(`${kind}|${key}`)
      if (entry === undefined || !holds(entry.bytes, entry.at, clock())) return null
      return entry.bytes === null ? { value: null } : written(decode(kind, entry.bytes))
    },
    async set(kind, key, value) {
      entries.set(`${kind}|${key}`, { at: clock(), bytes: value === null ? null : encode(value) })
    },
  }
}

/** Queries the database of the cache; null if it does not answer in time. */
export type AskStore = <T>(question: (db: Kysely<Schema>) => Promise<T>) => Promise<T | null>

/** Cache in the store, shared by all servers and persistent. An unavailable or slow store only means cache misses. */
export function answersInStore(ask: AskStore, provider: string, clock: () => number): Answers {
  let kept = 0
  return {
    async get<K extends Kind>(kind: K, key: string) {
      const row = await ask((db) => db.selectFrom('answers').select(['fetched_at', 'body']).where('provider', '=', provider).where('kind', '=', kind).where('key', '=', key).executeTakeFirst())
      if (row === undefined || row === null || !holds(row.body, Number(row.fetched_at), clock())) return null
      return row.body === null ? { value: null } : written(decode(kind, row.body))
    },
    async set(kind, key, value) {
      const body = value === null ? null : encode(value)
      const put = (db: Kysely<Schema>) => db.insertInto('answers').values({ provider, kind, key, fetched_at: clock(), body })
        .onConflict((conflict) => conflict.columns(['provider', 'kind', 'key']).doUpdateSet({ fetched_at: clock(), body })).execute()
      // writing to a file that an import has locked may fail; reads still work
      await ask((db) => put(db).catch(() => undefined))
      if (kept++ % ROWS_BETWEEN_PURGES === 0) await ask((db) => purgeAnswers(db, clock()).catch(() => undefined))
    },
  }
}

/** Deletes expired rows, and the oldest beyond the bound. */
export async function purgeAnswers(db: Kysely<Schema>, now: number, rows = ROWS): Promise<void> {
  const oldest = await db.selectFrom('answers').select('fetched_at').orderBy('fetched_at', 'desc').offset(rows).limit(1).executeTakeFirst()
  await db.deleteFrom('answers').where('fetched_at', '<=', Math.max(now - FOUND_MS, Number(oldest?.fetched_at ?? -FOUND_MS))).execute()
}

/** Tables that query a provider only on cache misses. Failures are not cached. */
export function remembering(tables: Tables, answers: Answers): Tables {
  const lookup = async <K extends Kind>(kind: K, keys: readonly string[], ask: (keys: readonly string[]) => Promise<Lookup<Documents[K]>>): Promise<Lookup<Documents[K]>> => {
    const known = await Promise.all(keys.map(async (key) => [key, await answers.get(kind, key)] as const))
    const found = new Map<string, Documents[K]>()
    for (const [key, answer] of known) if (answer !== null && answer.value !== null) found.set(key, answer.value)
    const open = known.filter(([, answer]) => answer === null).map(([key]) => key)
    if (open.length === 0) return { found, failed: new Set() }
    const asked = await ask(open)
    await Promise.all(open.filter((key) => !asked.failed.has(key)).map((key) => answers.set(kind, key, asked.found.get(key) ?? null)))
    return { found: new Map([...found, ...asked.found]), failed: asked.failed }
  }
  return {
    ...tables,
    securities: (isins) => lookup('securities', isins, tables.securities),
    companies: (ids) => lookup('companies', ids, tables.companies),
    constituents: (isins) => lookup('constituents', isins, tables.constituents),
    vectors: (isins) => lookup('vectors', isins, tables.vectors),
    revenue: (ids) => lookup('revenue', ids, tables.revenue),
    prices: (isin, from, to) => remembered(answers, tables, isin, from, to),
  }
}

/** The window is part of the cache key, since it differs between requests. */
async function remembered(answers: Answers, tables: Tables, isin: string, from: string, to: string): ReturnType<Tables['prices']> {
  const key = `${isin} ${from} ${to}`
  const known = await answers.get('prices', key)
  if (known !== null) {
    const { value } = known
    return { found: value === null ? new Map() : new Map([[isin, { ...value, closes: Float64Array.from(value.closes) }]]), failed: new Set() }
  }
  const asked = await tables.prices(isin, from, to)
  const series = asked.found.get(isin)
  if (!asked.failed.has(isin)) await answers.set('prices', key, series === undefined ? null : { ...series, closes: [...series.closes] })
  return asked
}
