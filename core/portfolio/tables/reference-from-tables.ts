import type { ProxyRecord, VectorRecord } from './bundle'
import { loadLists, type LoadedList } from './constituent-lists'
import { distinct } from '../lookup'
import { recent, type Recent } from '../recent'
import { ask, type FundConstituents, type FundProxy, type FundVectors, type Lookup, type Reference } from '../reference'
import { loadSecurities, withinOne } from './securities'
import type { Tables } from './tables'

/** Funds whose decoded holdings stay in memory; a world-size fund takes about half a megabyte. */
const FUNDS_REMEMBERED = 128

interface Memory {
  lists: Recent<LoadedList>
  funds: Recent<FundConstituents>
}

/**
 * The port over tables at one version: the only place that resolves aliases, asset mixes, identities, inner funds and
 * proxies. A table that fails makes keys `failed`, never absent. The same fund is answered with the same object as
 * long as it is remembered.
 */
export function referenceFrom(tables: Tables): Reference {
  const memory: Memory = { lists: recent(FUNDS_REMEMBERED), funds: recent(FUNDS_REMEMBERED) }
  return {
    securities: (isins) => loadSecurities(tables, distinct(isins)),
    constituents: (isins) => loadFunds(tables, memory, distinct(isins)),
    fundVectors: (isins) => loadVectors(tables, distinct(isins)),
    fundCatalogue: () => tables.catalogue(),
    companies: (ids) => ask(distinct(ids), (keys) => tables.companies(keys)),
    revenue: (ids) => ask(distinct(ids), (keys) => tables.revenue(keys)),
    prices: (isin, from, to) => ask([isin], () => tables.prices(isin, from, to)),
    fx: (currencies, from, to) => ask(distinct(currencies), (keys) => tables.fx(keys, from, to)),
  }
}

async function loadFunds(tables: Tables, memory: Memory, isins: readonly string[]): Promise<Lookup<FundConstituents>> {
  const found = new Map<string, FundConstituents>()
  for (const isin of isins) {
    const fund = memory.funds.get(isin)
    if (fund !== undefined) found.set(isin, fund)
  }
  const missing = isins.filter((isin) => !found.has(isin))
  if (missing.length === 0) return { found, failed: new Set() }
  const own = await listsOf(tables, memory, missing)
  for (const [isin, { list, complete }] of own.found) {
    const fund = { fundIsin: isin, own: list, proxies: [] }
    if (complete) memory.funds.set(isin, fund)
    found.set(isin, fund)
  }
  const rest = missing.filter((isin) => !own.found.has(isin) && !own.failed.has(isin))
  const failed = await addProxied(tables, memory, rest, found)
  return { found, failed: new Set([...own.failed, ...failed]) }
}

/** Adds the funds that look through others; returns those that failed. */
async function addProxied(tables: Tables, memory: Memory, isins: readonly string[], found: Map<string, FundConstituents>) {
  const records = await ask(isins, (keys) => tables.proxies(keys))
  const proxyIsins = distinct([...records.found.values()].flat().map((record) => record.proxyIsin))
  const lists = await listsOf(tables, memory, proxyIsins)
  const failed = new Set(records.failed)
  for (const [isin, proxies] of records.found) {
    const loaded = proxies.flatMap((record) => withList(record, lists.found.get(record.proxyIsin)))
    if (proxies.some((record) => lists.failed.has(record.proxyIsin))) failed.add(isin)
    else if (loaded.length > 0) {
      const fund = { fundIsin: isin, own: null, proxies: loaded.map(({ proxy }) => proxy) }
      if (loaded.every(({ complete }) => complete)) memory.funds.set(isin, fund)
      found.set(isin, fund)
    }
  }
  return failed
}

function withList(record: ProxyRecord, loaded: LoadedList | undefined): { proxy: FundProxy; complete: boolean }[] {
  if (loaded === undefined) return []
  const { weight, kind, countries, sectors } = record
  return [{ proxy: { weight, kind, countries, sectors, list: loaded.list }, complete: loaded.complete }]
}

async function listsOf(tables: Tables, memory: Memory, isins: readonly string[]): Promise<Lookup<LoadedList>> {
  const found = new Map<string, LoadedList>()
  for (const isin of isins) {
    const loaded = memory.lists.get(isin)
    if (loaded !== undefined) found.set(isin, loaded)
  }
  const answer = await loadLists(tables, isins.filter((isin) => !found.has(isin)))
  for (const [isin, loaded] of answer.found) {
    if (loaded.complete) memory.lists.set(isin, loaded)
    found.set(isin, loaded)
  }
  return { found, failed: answer.failed }
}

async function loadVectors(tables: Tables, isins: readonly string[]): Promise<Lookup<FundVectors>> {
  const answer = await ask(isins, (keys) => tables.vectors(keys))
  return { found: new Map([...answer.found].map(([isin, rows]) => [isin, vectorsOf(rows)])), failed: answer.failed }
}

const vectorsOf = (rows: readonly VectorRecord[]): FundVectors => ({
  sector: vectorOf(rows, 'sector'),
  country: vectorOf(rows, 'country'),
  asOf: rows.map((row) => row.asOf).filter((date) => date !== null).sort()[0] ?? null,
  source: rows[0]?.source ?? '',
})

function vectorOf(rows: readonly VectorRecord[], dimension: VectorRecord['dimension']): ReadonlyMap<string, number> | null {
  const own = rows.filter((row) => row.dimension === dimension)
  if (own.length === 0) return null
  const vector = new Map<string, number>()
  for (const row of own) vector.set(row.key, (vector.get(row.key) ?? 0) + row.weight)
  return withinOne(vector)
}
