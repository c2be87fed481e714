import { csvRecords, BundleError } from './csv'
import { Row, type RowRules } from './row'
import type { BundleTable } from './tables'

/** A record and the line on which it begins. */
interface RecordOnLine<T> {
  record: T
  line: number
  row: Row
}

function checkHeader(layout: { file: string; columns: readonly string[] }, cells: readonly string[] | undefined): void {
  if (cells?.join() !== layout.columns.join()) {
    throw new BundleError(layout.file, `the header must be ${layout.columns.join()}`, 1)
  }
}

/** Parses the records of a file. */
export function* readRecords<T>(layout: BundleTable<T>, text: string, rules: RowRules): Generator<RecordOnLine<T>> {
  const columns = new Map(layout.columns.map((name, index) => [name, index]))
  const rows = csvRecords(layout.file, text)
  checkHeader(layout, rows.next().value?.cells)
  for (const { line, cells } of rows) {
    const row = new Row(layout.file, line, columns, cells, rules)
    if (cells.length !== columns.size) row.fail(null, `has ${cells.length} cells instead of ${columns.size}`)
    yield { record: layout.read(row), line, row }
  }
}

/** Validates records from other origins with the same checks, by parsing their cells as if from a file. */
export function* checkedRecords<T>(layout: BundleTable<T>, records: Iterable<T>, rules: RowRules): Generator<RecordOnLine<T>> {
  const columns = new Map(layout.columns.map((name, index) => [name, index]))
  let line = 1
  for (const record of records) {
    const row = new Row(layout.file, ++line, columns, layout.cells(record).map((cell) => String(cell ?? '')), rules)
    yield { record: layout.read(row), line, row }
  }
}

/** Collects records with their lines; duplicate keys are an error. */
export function distinct<T>(layout: BundleTable<T>, rows: Iterable<RecordOnLine<T>>): { records: T[]; lines: number[] } {
  const keys = new Set<string>()
  const records: T[] = []
  const lines: number[] = []
  for (const { record, line, row } of rows) {
    const key = layout.key(record)
    if (key !== null && keys.has(key)) row.fail(null, 'repeats the key of an earlier row')
    if (key !== null) keys.add(key)
    records.push(record)
    lines.push(line)
  }
  return { records, lines }
}
