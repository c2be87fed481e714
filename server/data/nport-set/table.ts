/** Tables of large data sets: separated text with a header, one line for a row, read in pieces of bounded size. */
import { existsSync, createReadStream } from 'node:fs'
import { join, basename } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { BundleError } from '../bundle/csv'

// What an unpacked data set consists of.

const tables = ['SUBMISSION.tsv', 'REGISTRANT.tsv', 'FUND_REPORTED_INFO.tsv', 'FUND_REPORTED_HOLDING.tsv', 'IDENTIFIERS.tsv']

/** Whether a folder is an unpacked data set of Form N-PORT. */
export const isNportSet = (folder: string): boolean => tables.every((table) => existsSync(join(folder, table)))

const PIECE_BYTES = 1 << 17
/** Characters of a line; a longer one means that the file is no such table. */
const LINE_MAX = 1 << 20

/** The lines of a file, in pieces of what was read at once. @throws BundleError for a line that is too long, or cut off */
async function* piecesOf(path: string, source: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const bytes of source) {
    const lines = (rest + decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LINE_MAX) throw new BundleError(basename(path), 'has a line that is too long: it is no such table')
    yield lines
  }
  if (rest !== '') throw new BundleError(basename(path), 'ends inside a line: the file is cut off')
}

/** One piece of a table: as many lines as were read at once. */
export interface Piece {
  /** Line number of the first row. */
  first: number
  rows: string[][]
  /** Where each wanted column stands. */
  at: readonly number[]
}

function columnsOf(path: string, header: string, wanted: readonly string[], separator: string): number[] {
  const names = header.replace(/\r$/, '').replace(/^\uFEFF/, '').split(separator).map((name) => name.trim().toUpperCase())
  const missing = wanted.find((name) => !names.includes(name))
  if (missing !== undefined) throw new BundleError(basename(path), 'is not among the columns', 1, missing)
  return wanted.map((name) => names.indexOf(name))
}

const bytesOf = (path: string): AsyncIterable<Buffer> => createReadStream(path, { highWaterMark: PIECE_BYTES })

/** Reads the wanted columns of a table, of a file unless bytes are given. @throws BundleError for a file without them, or one that is cut off */
export async function* tablePieces(path: string, wanted: readonly string[], source: AsyncIterable<Uint8Array> = bytesOf(path), separator = '\t'): AsyncGenerator<Piece> {
  let at: number[] | null = null
  let line = 1
  for await (const lines of piecesOf(path, source)) {
    if (at === null) {
      at = columnsOf(path, lines.shift() ?? '', wanted, separator)
      line += 1
    }
    yield { first: line, rows: lines.map((text) => (text.endsWith('\r') ? text.slice(0, -1) : text).split(separator)), at }
    line += lines.length
  }
  if (at === null) throw new BundleError(basename(path), 'is empty')
}

/** Reads a whole small table: its rows with the wanted cells in the order asked for. */
export async function smallTable(path: string, wanted: readonly string[], most: number): Promise<string[][]> {
  const found: string[][] = []
  for await (const { rows, at } of tablePieces(path, wanted)) {
    for (const row of rows) found.push(at.map((index) => row[index] ?? ''))
    if (found.length > most) throw new BundleError(basename(path), `has more than ${most} rows`)
  }
  return found
}
