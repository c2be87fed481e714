/**
 * The reference bundle (docs/data.md) as parsed records: one type per file, fields in camelCase, empty cells null.
 * Importers write it, stores keep it, `tables.ts` answers from it.
 */
import type { IsoDate } from '../../../values/dates'
import type { AssetClass, Company, PriceSeries, RateSeries, RevenueRow, Security, constituentKinds, proxyKinds } from '../reference'

export interface BundleSource {
  id: string
  title: string
  url: string
  licence: string
  retrieved: IsoDate
}

/** `securities.csv` */
export type SecurityRecord = Omit<Security, 'assetMix'>

/** `asset_mix.csv` */
export interface AssetMixRecord {
  isin: string
  assetClass: AssetClass
  weight: number
}

/** `companies.csv` */
export type CompanyRecord = Company

/** `constituents.csv` */
export interface ConstituentRecord {
  fundIsin: string
  asOf: IsoDate
  isin: string | null
  companyId: string | null
  /** Name for people. */
  name: string
  kind: (typeof constituentKinds)[number]
  weight: number
  country: string | null
  sector: string | null
  industry: string | null
  currency: string | null
  source: string
}

/** `fund_proxies.csv` */
export interface ProxyRecord {
  fundIsin: string
  proxyIsin: string
  weight: number
  kind: (typeof proxyKinds)[number]
  countries: readonly string[]
  sectors: readonly string[]
  source: string
}

/** `isin_aliases.csv` */
export interface AliasRecord {
  oldIsin: string
  isin: string
  since: IsoDate | null
  source: string
}

/** `listings.csv`; only importers read it. */
export interface ListingRecord {
  ticker: string
  exchange: string
  isin: string
  source: string
}

/** `fund_vectors.csv` */
export interface VectorRecord {
  fundIsin: string
  dimension: 'sector' | 'country'
  key: string
  weight: number
  asOf: IsoDate | null
  source: string
}

/** A whole bundle in memory. `prices` and `fx` are grouped by instrument and currency, dates ascending. */
export interface Bundle {
  /** Version of the format. */
  schemaVersion: 1
  /** Name for people. */
  name: string
  /** Day of the newest data. */
  asOf: IsoDate
  /** Where the data is from. */
  sources: readonly BundleSource[]
  /** Shares, funds and other securities. */
  securities: readonly SecurityRecord[]
  /** Parts of multi-asset funds. */
  assetMix: readonly AssetMixRecord[]
  /** Issuers. */
  companies: readonly CompanyRecord[]
  /** Holdings of funds. */
  constituents: readonly ConstituentRecord[]
  /** Funds whose holdings stand in for those of others. */
  fundProxies: readonly ProxyRecord[]
  /** Old ISINs and their successors. */
  isinAliases: readonly AliasRecord[]
  /** Tickers; only importers read them. */
  listings: readonly ListingRecord[]
  /** Published weights of funds by sector and country. */
  fundVectors: readonly VectorRecord[]
  /** Closes by instrument. */
  prices: readonly PriceSeries[]
  /** Rates by currency. */
  fx: readonly RateSeries[]
  /** Revenue of companies by segment. */
  revenue: readonly RevenueRow[]
}
