import { BundleError } from '../../bundle/error'
import { columnsOf, RowReader, type Headers } from '../columns'
import { checkComplete } from '../complete'
import { dayOf } from '../vocabulary/dates'
import { checkHoldings, checkRepeats, type HoldingsFile } from '../holdings'
import { linesOf } from '../reading/lines'
import type { Importer, SourceFile } from '../importer'

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
  const [header, ...table] = linesOf(file, delimiter)
  const columns = header === undefined ? null : columnsOf(header, headers)
  if (columns === null) throw new BundleError(file.name, 1, null, 'has no header')
  checkRepeats(file.name, table)
  const reader = new RowReader(file.name, columns, unit)
  const rows = table.map((line) => reader.read(line))
  checkComplete(file, rows)
  checkHoldings(file.name, rows)
  const dates = new Set(table.map((line) => reader.text(line, 'date')))
  if (dates.size > 1) throw new BundleError(file.name, null, 'Date', 'differs within one list')
  const [date] = dates
  return {
    kind: 'holdings',
    format: 'invesco-csv',
    publisher,
    fundName: null,
    fundIsin: null,
    asOf: dayOf(date ?? '', 'month-first'),
    rows,
    unknownWords: reader.unknownWords,
  }
}
