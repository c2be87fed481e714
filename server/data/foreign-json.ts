/** Parses untrusted JSON of third-party servers: its size and structure are bounded before parsing, and rows are validated one by one, to bound memory. */
import type * as z from 'zod'
import { isRecord, type Fields } from '../../core/values/record'
import { BundleError } from './bundle/csv'

/** An answer beyond the bounds or of an unexpected shape. The message contains nothing of it. */
export class ForeignJsonError extends Error {
  override readonly name = 'ForeignJsonError'
}

/** The largest honest answers (a bond fund with all its holdings, the SEC's list of all funds) have less than half of each. */
const MOST = { values: 400_000, depth: 32, textBytes: 32_768, rows: 100_000, entries: 5_000 }

/** Lists are rows to this depth; below it they are what belongs to one row. */
const ROW_DEPTH = 2

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\,[]{}'].map((sign) => sign.charCodeAt(0))

/**
 * Parses JSON after checking bounds on values, depth, texts, rows and entries per row; `more` raises bounds for larger legitimate answers.
 *
 * @throws ForeignJsonError beyond the bounds, and for invalid JSON
 */
export function foreignJson(bytes: Uint8Array, more: Partial<typeof MOST> = {}): unknown {
  checkShape(bytes, { ...MOST, ...more })
  try {
    return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'))
  } catch {
    throw new ForeignJsonError('is no JSON')
  }
}

function checkShape(bytes: Uint8Array, most: typeof MOST): void {
  /** Commas in each open array or object, from the outside in. */
  const commas: number[] = []
  let values = 1
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) at = endOfText(bytes, at, most.textBytes)
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (commas.push(0) > most.depth) throw new ForeignJsonError('is nested too deeply')
      values++
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) commas.pop()
    else if (byte === COMMA) {
      const inside = (commas.pop() ?? 0) + 1
      if (inside >= (commas.length < ROW_DEPTH ? most.rows : most.entries)) throw new ForeignJsonError('has too many rows')
      commas.push(inside)
      values++
    }
    if (values > most.values) throw new ForeignJsonError('has too many values')
  }
}

/** Index of the end of the string that begins here. */
function endOfText(bytes: Uint8Array, start: number, longest: number): number {
  const last = Math.min(bytes.length, start + longest)
  for (let at = start + 1; at < last; at++) {
    if (bytes[at] === BACKSLASH) at++
    else if (bytes[at] === QUOTE) return at
  }
  throw new ForeignJsonError('has a text that is too long, or that does not end')
}

/**
 * Validates the rows of a list one by one and stops at the first error; a schema of the list would collect issues of all rows.
 *
 * @throws ForeignJsonError at the first row that is wrong, and for what is no list
 */
export function foreignRows<T extends z.ZodType>(rows: unknown, row: T): z.output<T>[] {
  if (!Array.isArray(rows)) throw new ForeignJsonError('is no list')
  return rows.map((entry: unknown) => {
    const parsed = row.safeParse(entry)
    if (!parsed.success) throw new ForeignJsonError('has a row of another shape')
    return parsed.data
  })
}

/** The first object in which a key stands, wherever that is; null without one. */
export function around(key: string, value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null) return null
  if (isRecord(value) && key in value) return value
  for (const inner of Object.values(value)) {
    const found = around(key, inner)
    if (found !== null) return found
  }
  return null
}

/**
 * What a source answers in JSON, as `read` takes it.
 *
 * @throws BundleError for what is damaged or of another shape
 */
export function answerIn<T>(file: string, bytes: Uint8Array, read: (value: unknown) => T): T {
  try {
    return read(foreignJson(bytes))
  } catch {
    throw new BundleError(file, 'is not what was expected: damaged, of another shape, or a web page')
  }
}
