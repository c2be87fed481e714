/** Reference data on securities and their issuers. */
import type { Fondstyp } from '../law/investmentfonds/fondstyp'
import type { IsoDate } from '../values/dates'

export const assetClasses = [
  'equities', 'bonds', 'cash', 'gold', 'crypto', 'real_estate', 'commodities', 'alternatives',
] as const

/** Asset class of a security or of a part of a fund. */
export type AssetClass = (typeof assetClasses)[number]

export const securityKinds = ['stock', 'fund', 'etc', 'bond', 'other'] as const

/** Whether a security is a fund or an exchange-traded note or commodity, whatever it holds. */
export const isFund = (security: Pick<Security, 'kind'> | null | undefined): boolean => security?.kind === 'fund' || security?.kind === 'etc'

/** Reference data on one security. `null` is unknown, never zero. */
export interface Security {
  /** The current ISIN: an old one resolves to its successor. */
  isin: string
  /** Name for people. */
  name: string
  /** Which kind of security it is. */
  kind: (typeof securityKinds)[number]
  /** Asset class; null when unknown. */
  assetClass: AssetClass | 'multi_asset' | null
  /** Share-class or listing currency, ISO 4217. */
  currency: string | null
  /** Country of risk, two letters. */
  country: string | null
  /** Id of its issuer; null when unknown. */
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

/** The kind of a fund for German tax (section 2(6), (7), (9) InvStG), as a source states it; never derived from its holdings. */
export interface TaxKind {
  /** Which kind. */
  kind: Fondstyp
  /** Day on which the source states it, or from which on it applies. */
  asOf: IsoDate
  /** Id of a source. */
  source: string
}

/** A split or a consolidation of units, which is not a sale. */
export interface Split {
  /** First day with the new units. */
  date: IsoDate
  /** Units after, made of `oldUnits`. */
  newUnits: number
  /** Units before. */
  oldUnits: number
  /** The ISIN until then; null if it did not change. */
  formerIsin: string | null
}

/** An issuer, which several lines and share classes may share. */
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

// Constituents of funds.

export const constituentKinds = ['equity', 'cash', 'other'] as const

export const proxyKinds = ['same_index', 'index_subset', 'approximation'] as const

/** Data in a row of published holdings. */
export interface HoldingsRow {
  /** ISIN of the holding; null if the list has none. */
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
  /** The company with the id `companyId`; null if the store has none. */
  company: Company | null
  /** The own list of a fund that is held as this row; null if the store has none. */
  inner: ConstituentList | null
  /** Whether it counts fully as equities: a share, or an equity fund with or without a list. */
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
  /** Only rows of these countries; empty is no restriction. */
  countries: readonly string[]
  /** Only rows of these sectors; empty is no restriction. */
  sectors: readonly string[]
  /** The holdings that stand in. */
  list: ConstituentList
}

/**
 * Constituents of a fund: its own list, or proxies for it. The same object is returned for the same data
 * version, so that models can cache values derived from it.
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

// Bonds held by funds, and single bonds.

export const bondTypes = ['government', 'public_sector', 'covered', 'corporate', 'securitised', 'other'] as const

/** A bond in a list: held by a fund, or a single bond. `null` is unknown, never zero. */
export interface Bond {
  /** ISIN of the bond; null if the list has none. */
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
  /** Kind of issuer or of security. */
  type: (typeof bondTypes)[number] | null
  /** Day of redemption; null without one, or unknown. */
  maturity: IsoDate | null
  /** Interest a year as a fraction of the nominal value; 0 for a zero bond, null if it is variable or unknown. */
  coupon: number | null
  /** Credit rating as the list states it. */
  rating: string | null
  /** Fraction of the fund; 1 for a single bond. */
  weight: number
}

/** The bonds of a fund on one day, or a single bond as a list of one row. */
export interface BondList {
  /** ISIN of the fund, or of the bond. */
  fundIsin: string
  /** Its name. */
  fundName: string
  /** Day of the list; null for a single bond. */
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

/** Bonds of a security: its own list, or lists that stand in for it. */
export interface Bonds {
  /** Its own list; null when there is none. */
  own: BondList | null
  /** Lists that stand in for it; none beside its own. */
  proxies: readonly BondProxy[]
}
