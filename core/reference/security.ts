/** What is known of securities and of the companies behind them. */
import type { Fondstyp } from '../law/investmentfonds/fondstyp'
import type { IsoDate } from '../values/dates'

export const assetClasses = [
  'equities', 'bonds', 'cash', 'gold', 'crypto', 'real_estate', 'commodities', 'alternatives',
] as const

/** What a security or a part of a fund consists of. */
export type AssetClass = (typeof assetClasses)[number]

export const securityKinds = ['stock', 'fund', 'etc', 'bond', 'other'] as const

/** What is known of one security. `null` is unknown, never zero. */
export interface Security {
  /** The current ISIN: an old one resolves to its successor. */
  isin: string
  /** Name for people. */
  name: string
  /** Which kind of security it is. */
  kind: (typeof securityKinds)[number]
  /** What it consists of; null when unknown. */
  assetClass: AssetClass | 'multi_asset' | null
  /** Share-class or listing currency, ISO 4217. */
  currency: string | null
  /** Country of risk, two letters. */
  country: string | null
  /** Its issuer. */
  companyId: string | null
  /** Id of the sector. */
  sector: string | null
  /** Industry, in English. */
  industry: string | null
  /** Ongoing charge as a fraction; 0 means the provider does not know. */
  ter: number | null
  /** Country of registration, two letters. */
  domicile: string | null
  /** Parts of a multi-asset fund; null when there is no mix. Fractions, not necessarily complete. */
  assetMix: ReadonlyMap<AssetClass, number> | null
  /** Day of the facts. */
  asOf: IsoDate | null
  /** Id of a source. */
  source: string
}

/** The kind of a fund for German tax (section 2(6), (7), (9) InvStG), as somebody states it; never concluded from what the fund holds. */
export interface TaxKind {
  /** Which kind. */
  kind: Fondstyp
  /** Day on which, or from which on, it is stated. */
  asOf: IsoDate
  /** Id of a source. */
  source: string
}

/** Units that became other units without a sale: a split, or a consolidation. */
export interface Split {
  /** First day with the new units. */
  date: IsoDate
  /** Units after, made of `oldUnits`. */
  newUnits: number
  /** Units before. */
  oldUnits: number
  /** The ISIN until then; null where it did not change. */
  formerIsin: string | null
}

/** An issuer: what several lines and share classes have in common. */
export interface Company {
  /** Identity that its lines and share classes share. */
  id: string
  /** Name for people. */
  name: string
  /** Country of risk, two letters. */
  country: string | null
  /** Id of the sector. */
  sector: string | null
  /** Industry, in English. */
  industry: string | null
  /** The primary line. */
  isin: string | null
  /** Legal Entity Identifier. */
  lei: string | null
  /** Id of a source. */
  source: string
}

/** One revenue segment of one report. */
export interface RevenueRow {
  /** The company. */
  companyId: string
  /** ISIN of its primary line. */
  isin: string | null
  /** Year of the report. */
  fiscalYear: number
  /** `FY`, or null when the source does not say. */
  period: string | null
  /** Last day of the period. */
  reportDate: IsoDate
  /** Three letters; null when not stated. */
  currency: string | null
  /** Name of the segment, as reported. */
  segment: string
  /** Revenue in `currency`; null when not stated. */
  amount: number | null
}

// What is known of the inside of funds.

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
  /** Whether all of it counts as equities: a share, or a fund of them, with a list or without. */
  inEquities: boolean
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

// What is known of bonds, those that funds hold and single ones.

export const bondTypes = ['government', 'public_sector', 'covered', 'corporate', 'securitised', 'other'] as const

/** A bond in a list: what a fund holds, or a bond itself. `null` is unknown, never zero. */
export interface Bond {
  /** ISIN of the bond; null where the list has none. */
  isin: string | null
  /** Name for people. */
  name: string
  /** The debtor. */
  issuer: string | null
  /** Legal Entity Identifier of the issuer. */
  lei: string | null
  /** Country of risk, two letters. */
  country: string | null
  /** Three letters. */
  currency: string | null
  /** What kind of issuer or of security stands behind it. */
  type: (typeof bondTypes)[number] | null
  /** Day of redemption; null without one, or unknown. */
  maturity: IsoDate | null
  /** Interest a year as a fraction of the nominal value; 0 for a zero bond, null if it is variable or unknown. */
  coupon: number | null
  /** As the list gives it. */
  rating: string | null
  /** Fraction of the fund; 1 for a bond itself. */
  weight: number
}

/** The bonds of a fund on one day, or a bond as a list of its own. */
export interface BondList {
  /** ISIN of the fund, or of the bond. */
  fundIsin: string
  /** Its name. */
  fundName: string
  /** Day of the list; null for a bond itself. */
  asOf: IsoDate | null
  /** Id of a source. */
  source: string
  /** Its bonds. */
  rows: readonly Bond[]
}

/** A list of bonds that stands in for another fund's. */
export interface BondProxy {
  /** Share of the fund that it stands for, a fraction. */
  weight: number
  /** The same index, a part of its index, or only similar. */
  kind: (typeof proxyKinds)[number]
  /** The list that stands in. */
  list: BondList
}

/** What is known of the bonds of a security: its own list, or lists that stand in for it. */
export interface Bonds {
  /** Its own list; null when there is none. */
  own: BondList | null
  /** Lists that stand in for it; none beside its own. */
  proxies: readonly BondProxy[]
}
