import { columnsOf, type Headers, type Line, type Importer } from '../columns'
import { dayOf } from '../vocabulary/dates'
import { isEmpty, readList } from '../reading/list'
import { sheetOf } from '../reading/sheets'

const headers: Headers = { ticker: ['CODE'], name: ['SHARE NAME'], sector: ['INDUSTRY'], weight: ['WEIGHT'] }

const headerOf = (line: Line) => (line.cells.includes('SHARE NAME') && line.cells.includes('WEIGHT') ? columnsOf(line, headers) : null)

/** Satrix (South Africa) holdings, xlsx: codes of the Johannesburg exchange, weights as fractions. */
export const satrix: Importer = {
  format: 'satrix-xlsx',
  title: 'Satrix holdings (xlsx)',
  detect: (file) => sheetOf(file).slice(0, 10).some((line) => headerOf(line) !== null),
  read(file) {
    const lines = sheetOf(file)
    const { list } = readList(file, lines, {
      headerOf, unit: 'fraction',
      rowsIn: (below) => below.filter((line) => !isEmpty(line)),
      holdingOf: (row, reader) => ({ ...reader.read(row), exchange: 'Johannesburg Stock Exchange' }),
    })
    return {
      ...list,
      format: 'satrix-xlsx',
      publisher: { id: 'satrix', title: 'Satrix ETF holdings', url: 'https://satrix.co.za/' },
      fundName: null,
      fundIsin: null,
      asOf: dayOf(lines.find(({ cells }) => cells[0] === 'Last Updated:')?.cells[1] ?? ''),
    }
  },
}
