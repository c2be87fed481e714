/** Rows of several files, which are read as one. */
import type { Source } from '../../source'

/** How files that name no depot belong together: all are of one, or each is of its own. */
export type Depots = 'one' | 'each'

/** More rows than any file that is read has. */
const ROWS = 10_000_000

/** Where a row of several files stands. */
export interface Place {
  /** Index of the file, from 0. */
  file: number
  /** Row as a spreadsheet numbers it, from 1; null for the file as a whole. */
  row: number | null
}

/** Where a row of several files stands; the rows of the first one are what they are. */
export const placeOf = (row: number): Place => ({ file: Math.floor(row / ROWS), row: row % ROWS || null })

/** A row of the file with this index; the file itself where it is no single row. */
export const rowAt = (file: number, row: number | null): number => file * ROWS + (row ?? 0)

/** A file whose rows are those of the file with this index among several. */
export function sourceAt(file: number, { bookings, ...source }: Source): Source {
  const given: Source = bookings ? { ...source, bookings, tables: bookings.tables } : source
  if (file === 0) return given
  const { before, tables, stated, ...more } = given
  const placed = <T extends { row: number }>(rows: readonly T[]): T[] => rows.map((each) => ({ ...each, row: rowAt(file, each.row) }))
  return {
    ...more, before: placed(before), tables: tables.map((table) => ({ ...table, headerRow: rowAt(file, table.headerRow), rows: placed(table.rows) })),
    ...(bookings ? { bookings: { tables: [], wrong: placed(bookings.wrong) } } : {}),
    ...(stated === undefined ? {} : { stated: { ...stated, balances: placed(stated.balances), leftOut: placed(stated.leftOut) } }),
    lastRow: more.lastRow === null || more.lastRow === 0 ? more.lastRow : rowAt(file, more.lastRow),
  }
}
