import type { Line } from './columns'
import type { SourceFile } from './importer'
import { readSheet } from './xlsx'

/** Whether the bytes begin like a zip archive, which a spreadsheet is. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

const read = new WeakMap<SourceFile, Line[]>()

/** The rows of a spreadsheet file, read once; none of a file that is no spreadsheet. */
export function sheetOf(file: SourceFile): Line[] {
  if (!isZip(file.bytes)) return []
  const known = read.get(file)
  if (known !== undefined) return known
  const lines = readSheet(file.name, file.bytes)
  read.set(file, lines)
  return lines
}
