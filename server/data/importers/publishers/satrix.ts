import { BundleError } from '../../bundle/error'
import { columnsOf, RowReader, type Headers, type Line } from '../columns'
import { dayOf } from '../vocabulary/dates'
import { checkHoldings, checkRepeats } from '../holdings'
import type { Importer } from '../importer'
import { sheetOf } from '../reading/sheets'

const headers: Headers = { ticker: ['CODE'], name: ['SHARE NAME'], sector: ['INDUSTRY'], weight: ['WEIGHT'] }

/** Satrix (South Africa) holdings, xlsx: codes of the Johannesburg exchange, weights as fractions. */
export const satrix: Importer = {
  format: 'satrix-xlsx',
  title: 'Satrix holdings (xlsx)',
  detect: (file) => sheetOf(file).slice(0, 10).some(isHeader),
  read(file) {
    const lines = sheetOf(file)
    const start = lines.findIndex(isHeader)
    const columns = columnsOf(lines[start] ?? { line: 0, cells: [] }, headers)
    if (columns === null) throw new BundleError(file.name, null, null, 'has no header')
    const table = lines.slice(start + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    checkRepeats(file.name, table)
    const reader = new RowReader(file.name, columns, 'fraction')
    const rows = table.map((line) => ({ ...reader.read(line), exchange: 'Johannesburg Stock Exchange' }))
    checkHoldings(file.name, rows)
    return {
      kind: 'holdings',
      format: 'satrix-xlsx',
      publisher: { id: 'satrix', title: 'Satrix ETF holdings', url: 'https://satrix.co.za/' },
      fundName: null,
      fundIsin: null,
      asOf: dayOf(lines.find(({ cells }) => cells[0] === 'Last Updated:')?.cells[1] ?? ''),
      rows,
      unknownWords: reader.unknownWords,
    }
  },
}

const isHeader = ({ cells }: Line): boolean => cells.includes('SHARE NAME') && cells.includes('WEIGHT')
