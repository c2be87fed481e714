import { isValidIsin } from '../../../../core/values/isin'
import { columnsOf, type Headers, type Line, type Importer, type SourceFile } from '../columns'
import { dayOf } from '../vocabulary/dates'
import { readList, until, linesOf, checkComplete } from '../reading/list'
import { sheetOf } from '../reading/sheets'

const headers: Headers = {
  isin: ['ISIN', 'ISIN code'],
  name: ['Name'],
  assetClass: ['Anlageklasse', 'Asset class'],
  currency: ['Währung', 'Currency'],
  weight: ['Gewichtung', 'Weight'],
  sector: ['Sektor', 'Sector'],
  country: ['Land', 'Country'],
}

/** Amundi holdings: the workbook of the fund's page (header somewhere below the fund's facts), or the same table as CSV. */
export const amundi: Importer = {
  format: 'amundi',
  title: 'Amundi holdings (xlsx, CSV)',
  detect: (file) => (file.parts !== null ? sheetOf(file) : headLine(file)).some((line) => headerOf(line) !== null),
  read(file) {
    const lines = file.parts !== null ? sheetOf(file) : linesOf(file, ';')
    const { list, above } = readList(file, lines, {
      headerOf, unit: 'fraction',
      // legal notices follow in the workbook
      rowsIn: (below) => until(below, ({ cells }) => cells.filter((cell) => cell.trim() !== '').length < 3),
      holdingOf: (row, reader, { at }) => reader.read(withName(row, at.get('name') ?? 0)),
      check: (rows) => (file.parts === null ? checkComplete(file, rows) : undefined),
    })
    return {
      ...list,
      format: 'amundi',
      publisher: { id: 'amundi', title: 'Amundi ETF holdings', url: 'https://www.amundietf.com/' },
      ...about(above),
    }
  },
}

function headerOf(line: Line) {
  const columns = columnsOf(line, headers)
  return columns !== null && columns.at.has('isin') && columns.at.has('assetClass') ? columns : null
}

const headLine = (file: SourceFile): Line[] => [{ line: 1, cells: file.text().slice(0, 500).replace('\uFEFF', '').split(/\r?\n/)[0]?.split(';') ?? [] }]

/** The cash row has neither name nor ISIN. */
const withName = ({ line, cells }: Line, column: number): Line =>
  (cells[column] ?? '').trim() === '' ? { line, cells: cells.with(column, 'CASH') } : { line, cells }

function about(before: readonly Line[]) {
  const after = (labels: readonly string[]) => before.find(({ cells }) => cells.some((cell) => labels.includes(cell)))?.cells.at(2) ?? null
  const isin = after(['ISIN', 'ISIN code'])
  const dated = before.flatMap(({ cells }) => cells).map((cell) => /\d{2}\/\d{2}\/\d{4}/.exec(cell)?.[0]).find((text) => text !== undefined)
  return {
    fundName: after(['ETF-Name', 'ETF name']),
    fundIsin: isin !== null && isValidIsin(isin) ? isin : null,
    asOf: dayOf(dated ?? ''),
  }
}
