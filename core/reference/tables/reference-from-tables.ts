import { earliest } from '../../values/dates'
import type { ProxyRecord, VectorRecord, BondRecord, Tables } from './bundle'
import { loadLists, type LoadedList } from './constituent-lists'
import { recent, type Recent } from '../../values/memoize'
import { computeOn, type GiveWay } from '../../values/give-way'
import type { FundConstituents, FundProxy, FundVectors, Bond, BondList, BondProxy, Bonds } from '../security'
import { ask, type Lookup, type Reference, distinct } from '../reference'
import { loadSecurities, withinOne } from './securities'
import { sumBy, sumsBy } from '../../values/sum'
import { FULL, reaches } from '../../values/fractions'

// Bonds of funds and single bonds for the models: their own list, or those that stand in for it.

/** Reads lists of bonds; a list that could not be looked up is `failed`, even if another stands in for it. */
async function loadBonds(tables: Tables, isins: readonly string[]): Promise<Lookup<Bonds>> {
  const own = await ask(isins, (keys) => tables.bonds(keys))
  const without = isins.filter((isin) => !own.found.has(isin))
  const records = await ask(without, (keys) => tables.proxies(keys))
  const proxyIsins = distinct([...records.found.values()].flat().map(({ proxyIsin }) => proxyIsin))
  const [lists, securities] = await Promise.all([
    ask(proxyIsins, (keys) => tables.bonds(keys)),
    ask(distinct([...own.found.keys(), ...proxyIsins]), (keys) => tables.securities(keys)),
  ])
  const listOf = (fundIsin: string, rows: readonly BondRecord[]): BondList => ({
    fundIsin, fundName: securities.found.get(fundIsin)?.name ?? fundIsin, asOf: rows[0]?.asOf ?? null, source: rows[0]?.source ?? '', rows,
  })
  const found = new Map<string, Bonds>([...own.found].map(([isin, rows]) => [isin, { own: listOf(isin, rows), proxies: [] }]))
  const failed = new Set([...own.failed, ...records.failed])
  for (const [isin, proxies] of records.found) {
    if (proxies.some(({ proxyIsin }) => lists.failed.has(proxyIsin))) failed.add(isin)
    const loaded = proxies.flatMap((record) => proxyOf(record, lists.found.get(record.proxyIsin), listOf))
    if (loaded.length > 0) found.set(isin, { own: null, proxies: loaded })
  }
  return { found, failed }
}

function proxyOf({ proxyIsin, weight, kind, countries }: ProxyRecord, rows: readonly BondRecord[] | undefined,
  listOf: (isin: string, rows: readonly BondRecord[]) => BondList): BondProxy[] {
  if (rows === undefined) return []
  const list = listOf(proxyIsin, rows)
  return [{ weight, kind, list: countries.length === 0 ? list : { ...list, rows: within(rows, new Set(countries)) } }]
}

const sumOf = (rows: readonly Bond[]): number => sumBy(rows, ({ weight }) => weight)

/** Only the bonds of these countries, scaled to the total weight of all of them. */
function within(rows: readonly Bond[], countries: ReadonlySet<string>): Bond[] {
  const kept = rows.filter(({ country }) => country !== null && countries.has(country))
  const factor = sumOf(rows) / sumOf(kept)
  return kept.map((row) => ({ ...row, weight: row.weight * factor }))
}

/** Number of funds whose decoded holdings are cached; a fund on a world index takes about half a megabyte. */
const FUNDS_REMEMBERED = 128

interface Memory {
  lists: Recent<LoadedList>
  /** Lists that are being read; further requests for them wait. */
  reading: Map<string, Promise<Lookup<LoadedList>>>
  funds: Recent<FundConstituents>
  giveWay: GiveWay
}

/**
 * The port over tables at one version; only this code resolves aliases, asset mixes, identities, inner funds and
 * proxies. If a table fails, its keys are `failed`, never absent. A fund is the same object as
 * long as it is cached.
 */
export function referenceFrom(tables: Tables, giveWay: GiveWay = computeOn): Reference {
  const memory: Memory = { lists: recent(FUNDS_REMEMBERED), reading: new Map(), funds: recent(FUNDS_REMEMBERED), giveWay }
  return {
    giveWay,
    securities: (isins) => loadSecurities(tables, distinct(isins)),
    taxKinds: (isins) => ask(distinct(isins), (keys) => tables.taxKinds(keys)),
    constituents: (isins) => loadFunds(tables, memory, distinct(isins)),
    bonds: (isins) => loadBonds(tables, distinct(isins)),
    fundVectors: (isins) => loadVectors(tables, distinct(isins)),
    fundCatalogue: () => tables.catalogue(),
    companies: (ids) => ask(distinct(ids), (keys) => tables.companies(keys)),
    revenue: (ids) => ask(distinct(ids), (keys) => tables.revenue(keys)),
    prices: (isin, from, to) => ask([isin], () => tables.prices(isin, from, to)),
    fx: (currencies, from, to) => ask(distinct(currencies), (keys) => tables.fx(keys, from, to)),
  }
}

/** Loads the constituents of funds. A fund whose own list could not be looked up is `failed`, even if another list stands in for it. */
async function loadFunds(tables: Tables, memory: Memory, isins: readonly string[]): Promise<Lookup<FundConstituents>> {
  const found = new Map<string, FundConstituents>()
  for (const isin of isins) {
    const fund = memory.funds.get(isin)
    if (fund !== undefined) found.set(isin, fund)
  }
  const missing = isins.filter((isin) => !found.has(isin))
  if (missing.length === 0) return { found, failed: new Set() }
  const own = await listsOf(tables, memory, missing)
  const proxied = await proxiedFunds(tables, memory, missing)
  for (const isin of missing) {
    const loaded = newerOf(ownFund(isin, own.found.get(isin)), proxied.found.get(isin))
    if (loaded === undefined) continue
    const isWhole = loaded.complete && !own.failed.has(isin) && !proxied.failed.has(isin)
    // A concurrent request may have cached the fund already, with values derived from it.
    const fund = (isWhole ? memory.funds.get(isin) : undefined) ?? loaded.fund
    if (isWhole) memory.funds.set(isin, fund)
    found.set(isin, fund)
  }
  return { found, failed: new Set([...own.failed, ...[...proxied.failed].filter((isin) => !found.has(isin))]) }
}

/** A fund, and whether all lookups that it depends on succeeded. */
interface LoadedFund {
  fund: FundConstituents
  complete: boolean
}

const ownFund = (fundIsin: string, loaded: LoadedList | undefined): LoadedFund | undefined =>
  loaded === undefined ? undefined : { fund: { fundIsin, own: loaded.list, proxies: [] }, complete: loaded.complete }

/** A fund's own list, unless newer lists of the same index stand in for the whole fund. */
function newerOf(own: LoadedFund | undefined, proxied: LoadedFund | undefined): LoadedFund | undefined {
  if (own === undefined || proxied === undefined) return own ?? proxied
  const { proxies } = proxied.fund
  const asOf = own.fund.own?.asOf ?? ''
  const isYounger = proxies.every(({ kind, list }) => kind === 'same_index' && list.asOf > asOf)
  return isYounger && reaches(sumBy(proxies, ({ weight }) => weight), FULL) ? proxied : own
}

/** Funds with lists of other funds that stand in for theirs. */
async function proxiedFunds(tables: Tables, memory: Memory, isins: readonly string[]): Promise<Lookup<LoadedFund>> {
  const records = await ask(isins, (keys) => tables.proxies(keys))
  const proxyIsins = distinct([...records.found.values()].flat().map((record) => record.proxyIsin))
  const lists = await listsOf(tables, memory, proxyIsins)
  const failed = new Set(records.failed)
  const found = new Map<string, LoadedFund>()
  for (const [fundIsin, proxies] of records.found) {
    const loaded = proxies.flatMap((record) => withList(record, lists.found.get(record.proxyIsin)))
    if (proxies.some((record) => lists.failed.has(record.proxyIsin))) failed.add(fundIsin)
    else if (loaded.length > 0) {
      found.set(fundIsin, { fund: { fundIsin, own: null, proxies: loaded.map(({ proxy }) => proxy) }, complete: loaded.every(({ complete }) => complete) })
    }
  }
  return { found, failed }
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
  const missing = isins.filter((isin) => !found.has(isin))
  const failed = new Set<string>()
  for (const answer of await Promise.all(readOnce(tables, memory, missing))) {
    for (const isin of missing) {
      const loaded = answer.found.get(isin)
      if (loaded?.complete === true) memory.lists.set(isin, loaded)
      if (loaded !== undefined) found.set(isin, loaded)
      if (answer.failed.has(isin)) failed.add(isin)
    }
  }
  return { found, failed }
}

/** Pending reads that return these lists; lists that are not being read yet are read together. */
function readOnce(tables: Tables, memory: Memory, isins: readonly string[]): Promise<Lookup<LoadedList>>[] {
  const own = isins.filter((isin) => !memory.reading.has(isin))
  if (own.length > 0) {
    const read = loadLists(tables, own, memory.giveWay).finally(() => own.forEach((isin) => memory.reading.delete(isin)))
    for (const isin of own) memory.reading.set(isin, read)
  }
  return distinct(isins.flatMap((isin) => memory.reading.get(isin) ?? []))
}

async function loadVectors(tables: Tables, isins: readonly string[]): Promise<Lookup<FundVectors>> {
  const answer = await ask(isins, (keys) => tables.vectors(keys))
  return { found: new Map([...answer.found].map(([isin, rows]) => [isin, vectorsOf(rows)])), failed: answer.failed }
}

const vectorsOf = (rows: readonly VectorRecord[]): FundVectors => ({
  sector: vectorOf(rows, 'sector'),
  country: vectorOf(rows, 'country'),
  asOf: earliest(rows.flatMap((row) => row.asOf ?? [])),
  source: rows[0]?.source ?? '',
})

function vectorOf(rows: readonly VectorRecord[], dimension: VectorRecord['dimension']): ReadonlyMap<string, number> | null {
  const own = rows.filter((row) => row.dimension === dimension)
  return own.length === 0 ? null : withinOne(sumsBy(own, (row) => row.key, (row) => row.weight))
}
