/** Spreadsheets of banks: loaded only when there is one. */
import { MOST, ODS_CONTENT, rowsOfOds, type SheetRow } from './ods'
import { currenciesOfStyles, isWorkbookPart, visibleSheets } from './workbook'
import { readSheet, sheetParts, storedNumber } from './xlsx'
import { TooLarge } from './xml'
import { partsOf } from './zip'
import { sumBy } from '../../../core/values/sum'

/** The rows of the sheets that are not hidden; a fault for an archive that is too large, damaged or something else. */
export function rowsOfArchive(bytes: Uint8Array): SheetRow[][] | 'too_large' | 'damaged_spreadsheet' {
  try {
    const parts = partsOf(bytes, (name) => isWorkbookPart(name) || name === ODS_CONTENT)
    const content = parts.get(ODS_CONTENT)
    return content === undefined ? rowsOfWorkbook(parts) : rowsOfOds(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch (error) {
    return error instanceof TooLarge ? 'too_large' : 'damaged_spreadsheet'
  }
}

/** Bytes that are parsed for all sheets: each reads the texts that all share once more. */
const PARSED_MAX = 30_000_000

/** @throws TooLarge for a workbook of too many sheets */
function rowsOfWorkbook(parts: ReadonlyMap<string, Uint8Array>): SheetRow[][] {
  const names = [...new Set(visibleSheets(parts))]
  const bytesOf = (name: string): number => parts.get(name)?.length ?? 0
  if (sumBy(names, (name) => bytesOf(name) + bytesOf(sheetParts.texts)) > PARSED_MAX) throw new TooLarge(null, 'holds too many sheets')
  const currencies = currenciesOfStyles(parts)
  const numberText = (stored: string, style: number): string => (stored === '' ? '' : `${storedNumber(stored)} ${currencies[style] ?? ''}`)
  return names.map((name) => {
    const sheet = new Map(parts)
    sheet.set(sheetParts.sheet, parts.get(name) ?? new Uint8Array())
    return readSheet(sheet, { most: MOST, numberText }).map(({ line, cells, ...hidden }) => ({ ...hidden, row: line, cells: cells.map((cell) => cell.trim()) }))
  })
}
