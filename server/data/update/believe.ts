import { createHash } from 'node:crypto'
import { firstOf, type Doubt } from '../quality'
import type { IsoDate } from '../../../core/values/dates'
import type { Tables } from '../../../core/reference/tables/bundle'
import type { KnownSecurities } from '../importers/resolve'
import type { Batch, DebtRecord, ImportInfo, IssuerRecord, TickerRecord } from '../store/documents'
import type { Layer } from '../layers'

// What an update renews: lists, each as a whole or not at all.

/** New data that came well, but that nobody should answer from. Says why, for people. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

/** A name for what a list is made of, where its source has none: the same for the same. */
export const editionOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16)

/** A list in its newest state. */
export interface Renewal {
  batch: Batch & { edition: string }
  /** Rows that the source has; null where they are counted only as they are written. */
  rows: number | null
  /** Part of the fund in shares of no known sector; null for other lists than holdings. */
  unknownSector: number | null
  /** Called when the batch is written, or will not be: takes away what it is read from. */
  end?(): Promise<void>
}

/** What is there already. */
export interface Present {
  today: IsoDate
  /** All that is known, but for what an update derives. */
  tables: Tables
  known: KnownSecurities
  /** What the SEC's lists say of tickers, by key. */
  tickers(keys: readonly string[]): Promise<ReadonlyMap<string, TickerRecord>>
  /** Which legal entity issued which share, as sources say. */
  issuers: AsyncIterable<[string, IssuerRecord]>
  /** Terms of bonds. */
  debts: AsyncIterable<[string, DebtRecord]>
  /** What is imported, without what an update derives. */
  imports: readonly ImportInfo[]
  /** The list's own last state; null the first time. */
  last: { info: ImportInfo; layer: Layer } | null
}

/** A list that a source publishes anew from time to time. */
export interface RenewableList {
  /** Its name in the store. */
  name: string
  title: string
  /**
   * The newest state, or null where that is the last one. Throws SourceAway when the source cannot say, BundleError for
   * data that are damaged, Refused for data that are not believed.
   */
  newest(present: Present): Promise<Renewal | null>
}

/** A source with its lists. */
export interface Source {
  name: string
  title: string
  /** Why the source is not asked; null: it is. */
  skipped: string | null
  lists: readonly RenewableList[]
  /** Whether the lists are made of the others, so that there is nothing to look at before those are written. */
  isDerived?: boolean
}

/** What to do where new data that were refused are right all the same. */
export const wayOut = {
  afterLast: '; the last one stays. Where that is right, take it out first (data remove)',
  besideKnown: '. Where that is right, take the file in by hand (data import)',
} as const

/** Throws Refused with the first doubt, and with the way out. */
export function believe(doubts: readonly Doubt[], out = ''): void {
  const doubt = firstOf(...doubts)
  if (doubt !== null) throw new Refused(doubt + out)
}
