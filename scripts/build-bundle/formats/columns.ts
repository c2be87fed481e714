/** Lists of Amundi and Invesco, which state ISINs. */
import { cell, known, readCells } from '../input'
import type { HoldingsFile } from '../funds/lists'
import { countryOf, sectorOf } from '../industries/taxonomy'
import { fraction, listRow, validIsin, type ListRow } from './row'

function isinRow(list: HoldingsFile, row: Record<string, string>): ListRow {
  const assetClass = cell(row, 'Anlageklasse')
  const isShare = assetClass === 'EQUITY' || (assetClass === '' && cell(row, 'ISIN') !== '')
  const kind = isShare ? 'equity' : assetClass === 'CASH' ? 'cash' : 'other'
  return listRow(list, {
    kind,
    isin: kind === 'equity' ? validIsin(cell(row, 'ISIN')) : null,
    name: (cell(row, 'Name') || cell(row, 'Full name') || 'Cash').replace(/ (USD|EUR|GBP|JPY|NPV|CAD|AUD|HKD|KRW|TWD)( [\d.]+| NPV)?$/, ''),
    weight: fraction((cell(row, 'Gewichtung') || cell(row, 'Weight')).replace(',', '.'), 1),
    country: cell(row, 'Land') === 'USA' ? 'US' : countryOf(cell(row, 'Land')),
    sector: sectorOf(cell(row, 'Sektor')),
    currency: known(cell(row, 'Währung')),
  })
}

export function readColumns(list: HoldingsFile): ListRow[] {
  const [header, ...lines] = readCells(list.file)
  return lines.map((line) => isinRow(list, Object.fromEntries((header ?? []).map((name, index) => [name, line[index] ?? '']))))
}
