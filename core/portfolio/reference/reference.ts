/**
 * The one port through which the models see reference data. They never see a database or a provider.
 *
 * A key that is absent from `found` and from `failed` is unknown; a key in `failed` could not be asked for
 * (`provider_unavailable`). The two must never be mixed up.
 */
import type { IsoDate } from '../../values/dates'

export const assetClasses = [
  'equities', 'bonds', 'cash', 'gold', 'crypto', 'real_estate', 'commodities', 'alternatives',
] as const

export type AssetClass = (typeof assetClasses)[number]

export const securityKinds = ['stock', 'fund', 'etc', 'bond', 'other'] as const
export const constituentKinds = ['equity', 'cash', 'other'] as const
export const proxyKinds = ['same_index', 'index_subset', 'approximation'] as const

/** Answers to one question about several keys. */
export interface Lookup<T> {
  /** What is known, by key. */
  readonly found: ReadonlyMap<string, T>
  /** Keys that could not be asked for; a key in neither is unknown. */
  readonly failed: ReadonlySet<string>
}

/** What is known of one security. `null` is unknown, never zero. */
export interface Security {
  /** The current ISIN: an old one resolves to its successor. */
  isin: string
  name: string
  kind: (typeof securityKinds)[number]
  assetClass: AssetClass | 'multi_asset' | null
  /** Share-class or listing currency, ISO 4217. */
  currency: string | null
  country: string | null
  companyId: string | null
  sector: string | null
  industry: string | null
  /** Ongoing charge as a fraction; 0 means the provider does not know. */
  ter: number | null
  domicile: string | null
  /** Parts of a multi-asset fund; null when there is no mix. Fractions, not necessarily complete. */
  assetMix: ReadonlyMap<AssetClass, number> | null
  asOf: IsoDate | null
  source: string
}

/** An issuer: what several lines and share classes have in common. */
export interface Company {
  id: string
  name: string
  country: string | null
  sector: string | null
  industry: string | null
  /** The primary line. */
  isin: string | null
  lei: string | null
  source: string
}

/** One row of a fund's published holdings. */
export interface Constituent {
  isin: string | null
  /** Resolved identity: company id, else ISIN, else `name:...`; null for cash and other rows. */
  companyId: string | null
  name: string
  kind: (typeof constituentKinds)[number]
  /** Fraction of the fund; may be negative for cash and other rows. */
  weight: number
  country: string | null
  sector: string | null
  industry: string | null
  currency: string | null
  /** The company behind `companyId`, where the store has one. */
  company: Company | null
  /** The list of a fund held as a row, when the store has one of its own for it. */
  inner: ConstituentList | null
}

/** A fund's own published holdings on one day. */
export interface ConstituentList {
  fundIsin: string
  fundName: string
  asOf: IsoDate
  source: string
  rows: readonly Constituent[]
}

/** A fund whose holdings stand in for another's. */
export interface FundProxy {
  weight: number
  kind: (typeof proxyKinds)[number]
  /** Only rows of these countries or sectors; empty is no restriction. */
  countries: readonly string[]
  sectors: readonly string[]
  list: ConstituentList
}

/**
 * What is known of a fund's inside: its own list, or proxies for it. The same object is returned for the same data
 * version, so that models can remember what they derived from it.
 */
export interface FundConstituents {
  fundIsin: string
  own: ConstituentList | null
  proxies: readonly FundProxy[]
}

/** Published weights of a fund by sector or country. Fractions. */
export interface FundVectors {
  sector: ReadonlyMap<string, number> | null
  country: ReadonlyMap<string, number> | null
  asOf: IsoDate | null
  source: string
}

/** One revenue segment of one report. */
export interface RevenueRow {
  companyId: string
  isin: string | null
  fiscalYear: number
  /** `FY`, or null when the source does not say. */
  period: string | null
  reportDate: IsoDate
  currency: string | null
  segment: string
  amount: number | null
}

/** Daily closes of one instrument, oldest first, parallel arrays. */
export interface PriceSeries {
  isin: string
  currency: string
  basis: 'total_return' | 'price_only'
  dates: readonly IsoDate[]
  closes: Float64Array
}

/** Daily rates of one currency in units per 1 EUR, oldest first, parallel arrays. */
export interface RateSeries {
  currency: string
  dates: readonly IsoDate[]
  perEur: Float64Array
}

/** One consistent version of the reference data. A request asks only one. */
export interface Reference {
  /** Securities by ISIN. */
  securities(isins: readonly string[]): Promise<Lookup<Security>>
  /** Holdings of funds by their ISIN. */
  constituents(fundIsins: readonly string[]): Promise<Lookup<FundConstituents>>
  /** Weights of funds by sector and country, by their ISIN. */
  fundVectors(fundIsins: readonly string[]): Promise<Lookup<FundVectors>>
  /** Equity funds with known TER and constituents. Rejects when the catalogue cannot be asked for. */
  fundCatalogue(): Promise<FundCatalogue>
  /** Issuers by id. */
  companies(ids: readonly string[]): Promise<Lookup<Company>>
  /** Revenue segments by company. */
  revenue(companyIds: readonly string[]): Promise<Lookup<readonly RevenueRow[]>>
  /** Closes from a day to a day, both included. One key: the ISIN. */
  prices(isin: string, from: IsoDate, to: IsoDate): Promise<Lookup<PriceSeries>>
  /** Rates from a day to a day, both included, by currency. */
  fx(currencies: readonly string[], from: IsoDate, to: IsoDate): Promise<Lookup<RateSeries>>
}

/** The funds that stand for alternatives when the caller names none. */
export interface FundCatalogue {
  /** When the catalogue was made, date-time; null when unknown. */
  asOf: string | null
  isins: readonly string[]
}

/** A store, provider or bundle: opens the newest finished version of its data. */
export interface ReferenceSource {
  /** Opens it. */
  open(): Promise<Reference>
}

/** Asks the port; a call that fails as a whole is a value in which every key failed. */
export async function ask<T>(keys: readonly string[], question: (keys: readonly string[]) => Promise<Lookup<T>>): Promise<Lookup<T>> {
  if (keys.length === 0) return { found: new Map(), failed: new Set() }
  try {
    return await question(keys)
  } catch {
    return { found: new Map(), failed: new Set(keys) }
  }
}
