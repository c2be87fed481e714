/** What a file says of a security whose ISIN it does not give; or the ISIN alone, whose name is wanted. */
export interface Wanted {
  /** Of a security whose name is wanted. */
  isin?: string
  /** German number of six characters. */
  wkn?: string
  /** Swiss number. */
  valor?: string
  /** Ticker, as in the file. */
  ticker?: string
  /** Exchange, as in the file. */
  exchange?: string
  /** Name, as in the file. */
  name?: string
}

/** A security that was found. */
export interface Match {
  /** Its ISIN. */
  isin: string
  /** As the reference data has it. */
  name: string
  /** Whether an identifier says so, and a name beside it confirms it; everything else is only a proposal. */
  isCertain: boolean
}

/** Finds securities by what is not an ISIN; in the order asked, null for what is not known. */
export type SecurityLookup = (wanted: readonly Wanted[]) => Promise<readonly (Match | null)[]>

/** Knows nothing. */
export const noLookup: SecurityLookup = (wanted) => Promise.resolve(wanted.map(() => null))
