import type { Bundle } from '../../../core/reference/tables/bundle'
import type { HoldingsFile } from './holdings'

/** A file as it lies on disk, unpacked where it was only compressed. */
export interface SourceFile {
  name: string
  /** The parts of a spreadsheet by lower-case name; null of a text file. */
  parts: ReadonlyMap<string, Uint8Array> | null
  /** The text of a text file, decoded once; throws a BundleError for a wrong encoding. */
  text(): string
}

/** One daily rate or price series file. */
export interface RatesFile {
  kind: 'rates'
  format: string
  fx: Bundle['fx']
}

export interface PricesFile {
  kind: 'prices'
  format: string
  dates: readonly string[]
  closes: readonly number[]
  basis: 'total_return' | 'price_only'
}

export type Imported = HoldingsFile | RatesFile | PricesFile

/** Reads one publisher's format. Pure: bytes to records, or a BundleError with file, line, column and reason. */
export interface Importer {
  format: string
  title: string
  /** Whether the content is of this format, damaged or not. Never throws. */
  detect(file: SourceFile): boolean
  read(file: SourceFile): Imported
}
