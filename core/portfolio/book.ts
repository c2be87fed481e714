/**
 * The submitted portfolio together with everything known of it: what the sections compute from. Plain data, read once
 * per request.
 */
import type { SnapshotRequest } from '../schemas/snapshot'
import type { AssetClass, FundConstituents, FundVectors, Lookup, Company, Security } from './reference'

/** One holding after pooling. */
export interface Position {
  /** Current ISIN; null for cash. */
  isin: string | null
  /** The security's name, `Cash (EUR)`, or the ISIN while unresolved. */
  name: string
  /** Share of the whole portfolio. */
  weight: number
  /** Amount in the base currency; null for weights. */
  value: number | null
  /** Cash: the stated currency; security: its share-class currency. */
  currency: string | null
  assetClass: AssetClass | 'multi_asset' | null
  status: 'resolved' | 'unresolved'
  /** null for cash and unresolved holdings. */
  security: Security | null
}

/** The pooled portfolio and its reference data. */
export interface Book {
  request: SnapshotRequest
  /** Pooled, in order of first appearance. */
  positions: readonly Position[]
  totalValue: number | null
  /** Constituents, published vectors and companies as the port answered. */
  constituents: Lookup<FundConstituents>
  vectors: Lookup<FundVectors>
  companies: Lookup<Company>
  /** ISINs whose security record could not be asked for. */
  failedSecurities: ReadonlySet<string>
}
