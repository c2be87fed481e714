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

/** What Portfolio Performance keeps in its archives. */
const PORTFOLIO = /^data\.(?:portfolio|xml)$/

/** What an archive holds: sheets that are not hidden, or the file of Portfolio Performance; null for one that is damaged or something else. */
export function contentOfArchive(bytes: Uint8Array): { sheets: Row[][] } | { portfolio: Uint8Array } | null {
  try {
    const parts = partsOf(bytes, (name) => isWorkbookPart(name) || name === ODS_CONTENT || PORTFOLIO.test(name))
    const portfolio = [...parts].find(([name]) => PORTFOLIO.test(name))
    if (portfolio !== undefined) return { portfolio: portfolio[1] }
    const content = parts.get(ODS_CONTENT)
    return { sheets: content === undefined ? rowsOfWorkbook(parts) : rowsOfOds(new TextDecoder('utf-8', { fatal: true }).decode(content)) }
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
