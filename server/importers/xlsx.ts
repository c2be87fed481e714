import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'
import { BundleError } from '../reference/bundle/error'

/** One row of a worksheet: its number as the spreadsheet shows it, and its cells from column A on; empty cells are ''. */
export interface SheetRow {
  line: number
  cells: readonly string[]
}

/** A spreadsheet's part is larger than this only if it was made to fill the memory. */
const PART_MAX = 256 << 20

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  removeNSPrefix: true,
  isArray: (name) => name === 'row' || name === 'c' || name === 'si' || name === 'r' || name === 't',
})

interface Text { t?: (string | { '#text'?: string })[]; r?: { t?: Text['t'] }[] }
interface Cell { '@r'?: string; '@t'?: string; v?: string; is?: Text }
interface Row { '@r'?: string; c?: Cell[] }
interface Worksheet { worksheet?: { sheetData?: { row?: Row[] } | '' } }
interface SharedStrings { sst?: { si?: (Text | string)[] } }

/**
 * The rows of a workbook's first sheet, read from the sheet's own XML: some publishers' style sheets are broken, and
 * nothing here depends on styles. Throws a BundleError for a file that is not a whole workbook.
 */
export function readSheet(file: string, bytes: Uint8Array): SheetRow[] {
  const parts = unpack(file, bytes)
  const sheet = partOf(parts, /^xl\/worksheets\/sheet1\.xml$/i) ?? fail(file, 'has no first worksheet')
  const shared = partOf(parts, /^xl\/sharedStrings\.xml$/i)
  const strings = shared === undefined ? [] : stringsOf(parse<SharedStrings>(file, shared))
  const data = parse<Worksheet>(file, sheet).worksheet?.sheetData
  if (data === undefined) fail(file, 'the worksheet has no data')
  return data === '' ? [] : (data.row ?? []).map((row) => ({ line: Number(row['@r']), cells: cellsOf(file, row, strings) }))
}

function unpack(file: string, bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter: (part) => part.originalSize <= PART_MAX })
  } catch {
    return fail(file, 'is not a whole spreadsheet: it is damaged or cut off')
  }
}

const partOf = (parts: Record<string, Uint8Array>, name: RegExp): Uint8Array | undefined =>
  Object.entries(parts).find(([path]) => name.test(path))?.[1]

function parse<T>(file: string, bytes: Uint8Array): T {
  const xml = strFromU8(bytes)
  if (XMLValidator.validate(xml) !== true) fail(file, 'holds a worksheet that is not well-formed XML')
  return parser.parse(xml) as T
}

const stringsOf = ({ sst }: SharedStrings): string[] => (sst?.si ?? []).map((item) => (typeof item === 'string' ? item : textOf(item)))

const textOf = ({ t = [], r = [] }: Text): string =>
  [...t, ...r.flatMap((run) => run.t ?? [])].map((part) => (typeof part === 'string' ? part : (part['#text'] ?? ''))).join('')

function cellsOf(file: string, row: Row, strings: readonly string[]): string[] {
  const cells: string[] = []
  for (const cell of row.c ?? []) cells[columnOf(cell['@r'] ?? '')] = valueOf(file, cell, strings)
  return Array.from(cells, (cell) => cell ?? '')
}

/** `B12` is column 1. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? 'A'
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function valueOf(file: string, cell: Cell, strings: readonly string[]): string {
  if (cell['@t'] === 'inlineStr') return cell.is === undefined ? '' : textOf(cell.is)
  const value = cell.v ?? ''
  if (cell['@t'] !== 's') return value
  return strings[Number(value)] ?? fail(file, 'refers to a text that it does not hold')
}

function fail(file: string, reason: string): never {
  throw new BundleError(file, null, null, reason)
}
