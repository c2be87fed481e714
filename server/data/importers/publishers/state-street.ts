import { BundleError } from '../../bundle/error'
import { columnsOf, RowReader, type Headers, type Line } from '../columns'
import { dayOf } from '../vocabulary/dates'
import { checkHoldings, checkRepeats } from '../holdings'
import type { Importer } from '../importer'
import { sheetOf } from '../reading/sheets'

const headers: Headers = {
  name: ['Name'],
  ticker: ['Ticker'],
  cusip: ['Identifier'],
  weight: ['Weight'],
  industry: ['Sector'],
  currency: ['Local Currency'],
}

/** State Street (SPDR) daily holdings of the United States site, xlsx: three lines about the fund, header in row 5. */
export const stateStreet: Importer = {
  format: 'state-street-xlsx',
  title: 'State Street SPDR holdings (xlsx)',
  detect: (file) => sheetOf(file).some(isHeader),
  read(file) {
    const lines = sheetOf(file)
    const start = lines.findIndex(isHeader)
    const columns = columnsOf(lines[start] ?? { line: 0, cells: [] }, headers)
    if (columns === null) throw new BundleError(file.name, null, null, 'has no header')
    const length = lines.slice(start + 1).findIndex(({ cells }) => cells.every((cell) => cell.trim() === ''))
    if (length === -1) throw new BundleError(file.name, lines.at(-1)?.line ?? null, null, 'no empty row closes the table')
    const table = lines.slice(start + 1, start + 1 + length)
    checkRepeats(file.name, table)
    const reader = new RowReader(file.name, columns, 'percent')
    const rows = table.map((line) => reader.read(line))
    checkHoldings(file.name, rows)
    return {
      kind: 'holdings',
      format: 'state-street-xlsx',
      publisher: { id: 'state-street', title: 'State Street SPDR holdings', url: 'https://www.ssga.com/' },
      fundName: labelled(lines, 'Fund Name:'),
      fundIsin: null,
      asOf: dayOf((labelled(lines, 'Holdings:') ?? '').replace(/^As of /, '')),
      rows,
      unknownWords: reader.unknownWords,
    }
  },
}

const isHeader = ({ cells }: Line): boolean => cells.includes('Identifier') && cells.includes('Weight') && cells.includes('Ticker')

const labelled = (lines: readonly Line[], label: string): string | null => lines.find(({ cells }) => cells[0] === label)?.cells[1] ?? null
