import { plainNumber } from '../cells/decimal'
import { MarkupError, TooLarge, walkXml } from './xml'

/** A row of a sheet: its number as the spreadsheet shows it, and its cells from column A on; empty cells are ''. */
interface SheetRow {
  line: number
  cells: readonly string[]
  /** Whether a filter or a user hides it. */
  isHidden: boolean
  /** The columns that nobody sees, from 0. */
  hiddenColumns: ReadonlySet<number>
}

/** Where a workbook keeps its first sheet, its texts and the names of its sheets. */
export const sheetParts = { sheet: 'xl/worksheets/sheet1.xml', texts: 'xl/sharedstrings.xml', book: 'xl/workbook.xml' } as const

/** Bounds no publisher comes near: column IV is the last of old spreadsheets, and rows and cells are counted together, with the empty ones before them. */
const COLUMNS_MAX = 256
const CELLS_MAX = 2_000_000

/** Characters of all cells, for each that there may be: one shared text can stand in every cell. */
export const CHARACTERS_PER_CELL = 12

/** Characters of one cell: no spreadsheet keeps more. */
export const LONGEST_CELL = 32_767

/** Sheets store numbers with a decimal point, and at times as 1E3; anything else stays as it stands. */
export const storedNumber = (stored: string): string => (/^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?\s*$/i.test(stored) ? plainNumber(Number(stored)) : stored)

/** What a reader may want otherwise. */
interface SheetOptions {
  /** Rows and cells together. */
  most?: number
  /** How a cell that holds a number is written, by the number of its style. Default: as the sheet stores it. */
  numberText?: (stored: string, style: number) => string
}

const tooMany = (most: number): string => `holds more than ${most} rows and cells`

/**
 * The rows of a workbook's first sheet, read from the sheet's own XML: some publishers' style sheets are broken, and nothing here depends on
 * styles. `parts` holds the bytes of both parts by lower-case name.
 *
 * @throws MarkupError for a file that is not a whole workbook
 */
export function readSheet(parts: ReadonlyMap<string, Uint8Array>, { most = CELLS_MAX, numberText = (stored) => stored }: SheetOptions = {}): SheetRow[] {
  const sheet = parts.get(sheetParts.sheet) ?? fail(null, 'has no first worksheet')
  const texts = parts.get(sheetParts.texts)
  return rowsOf(xmlOf(sheet), { texts: texts === undefined ? [] : textsOf(xmlOf(texts), most), most, numberText })
}

function xmlOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return fail(null, 'holds a worksheet that is not UTF-8')
  }
}

/** The shared texts; how a text is pronounced (`rPh`) is no part of it. */
function textsOf(xml: string, most: number): string[] {
  const texts: string[] = []
  const within: string[] = []
  let current = ''
  walkXml(xml, {
    open: (name) => void within.push(name),
    text: (part) => {
      if (within.at(-1) === 't' && !within.includes('rPh')) current += part
    },
    close(name) {
      within.pop()
      if (name !== 'si') return
      if (texts.push(current) > most) tooLarge(null, tooMany(most))
      current = ''
    },
  })
  return texts
}

interface Cell { column: number; type: string; style: number; text: string }
type Row = SheetRow & { cells: string[] }

interface Reading { texts: readonly string[]; most: number; numberText: (stored: string, style: number) => string }

type Attributes = Readonly<Record<string, string>>

const isHidden = ({ hidden = '0' }: Attributes): boolean => hidden === '1' || hidden === 'true'

/** The columns that an element says are hidden, from 0. */
const columnsHiddenBy = (attributes: Attributes): number[] => {
  const [first, last] = [Number(attributes['min']) - 1, Math.min(Number(attributes['max']), COLUMNS_MAX)]
  return isHidden(attributes) ? Array.from({ length: Math.max(0, last - first) || 0 }, (_, at) => first + at) : []
}

function rowsOf(xml: string, reading: Reading): SheetRow[] {
  const rows: Row[] = []
  const within: string[] = []
  const hiddenColumns = new Set<number>()
  let hasData = false
  let cell: Cell = { column: 0, type: '', style: 0, text: '' }
  let [count, characters] = [0, 0]
  walkXml(xml, {
    open(name, attributes) {
      const { r = '', t = '', s = '' } = attributes
      within.push(name)
      if (name === 'col') columnsHiddenBy(attributes).forEach((column) => hiddenColumns.add(column))
      hasData ||= name === 'sheetData'
      if (count + rows.length > reading.most) tooLarge(rows.at(-1)?.line ?? null, tooMany(reading.most))
      if (name === 'row') rows.push({ line: /^\d{1,7}$/.test(r) ? Number(r) : rows.length + 1, cells: [], isHidden: isHidden(attributes), hiddenColumns })
      if (name === 'c') cell = { column: columnOf(rows.at(-1), r), type: t, style: Number(s), text: '' }
    },
    text(part) {
      if (within.at(-1) === (cell.type === 'inlineStr' ? 't' : 'v') && !within.includes('rPh')) cell.text += part
    },
    close(name) {
      within.pop()
      const row = rows.at(-1)
      if (name !== 'c' || row === undefined) return
      count += cell.column + 1 - row.cells.length
      while (row.cells.length < cell.column) row.cells.push('')
      const value = valueOf(row.line, cell, reading)
      if (value.length > LONGEST_CELL) tooLarge(row.line, `holds a cell of more than ${LONGEST_CELL} characters`)
      characters += value.length
      if (characters > reading.most * CHARACTERS_PER_CELL) tooLarge(row.line, `holds more than ${reading.most * CHARACTERS_PER_CELL} characters`)
      row.cells.push(value)
    },
  })
  return hasData ? rows : fail(null, 'the worksheet has no data')
}

/** `B12` is column 1; a cell without a place follows the one before it. */
function columnOf(row: Row | undefined, reference: string): number {
  const { line, cells } = row ?? fail(null, 'holds a cell outside of all rows')
  if (reference === '') return cells.length
  const [, letters = ''] = /^([A-Z]{1,3})\d+$/.exec(reference) ?? fail(line, 'holds a cell without a place')
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  if (column < cells.length) fail(line, 'holds two cells in one place, or out of order')
  return column < COLUMNS_MAX ? column : tooLarge(line, `has more than ${COLUMNS_MAX} columns`)
}

function valueOf(line: number, { type, style, text }: Cell, { texts, numberText }: Reading): string {
  if (type === '' || type === 'n') return numberText(text, style)
  if (type !== 's') return text
  return (/^\d+$/.test(text) ? texts[Number(text)] : undefined) ?? fail(line, 'refers to a text that it does not hold')
}

function fail(line: number | null, reason: string): never {
  throw new MarkupError(line, reason)
}

function tooLarge(line: number | null, reason: string): never {
  throw new TooLarge(line, reason)
}
