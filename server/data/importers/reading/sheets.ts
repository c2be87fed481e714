import type { Line, SourceFile } from '../columns'
import { readSheet, sheetParts } from '../../../../sdk/files/formats/xlsx'
import { inFile, xmlRecords } from './xml'
import { walkXml } from '../../../../sdk/files/formats/xml'
import { BundleError } from '../../bundle/csv'
import { ROWS_MAX } from './list'
import { remembered } from '../../../../core/values/memoize'

/** The rows of a spreadsheet file, cached; empty for other files. */
export const sheetOf = remembered(({ name, parts }: SourceFile): readonly Line[] => (parts === null ? [] : inFile(name, () => readSheet(parts))))

const SHEETS_MAX = 1_000

/** The name of the first sheet; empty where the file does not say it. */
export function sheetNameOf({ name, parts }: SourceFile): string {
  const book = parts?.get(sheetParts.book)
  if (book === undefined) return ''
  const [first] = xmlRecords(name, new TextDecoder().decode(book), 'workbook/sheets/sheet', SHEETS_MAX).records
  return first?.get('@name') ?? ''
}

// Workbooks as spreadsheet programs wrote them as XML in 2003 ("SpreadsheetML"), which some publishers still send and call xls.

/** Most columns; a cell beyond them is an error. */
const COLUMNS_MAX = 256

/** Whether a text is such a workbook. */
export const isOldWorkbook = (file: SourceFile): boolean => file.parts === null && /^\uFEFF*\s*<\?xml[^]{0,300}?<(?:\w+:)?Workbook\b/.test(file.text().slice(0, 600))

/** Escapes bare ampersands, which some publishers write. */
const mended = (text: string): string => text.replace(/^\uFEFF+/, '').replaceAll(/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/g, '&amp;')

/** The rows of the first sheet. @throws BundleError for a file that is no whole workbook */
export function oldSheetOf(file: SourceFile): Line[] {
  const lines: Line[] = []
  let [sheets, text] = [0, '']
  let cells: string[] = []
  const open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'Worksheet') sheets += 1
    if (name === 'Row') cells = []
    if (name === 'Data') text = ''
    if (name !== 'Cell') return
    const index = Number(attributes['ss:Index'] ?? cells.length + 1)
    if (!Number.isInteger(index) || index <= cells.length || index > COLUMNS_MAX) throw new BundleError(file.name, 'holds a cell without a place', lines.length + 1)
    cells.push(...Array.from({ length: index - cells.length }, () => ''))
  }
  const close = (name: string): void => {
    if (name === 'Data' && cells.length > 0) cells[cells.length - 1] = text.trim()
    if (name === 'Row' && sheets === 1 && lines.push({ line: lines.length + 1, cells }) > ROWS_MAX) throw new BundleError(file.name, `has more than ${ROWS_MAX} rows`)
  }
  inFile(file.name, () => walkXml(mended(file.text()), { open, text: (part) => void (text += part), close }))
  return lines
}
