/** A list as iShares gives it in English, with the Swiss sign for thousands. */
import { cell, known, readText } from '../input'
import type { HoldingsFile } from '../funds/lists'
import { countryOf, sectorOf } from '../industries/taxonomy'
import Papa from 'papaparse'
import { fraction, listRow, type ListRow } from './row'

export function readIshares(list: HoldingsFile): ListRow[] {
  const table = readText(list.file).split(/\r?\n/).slice(2).join('\n')
  const { data } = Papa.parse<Record<string, string>>(table, { header: true, skipEmptyLines: true })
  return data.filter((row) => cell(row, 'Name') !== '').map((row) => {
    const isShare = cell(row, 'Asset Class') === 'Equity'
    return listRow(list, {
      kind: isShare ? 'equity' : /Cash|Money/.test(cell(row, 'Asset Class')) ? 'cash' : 'other',
      name: cell(row, 'Name'),
      weight: fraction(cell(row, 'Weight (%)'), 100),
      country: isShare ? countryOf(cell(row, 'Location')) : null,
      sector: isShare ? sectorOf(cell(row, 'Sector')) : null,
      currency: known(cell(row, 'Market Currency')),
      ticker: known(cell(row, 'Ticker')), exchange: known(cell(row, 'Exchange')),
    })
  })
}
