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
  /** So many units were made of `oldUnits`. */
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
