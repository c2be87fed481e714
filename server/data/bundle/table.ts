import { fieldOf } from '../../../core/values/record'
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

const cellOf = (value: unknown): Cell =>
  Array.isArray(value) ? value.join(' ') : typeof value === 'string' || typeof value === 'number' ? value : null

/** Declares the layout of one file. A column is written from the field of its name (`fund_isin` from `fundIsin`), but for those that are named here; keys of a list with spaces between. */
export function table<T>(layout: Omit<BundleTable<T>, 'cells'>, fieldNames: Readonly<Record<string, keyof T & string>> = {}): BundleTable<T> {
  const fields = layout.columns.map((column) => fieldNames[column] ?? column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()))
  return { ...layout, cells: (record) => fields.map((field) => cellOf(fieldOf(record, field))) }
}
