/** From the bytes of a file to its tables, whatever kind of file it is. */
import { filledIn } from './cells/decimal'
import { decode, isPortfolio, kindOf } from './formats/bytes'
import { columnsOf } from './table/columns'
import { faultAt } from './faults'
import { separatorsOf, splitRows, type Row, type Split } from './formats/lines'
import { isSectioned } from './statement/sections'
import { findTables, isBlank, type Table, type Tables } from './table/table'
import type { PdfReading } from './pdf/source'
import type { Stated } from './trades/quotes'
import type { FileFault, FileFaultCode, UnprovenRow } from './verdict'

export interface Source {
  /** Rows of no table: titles and totals above it. */
  before: readonly Row[]
  /** Tables of the same layout are one. */
  tables: readonly Table[]
  /** Of a text, the row with which it ends where nothing ends that row, else 0; null for anything but a text. */
  lastRow: number | null
  /** Of a statement that lists both: what was booked, apart from what is held, and totals that are not those of it. */
  bookings?: { tables: readonly Table[]; wrong: readonly Row[] } | null
  /** What the file says beside its bookings. */
  stated?: Stated
  /** Of a PDF: the number of the depot of its trades, which is shown to nobody; null where it states none. */
  depot?: string | null
}

type SourceOutcome = { source: Source } | { fault: FileFault; unproven?: UnprovenRow[] }

/** Twelve years of an account with all that was paid by its card have less; larger files are refused at once. */
const MAX_BYTES = 4_000_000

/** Cells, the empty ones too, and characters of one. */
const MAX_CELLS = 250_000
const MAX_CELL = 600_000

const refused = (code: FileFaultCode | 'cut_off', row: number | null = null): SourceOutcome => ({ fault: faultAt(code, row) })

/** Several tables may be parts of one, and one may have headings. */
const hasParts = ({ tables }: Tables): boolean => tables.length > 1 || tables.some(({ headers, rows }) => headers.length > 2 && rows.some((row) => filledIn(row).length < 3))

async function tablesOf(found: Tables): Promise<Pick<Source, 'before' | 'tables'>> {
  return { before: found.before, tables: hasParts(found) ? (await import('./table/joined')).joined(found) : found.tables }
}

/** The reader of statements in sections is loaded for them only. */
async function sourceOfSections(rows: readonly Row[]): Promise<Source> {
  const { statementOf } = await import('./statement/statement')
  const found = statementOf(rows)
  return { ...found, ...await tablesOf(found), lastRow: null }
}

/** Several sheets or lists. Those of the same layout are not joined: they may show the same depot at other times. */
async function together(parts: readonly (readonly Row[])[]): Promise<Source> {
  const sources = await Promise.all(parts.map(async (rows) => tablesOf(findTables(rows))))
  return { before: sources.flatMap(({ before }) => before), tables: sources.flatMap(({ tables }) => tables), lastRow: null }
}

/** Whether a separator gives a table with a column of values or of ISINs. */
const isTable = (rows: readonly Row[]): boolean =>
  isSectioned(rows) || findTables(rows).tables.some((table) => columnsOf(table).some(({ role, shape }) => (role === 'value' && shape === 'amount') || shape === 'isin'))

/** The rows by the likeliest separator that gives a table; else by the likeliest. */
function splitBest(text: string): Split {
  const splits = separatorsOf(text).map((separator) => splitRows(text, separator))
  const [likeliest] = splits
  return splits.find((split) => 'rows' in split && isTable(split.rows)) ?? likeliest ?? splitRows(text, ';')
}

/** What is no table by its first characters; null for what may be one. */
function kindOfText(text: string): FileFaultCode | null {
  if (text.trim() === '') return 'empty'
  if (/^\s*(?:\{1:[^}]*\}.*?)?:16R:|\{2:[IO]535/.test(text.slice(0, 1000))) return 'mt535'
  if (/^\s*<(?:!doctype html|html|head|meta|body|style|div|table)\b/i.test(text)) return 'web_page'
  return /^\s*<(?:\?xml|[a-z]+[ >])/i.test(text) ? 'xml' : null
}

async function sourceOfTable(text: string): Promise<SourceOutcome> {
  // The first line of a table has headers, or a title.
  const plain = /^\s*\S[^\r\n]*\p{Nd}/u.test(text.slice(0, 2000)) ? (await import('./formats/plain-lines')).rowsOfPlainLines(text) : null
  if (plain !== null) return { source: await together([plain]) }
  const split = splitBest(text)
  if ('fault' in split) return refused(split.fault, split.row)
  const all = split.rows.flatMap(({ cells }) => cells)
  if (all.length > MAX_CELLS || all.some(({ length }) => length > MAX_CELL)) return refused('too_large')
  const last = split.rows.findLast((row) => !isBlank(row))
  if (isSectioned(split.rows)) return { source: await sourceOfSections(split.rows) }
  return { source: { ...await tablesOf(findTables(split.rows)), lastRow: /[\r\n]\s*$/.test(text.slice(-1000)) ? 0 : (last?.row ?? 0) } }
}

async function sourceOfJson(text: string): Promise<SourceOutcome> {
  const { rowsOfJson } = await import('./formats/json')
  const outcome = rowsOfJson(text)
  return 'lists' in outcome ? { source: await together(outcome.lists) } : refused(outcome.fault)
}

async function sourceOfOfx(text: string): Promise<SourceOutcome> {
  const { rowsOfOfx } = await import('./formats/ofx')
  const found = rowsOfOfx(text)
  return 'fault' in found ? refused(found.fault) : { source: await together([found.rows]) }
}

async function sourceOfText(text: string): Promise<SourceOutcome> {
  if (/^\s*OFXHEADER:|<OFX>/i.test(text.slice(0, 2000))) return sourceOfOfx(text)
  const kind = kindOfText(text)
  if (kind !== null) return refused(kind)
  return /^\s*[[{]/.test(text) ? sourceOfJson(text) : sourceOfTable(text)
}

async function sourceOfSheet(bytes: Uint8Array): Promise<SourceOutcome> {
  const [{ rowsOfArchive }, { hidesRows, withoutOldValues }] = await Promise.all([import('./formats/sheet'), import('./table/hidden')])
  const sheets = rowsOfArchive(bytes)
  if (typeof sheets === 'string') return refused(sheets)
  return sheets.some(hidesRows) ? refused('hidden_rows') : { source: await together(sheets.map(withoutOldValues)) }
}

async function sourceOfProgram(bytes: Uint8Array): Promise<SourceOutcome> {
  const [{ portfolioIn }, { sourceOfPortfolio }] = await Promise.all([import('./portfolio/read'), import('./portfolio/source')])
  const file = portfolioIn(bytes)
  return 'fault' in file ? refused(file.fault) : { source: { before: [], lastRow: null, ...sourceOfPortfolio(file) } }
}

/** The reader of PDFs is loaded for them only. */
async function sourceOfDocument(bytes: Uint8Array, reading: PdfReading): Promise<SourceOutcome> {
  const { sourceOfPdf } = await import('./pdf/source')
  const outcome = await sourceOfPdf(bytes, reading)
  return 'fault' in outcome ? outcome : { source: { before: [], lastRow: null, ...outcome } }
}

async function sourceOfBytes(bytes: Uint8Array, pdf: PdfReading | null): Promise<SourceOutcome> {
  const kind = kindOf(bytes)
  if (kind === 'pdf' && pdf !== null) return sourceOfDocument(bytes, pdf)
  if (kind !== 'text' && kind !== 'spreadsheet') return refused(kind)
  if (isPortfolio(bytes)) return sourceOfProgram(bytes)
  if (bytes.length > MAX_BYTES) return refused('too_large')
  if (kind === 'spreadsheet') return sourceOfSheet(bytes)
  const decoded = decode(bytes) ?? (await import('./formats/western')).decodeWestern(bytes)
  return 'fault' in decoded ? refused(decoded.fault) : sourceOfText(decoded.text)
}

const hasLevels = ({ headers }: Table): boolean => headers.some(({ words }) => /level|discriminator/.test(words))

/** The tables of a file. The reader of spreadsheets is loaded for spreadsheets only; without one of PDFs these are refused. */
export async function sourceOf(bytes: Uint8Array, pdf: PdfReading | null = null): Promise<SourceOutcome> {
  const outcome = bytes.length === 0 ? refused('empty') : await sourceOfBytes(bytes, pdf)
  if ('fault' in outcome || !outcome.source.tables.some(hasLevels)) return outcome
  const { atOneLevel } = await import('./table/levels')
  return { source: { ...outcome.source, tables: outcome.source.tables.map(atOneLevel) } }
}
