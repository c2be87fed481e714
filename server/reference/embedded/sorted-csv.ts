import { gunzipSync } from 'node:zlib'
import { recordAt } from '../bundle/csv'
import { Row } from '../bundle/row'
import type { BundleTable } from '../bundle/table'

const NEWLINE = 10
const COMMA = 44

const neverFails = (reason: string): never => {
  throw new Error(`embedded bundle: ${reason}`)
}

/**
 * A CSV file of the embedded bundle whose lines are sorted by their first cell: unpacked at the first question, searched
 * by halving, and only the lines that are asked for are parsed. No record spans lines and no first cell is quoted.
 */
export class SortedCsv<T> {
  private bytes: Buffer | null = null
  private readonly columns: ReadonlyMap<string, number>

  constructor(
    private readonly layout: BundleTable<T>,
    private readonly readBytes: (file: string) => Buffer,
  ) {
    this.columns = new Map(layout.columns.map((name, index) => [name, index]))
  }

  private get text(): Buffer {
    this.bytes ??= gunzipSync(this.readBytes(`${this.layout.file}.gz`))
    return this.bytes
  }

  /** Start of the line that holds a position. */
  private lineStart(position: number): number {
    return position === 0 ? 0 : this.text.lastIndexOf(NEWLINE, position - 1) + 1
  }

  private keyAt(start: number): Buffer {
    return this.text.subarray(start, this.text.indexOf(COMMA, start))
  }

  /** Start of the first line whose key is not below (with `after`: is above) the given one. */
  private search(key: Buffer, after: boolean): number {
    let low = this.text.indexOf(NEWLINE) + 1
    let high = this.text.length
    while (low < high) {
      const start = Math.max(low, this.lineStart((low + high) >> 1))
      const order = Buffer.compare(this.keyAt(start), key)
      if (order < 0 || (after && order === 0)) low = this.text.indexOf(NEWLINE, start) + 1
      else high = start
    }
    return low
  }

  /** The records with this first cell, in file order. */
  get(key: string): T[] {
    const bytes = Buffer.from(key, 'utf8')
    return this.between(this.search(bytes, false), this.search(bytes, true))
  }

  /** All records. */
  all(): T[] {
    return this.between(this.text.indexOf(NEWLINE) + 1, this.text.length)
  }

  /** The distinct first cells. */
  keys(): string[] {
    const keys: string[] = []
    let start = this.text.indexOf(NEWLINE) + 1
    while (start < this.text.length) {
      const key = this.keyAt(start)
      keys.push(key.toString('utf8'))
      start = this.search(key, true)
    }
    return keys
  }

  private between(from: number, to: number): T[] {
    const text = this.text.toString('utf8', from, to)
    const records: T[] = []
    let position = 0
    while (position < text.length) {
      const [cells, next] = recordAt(text, position, neverFails)
      records.push(this.layout.read(new Row(this.layout.file, 0, this.columns, cells, null)))
      position = next
    }
    return records
  }
}
