/** What the store keeps: one document per kind and key, the records of `core/portfolio/bundle.ts` as they are. */
import type {
  AliasRecord, AssetMixRecord, BundleSource, CompanyRecord, ConstituentRecord, ListingRecord, ProxyRecord, SecurityRecord,
  VectorRecord,
} from '../../../core/portfolio/tables/bundle'
import type { IsoDate } from '../../../core/dates'
import type { RevenueRow } from '../../../core/portfolio/reference'

/** A price series as it is written down. */
export interface StoredPrices {
  isin: string
  currency: string
  basis: 'total_return' | 'price_only'
  dates: readonly IsoDate[]
  closes: readonly number[]
}

/** A rate series as it is written down. */
export interface StoredRates {
  currency: string
  dates: readonly IsoDate[]
  perEur: readonly number[]
}

/** The document of each kind; its key is the ISIN, fund ISIN, company id, currency or `ticker|exchange`. */
export interface Documents {
  securities: SecurityRecord
  aliases: AliasRecord
  assetMix: readonly AssetMixRecord[]
  companies: CompanyRecord
  companiesByIsin: CompanyRecord
  constituents: readonly ConstituentRecord[]
  proxies: readonly ProxyRecord[]
  vectors: readonly VectorRecord[]
  revenue: readonly RevenueRow[]
  prices: StoredPrices
  fx: StoredRates
  listings: readonly ListingRecord[]
}

export type Kind = keyof Documents

/** One document on its way into the store. `asOf` orders several of the same key; null is older than any date. */
export type Document = {
  [K in Kind]: { kind: K; key: string; asOf: IsoDate | null; body: Documents[K] }
}[Kind]

/** Everything that one import brings. An import replaces an earlier one of the same name. */
export interface Batch {
  /** What `data list` shows and `data remove` takes. */
  name: string
  format: string
  title: string
  asOf: IsoDate
  sources: readonly BundleSource[]
  documents: Iterable<Document> | AsyncIterable<Document>
}

/** An import that is in force. */
export interface ImportInfo {
  name: string
  format: string
  title: string
  asOf: IsoDate
  importedAt: string
  /** Documents by kind. */
  counts: Readonly<Partial<Record<Kind, number>>>
  sources: readonly BundleSource[]
}

/** Key of a listing. */
export const listingKey = (ticker: string, exchange: string): string => `${ticker}|${exchange}`
