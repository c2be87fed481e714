/** Lists of iShares, State Street and Invesco whose ISINs were found by the collector of the files. */
import type { ConstituentRecord } from '../../../core/reference/tables/bundle'
import { cell, fileIn, known, readRows } from '../input'
import { isValidIsin } from '../../../core/values/isin'
import type { HoldingsFile } from '../funds/lists'
import { isPlausible, rejectedIsins } from '../isins/reviewed-isins'
import { sectorOf } from '../industries/taxonomy'
import { currentIsin, fraction, listRow, type ListRow } from './row'

const cashClasses = new Set(['Cash', 'Money Market', 'Cash Collateral and Margins'])

function kindOf(row: Record<string, string>): ConstituentRecord['kind'] {
  const name = cell(row, 'name')
  const assetClass = cell(row, 'asset_class')
  if (assetClass !== '') return assetClass === 'Equity' ? 'equity' : cashClasses.has(assetClass) ? 'cash' : 'other'
  if (cell(row, 'isin').startsWith('US999') || /^U\.?S\.? DOLLAR$/i.test(name) || / CASH( |$)/.test(name) || cell(row, 'sector') === 'Cash and/or Derivatives') {
    return /CASH|DOLLAR|MONEY MARKET/i.test(name) ? 'cash' : 'other'
  }
  return /(DEC|MAR|JUN|SEP)\s?\d\d$/.test(name) ? 'other' : 'equity'
}

/** The ISIN of a row, as far as it may be believed; never one that was found by ticker alone. */
function believedIsin(row: Record<string, string>): string | null {
  const isin = currentIsin(cell(row, 'isin'))
  const method = cell(row, 'isin_method')
  if (isin.startsWith('US999') || !isValidIsin(isin)) return null
  const found = method.startsWith('adanos-ticker') || method.startsWith('financedatabase')
  const replaced = method === 'adanos-updated-isin' && rejectedIsins.has(isin)
  return replaced || (found && !isPlausible(isin, cell(row, 'country_iso2'))) ? null : isin
}

function derivedRow(list: HoldingsFile, row: Record<string, string>): ListRow {
  const kind = kindOf(row)
  const isEquity = kind === 'equity'
  return listRow(list, {
    kind,
    isin: isEquity ? believedIsin(row) : null,
    name: cell(row, 'name').replace(/\s+/g, ' '),
    weight: fraction(cell(row, 'weight_pct'), 100),
    country: isEquity ? known(cell(row, 'country_iso2')) : null,
    sector: isEquity ? sectorOf(cell(row, 'sector')) : null,
    currency: known(cell(row, 'currency')),
    ticker: known(cell(row, 'ticker')), exchange: known(cell(row, 'exchange')), method: cell(row, 'isin_method'),
  })
}

export const readDerived = (list: HoldingsFile): ListRow[] => {
  const path = list.file.split('/')
  const prefix = path.pop() ?? ''
  return readRows(fileIn(path.join('/'), prefix)).map((row) => derivedRow(list, row))
}
