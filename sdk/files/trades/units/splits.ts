import type { Split } from '../../../../core/reference/security'

/** What is known of the units of a security. */
export interface KnownSplits {
  /** ISIN of today. */
  isin: string
  /** Its name. */
  name: string
  /** Splits and consolidations, the oldest first. */
  splits: readonly Split[]
  /** ISINs that stood for it before, where that was no merger of funds; how many units became one is not said. */
  formerIsins?: readonly string[]
  /** Funds whose units became its own; how many units became one is not said. */
  formerFunds?: readonly FormerFund[]
}

/** A fund that was merged into another, or whose ISIN changed. */
export interface FormerFund {
  /** ISIN of before. */
  isin: string
  /** Day of the change, YYYY-MM-DD; null where it is not known. */
  since: string | null
}

/** Splits of securities by the ISIN that was asked for, of today or of before; what has neither splits nor anything former is missing. Null where it cannot be asked: the file is then refused. */
export type Splits = (isins: readonly string[]) => Promise<Readonly<Record<string, KnownSplits>> | null>

/** Whether bookings from before a split count in the units of before it, or are converted into those of after it. */
export type SplitUnits = 'before' | 'after'
