import { BundleError } from '../../bundle/error'
import { RowReader } from '../columns'
import { checkHoldings, checkRepeats } from '../holdings'
import type { Importer } from '../importer'
import { isOldWorkbook, oldSheetOf } from '../reading/old-sheets'
import { about, headerOf } from './ishares'

/** The Excel file of an iShares fund page (since 2026 what a person gets there): lines about the fund, a header, rows to the end of the first sheet. */
export const isharesWorkbook: Importer = {
  format: 'ishares-xls',
  title: 'iShares fund workbook (xls, an XML)',
  detect: isOldWorkbook,
  read(file) {
    const lines = oldSheetOf(file)
    const start = lines.findIndex((line) => headerOf(line) !== null)
    const columns = headerOf(lines[start] ?? { line: 0, cells: [] })
    if (columns === null) throw new BundleError(file.name, null, null, 'has no header')
    const below = lines.slice(start + 1)
    const length = below.findIndex(({ cells }) => cells.every((cell) => cell === ''))
    const table = below.slice(0, length === -1 ? below.length : length)
    checkRepeats(file.name, table)
    const reader = new RowReader(file.name, columns, 'percent')
    const rows = table.map((line) => reader.read(line))
    checkHoldings(file.name, rows)
    const [, second] = lines
    return {
      kind: 'holdings',
      format: 'ishares-xls',
      publisher: { id: 'ishares', title: 'BlackRock iShares holdings', url: 'https://www.ishares.com/' },
      asOf: about(lines.slice(0, start)).asOf,
      fundName: second?.cells[0] || null,
      fundIsin: null,
      rows,
      unknownWords: reader.unknownWords,
    }
  },
}
