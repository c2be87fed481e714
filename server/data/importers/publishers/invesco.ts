import { BundleError } from '../../bundle/csv'
import { columnsOf, type Headers, type Line, type RowReader, type Importer, type SourceFile } from '../columns'
import { dayOf } from '../vocabulary/dates'
import type { Holding, HoldingsFile } from '../holdings'
import { readList, linesOf, checkComplete } from '../reading/list'

const publisher = { id: 'invesco', title: 'Invesco ETF holdings', url: 'https://www.invesco.com/' }

const unitedStates: Headers = {
  name: ['Name'],
  ticker: ['Holding Ticker'],
  cusip: ['Security Identifier'],
  weight: ['Weight'],
  sector: ['Sector'],
  assetClass: ['Class of Shares'],
  date: ['Date'],
}
const ucits: Headers = { name: ['Full name'], isin: ['ISIN'], weight: ['Weight'] }

/** Invesco holdings CSV: the United States table with a date in every row, or the three columns of the UCITS funds. */
export const invesco: Importer = {
  format: 'invesco-csv',
  title: 'Invesco holdings (CSV)',
  detect: (file) => isUnitedStates(file) || isUcits(file),
  read: (file) => (isUnitedStates(file) ? readTable(file, ',', unitedStates, 'percent') : readTable(file, ';', ucits, 'fraction')),
}

const firstLine = (file: SourceFile): string => file.text().slice(0, 400).replace('\uFEFF', '').split(/\r?\n/)[0] ?? ''
const isUnitedStates = (file: SourceFile): boolean => firstLine(file).startsWith('Fund Ticker,Security Identifier,')
const isUcits = (file: SourceFile): boolean => firstLine(file).startsWith('Full name;ISIN;Weight')

function readTable(file: SourceFile, delimiter: string, headers: Headers, unit: 'percent' | 'fraction'): HoldingsFile {
  const dates = new Set<string | null>()
  const holdingOf = (row: Line, reader: RowReader): Holding => {
    dates.add(reader.text(row, 'date'))
    return reader.read(row)
  }
  const { list } = readList(file, linesOf(file, delimiter), { headerOf: (line) => columnsOf(line, headers), unit, holdingOf, check: (rows) => checkComplete(file, rows) }, 0)
  if (dates.size > 1) throw new BundleError(file.name, null, 'Date', 'differs within one list')
  const [date] = dates
  return { ...list, format: 'invesco-csv', publisher, fundName: null, fundIsin: null, asOf: dayOf(date ?? '', 'month-first') }
}
