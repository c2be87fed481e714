/** Spreadsheets of banks: loaded only when there is one. */
import { unzipSync } from 'fflate'
import { plainNumber } from '../cells/decimal'
import type { Row } from './lines'
import { readSheet, sheetParts } from './xlsx'

/** Unpacked, the first sheet of a depot is far smaller. */
const PART_MAX = 30_000_000

const CELLS_MAX = 200_000

const wanted: readonly string[] = Object.values(sheetParts)

function partsOf(bytes: Uint8Array): Map<string, Uint8Array> {
  const parts = unzipSync(bytes, { filter: ({ name, originalSize }) => wanted.includes(name.toLowerCase()) && originalSize <= PART_MAX })
  return new Map(Object.entries(parts).map(([name, part]) => [name.toLowerCase(), part]))
}

/** Sheets store numbers with a decimal point, and at times as 1E3. */
const numberText = (stored: string): string => (stored.trim() === '' || Number.isNaN(Number(stored)) ? stored : plainNumber(Number(stored)))

/** The rows of a workbook's first sheet; null for a file that is no whole workbook. */
export function rowsOfSheet(bytes: Uint8Array): Row[] | null {
  try {
    return readSheet(partsOf(bytes), { most: CELLS_MAX, numberText }).map(({ line, cells }) => ({ row: line, cells: cells.map((cell) => cell.trim()) }))
  } catch {
    return null
  }
}
