import type { Row } from './row'

type Cell = string | number | null

/** How one file of the bundle is read and written: the two sides of one layout. */
export interface BundleTable<T> {
  file: string
  /** Header, in this order. */
  columns: readonly string[]
  read(row: Row): T
  /** Cells in the order of `columns`. */
  cells(record: T): readonly Cell[]
  /** What no two records may share; null where repeated records are legitimate. */
  key(record: T): string | null
}

/** Declares the layout of one file. */
export const table = <T>(layout: BundleTable<T>): BundleTable<T> => layout
