/** What the store keeps: one document per kind and key, the records of `core/reference/tables/bundle.ts` as they are. */
import type {
  AliasRecord, AssetMixRecord, BondRecord, BundleSource, CompanyRecord, ConstituentRecord, ListingRecord, ProxyRecord, SecurityRecord, SplitRecord,
  TaxKindRecord, VectorRecord,
} from '../../../core/reference/tables/bundle'
import type { IsoDate } from '../../../core/values/dates'
import type { RevenueRow } from '../../../core/reference/security'
import type { PriceSeries, RateSeries } from '../../../core/reference/reference'

/** A series as it is written down: its values are a list. */
type Written<S, K extends keyof S> = Omit<S, K> & Readonly<Record<K, readonly number[]>>

/** Which legal entity issued a security, as a source says. */
export interface IssuerRecord {
  /** Empty where this is what is known of the entity, whatever it issued. */
  isin: string
  /** Its identifier (ISO 17442). */
  lei: string
  name: string
  source: string
}

/** Terms of a bond. */
export interface DebtRecord {
  isin: string
  /** Identifier of the debtor (ISO 17442). */
  issuerLei: string | null
  /** Day of redemption; null without one, or unknown. */
  maturity: IsoDate | null
  /** Interest a year as a fraction of the nominal value; null if it is variable or unknown. */
  coupon: number | null
  currency: string | null
  source: string
}

/** What the SEC's lists say of a ticker. */
export interface TickerRecord {
  /** The registrant's number. */
  cik: string
  name: string | null
  /** The series of a fund. */
  series: string | null
}

/** The document of each kind; its key is the ISIN, fund ISIN, company id, currency, `ticker|exchange`, or says itself what it is (tickers). */
export interface Documents {
  securities: SecurityRecord
  aliases: AliasRecord
  assetMix: readonly AssetMixRecord[]
  taxKinds: TaxKindRecord
  splits: readonly SplitRecord[]
  companies: CompanyRecord
  companiesByIsin: CompanyRecord
  constituents: readonly ConstituentRecord[]
  bonds: readonly BondRecord[]
  proxies: readonly ProxyRecord[]
  vectors: readonly VectorRecord[]
  revenue: readonly RevenueRow[]
  prices: Written<PriceSeries, 'closes'>
  fx: Written<RateSeries, 'perEur'>
  listings: readonly ListingRecord[]
  issuers: IssuerRecord
  tickers: TickerRecord
  debts: DebtRecord
}

export type Kind = keyof Documents

/** One document on its way into the store. `asOf` orders several of the same key; null is older than any date. */
export type Document = {
  [K in Kind]: { kind: K; key: string; asOf: IsoDate | null; body: Documents[K] }
}[Kind]

/** Everything that one import contains. An import replaces an earlier one of the same name. */
export interface Batch {
  /** What `data list` shows and `data remove` takes. */
  name: string
  format: string
  title: string
  asOf: IsoDate
  /** The source's name for this edition (an accession number, a day), if it has one: equal names are equal data. */
  edition?: string
  sources: readonly BundleSource[]
  documents: Iterable<Document> | AsyncIterable<Document>
}

/** A batch whose documents are read at once. */
export interface ReadBatch extends Batch {
  documents: Iterable<Document>
}

/** An import that is in force. */
export interface ImportInfo extends Pick<Batch, 'name' | 'format' | 'title' | 'asOf' | 'sources'> {
  /** What the source calls these data; null where it has no name for them. */
  edition: string | null
  importedAt: string
  /** Documents by kind. */
  counts: Readonly<Partial<Record<Kind, number>>>
}

/** Key of what is known of a legal entity. */
export const leiKey = (lei: string): string => `lei:${lei}`

/** Key of a listing. */
export const listingKey = (ticker: string, exchange: string): string => `${ticker}|${exchange}`
