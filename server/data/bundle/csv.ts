/** Strict CSV parser (RFC 4180) with line numbers for errors. */

/** An invalid bundle. Names place and reason, never the value. */
export class BundleError extends Error {
  override readonly name = 'BundleError'

  constructor(
    /** File of the bundle, e.g. `constituents.csv`. */
    readonly file: string,
    readonly reason: string,
    /** Line in that file, 1 = header; null for the file as a whole. */
    readonly line: number | null = null,
    readonly column: string | null = null,
  ) {
    const place = [file, line === null ? '' : `line ${line}`, column === null ? '' : `column ${column}`].filter(Boolean)
    super(`${place.join(', ')}: ${reason}`)
  }
}

/** Refuses a file as a whole. */
export function refuse(file: string, reason: string): never {
  throw new BundleError(file, reason)
}

/** Whether a check does not throw. */
export function passes(check: () => unknown): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof BundleError) return false
    throw error
  }
}

interface CsvRecord {
  /** Line on which the record begins, 1-based. */
  line: number
  cells: string[]
}

/** Most cells of a line: a file of nothing but delimiters would exhaust the memory. */
const CELLS_MAX = 1_000

const lineBreaks = (text: string): number => text.split('\n').length - 1

/** Reads a quoted cell that begins at `start`; returns its text and the position after the closing quote. */
function quotedCell(text: string, start: number, fail: () => never): [string, number] {
  let end = start + 1
  for (;;) {
    end = text.indexOf('"', end)
    if (end === -1) fail()
    if (text[end + 1] !== '"') break
    end += 2
  }
  return [text.slice(start + 1, end).replaceAll('""', '"'), end + 1]
}

function plainEnd(text: string, start: number, delimiter: string): number {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}

/** The cells of the record that begins at `start`, and the position after its line break. */
export function recordAt(text: string, start: number, fail: (reason: string) => never, delimiter = ','): [string[], number] {
  const cells: string[] = []
  let position = start
  for (;;) {
    let cell: string
    if (text[position] === '"') [cell, position] = quotedCell(text, position, () => fail('unclosed quote'))
    else {
      const end = plainEnd(text, position, delimiter)
      cell = text.slice(position, end)
      position = end
      if (cell.includes('"')) fail('stray quote')
    }
    if (cells.push(cell) > CELLS_MAX) fail(`has more than ${CELLS_MAX} cells`)
    if (text[position] === delimiter) {
      position++
      continue
    }
    if (text[position] === '\r') position++
    if (position < text.length && text[position] !== '\n') fail('text after a closing quote or a stray carriage return')
    return [cells, position + 1]
  }
}

/** The records of a CSV text, header included. A byte order mark and a missing last line break are accepted. */
export function* csvRecords(file: string, text: string, delimiter = ','): Generator<CsvRecord> {
  let position = text.startsWith('\uFEFF') ? 1 : 0
  let line = 1
  while (position < text.length) {
    const [cells, next] = recordAt(text, position, (reason) => {
      throw new BundleError(file, reason, line)
    }, delimiter)
    yield { line, cells }
    line += lineBreaks(text.slice(position, next))
    position = next
  }
}

const cellText = (value: string | number | null): string => {
  if (value === null) return ''
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a CSV file, line break included. */
export const csvLine = (values: readonly (string | number | null)[]): string => `${values.map(cellText).join(',')}\n`
