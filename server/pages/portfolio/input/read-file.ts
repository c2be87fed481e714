/** Reads a depot file in the browser: nothing of it is sent anywhere. */
import type { FileRequest, FileVerdict, NumberFormat, SplitUnits } from '../../../../sdk/files'
import type { Export } from '../../../../sdk/files/layouts/hints'
import { lookup, quotes, splits } from '../../search/of-files'

/** A file that was chosen, dropped or pasted. */
export interface Source {
  bytes: Uint8Array
  /** Its name; empty for pasted text. */
  name: string
}

/** What the user decides where the file does not say it. */
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
  /** Rows of a PDF that are as they were read. */
  confirmed?: readonly number[]
}

export interface FileReading {
  verdict: FileVerdict
  /** Where the bank has the list that is wanted instead; null when that is not known or not needed. */
  instead: Export | null
}

/** The reader is loaded with the first file. */
export async function readFile({ bytes, name }: Source, choices: Choices, baseCurrency: string): Promise<FileReading | { saved: FileRequest }> {
  const [{ savedRequest }, { readHoldings }, { exportOf }] = await Promise.all([import('../../../../sdk/files/saved-request'), import('../../components/files'), import('../../../../sdk/files/layouts/hints')])
  const saved = savedRequest(bytes)
  if (saved !== null) return { saved }
  const verdict = await readHoldings(bytes, { ...choices, baseCurrency, lookup, quotes, splits })
  return { verdict, instead: verdict.ok ? null : exportOf(name, bytes) }
}

/** The text of a file, for the box below; empty for what is none. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const { decode, kindOf } = await import('../../../../sdk/files/formats/bytes')
  const decoded = kindOf(bytes) === 'text' && bytes.length < 1_000_000 ? decode(bytes) : null
  return decoded !== null && 'text' in decoded ? decoded.text : ''
}
