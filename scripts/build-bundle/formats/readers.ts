/** Reads published lists of holdings: a function for each format that `tables/lists.csv` names. */
import { cell, known, readText, readBytes, readRows, fileIn, readJson, readCells } from '../input'
import type { HoldingsFile } from '../funds/lists'
import { countryOf, sectorOf } from '../industries/taxonomy'
import Papa from 'papaparse'
import { fraction, listRow, type ListRow, validIsin, currentIsin } from './row'
import { sourceFile } from '../../../server/data/importers/formats'
import { sheetOf } from '../../../server/data/importers/reading/sheets'
import { industryOfClass } from '../industries/industries'
import type { ConstituentRecord } from '../../../core/reference/tables/bundle'
import { isValidIsin } from '../../../core/values/isin'
import { isPlausible, rejectedIsins } from '../isins/found-isins'
import { listedAt } from '../isins/markets'
import { readPlacedList, readWrittenList } from '../tables'

// A list as iShares gives it in English, with the Swiss sign for thousands.

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

// A list of Xtrackers: a workbook in the language of the page that it was loaded from. Its sectors and countries are not taken; other lists have them in English.

const shares = new Set(['Azionari', 'Depository Receipts'])

/** A fund within the fund. */
const SHARE_CLASS = 'Classe di Azioni'

export async function readXtrackers(list: HoldingsFile): Promise<ListRow[]> {
  const lines = sheetOf(await sourceFile(list.file, readBytes(list.file))).slice(1)
  return lines.map(({ cells: [, name = '', isin = '', , currency = '', , type = '', , , , weight = ''] }) => {
    const kind = type === 'Cash' ? 'cash' : shares.has(type) ? 'equity' : 'other'
    return listRow(list, { kind, isin: kind === 'equity' || type === SHARE_CLASS ? validIsin(isin) : null, name, weight: fraction(weight, 1), currency: known(currency) })
  })
}

// Lists of State Street and Amundi that the collector of the files brought into one form: ISIN, sector and country of every row.

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

// Lists of iShares, State Street and Invesco whose ISINs were found by the collector of the files.

const cashClasses = new Set(['Cash', 'Money Market', 'Cash Collateral and Margins'])

function derivedKind(row: Record<string, string>): ConstituentRecord['kind'] {
  const name = cell(row, 'name')
  const assetClass = cell(row, 'asset_class')
  if (assetClass !== '') return assetClass === 'Equity' ? 'equity' : cashClasses.has(assetClass) ? 'cash' : 'other'
  if (cell(row, 'isin').startsWith('US999') || /^U\.?S\.? DOLLAR$/i.test(name) || / CASH( |$)/.test(name) || cell(row, 'sector') === 'Cash and/or Derivatives') {
    return /CASH|DOLLAR|MONEY MARKET/i.test(name) ? 'cash' : 'other'
  }
  return /(DEC|MAR|JUN|SEP)\s?\d\d$/.test(name) ? 'other' : 'equity'
}

/** The ISIN of a row; null where it is none, is known to be wrong, or was found by ticker and does not fit the country of the row. */
function believedIsin(row: Record<string, string>): string | null {
  const isin = currentIsin(cell(row, 'isin'))
  const method = cell(row, 'isin_method')
  if (isin.startsWith('US999') || !isValidIsin(isin)) return null
  const found = method.startsWith('adanos-ticker') || method.startsWith('financedatabase')
  const replaced = method === 'adanos-updated-isin' && rejectedIsins.has(isin)
  return replaced || (found && !isPlausible(isin, cell(row, 'country_iso2'))) ? null : isin
}

function derivedRow(list: HoldingsFile, row: Record<string, string>): ListRow {
  const kind = derivedKind(row)
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

// Holdings of Vanguard funds as filed with the SEC (Form N-PORT), without sector and country.

interface Filing {
  components: readonly { name: string; id: string; id_type: string; weight: number }[]
}

/** The fund in which Vanguard's funds hold their cash. */
const isCashFund = (name: string): boolean => /Market Liquidity Fund/.test(name)

/** Rights and claims in escrow have numbers that look like an ISIN; a bond came out of a dividend. */
const isListedShare = (name: string, type: string, id: string): boolean => type === 'isin' && !/CVR|ESC\d/.test(id) && !/\bBond$/.test(name)

/** What a filing calls a company that its vendor had not named yet. */
const isUnnamed = (name: string): boolean => /^New Issuer: BB Company ID:\d+$/.test(name)

export const readNport = (list: HoldingsFile): ListRow[] =>
  readJson<Filing>(list.file).components.map(({ name, id, id_type: type, weight }) =>
    listRow(list, {
      kind: isListedShare(name, type, id) ? 'equity' : isCashFund(name) ? 'cash' : 'other',
      isin: isListedShare(name, type, id) ? validIsin(id) : null,
      name: isUnnamed(name) ? id : name,
      weight: fraction(weight, 100),
    }))

// The review file of an index: its members with their weights in per cent. Sectors are another provider's and are not taken.

/** Columns by place. */
const at = { isin: 5, name: 8, country: 9, currency: 10, weight: 23, member: 25 } as const

export function readReview(list: HoldingsFile): ListRow[] {
  const [, ...lines] = readCells(list.file, ';')
  return lines
    .filter((line) => line[at.member] === 'Y')
    .map((line) => listRow(list, {
      isin: validIsin(line[at.isin] ?? ''),
      name: line[at.name] ?? '',
      weight: fraction(line[at.weight] ?? '', 100),
      country: line[at.country] ?? null,
      currency: line[at.currency] ?? null,
    }))
}

// Lists scraped into JSON: tickers, names and weights. Their sectors are unknown and their countries a default: neither is taken.

interface Scraped {
  ticker: string
  name: string
  weight: number
}

export const readScraped = (list: HoldingsFile): ListRow[] =>
  readJson<readonly Scraped[]>(list.file)
    .filter(({ weight }) => weight > 0)
    .map(({ ticker, name, weight }) => listRow(list, { name, ticker, country: 'US', currency: 'USD', weight: fraction(weight, 100) }))

// Lists that were typed from pages, one form each. Where a row has no ISIN, other lists have to state it, by number and name or by name and
// country (`found-isins.ts`).

type Line = readonly string[]

const isCash = (text: string): boolean => /\bCASH\b|CSH FND/i.test(text)

/** weight;ticker;exchange;country;sector;name */
const cleanEnergy = (list: HoldingsFile, [weight = '', ticker = '', exchange = '', country = '', sector = '', name = '']: Line): ListRow =>
  isCash(name)
    ? listRow(list, { kind: 'cash', name, weight: fraction(weight, 100) })
    : listRow(list, { name, weight: fraction(weight, 100), ticker, exchange: known(exchange), country: countryOf(country), sector: sectorOf(sector) })

/** A fund that the list holds for cash. */
const heldFund = /SELECT SECT SPDR/i

/** weight;ticker;CUSIP, CINS or ISIN;name */
const aiBigData = (list: HoldingsFile, [weight = '', ticker = '', number = '', name = '']: Line): ListRow =>
  listRow(list, {
    kind: isCash(ticker) ? 'cash' : heldFund.test(name) ? 'other' : 'equity',
    name: name.replace(/,? (USD [\d.]+|NPV)$/, ''),
    weight: fraction(weight, 100),
    ticker: ticker.replace(/[. ](O|N|UN|KP|KS|TT|JT|GY|LN|CT|HK)$/, ''),
    isin: validIsin(number),
    cusip: /^\d[A-Z0-9]{8}$/.test(number) ? number : null,
  })

/** weight;ticker;name */
const semiconductors = (list: HoldingsFile, [weight = '', ticker = '', name = '']: Line): ListRow =>
  listRow(list, { name, weight: fraction(weight, 100), ticker, currency: 'USD' })

/** weight;ticker;currency;CUSIP;SEDOL;name. The SEDOL is not used. */
const aristocrats = (list: HoldingsFile, [weight = '', ticker = '', currency = '', cusip = '', , name = '']: Line): ListRow =>
  listRow(list, { name, weight: fraction(weight, 100), ticker, currency, cusip: known(cusip) })

const forms: Readonly<Record<string, (list: HoldingsFile, line: Line) => ListRow>> = {
  'holdings-icln': cleanEnergy, 'holdings-xaix': aiBigData, 'holdings-smh': semiconductors, 'holdings-wdiv': aristocrats,
}

const namedRow = (list: HoldingsFile, row: Record<string, string>): ListRow =>
  listRow(list, {
    isin: validIsin(cell(row, 'isin')), name: cell(row, 'name'), weight: fraction(cell(row, 'weight_pct'), 100),
    country: countryOf(cell(row, 'country')), sector: sectorOf(cell(row, 'sector')),
  })

export function readTyped(list: HoldingsFile): ListRow[] {
  const form = forms[list.source]
  return form === undefined
    ? readRows(list.file).map((row) => namedRow(list, row))
    : readCells(list.file, ';').map((line) => form(list, line))
}

// Lists of the project's own tables: kind, weight in per cent, ticker (with its exchange where that is not in the United States) and name; the rest is found by them.

const writtenKind = (kind: string): ListRow['kind'] => (kind === 'cash' || kind === 'other' ? kind : 'equity')

export const readWritten = (list: HoldingsFile): ListRow[] => readWrittenList(list.file).map(({ kind, name, weight_pct: percent, ticker }) =>
  listRow(list, { kind: writtenKind(kind), name, weight: fraction(percent, 100), ...listedAt(known(ticker)) }))

/** With country and sector; tickers without exchange. */
export const readPlaced = (list: HoldingsFile): ListRow[] => readPlacedList(list.file).map(({ kind, name, weight_pct: percent, ticker, country, sector }) =>
  listRow(list, { kind: writtenKind(kind), name, weight: fraction(percent, 100), ticker: known(ticker), country: known(country), sector: known(sector) }))

// Lists of Amundi and Invesco, which state ISINs.
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
