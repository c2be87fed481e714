/** What is known of bonds, those that funds hold and single ones. */
import type { IsoDate } from '../values/dates'
import type { proxyKinds } from './fund'

export const bondTypes = ['government', 'public_sector', 'covered', 'corporate', 'securitised', 'other'] as const

/** A bond in a list: what a fund holds, or a bond itself. `null` is unknown, never zero. */
export interface Bond {
  /** ISIN of the bond; null where the list has none. */
  isin: string | null
  /** Name for people. */
  name: string
  /** Who owes it. */
  issuer: string | null
  /** Legal Entity Identifier of the issuer. */
  lei: string | null
  /** Country of risk, two letters. */
  country: string | null
  /** Three letters. */
  currency: string | null
  /** What kind of issuer or of security stands behind it. */
  type: (typeof bondTypes)[number] | null
  /** Day on which it is paid back; null without one, or unknown. */
  maturity: IsoDate | null
  /** Interest a year as a fraction of the nominal value; 0 for a zero bond, null where it moves or is unknown. */
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
