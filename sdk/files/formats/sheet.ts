/** Spreadsheets of banks: loaded only when there is one. */
import type { Row } from './lines'
import { ODS_CONTENT, rowsOfOds } from './ods'
import { isWorkbookPart, visibleSheets } from './workbook'
import { readSheet, sheetParts, storedNumber } from './xlsx'
import { MarkupError } from './xml'
import { partsOf } from './zip'

const CELLS_MAX = 200_000

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

/** Bytes that are parsed for all sheets: each reads the texts that all share once more. */
const PARSED_MAX = 30_000_000

/** @throws MarkupError for a workbook of too many sheets */
function rowsOfWorkbook(parts: ReadonlyMap<string, Uint8Array>): Row[][] {
  const names = [...new Set(visibleSheets(parts))]
  const bytesOf = (name: string): number => parts.get(name)?.length ?? 0
  if (names.reduce((sum, name) => sum + bytesOf(name) + bytesOf(sheetParts.texts), 0) > PARSED_MAX) throw new MarkupError(null, 'holds too many sheets')
  return names.map((name) => {
    const sheet = new Map(parts)
    sheet.set(sheetParts.sheet, parts.get(name) ?? new Uint8Array())
    return readSheet(sheet, { most: CELLS_MAX, numberText: storedNumber }).map(({ line, cells }) => ({ row: line, cells: cells.map((cell) => cell.trim()) }))
  })
}
