import { promisify } from 'node:util'
import { brotliDecompress, brotliDecompressSync } from 'node:zlib'
import { giveWay } from '../../process/give-way'
import { recordAt } from '../bundle/csv'
import { Row } from '../bundle/row'
import type { BundleTable } from '../bundle/tables'

const unpacked = promisify<Buffer, Buffer>(brotliDecompress)

const neverFails = (reason: string): never => {
  throw new Error(`embedded bundle: ${reason}`)
}

/** Offsets of the lines of each first cell; the last entry of `starts` is the end of the text. */
interface Index {
  text: string
  ordinals: ReadonlyMap<string, number>
  starts: readonly number[]
}

/** Builds the index in one pass over lines sorted by first cell. */
function indexOf(text: string): Index {
  const ordinals = new Map<string, number>()
  const starts: number[] = []
  let start = text.indexOf('\n') + 1
  let last = ''
  while (start < text.length) {
    const comma = text.indexOf(',', start)
    const key = text.slice(start, comma)
    if (key !== last) {
      ordinals.set(key, starts.length)
      starts.push(start)
      last = key
    }
    start = text.indexOf('\n', comma) + 1
  }
  return { text, ordinals, starts: [...starts, text.length] }
}

/**
 * A CSV file of the embedded bundle with lines sorted by their first cell: decompressed and indexed on first use; only
 * requested lines are parsed. No record spans lines and no first cell is quoted.
 */
export class SortedCsv<T> {
  private known: Index | null = null
  private opening: Promise<void> | null = null
  private readonly columns: ReadonlyMap<string, number>

  constructor(
    private readonly layout: BundleTable<T>,
    private readonly readBytes: (file: string) => Buffer,
  ) {
    this.columns = new Map(layout.columns.map((name, index) => [name, index]))
  }

  private get packed(): Buffer {
    return this.readBytes(`${this.layout.file}.br`)
  }

  private get index(): Index {
    this.known ??= indexOf(brotliDecompressSync(this.packed).toString('utf8'))
    return this.known
  }

  /** Decompresses and indexes the file in advance, without blocking the event loop. A failure is not cached. */
  open(): Promise<void> | undefined {
    return this.known === null ? (this.opening ??= this.unpack().finally(() => (this.opening = null))) : undefined
  }

  private async unpack(): Promise<void> {
    const bytes = await unpacked(this.packed)
    const text = bytes.toString('utf8')
    await giveWay()
    this.known ??= indexOf(text)
  }

  /** The records with this first cell, in file order. */
  get(key: string): T[] {
    const ordinal = this.index.ordinals.get(key)
    return ordinal === undefined ? [] : this.between(this.index.starts[ordinal] ?? 0, this.index.starts[ordinal + 1] ?? 0)
  }

  /** All records; yields to the event loop while parsing. */
  async all(): Promise<T[]> {
    const records: T[] = []
    for (const [ordinal, start] of this.index.starts.slice(0, -1).entries()) {
      records.push(...this.between(start, this.index.starts[ordinal + 1] ?? start))
      const turn = giveWay()
      if (turn !== undefined) await turn
    }
    return records
  }

  /** The distinct first cells. */
  keys(): string[] {
    return [...this.index.ordinals.keys()]
  }

  private between(from: number, to: number): T[] {
    const { text } = this.index
    const records: T[] = []
    let position = from
    while (position < to) {
      const [cells, next] = recordAt(text, position, neverFails)
      records.push(this.layout.read(new Row(this.layout.file, 0, this.columns, cells, null)))
      position = next
    }
    return records
  }
}
