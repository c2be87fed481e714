/** Lists of State Street and Amundi that the collector of the files brought into one form: ISIN, sector and country of every row. */
import { cell, known, readRows } from '../input'
import { industryOfClass } from '../industries/industries'
import type { HoldingsFile } from '../funds/lists'
import { countryOf, sectorOf } from '../industries/taxonomy'
import { fraction, listRow, validIsin, type ListRow } from './row'

/** Notes on the line behind Amundi's names: its place of listing, its currency. */
const plainName = (name: string): string => name.replace(/ (GBP|CHF|EUR|AMSTERDAM|MADRID|PARIS|XETRA)$/, '').replace(/ - GENUSSS$/, '')

export const readConverted = (list: HoldingsFile): ListRow[] =>
  readRows(list.file).map((row) => {
    const isShare = ['', 'EQUITY'].includes(cell(row, 'asset_class'))
    return listRow(list, {
      kind: isShare ? 'equity' : 'other',
      isin: isShare ? validIsin(cell(row, 'isin')) : null,
      name: plainName(cell(row, 'name')),
      weight: fraction(cell(row, 'weight_pct'), 100),
      country: countryOf(cell(row, 'country')),
      sector: sectorOf(cell(row, 'sector')),
      currency: known(cell(row, 'currency')),
      stated: industryOfClass(cell(row, 'industry')),
    })
  })
