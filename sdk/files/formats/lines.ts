/** From text to rows of cells. */
import { countsBy } from '../../../core/values/sum'

/** A row of a table: its number as a spreadsheet shows it, from 1, and its trimmed cells. */
export interface Row {
  row: number
  cells: readonly string[]
}

type SplitFault = 'open_quotation' | 'too_large'

/** Columns of a table: old spreadsheets had as many. */
const MAX_COLUMNS = 256

export type Split = { rows: Row[] } | { fault: SplitFault; row: number }

const separators = [';', '\t', ',', '|', '^', '~'] as const

export type Separator = (typeof separators)[number]

/** `="0123"` is how files keep spreadsheets from turning text into numbers. */
const contentOf = (cell: string): string => cell.trim().replace(/^="([^"]*)"$/, '$1')

interface Scanner {
  text: string
  separator: string
  at: number
}

const isEnd = ({ text, separator, at }: Scanner): boolean => at >= text.length || text[at] === separator || text[at] === '\n' || text[at] === '\r'

/** Reads up to the separator or the end of the line, as it stands. */
function bareCell(scanner: Scanner): string {
  const from = scanner.at
  while (!isEnd(scanner)) scanner.at += 1
  return scanner.text.slice(from, scanner.at)
}

/**
 * Reads a cell in quotation marks. Marks within it that are not doubled belong to the text, as long as the line is the
 * same: otherwise a mark that is not closed would swallow the rows below. Null for a cell that is not closed.
 */
function quotedCell(scanner: Scanner): string | null {
  const { text } = scanner
  let cell = ''
  let isLoose = false
  let from = scanner.at + 1
  for (;;) {
    const mark = text.indexOf('"', from)
    if (mark < 0) return null
    cell += text.slice(from, mark)
    const isDoubled = text[mark + 1] === '"'
    scanner.at = mark + 1
    if (!isDoubled) {
      while (text[scanner.at] === ' ') scanner.at += 1
      if (isEnd(scanner)) return isLoose && /[\r\n]/.test(cell) ? null : cell
      isLoose = true
    }
    cell += '"'
    from = mark + (isDoubled ? 2 : 1)
  }
}

const BEHIND_BLANKS = / +"([^"\r\n]*)" */y

/** Reads a cell whose marks stand behind blanks; null where they belong to its text. */
function cellBehindBlanks(scanner: Scanner): string | null {
  BEHIND_BLANKS.lastIndex = scanner.at
  const found = BEHIND_BLANKS.exec(scanner.text)?.[1]
  if (found === undefined || !isEnd({ ...scanner, at: BEHIND_BLANKS.lastIndex })) return null
  scanner.at = BEHIND_BLANKS.lastIndex
  return found
}

/** Steps over the end of a line; false at the end of the text. */
function nextLine(scanner: Scanner): boolean {
  const { text, at } = scanner
  if (at >= text.length) return false
  scanner.at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
  return true
}

/**
 * Splits text into rows (RFC 4180 with any separator). A quoted cell may hold separators and line breaks. Blank lines
 * stay, so that numbers are those of a spreadsheet.
 */
export function splitRows(text: string, separator: Separator): Split {
  const scanner: Scanner = { text, separator, at: 0 }
  const rows: Row[] = []
  do {
    const cells: string[] = []
    for (;;) {
      const isQuoted = text[scanner.at] === '"'
      const cell = isQuoted ? quotedCell(scanner) : cellBehindBlanks(scanner) ?? bareCell(scanner)
      if (cell === null) return { fault: 'open_quotation', row: rows.length + 1 }
      if (cells.push(contentOf(cell)) > MAX_COLUMNS) return { fault: 'too_large', row: rows.length + 1 }
      if (text[scanner.at] !== separator) break
      scanner.at += 1
    }
    rows.push({ row: rows.length + 1, cells })
  } while (nextLine(scanner))
  return { rows }
}

/** Cells outside quotation marks that a separator would make, weighed by how many lines agree on their number. */
function agreementOn(separator: Separator, lines: readonly string[]): number {
  const counts = countsBy(lines, (line) => line.split(separator).length - 1)
  return Math.max(0, ...[...counts].map(([marks, times]) => marks * times * times))
}

/** Characters of a file by which its separator is decided. */
const SAMPLE = 200_000

/**
 * Separators that may be meant, the likeliest first: decided over the first 200,000 characters, because titles above a
 * table and remarks below it have commas of their own. A first line `sep=;` settles it.
 */
export function separatorsOf(text: string): Separator[] {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1]
  const known = separators.find((separator) => separator === said)
  if (known !== undefined) return [known]
  const lines = text.slice(0, SAMPLE).replace(/"[^"]*"/g, '').split(/\r\n|\n|\r/)
  const weighed = separators.map((separator) => [agreementOn(separator, lines), separator] as const)
  return weighed.filter(([weight]) => weight > 0).sort(([one], [other]) => other - one).map(([, separator]) => separator)
}
