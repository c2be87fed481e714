/**
 * The reference bundle (docs/data.md) as parsed records: one type per file, fields in camelCase, empty cells null.
 * Importers write it, stores keep it, `memory-tables.ts` answers from it.
 */
import type { IsoDate } from '../../values/dates'
import type { AssetClass, Company, RevenueRow, Security, Split, TaxKind, HoldingsRow, proxyKinds, Bond } from '../security'
import type { PriceSeries, RateSeries, FundCatalogue, Lookup } from '../reference'

/** A source of data. */
export interface BundleSource {
  /** Short name that the `source` of records refers to. */
  id: string
  /** Name for people. */
  title: string
  /** Address of the publication. */
  url: string
  /** Terms under which it may be used. */
  licence: string
  /** Day on which it was fetched. */
  retrieved: IsoDate
}

/** `securities.csv` */
export type SecurityRecord = Omit<Security, 'assetMix'>

/** `asset_mix.csv` */
export interface AssetMixRecord {
  /** ISIN of the multi-asset fund. */
  isin: string
  /** Asset class of the part. */
  assetClass: AssetClass
  /** Share of the fund, a fraction. */
  weight: number
}

/** `tax_kinds.csv` */
export interface TaxKindRecord extends TaxKind {
  /** ISIN of the fund. */
  isin: string
}

/** `splits.csv` */
export interface SplitRecord extends Split {
  /** Current ISIN. */
  isin: string
  /** Id of a source. */
  source: string
}

/** `companies.csv` */
export type CompanyRecord = Company

/** `constituents.csv` */
export interface ConstituentRecord extends HoldingsRow {
  /** ISIN of the fund that holds it. */
  fundIsin: string
  /** Day of the list. */
  asOf: IsoDate
  /** Issuer in `companies`; null if it is not known. */
  companyId: string | null
  /** Id of a source. */
  source: string
}

/** `bonds.csv` */
export interface BondRecord extends Bond {
  /** ISIN of the fund that holds it; for a single bond its own ISIN. */
  fundIsin: string
  /** Day of the list; null for the terms of a single bond. */
  asOf: IsoDate | null
  /** Id of a source. */
  source: string
}

/** `fund_proxies.csv` */
export interface ProxyRecord {
  /** ISIN of the fund without a list. */
  fundIsin: string
  /** ISIN of the fund whose list stands in. */
  proxyIsin: string
  /** Share of the fund that it stands for, a fraction. */
  weight: number
  /** The same index, a part of its index, or only similar. */
  kind: (typeof proxyKinds)[number]
  /** Only rows of these countries; empty for all. */
  countries: readonly string[]
  /** Only rows of these sectors; empty for all. */
  sectors: readonly string[]
  /** Id of a source. */
  source: string
}

/** `isin_aliases.csv` */
export interface AliasRecord {
  /** The ISIN until then. */
  oldIsin: string
  /** The current ISIN. */
  isin: string
  /** Day of the change; null when unknown. */
  since: IsoDate | null
  /** Id of a source. */
  source: string
}

/** `listings.csv`; only importers read it. */
export interface ListingRecord {
  /** Ticker at the exchange. */
  ticker: string
  /** Code of the exchange. */
  exchange: string
  /** ISIN of the traded security. */
  isin: string
  /** Id of a source. */
  source: string
}

/** `fund_vectors.csv` */
export interface VectorRecord {
  /** ISIN of the fund. */
  fundIsin: string
  /** Dimension of the weights. */
  dimension: 'sector' | 'country'
  /** Id of the sector, or country of two letters. */
  key: string
  /** Share of the fund, a fraction. */
  weight: number
  /** Day of the publication. */
  asOf: IsoDate | null
  /** Id of a source. */
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
  /** Sources of the data. */
  sources: readonly BundleSource[]
  /** Securities without a day give way to any other record of them; without this they count as of the day of the bundle. */
  undatedGiveWay?: true | undefined
  /** Shares, funds and other securities. */
  securities: readonly SecurityRecord[]
  /** Parts of multi-asset funds. */
  assetMix: readonly AssetMixRecord[]
  /** Kinds of funds for German tax. */
  taxKinds?: readonly TaxKindRecord[] | undefined
  /** Splits and consolidations. */
  splits?: readonly SplitRecord[] | undefined
  /** Issuers. */
  companies: readonly CompanyRecord[]
  /** Holdings of funds. */
  constituents: readonly ConstituentRecord[]
  /** Bonds of funds, and single bonds. */
  bonds?: readonly BondRecord[] | undefined
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

// Raw records by key, from a layer of reference data (embedded bundle, imported store, provider cache).
// `reference-from-tables.ts` builds the port from tables; aliases, identities, proxies and inner funds are resolved there
// only.

/** One layer, or several on top of each other, at one version. Unknown keys are absent from the answer. */
export interface Tables {
  /** Records under exactly these ISINs; aliases are not followed. */
  securities(isins: readonly string[]): Promise<Lookup<SecurityRecord>>
  /** Old ISIN to current ISIN. */
  aliases(oldIsins: readonly string[]): Promise<Lookup<string>>
  /** Parts of multi-asset funds. */
  assetMix(isins: readonly string[]): Promise<Lookup<readonly AssetMixRecord[]>>
  /** Kinds of funds for German tax. */
  taxKinds(isins: readonly string[]): Promise<Lookup<TaxKindRecord>>
  /** Companies by id. */
  companies(ids: readonly string[]): Promise<Lookup<CompanyRecord>>
  /** Companies by their primary line. */
  companiesByIsin(isins: readonly string[]): Promise<Lookup<CompanyRecord>>
  /** Holdings of funds. */
  constituents(fundIsins: readonly string[]): Promise<Lookup<readonly ConstituentRecord[]>>
  /** Funds that stand in for these. */
  proxies(fundIsins: readonly string[]): Promise<Lookup<readonly ProxyRecord[]>>
  /** Bonds of funds, and single bonds. */
  bonds(isins: readonly string[]): Promise<Lookup<readonly BondRecord[]>>
  /** Weights of funds by sector and country. */
  vectors(fundIsins: readonly string[]): Promise<Lookup<readonly VectorRecord[]>>
  /** Revenue segments of companies. */
  revenue(companyIds: readonly string[]): Promise<Lookup<readonly RevenueRow[]>>
  /** Closes from a day to a day, both included. */
  prices(isin: string, from: IsoDate, to: IsoDate): Promise<Lookup<PriceSeries>>
  /** Rates from a day to a day, both included. */
  fx(currencies: readonly string[], from: IsoDate, to: IsoDate): Promise<Lookup<RateSeries>>
  /** Equity funds with known TER and constituents or proxies. */
  catalogue(): Promise<FundCatalogue>
}
