/**
 * Lists that an update renews, each replaced completely or not at all: data that are intact but implausible (`../quality.ts`) are
 * refused, and the last list stays.
 */
import { createHash } from 'node:crypto'
import { firstOf, type Doubt } from '../quality'
import type { IsoDate } from '../../../core/values/dates'
import type { Tables } from '../../../core/reference/tables/bundle'
import type { KnownSecurities } from '../importers/resolve'
import type { Batch, DebtRecord, ImportInfo, IssuerRecord, TickerRecord } from '../store/documents'
import type { Layer } from '../layers'

/** New data are intact but implausible; the message says why. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** Version of a list whose source has none: a hash of its content. */
export const editionOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** New state of a list. */
export interface Renewal {
  batch: Batch & { edition: string }
  /** Rows in the source; null if they are counted while writing. */
  rows: number | null
  /** Weight of shares without a known sector (fraction); null for lists other than holdings. */
  unknownSector: number | null
  /** Cleans up the batch's source once it is written or abandoned. */
  end?(): Promise<void>
}

/** Present data. */
export interface Present {
  today: IsoDate
  /** All data except derived imports. */
  tables: Tables
  known: KnownSecurities
  /** Records of the SEC's lists of tickers by key. */
  tickers(keys: readonly string[]): Promise<ReadonlyMap<string, TickerRecord>>
  /** Issuers of shares according to the sources. */
  issuers: AsyncIterable<[string, IssuerRecord]>
  /** Terms of bonds. */
  debts: AsyncIterable<[string, DebtRecord]>
  /** Imports except derived ones. */
  imports: readonly ImportInfo[]
  /** Last state of the list; null the first time. */
  last: { info: ImportInfo; layer: Layer } | null
}

/** A list that is updated regularly. */
export interface RenewableList {
  /** Name in the store. */
  name: string
  title: string
  /**
   * The newest state, or null if it is unchanged. Throws SourceAway if the source is unavailable, BundleError for damaged
   * data, Refused for implausible data.
   */
  newest(present: Present): Promise<Renewal | null>
}

/** A source with its lists. */
export interface Source {
  name: string
  title: string
  /** Why the source is skipped; null if it is not. */
  skipped: string | null
  lists: readonly RenewableList[]
  /** Whether the lists are derived from the others, which must be written first. */
  isDerived?: boolean
}

/** Advice for refused data that are correct after all. */
export const wayOut = {
  afterLast: '; the last one stays. Where that is right, take it out first (data remove)',
  besideKnown: '. Where that is right, take the file in by hand (data import)',
} as const

/** Throws Refused with the first doubt and the advice. */
export function believe(doubts: readonly Doubt[], out = ''): void {
  const doubt = firstOf(...doubts)
  if (doubt !== null) throw new Refused(doubt + out)
}
