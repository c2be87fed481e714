import type { Line, SourceFile } from '../columns'
import { readSheet, sheetParts } from '../../../../sdk/files/formats/xlsx'
import { inFile, xmlRecords } from './xml'

const read = new WeakMap<SourceFile, readonly Line[]>()

/** The rows of a spreadsheet file, read once; none of a file that is no spreadsheet. */
export function sheetOf(file: SourceFile): readonly Line[] {
  if (file.parts === null) return []
  const known = read.get(file)
  if (known !== undefined) return known
  const { name, parts } = file
  const lines = inFile(name, () => readSheet(parts))
  read.set(file, lines)
  return lines
}

const SHEETS_MAX = 1_000

/** The name of the first sheet; empty where the file does not say it. */
export function sheetNameOf({ name, parts }: SourceFile): string {
  const book = parts?.get(sheetParts.book)
  if (book === undefined) return ''
  const [first] = xmlRecords(name, new TextDecoder().decode(book), 'workbook/sheets/sheet', SHEETS_MAX).records
  return first?.get('@name') ?? ''
}
