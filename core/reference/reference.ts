/**
 * The port through which the models read reference data. They never access a database or a provider.
 *
 * A key that is absent from `found` and from `failed` is unknown; a key in `failed` could not be looked up
 * (`provider_unavailable`), even if `found` has a substitute for it. The two must never be confused.
 */
import type { IsoDate } from '../values/dates'
import type { GiveWay } from '../values/give-way'
import type { Company, RevenueRow, Security, TaxKind, FundConstituents, FundVectors, Bonds } from './security'

// Series of days.

/** Daily closes of one instrument, oldest first, parallel arrays. */
export interface PriceSeries {
  /** ISIN of the instrument. */
  isin: string
  /** Three letters. */
  currency: string
  /** With distributions reinvested, or prices only. */
  basis: 'total_return' | 'price_only'
  /** Days, ascending. */
  dates: readonly IsoDate[]
  /** A close for each day. */
  closes: Float64Array
}

/** Daily rates of one currency in units per 1 EUR, oldest first, parallel arrays. */
export interface RateSeries {
  /** Three letters. */
  currency: string
  /** Days, ascending. */
  dates: readonly IsoDate[]
  /** Units of the currency for 1 EUR, for each day. */
  perEur: Float64Array
}

/** The days of a series inside a window, with the values that `cut` takes; undefined if there is none. */
function within<S extends { dates: readonly IsoDate[] }>(series: S, from: IsoDate, to: IsoDate, cut: (start: number, end: number) => Partial<S>): S | undefined {
  const start = series.dates.findIndex((date) => date >= from)
  const end = series.dates.findLastIndex((date) => date <= to) + 1
  return start < 0 || end <= start ? undefined : { ...series, dates: series.dates.slice(start, end), ...cut(start, end) }
}

/** Closes inside a window, both days included; undefined if there is none. */
export const pricesWithin = (series: PriceSeries, from: IsoDate, to: IsoDate): PriceSeries | undefined =>
  within(series, from, to, (...place) => ({ closes: series.closes.subarray(...place) }))

/** Rates inside a window, both days included; undefined if there is none. */
export const ratesWithin = (series: RateSeries, from: IsoDate, to: IsoDate): RateSeries | undefined =>
  within(series, from, to, (...place) => ({ perEur: series.perEur.subarray(...place) }))

/** Result of one lookup of several keys. */
export interface Lookup<T> {
  /** What is known, by key. */
  readonly found: ReadonlyMap<string, T>
  /** Keys that could not be looked up; a key that is found too may have better data, a key in neither is unknown. */
  readonly failed: ReadonlySet<string>
}

/** One consistent version of the reference data. A request reads only one. */
export interface Reference {
  /** Securities by ISIN. */
  securities(isins: readonly string[]): Promise<Lookup<Security>>
  /** Kinds of funds for German tax, as sources state them, by their current ISIN. */
  taxKinds(fundIsins: readonly string[]): Promise<Lookup<TaxKind>>
  /** Holdings of funds by their ISIN. */
  constituents(fundIsins: readonly string[]): Promise<Lookup<FundConstituents>>
  /** Bonds of funds, and single bonds, by their ISIN. */
  bonds(isins: readonly string[]): Promise<Lookup<Bonds>>
  /** Weights of funds by sector and country, by their ISIN. */
  fundVectors(fundIsins: readonly string[]): Promise<Lookup<FundVectors>>
  /** Equity funds with known TER and constituents. Rejects when the catalogue cannot be read. */
  fundCatalogue(): Promise<FundCatalogue>
  /** Issuers by id. */
  companies(ids: readonly string[]): Promise<Lookup<Company>>
  /** Revenue segments by company. */
  revenue(companyIds: readonly string[]): Promise<Lookup<readonly RevenueRow[]>>
  /** Closes from a day to a day, both included. One key: the ISIN. */
  prices(isin: string, from: IsoDate, to: IsoDate): Promise<Lookup<PriceSeries>>
  /** Rates from a day to a day, both included, by currency. */
  fx(currencies: readonly string[], from: IsoDate, to: IsoDate): Promise<Lookup<RateSeries>>
  /** Called between the steps of long computations; absent if no other requests wait. */
  giveWay?: GiveWay
}

/** The funds that are candidates for alternatives if the caller names none. */
export interface FundCatalogue {
  /** Date-time at which the catalogue was made; null when unknown. */
  asOf: string | null
  /** ISINs of the funds. */
  isins: readonly string[]
}

/** A store, provider or bundle: opens the newest finished version of its data. */
export interface ReferenceSource {
  /** Opens it. */
  open(): Promise<Reference>
}

/** The answer of an unavailable source: every key failed. */
export const unanswered = <T>(keys: readonly string[]): Lookup<T> => ({ found: new Map(), failed: new Set(keys) })

/** Calls the port; if the call rejects, the result says that every key failed. */
export async function ask<T>(keys: readonly string[], question: (keys: readonly string[]) => Promise<Lookup<T>>): Promise<Lookup<T>> {
  if (keys.length === 0) return unanswered([])
  try {
    return await question(keys)
  } catch {
    return unanswered(keys)
  }
}

// Helpers for lookups of the port and of tables.

/** A lookup in which nothing was found and nothing failed. */
export const nothing: Lookup<never> = { found: new Map<string, never>(), failed: new Set() }

/** Looks up keys in a map in memory; absent keys are unknown. */
export function pick<T>(from: ReadonlyMap<string, T>, keys: readonly string[]): Lookup<T> {
  const found = new Map<string, T>()
  for (const key of keys) {
    const value = from.get(key)
    if (value !== undefined) found.set(key, value)
  }
  return { found, failed: new Set() }
}

/** Maps found values; a key whose value becomes undefined is unknown. */
export function mapFound<T, U>({ found, failed }: Lookup<T>, change: (value: T) => U | undefined): Lookup<U> {
  const changed = new Map<string, U>()
  for (const [key, value] of found) {
    const left = change(value)
    if (left !== undefined) changed.set(key, left)
  }
  return { found: changed, failed }
}

/** Each key once, in order of first appearance. */
export const distinct = <Key>(keys: Iterable<Key>): Key[] => [...new Set(keys)]
