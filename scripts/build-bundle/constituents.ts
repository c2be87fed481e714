import type { ConstituentRecord } from '../../core/portfolio/tables/bundle'
import { cell, fileIn, known, readCells, readRows } from './input'
import { isValidIsin } from './isin'
import { successors } from './issuer-groups'
import { isinFiles, listFiles, type HoldingsFile } from './lists'
import { namedIsins } from './named-isins'
import { nameOverlap } from './names'
import { isPlausible, rejectedIsins } from './reviewed-isins'
import { countryOf, sectorOf } from './taxonomy'

/** A list row with what is needed to judge its ISIN. */
export interface ListRow extends ConstituentRecord {
  ticker: string | null
  exchange: string | null
  /** How the ISIN was found; `file` where the publisher gives it. */
  method: string
}

const current = new Map(successors)
const currentIsin = (isin: string): string => current.get(isin) ?? isin

/** Percent or a fraction to a fraction, without binary noise. */
const fraction = (text: string, unit: number): number => Number((Number(text) / unit).toFixed(12))

const cashClasses = new Set(['Cash', 'Money Market', 'Cash Collateral and Margins', 'CASH'])

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
  return {
    fundIsin: list.fundIsin, asOf: list.asOf, kind, companyId: null, industry: null, source: list.source,
    isin: isEquity ? believedIsin(row) : null,
    name: cell(row, 'name').replace(/\s+/g, ' '),
    weight: fraction(cell(row, 'weight_pct'), 100),
    country: isEquity ? known(cell(row, 'country_iso2')) : null,
    sector: isEquity ? sectorOf(cell(row, 'sector')) : null,
    currency: known(cell(row, 'currency')),
    ticker: known(cell(row, 'ticker')), exchange: known(cell(row, 'exchange')), method: cell(row, 'isin_method'),
  }
}

const readDerived = (list: HoldingsFile): ListRow[] => {
  const path = list.file.split('/')
  const prefix = path.pop() ?? ''
  return readRows(fileIn(path.join('/'), prefix)).map((row) => derivedRow(list, row))
}

function isinRow(list: HoldingsFile, row: Record<string, string>): ListRow {
  const assetClass = cell(row, 'Anlageklasse')
  const isShare = assetClass === 'EQUITY' || (assetClass === '' && cell(row, 'ISIN') !== '')
  const kind = isShare ? 'equity' : cashClasses.has(assetClass) ? 'cash' : 'other'
  const isin = currentIsin(cell(row, 'ISIN'))
  return {
    fundIsin: list.fundIsin, asOf: list.asOf, kind, companyId: null, industry: null, source: list.source,
    isin: kind === 'equity' && isValidIsin(isin) ? isin : null,
    name: (cell(row, 'Name') || cell(row, 'Full name') || 'Cash').replace(/ (USD|EUR|GBP|JPY|NPV|CAD|AUD|HKD|KRW|TWD)( [\d.]+| NPV)?$/, ''),
    weight: fraction((cell(row, 'Gewichtung') || cell(row, 'Weight')).replace(',', '.'), 1),
    country: cell(row, 'Land') === 'USA' ? 'US' : countryOf(cell(row, 'Land')),
    sector: sectorOf(cell(row, 'Sektor')),
    currency: known(cell(row, 'Währung')),
    ticker: null, exchange: null, method: 'file',
  }
}

function readIsinFile(list: HoldingsFile): ListRow[] {
  const [header, ...lines] = readCells(list.file)
  return lines.map((line) => isinRow(list, Object.fromEntries((header ?? []).map((name, index) => [name, line[index] ?? '']))))
}

/** Rows of derivatives that weigh nothing say nothing. */
const says = (row: ListRow): boolean => row.kind === 'equity' || row.weight !== 0

const foundByTicker = ['adanos-ticker', 'financedatabase', 'ishares-ticker-us', 'ishares-ticker+country']

/** Finds by ticker whose name is not the name under which a publisher uses that ISIN. */
function withoutMisnamed(rows: readonly ListRow[], published: ReadonlyMap<string, string>, funds: ReadonlySet<string>): ListRow[] {
  const trusted = new Map(published)
  for (const row of rows) {
    if (row.isin !== null && ['file', 'cusip-derived', 'ishares-ticker+exchange'].includes(row.method)) trusted.set(row.isin, row.name)
  }
  return rows.map((row) => {
    if (row.isin === null || row.method === 'file') return row
    // a fund that holds a fund: iShares Core MSCI EM IMI holds two
    if (funds.has(row.isin)) return /ISHARES|ETF/i.test(row.name) ? { ...row, kind: 'other', sector: null, country: null } : { ...row, isin: null }
    const name = trusted.get(row.isin)
    const doubtful = foundByTicker.some((method) => row.method.startsWith(method))
    return doubtful && name !== undefined && nameOverlap(name, row.name) < 0.5 ? { ...row, isin: null } : row
  })
}

/**
 * All lists. `published` are names by ISIN from files that carry ISINs; `funds` are ISINs of funds, which no share may have.
 */
export function readLists(published: ReadonlyMap<string, string>, funds: ReadonlySet<string>): ListRow[] {
  const rows = [...listFiles.flatMap(readDerived), ...isinFiles.flatMap(readIsinFile)].filter(says)
  return withoutMisnamed(rows, published, funds).map((row) =>
    row.kind === 'equity' && row.isin === null ? { ...row, isin: namedIsins.get(`${row.name}|${row.country ?? ''}`) ?? null } : row)
}
