/** The embedded reference bundle, read lazily by file and line. */
import { isCoin } from '../../../core/portfolio/analyses/historical-replay/stand-ins/computed'
import { daysBetween, type IsoDate } from '../../../core/values/dates'
import { type Lookup, mapFound, pricesWithin, ratesWithin, type RateSeries } from '../../../core/reference/reference'
import type { Bundle, Tables, BundleSource } from '../../../core/reference/tables/bundle'
import { once } from '../../../core/values/memoize'
import {
  aliasTable, assetMixTable, bondTable, constituentTable, proxyTable, taxKindTable, vectorTable,
  companyTable, listingTable, revenueTable, securityTable, splitTable, type BundleTable,
} from '../bundle/tables'
import { loadBundle } from '../bundle/bundle'
import { readManifest, type Manifest } from '../bundle/manifest'
import { giveWay } from '../../process/give-way'
import type { PricedSeries } from '../directory'
import { embeddedBytes, embeddedFolder, pricePackBytes, ratePackBytes } from './assets'
import { openPrices } from './price-pack'
import { openRates } from './rates'
import { SortedCsv } from './sorted-csv'

/** Name, date and sources of the embedded bundle; accepted even if the system clock is behind. */
export const embeddedManifest = (): Manifest => readManifest(embeddedBytes('bundle.json').toString('utf8'), '9999-12-31')

type Opened = Pick<SortedCsv<unknown>, 'open'>

async function lookup<T>(tables: readonly Opened[], keys: readonly string[], find: (key: string) => T | undefined): Promise<Lookup<T>> {
  for (const table of tables) {
    const opening = table.open()
    if (opening !== undefined) await opening
  }
  const found = new Map<string, T>()
  for (const key of keys) {
    const value = find(key)
    if (value !== undefined) found.set(key, value)
    const turn = giveWay()
    if (turn !== undefined) await turn
  }
  return { found, failed: new Set() }
}

const nonEmpty = <T>(records: readonly T[]): readonly T[] | undefined => (records.length === 0 ? undefined : records)

const sorted = <T>(layout: BundleTable<T>): SortedCsv<T> => new SortedCsv(layout, embeddedBytes)

/** All records of a table; yields to the event loop while parsing. */
export const embeddedRecords = <T>(layout: BundleTable<T>): Promise<T[]> => sorted(layout).all()

const rates = once(() => openRates(ratePackBytes()))

/** All euro reference rates of the ECB, without crypto coins. */
export const embeddedRates = (): RateSeries[] => rates().all().filter(({ currency }) => !isCoin(currency))

/** All daily closes; a series is decompressed on demand. */
export const embeddedPrices = once(() => openPrices(pricePackBytes()))

/** The embedded bundle as a whole. */
export const embeddedBundle = async (): Promise<Bundle> => ({ ...await loadBundle(embeddedFolder()), prices: embeddedPrices().all(), fx: rates().all() })

/** Most days between a close and the rate before it. */
const RATE_DAYS = 7

/** Units of a currency per euro on a day, or the last one within `RATE_DAYS` before. */
function rateOn(currency: string, date: IsoDate): number | undefined {
  if (currency === 'EUR') return 1
  const series = rates().get(currency)
  const at = series === undefined ? -1 : series.dates.findLastIndex((each) => each <= date)
  const day = series?.dates[at]
  return day !== undefined && daysBetween(day, date) <= RATE_DAYS ? series?.perEur[at] : undefined
}

/** A close in euros; undefined without a rate for its day. */
function inEuros(close: number, currency: string, date: IsoDate): number | undefined {
  const perEur = rateOn(currency, date)
  return perEur === undefined ? undefined : close / perEur
}

/** The period of each series, with its last close and the first of that year in euros, if rates for those days are known. */
async function lastCloses(): Promise<PricedSeries[]> {
  const found: PricedSeries[] = []
  for (const { isin, currency, first, last } of embeddedPrices().list) {
    const ends = embeddedPrices().ends(isin)
    const close = ends && inEuros(ends.last, currency, last)
    const opening = ends?.opening && { date: ends.opening.date, close: inEuros(ends.opening.value, currency, ends.opening.date) }
    found.push({ isin, dates: [first, last], ...(close !== undefined && { close }),
      ...(opening?.close !== undefined && { opening: { date: opening.date, close: opening.close } }) })
    const turn = giveWay()
    if (turn !== undefined) await turn
  }
  return found
}

/** All searchable records of the bundle; not cached, since it is read once per version of the data. */
export const embeddedHoldings = async () => ({
  securities: await embeddedRecords(securityTable),
  listings: await embeddedRecords(listingTable),
  constituents: await embeddedRecords(constituentTable),
  prices: await lastCloses(),
  taxKinds: await embeddedRecords(taxKindTable),
  splits: await embeddedRecords(splitTable),
  isinAliases: await embeddedRecords(aliasTable),
})

/** The embedded bundle as a layer of reference data. */
export const embeddedTables = once((): Tables => {
  const [securities, companies, constituents, proxies] = [sorted(securityTable), sorted(companyTable), sorted(constituentTable), sorted(proxyTable)]
  const one = <T>(table: SortedCsv<T>) => (keys: readonly string[]): Promise<Lookup<T>> => lookup([table], keys, (key) => table.get(key)[0])
  const list = <T>(table: SortedCsv<T>) => (keys: readonly string[]): Promise<Lookup<readonly T[]>> => lookup([table], keys, (key) => nonEmpty(table.get(key)))
  const successors = one(sorted(aliasTable))
  const catalogue = once(() => {
    const looked = [...new Set([...constituents.keys(), ...proxies.keys()])].sort()
    const isEquityFund = (isin: string): boolean =>
      securities.get(isin).some(({ kind, assetClass, ter }) => kind === 'fund' && assetClass === 'equities' && (ter ?? 0) > 0)
    return { asOf: `${embeddedManifest().asOf}T00:00:00.000Z`, isins: looked.filter(isEquityFund) }
  })
  /** The company id is the ISIN of its primary listing, so no second index is needed. */
  const primaryCompany = (isin: string) => {
    const id = securities.get(isin)[0]?.companyId ?? isin
    return companies.get(id).find((company) => company.isin === isin)
  }
  return {
    securities: one(securities),
    aliases: async (isins) => mapFound(await successors(isins), ({ isin }) => isin),
    assetMix: list(sorted(assetMixTable)),
    taxKinds: one(sorted(taxKindTable)),
    companies: one(companies),
    companiesByIsin: (isins) => lookup([securities, companies], isins, primaryCompany),
    constituents: list(constituents),
    bonds: list(sorted(bondTable)),
    proxies: list(proxies),
    vectors: list(sorted(vectorTable)),
    revenue: list(sorted(revenueTable)),
    prices: async (isin, from, to) => mapFound(await lookup([], [isin], (key) => embeddedPrices().get(key)), (series) => pricesWithin(series, from, to)),
    fx: async (currencies, from, to) => mapFound(await lookup([], currencies, (currency) => rates().get(currency)), (series) => ratesWithin(series, from, to)),
    catalogue: async () => catalogue(),
  }
})

/** The part of the embedded data from one source. */
export interface EmbeddedPart extends BundleSource {
  /** The newest date of its records, else the day of retrieval. */
  asOf: IsoDate
}

/** The parts with their dates. */
export async function embeddedParts(): Promise<EmbeddedPart[]> {
  const newest = new Map<string, IsoDate>()
  for (const { source, asOf } of [...await embeddedRecords(securityTable), ...await embeddedRecords(constituentTable), ...await embeddedRecords(taxKindTable)]) {
    if (asOf !== null && asOf > (newest.get(source) ?? '')) newest.set(source, asOf)
  }
  return embeddedManifest().sources.map((source) => ({ ...source, asOf: newest.get(source.id) ?? source.retrieved }))
}
