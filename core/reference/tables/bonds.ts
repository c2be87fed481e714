/** Bonds of funds and single bonds as the models see them: their own list, or those that stand in for it. */
import type { BondRecord, ProxyRecord } from './bundle'
import { distinct } from '../lookup'
import type { Bond, BondList, BondProxy, Bonds } from '../bond'
import { ask, type Lookup } from '../reference'
import type { Tables } from './tables'

/** Reads lists of bonds; a list that could not be asked for is `failed`, also where another stands in for it. */
export async function loadBonds(tables: Tables, isins: readonly string[]): Promise<Lookup<Bonds>> {
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

function proxyOf({ proxyIsin, weight, kind, countries }: ProxyRecord, rows: readonly BondRecord[] | undefined, listOf: (isin: string, rows: readonly BondRecord[]) => BondList): BondProxy[] {
  if (rows === undefined) return []
  const list = listOf(proxyIsin, rows)
  return [{ weight, kind, list: countries.length === 0 ? list : { ...list, rows: within(rows, new Set(countries)) } }]
}

const sumOf = (rows: readonly Bond[]): number => rows.reduce((sum, { weight }) => sum + weight, 0)

/** Only the bonds of these countries, weighing together what all of them did. */
function within(rows: readonly Bond[], countries: ReadonlySet<string>): Bond[] {
  const kept = rows.filter(({ country }) => country !== null && countries.has(country))
  const factor = sumOf(rows) / sumOf(kept)
  return kept.map((row) => ({ ...row, weight: row.weight * factor }))
}
