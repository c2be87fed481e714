import { grouped } from '../../values/grouped'
import { once } from '../../values/memoize'
import type { Bundle, Tables } from './bundle'
import { mapFound, pick, pricesWithin, ratesWithin, type Lookup } from '../reference'

/**
 * A whole bundle as tables, for the embedded data, mocks and tests. Each index is built on first use, so
 * that opening a bundle is cheap.
 */
export function memoryTables(bundle: Bundle): Tables {
  const constituents = once(() => grouped(bundle.constituents, (row) => row.fundIsin))
  const proxies = once(() => grouped(bundle.fundProxies, (row) => row.fundIsin))
  const prices = once(() => byKey(bundle.prices, (series) => series.isin))
  const rates = once(() => byKey(bundle.fx, (series) => series.currency))
  const catalogue = once(() => catalogueOf(bundle, constituents(), proxies()))
  return {
    securities: indexed(() => byKey(bundle.securities, (row) => row.isin)),
    aliases: indexed(() => new Map(bundle.isinAliases.map((row) => [row.oldIsin, row.isin]))),
    assetMix: indexed(() => grouped(bundle.assetMix, (row) => row.isin)),
    taxKinds: indexed(() => byKey(bundle.taxKinds ?? [], (row) => row.isin)),
    companies: indexed(() => byKey(bundle.companies, (row) => row.id)),
    companiesByIsin: indexed(() => byKey(bundle.companies, (row) => row.isin)),
    constituents: indexed(constituents),
    bonds: indexed(() => grouped(bundle.bonds ?? [], (row) => row.fundIsin)),
    proxies: indexed(proxies),
    vectors: indexed(() => grouped(bundle.fundVectors, (row) => row.fundIsin)),
    revenue: indexed(() => grouped(bundle.revenue, (row) => row.companyId)),
    prices: async (isin, from, to) => mapFound(pick(prices(), [isin]), (series) => pricesWithin(series, from, to)),
    fx: async (currencies, from, to) => mapFound(pick(rates(), currencies), (series) => ratesWithin(series, from, to)),
    catalogue: async () => catalogue(),
  }
}

/** Looks up keys in an index that is built on first use. */
function indexed<T>(index: () => ReadonlyMap<string, T>): (keys: readonly string[]) => Promise<Lookup<T>> {
  const known = once(index)
  return async (keys) => pick(known(), keys)
}

function byKey<T>(rows: readonly T[], keyOf: (row: T) => string | null): Map<string, T> {
  const map = new Map<string, T>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key !== null) map.set(key, row)
  }
  return map
}

type Holds = Pick<ReadonlyMap<string, unknown>, 'has'>

/** Equity funds that etf-alternatives can score: with a known positive TER, and constituents or proxies. */
const catalogueOf = (bundle: Bundle, constituents: Holds, proxies: Holds) => ({
  asOf: `${bundle.asOf}T00:00:00.000Z`,
  isins: bundle.securities
    .filter((row) => row.kind === 'fund' && row.assetClass === 'equities' && (row.ter ?? 0) > 0)
    .map((row) => row.isin)
    .filter((isin) => constituents.has(isin) || proxies.has(isin)),
})
