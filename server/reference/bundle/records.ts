import { csvRecords } from './csv'
import { BundleError } from './error'
import { Row } from './row'
import type { BundleTable } from './table'

/** One record of a file, the line it begins on, and its row for findings about it. */
export interface RecordOnLine<T> {
  record: T
  line: number
  row: Row
}

function checkHeader(layout: { file: string; columns: readonly string[] }, cells: readonly string[] | undefined): void {
  if (cells?.join() !== layout.columns.join()) {
    throw new BundleError(layout.file, 1, null, `the header must be ${layout.columns.join()}`)
  }
}

/** The records of a file, one after the other. */
export function* recordsIn<T>(layout: BundleTable<T>, text: string, sources: ReadonlySet<string>): Generator<RecordOnLine<T>> {
  const columns = new Map(layout.columns.map((name, index) => [name, index]))
  const rows = csvRecords(layout.file, text)
  checkHeader(layout, rows.next().value?.cells)
  for (const { line, cells } of rows) {
    const row = new Row(layout.file, line, columns, cells, sources)
    if (cells.length !== columns.size) row.fail(null, `has ${cells.length} cells instead of ${columns.size}`)
    yield { record: layout.read(row), line, row }
  }
}
