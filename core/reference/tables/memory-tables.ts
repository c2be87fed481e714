import type { IsoDate } from '../../values/dates'
import { grouped } from '../../values/grouped'
import type { Bundle } from './bundle'
import { pick } from '../lookup'
import type { Lookup } from '../reference'
import type { PriceSeries, RateSeries } from '../series'
import type { Tables } from './tables'

/**
 * A whole bundle as tables: what the embedded data, mocks and tests answer from. Each index is built on first use, so
 * that opening a bundle costs nothing.
 */
export function memoryTables(bundle: Bundle): Tables {
  const securities = lazy(() => byKey(bundle.securities, (row) => row.isin))
  const aliases = lazy(() => new Map(bundle.isinAliases.map((row) => [row.oldIsin, row.isin])))
  const mixes = lazy(() => grouped(bundle.assetMix, (row) => row.isin))
  const taxKinds = lazy(() => byKey(bundle.taxKinds ?? [], (row) => row.isin))
  const companies = lazy(() => byKey(bundle.companies, (row) => row.id))
  const primaryLines = lazy(() => byKey(bundle.companies, (row) => row.isin))
  const constituents = lazy(() => grouped(bundle.constituents, (row) => row.fundIsin))
  const bonds = lazy(() => grouped(bundle.bonds ?? [], (row) => row.fundIsin))
  const proxies = lazy(() => grouped(bundle.fundProxies, (row) => row.fundIsin))
  const vectors = lazy(() => grouped(bundle.fundVectors, (row) => row.fundIsin))
  const revenue = lazy(() => grouped(bundle.revenue, (row) => row.companyId))
  const prices = lazy(() => byKey(bundle.prices, (series) => series.isin))
  const rates = lazy(() => byKey(bundle.fx, (series) => series.currency))
  const catalogue = lazy(() => catalogueOf(bundle, constituents(), proxies()))
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
    prices: async (isin, from, to) => within(pick(prices(), [isin]), from, to, sliceOfPrices),
    fx: async (currencies, from, to) => within(pick(rates(), currencies), from, to, sliceOfRates),
    catalogue: async () => catalogue(),
  }
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
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

/** Cuts series to a window; a series without a day in it is unknown there. */
function within<T extends { dates: readonly IsoDate[] }>(
  lookup: Lookup<T>, from: IsoDate, to: IsoDate, slice: (series: T, start: number, end: number) => T,
): Lookup<T> {
  const found = new Map<string, T>()
  for (const [key, series] of lookup.found) {
    const start = firstIndex(series.dates, (date) => date >= from)
    const end = firstIndex(series.dates, (date) => date > to)
    if (end > start) found.set(key, slice(series, start, end))
  }
  return { found, failed: lookup.failed }
}

const sliceOfPrices = (series: PriceSeries, start: number, end: number): PriceSeries => ({
  ...series, dates: series.dates.slice(start, end), closes: series.closes.subarray(start, end),
})

const sliceOfRates = (series: RateSeries, start: number, end: number): RateSeries => ({
  ...series, dates: series.dates.slice(start, end), perEur: series.perEur.subarray(start, end),
})

/** The first index at which an ascending condition holds; the length when nowhere. */
function firstIndex(dates: readonly IsoDate[], holds: (date: IsoDate) => boolean): number {
  let low = 0
  let high = dates.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const date = dates[middle]
    if (date !== undefined && holds(date)) high = middle
    else low = middle + 1
  }
  return low
}
