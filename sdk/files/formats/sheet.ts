/** Spreadsheets of banks: loaded only when there is one. */
import { plainNumber } from '../cells/decimal'
import type { Row } from './lines'
import { isWorkbookPart, visibleSheets } from './workbook'
import { readSheet, sheetParts } from './xlsx'
import { partsOf } from './zip'

const CELLS_MAX = 200_000

/** Sheets store numbers with a decimal point, and at times as 1E3. */
const numberText = (stored: string): string => (stored.trim() === '' || Number.isNaN(Number(stored)) ? stored : plainNumber(Number(stored)))

/** The rows of each sheet that is not hidden; null for a file that is no whole workbook. */
export function rowsOfSheets(bytes: Uint8Array): Row[][] | null {
  try {
    const parts = partsOf(bytes, isWorkbookPart)
    return visibleSheets(parts).map((name) => {
      const sheet = new Map(parts)
      sheet.set(sheetParts.sheet, parts.get(name) ?? new Uint8Array())
      return readSheet(sheet, { most: CELLS_MAX, numberText }).map(({ line, cells }) => ({ row: line, cells: cells.map((cell) => cell.trim()) }))
    })
  } catch {
    return null
  }
}
