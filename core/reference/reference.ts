/**
 * The one port through which the models see reference data. They never see a database or a provider.
 *
 * A key that is absent from `found` and from `failed` is unknown; a key in `failed` could not be asked for
 * (`provider_unavailable`), also where `found` has what stands in for it. The two must never be mixed up.
 */
import type { IsoDate } from '../values/dates'
import type { GiveWay } from '../values/give-way'
import type { Bonds } from './bond'
import type { FundConstituents, FundVectors } from './fund'
import type { Company, RevenueRow, Security, TaxKind } from './security'
import type { PriceSeries, RateSeries } from './series'

/** Answers to one question about several keys. */
export interface Lookup<T> {
  /** What is known, by key. */
  readonly found: ReadonlyMap<string, T>
  /** Keys that could not be asked for; one that is found as well might be known better, one in neither is unknown. */
  readonly failed: ReadonlySet<string>
}

/** One consistent version of the reference data. A request asks only one. */
export interface Reference {
  /** Securities by ISIN. */
  securities(isins: readonly string[]): Promise<Lookup<Security>>
  /** Kinds of funds for German tax by their current ISIN, where they are stated. */
  taxKinds(fundIsins: readonly string[]): Promise<Lookup<TaxKind>>
  /** Holdings of funds by their ISIN. */
  constituents(fundIsins: readonly string[]): Promise<Lookup<FundConstituents>>
  /** Bonds of funds, and single bonds, by their ISIN. */
  bonds(isins: readonly string[]): Promise<Lookup<Bonds>>
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
  /** Called between the steps of long computations; absent where nobody else waits. */
  giveWay?: GiveWay
}

/** The funds that stand for alternatives when the caller names none. */
export interface FundCatalogue {
  /** When the catalogue was made, date-time; null when unknown. */
  asOf: string | null
  /** ISINs of the funds. */
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
