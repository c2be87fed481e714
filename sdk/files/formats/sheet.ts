/** Spreadsheets of banks: loaded only when there is one. */
import { plainNumber } from '../cells/decimal'
import type { Row } from './lines'
import { ODS_CONTENT, rowsOfOds } from './ods'
import { isWorkbookPart, visibleSheets } from './workbook'
import { readSheet, sheetParts } from './xlsx'
import { partsOf } from './zip'

const CELLS_MAX = 200_000

/** Sheets store numbers with a decimal point, and at times as 1E3. */
const numberText = (stored: string): string => (stored.trim() === '' || Number.isNaN(Number(stored)) ? stored : plainNumber(Number(stored)))

/** The rows of the sheets that are not hidden; null for an archive that is damaged or something else. */
export function rowsOfArchive(bytes: Uint8Array): Row[][] | null {
  try {
    const parts = partsOf(bytes, (name) => isWorkbookPart(name) || name === ODS_CONTENT)
    const content = parts.get(ODS_CONTENT)
    return content === undefined ? rowsOfWorkbook(parts) : rowsOfOds(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    return null
  }
}

function rowsOfWorkbook(parts: ReadonlyMap<string, Uint8Array>): Row[][] {
  return visibleSheets(parts).map((name) => {
    const sheet = new Map(parts)
    sheet.set(sheetParts.sheet, parts.get(name) ?? new Uint8Array())
    return readSheet(sheet, { most: CELLS_MAX, numberText }).map(({ line, cells }) => ({ row: line, cells: cells.map((cell) => cell.trim()) }))
  })
}
