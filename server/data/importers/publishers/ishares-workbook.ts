import type { Importer } from '../columns'
import { isEmpty, readList, until } from '../reading/list'
import { isOldWorkbook, oldSheetOf } from '../reading/sheets'
import { about, headerOf } from './ishares'

/** The Excel file of an iShares fund page (since 2026 what a person gets there): lines about the fund, a header, rows to the end of the first sheet. */
export const isharesWorkbook: Importer = {
  format: 'ishares-xls',
  title: 'iShares fund workbook (xls, an XML)',
  detect: isOldWorkbook,
  read(file) {
    const lines = oldSheetOf(file)
    const { list, above } = readList(file, lines, { headerOf, unit: 'percent', rowsIn: (below) => until(below, isEmpty) })
    const [, second] = lines
    return {
      ...list,
      format: 'ishares-xls',
      publisher: { id: 'ishares', title: 'BlackRock iShares holdings', url: 'https://www.ishares.com/' },
      asOf: about(above).asOf,
      fundName: second?.cells[0] || null,
      fundIsin: null,
    }
  },
}
