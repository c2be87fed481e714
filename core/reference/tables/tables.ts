/**
 * Raw records by key: what a layer of reference data (embedded bundle, imported store, provider cache) answers.
 * `reference-from-tables.ts` turns tables into the port; aliases, identity, proxies and inner funds are resolved there
 * and nowhere else.
 */
import type { IsoDate } from '../../values/dates'
import type {
  AssetMixRecord, BondRecord, CompanyRecord, ConstituentRecord, ProxyRecord, SecurityRecord, TaxKindRecord, VectorRecord,
} from './bundle'
import type { FundCatalogue, Lookup } from '../reference'
import type { RevenueRow } from '../security'
import type { PriceSeries, RateSeries } from '../series'

/** One layer, or several laid over each other, at one version. Keys not known are not in the answer. */
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
