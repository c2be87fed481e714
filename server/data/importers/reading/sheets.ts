import type { Line } from '../columns'
import type { SourceFile } from '../importer'
import { readSheet } from '../../../../sdk/files/formats/xlsx'
import { inFile } from './xml'

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
