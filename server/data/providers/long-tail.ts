import { unanswered, type Lookup } from '../../../core/reference/reference'
import type { Tables } from '../../../core/reference/tables/bundle'
import { within } from '../../process/within'
import type { Layer } from '../layers'
import { patienceFor } from './patience'

/**
 * Queries for more keys than this concern the rows inside funds, not a caller's holdings: they use only local data, or
 * one portfolio would exhaust the quota of a plan.
 */
const KEYS_MAX = 60

/** Longest wait for a provider; later answers are cached for the next query. */
const WAIT_MS = 8_000

/** Local data first; providers are queried, in order, for keys it lacks. If they fail, only those keys fail. */
export function withProviders(local: Layer, providers: readonly Tables[], waitMs = WAIT_MS): Layer {
  const tail = async <T>(keys: readonly string[], ask: (tables: Tables, keys: readonly string[]) => Promise<Lookup<T>>): Promise<Lookup<T>> => {
    let answer = await ask(local, keys)
    if (keys.length > KEYS_MAX) return answer
    for (const provider of providers) {
      const missing = keys.filter((key) => !answer.found.has(key))
      if (missing.length === 0) break
      const ms = patienceFor(waitMs)
      answer = joined(answer, ms === 0 ? unanswered(missing) : await within(ms, ask(provider, missing), () => unanswered<T>(missing)))
    }
    return answer
  }
  return {
    ...local,
    securities: (isins) => tail(isins, (tables, keys) => tables.securities(keys)),
    companies: (ids) => tail(ids, (tables, keys) => tables.companies(keys)),
    constituents: (isins) => tail(isins, (tables, keys) => tables.constituents(keys)),
    vectors: (isins) => tail(isins, (tables, keys) => tables.vectors(keys)),
    prices: (isin, from, to) => tail([isin], (tables) => tables.prices(isin, from, to)),
    fx: (currencies, from, to) => tail(currencies, (tables, keys) => tables.fx(keys, from, to)),
    revenue: (ids) => tail(ids, (tables, keys) => (tables === local ? tables.revenue(keys) : revenueByLine(local, tables, keys))),
  }
}

/** Merges two lookups; a key that failed in one and was found in the other is found. */
function joined<T>(first: Lookup<T>, second: Lookup<T>): Lookup<T> {
  const found = new Map([...first.found, ...second.found])
  return { found, failed: new Set([...first.failed, ...second.failed].filter((key) => !found.has(key))) }
}

/** Providers know companies by the ISIN of the primary listing; company ids are internal. */
async function revenueByLine(local: Layer, provider: Tables, ids: readonly string[]): ReturnType<Tables['revenue']> {
  const companies = await local.companies(ids)
  const lineOf = new Map(ids.map((id) => [id, companies.found.get(id)?.isin ?? id]))
  const { found, failed } = await provider.revenue([...new Set(lineOf.values())])
  return {
    found: new Map(ids.flatMap((id) => {
      const rows = found.get(lineOf.get(id) ?? id)
      return rows === undefined ? [] : [[id, rows.map((row) => ({ ...row, companyId: id }))] as const]
    })),
    failed: new Set(ids.filter((id) => failed.has(lineOf.get(id) ?? id))),
  }
}
