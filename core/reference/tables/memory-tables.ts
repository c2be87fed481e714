import { grouped } from '../../values/grouped'
import { once } from '../../values/memoize'
import type { Bundle, Tables } from './bundle'
import { mapFound, pick, pricesWithin, ratesWithin } from '../reference'

/**
 * A whole bundle as tables: what the embedded data, mocks and tests answer from. Each index is built on first use, so
 * that opening a bundle costs nothing.
 */
export function memoryTables(bundle: Bundle): Tables {
  const securities = once(() => byKey(bundle.securities, (row) => row.isin))
  const aliases = once(() => new Map(bundle.isinAliases.map((row) => [row.oldIsin, row.isin])))
  const mixes = once(() => grouped(bundle.assetMix, (row) => row.isin))
  const taxKinds = once(() => byKey(bundle.taxKinds ?? [], (row) => row.isin))
  const companies = once(() => byKey(bundle.companies, (row) => row.id))
  const primaryLines = once(() => byKey(bundle.companies, (row) => row.isin))
  const constituents = once(() => grouped(bundle.constituents, (row) => row.fundIsin))
  const bonds = once(() => grouped(bundle.bonds ?? [], (row) => row.fundIsin))
  const proxies = once(() => grouped(bundle.fundProxies, (row) => row.fundIsin))
  const vectors = once(() => grouped(bundle.fundVectors, (row) => row.fundIsin))
  const revenue = once(() => grouped(bundle.revenue, (row) => row.companyId))
  const prices = once(() => byKey(bundle.prices, (series) => series.isin))
  const rates = once(() => byKey(bundle.fx, (series) => series.currency))
  const catalogue = once(() => catalogueOf(bundle, constituents(), proxies()))
  return {
    securities: async (isins) => pick(securities(), isins),
    aliases: async (isins) => pick(aliases(), isins),
    assetMix: async (isins) => pick(mixes(), isins),
    taxKinds: async (isins) => pick(taxKinds(), isins),
    companies: async (ids) => pick(companies(), ids),
    companiesByIsin: async (isins) => pick(primaryLines(), isins),
    constituents: async (isins) => pick(constituents(), isins),
    bonds: async (isins) => pick(bonds(), isins),
    proxies: async (isins) => pick(proxies(), isins),
    vectors: async (isins) => pick(vectors(), isins),
    revenue: async (ids) => pick(revenue(), ids),
    prices: async (isin, from, to) => mapFound(pick(prices(), [isin]), (series) => pricesWithin(series, from, to)),
    fx: async (currencies, from, to) => mapFound(pick(rates(), currencies), (series) => ratesWithin(series, from, to)),
    catalogue: async () => catalogue(),
  }
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

/** Equity funds that etf-alternatives can score: known positive TER and an inside. */
const catalogueOf = (bundle: Bundle, constituents: Holds, proxies: Holds) => ({
  asOf: `${bundle.asOf}T00:00:00.000Z`,
  isins: bundle.securities
    .filter((row) => row.kind === 'fund' && row.assetClass === 'equities' && (row.ter ?? 0) > 0)
    .map((row) => row.isin)
    .filter((isin) => constituents.has(isin) || proxies.has(isin)),
})
