/** Types shared by the file box, its reader and its answers. */
import type { RefObject } from 'preact'
import type { Locale } from '../../../../core/values/text'
import type { FileRequest, FileVerdict, Largest, NumberFormat, ReadFile, Repeats, SplitUnits } from '../../../../sdk/files'
import type { Export } from '../../../../sdk/files/layouts/hints'
import type { GivenFile } from '../../components/file-field'
import type { Draft } from '../draft'

/** A file, or several whose bookings are read as one. */
export type Sources = readonly [GivenFile, ...GivenFile[]]

/** Decisions of the user where the file leaves something open. */
export interface Choices {
  numberFormat?: NumberFormat
  valueColumn?: string
  withoutRows?: true
  /** What the rest is of shares that add up to less than the whole. */
  rest?: 'cash' | 'spread'
  isins: Readonly<Record<number, string>>
  /** Prices of one unit, by ISIN. */
  prices: Readonly<Record<string, number>>
  stalePrices?: true
  /** How bookings from before splits count. */
  splitUnits?: Readonly<Record<string, SplitUnits>>
  /** Whether confirmations that say the same are of one trade. */
  repeats?: Repeats
  /** Rows of a PDF that are as they were read. */
  confirmed?: readonly number[]
}

export interface FileReading {
  verdict: FileVerdict
  /** Where the bank has the list that is wanted instead; null when that is not known or not needed. */
  instead: Export | null
}

export interface ImportBoxProps {
  /** What is typed, which an import replaces or is added to. */
  draft: Draft
  /** Holdings that the service takes. */
  maxHoldings: number
  /** `isClear` where there is nothing to read about what was taken. */
  onImport: (draft: Draft, isClear: boolean) => void
  locale: Locale
}

/** What is shown of the last file: what is wrong with it, what it would replace, or what was taken. */
export type Outcome = FileReading | { verdict: ReadFile; offered: Largest } | { verdict: ReadFile; taken: Largest } | { saved: FileRequest; isTaken: boolean }

/** What can be said to an outcome. */
export interface Answers {
  choose: (choice: Partial<Choices>) => void
  take: (verdict: ReadFile, taken: Largest) => void
  open: (saved: FileRequest) => void
  forget: () => void
  /** Names of the files; empty for pasted text. */
  names: readonly string[]
  /** Names of the files that come after this one, and how to go on with them. */
  waiting: readonly string[]
  next: () => void
  /** The lines of a list that was pasted. */
  pasted: readonly string[] | null
}

export interface OutcomeProps extends ImportBoxProps, Answers {
  outcome: Outcome
  /** What it stands in. */
  box: RefObject<HTMLDivElement | null>
}
