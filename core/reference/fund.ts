/** What is known of the inside of funds. */
import type { IsoDate } from '../values/dates'
import type { Company } from './security'

export const constituentKinds = ['equity', 'cash', 'other'] as const

export const proxyKinds = ['same_index', 'index_subset', 'approximation'] as const

/** What a row of published holdings says. */
export interface HoldingsRow {
  /** ISIN of the row; null where the list has none. */
  isin: string | null
  /** Name for people. */
  name: string
  /** A share, cash, or anything else. */
  kind: (typeof constituentKinds)[number]
  /** Fraction of the fund; may be negative for cash and other rows. */
  weight: number
  /** Country of risk, two letters. */
  country: string | null
  /** Id of the sector. */
  sector: string | null
  /** Industry, in English. */
  industry: string | null
  /** Three letters. */
  currency: string | null
}

/** One row of a fund's published holdings. */
export interface Constituent extends HoldingsRow {
  /** Resolved identity: company id, else ISIN, else `name:...`; null for cash and other rows. */
  companyId: string | null
  /** The company behind `companyId`, where the store has one. */
  company: Company | null
  /** The list of a fund held as a row, when the store has one of its own for it. */
  inner: ConstituentList | null
}

/** A fund's own published holdings on one day. */
export interface ConstituentList {
  /** ISIN of the fund. */
  fundIsin: string
  /** Name of the fund. */
  fundName: string
  /** Day of the list. */
  asOf: IsoDate
  /** Id of a source. */
  source: string
  /** What the fund holds. */
  rows: readonly Constituent[]
}

/** A fund whose holdings stand in for another's. */
export interface FundProxy {
  /** Share of the fund that it stands for, a fraction. */
  weight: number
  /** The same index, a part of its index, or only similar. */
  kind: (typeof proxyKinds)[number]
  /** Only rows of these countries or sectors; empty is no restriction. */
  countries: readonly string[]
  /** Only rows of these sectors; empty is no restriction. */
  sectors: readonly string[]
  /** The holdings that stand in. */
  list: ConstituentList
}

/**
 * What is known of a fund's inside: its own list, or proxies for it. The same object is returned for the same data
 * version, so that models can remember what they derived from it.
 */
export interface FundConstituents {
  /** ISIN of the fund. */
  fundIsin: string
  /** Its own list; null when there is none. */
  own: ConstituentList | null
  /** Lists that stand in for it; none beside its own. */
  proxies: readonly FundProxy[]
}

/** Published weights of a fund by sector or country. Fractions. */
export interface FundVectors {
  /** By id of the sector; null when not published. */
  sector: ReadonlyMap<string, number> | null
  /** By country of two letters; null when not published. */
  country: ReadonlyMap<string, number> | null
  /** Day of the publication. */
  asOf: IsoDate | null
  /** Id of a source. */
  source: string
}
