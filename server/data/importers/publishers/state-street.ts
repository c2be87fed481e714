import { BundleError } from '../../bundle/csv'
import { columnsOf, type Headers, type Line, type Importer } from '../columns'
import { dayOf } from '../vocabulary/dates'
import { isEmpty, readList, until } from '../reading/list'
import { sheetOf } from '../reading/sheets'

const headers: Headers = {
  name: ['Name'],
  ticker: ['Ticker'],
  cusip: ['Identifier'],
  weight: ['Weight'],
  industry: ['Sector'],
  currency: ['Local Currency'],
}

const headerOf = (line: Line) => (['Identifier', 'Weight', 'Ticker'].every((header) => line.cells.includes(header)) ? columnsOf(line, headers) : null)

const labelled = (lines: readonly Line[], label: string): string | null => lines.find(({ cells }) => cells[0] === label)?.cells[1] ?? null

/** State Street (SPDR) daily holdings of the United States site, xlsx: three lines about the fund, header in row 5. */
export const stateStreet: Importer = {
  format: 'state-street-xlsx',
  title: 'State Street SPDR holdings (xlsx)',
  detect: (file) => sheetOf(file).some((line) => headerOf(line) !== null),
  read(file) {
    const lines = sheetOf(file)
    const rowsIn = (below: readonly Line[]): readonly Line[] => {
      const rows = until(below, isEmpty)
      if (rows.length === below.length) throw new BundleError(file.name, lines.at(-1)?.line ?? null, null, 'no empty row closes the table')
      return rows
    }
    const { list } = readList(file, lines, { headerOf, unit: 'percent', rowsIn })
    return {
      ...list,
      format: 'state-street-xlsx',
      publisher: { id: 'state-street', title: 'State Street SPDR holdings', url: 'https://www.ssga.com/' },
      fundName: labelled(lines, 'Fund Name:'),
      fundIsin: null,
      asOf: dayOf((labelled(lines, 'Holdings:') ?? '').replace(/^As of /, '')),
    }
  },
}
