/** Lists of issuers that have little in common but a table below lines about the fund: CSV files and spreadsheets. */
import { isValidIsin } from '../../../../core/values/isin'
import { BundleError } from '../../bundle/csv'
import { columnsOf, type Headers, type Importer, type Line, type RowReader, type SourceFile } from '../columns'
import type { Holding } from '../holdings'
import { checkComplete, isEmpty, linesOf, listImporter, readList, until, type ListFormat } from '../reading/list'
import { sheetOf } from '../reading/sheets'
import { dayOf } from '../vocabulary/dates'

/** The columns of a line that has these headers, as they are written. */
const columnsWith = (marks: readonly string[], headers: Headers) => (line: Line) => (marks.every((mark) => line.cells.includes(mark)) ? columnsOf(line, headers) : null)

/** What stands beside a label. */
const labelled = (lines: readonly Line[], label: string): string | null => lines.find(({ cells }) => cells[0] === label)?.cells[1] ?? null

const firstLine = (file: SourceFile): string => file.text().slice(0, 500).replace('\uFEFF', '').split(/\r?\n/)[0] ?? ''

const stateStreetHeader = columnsWith(['Identifier', 'Weight', 'Ticker'], {
  name: ['Name'], ticker: ['Ticker'], cusip: ['Identifier'], weight: ['Weight'], industry: ['Sector'], currency: ['Local Currency'],
})

/** State Street (SPDR) daily holdings of the United States site: three lines about the fund, header in row 5. */
const stateStreet: ListFormat = {
  format: 'state-street-xlsx',
  title: 'State Street SPDR holdings (xlsx)',
  publisher: { id: 'state-street', title: 'State Street SPDR holdings', url: 'https://www.ssga.com/' },
  detect: (file) => sheetOf(file).some((line) => stateStreetHeader(line) !== null),
  layout: (file) => ({
    lines: sheetOf(file), headerOf: stateStreetHeader, unit: 'percent',
    rowsIn(below) {
      const rows = until(below, isEmpty)
      if (rows.length === below.length) throw new BundleError(file.name, 'no empty row closes the table', sheetOf(file).at(-1)?.line ?? null)
      return rows
    },
  }),
  about: (_, file) => ({ fundName: labelled(sheetOf(file), 'Fund Name:'), asOf: dayOf((labelled(sheetOf(file), 'Holdings:') ?? '').replace(/^As of /, '')) }),
}

const satrixHeader = columnsWith(['SHARE NAME', 'WEIGHT'], { ticker: ['CODE'], name: ['SHARE NAME'], sector: ['INDUSTRY'], weight: ['WEIGHT'] })

/** Satrix (South Africa): codes of the Johannesburg exchange, weights as fractions. */
const satrix: ListFormat = {
  format: 'satrix-xlsx',
  title: 'Satrix holdings (xlsx)',
  publisher: { id: 'satrix', title: 'Satrix ETF holdings', url: 'https://satrix.co.za/' },
  detect: (file) => sheetOf(file).slice(0, 10).some((line) => satrixHeader(line) !== null),
  layout: (file) => ({
    lines: sheetOf(file), headerOf: satrixHeader, unit: 'fraction',
    rowsIn: (below) => below.filter((line) => !isEmpty(line)),
    holdingOf: (row, reader) => ({ ...reader.read(row), exchange: 'Johannesburg Stock Exchange' }),
  }),
  about: (_, file) => ({ asOf: dayOf(labelled(sheetOf(file), 'Last Updated:') ?? '') }),
}

const amundiHeaders: Headers = {
  isin: ['ISIN', 'ISIN code'], name: ['Name'], assetClass: ['Anlageklasse', 'Asset class'], currency: ['Währung', 'Currency'], weight: ['Gewichtung', 'Weight'],
  sector: ['Sektor', 'Sector'], country: ['Land', 'Country'],
}

function amundiHeader(line: Line) {
  const columns = columnsOf(line, amundiHeaders)
  return columns !== null && columns.at.has('isin') && columns.at.has('assetClass') ? columns : null
}

/** The cash row has neither name nor ISIN. */
const withName = ({ line, cells }: Line, column: number): Line =>
  (cells[column] ?? '').trim() === '' ? { line, cells: cells.with(column, 'CASH') } : { line, cells }

/** Amundi: the workbook of the fund's page (header somewhere below the fund's facts), or the same table as CSV. */
const amundi: ListFormat = {
  format: 'amundi',
  title: 'Amundi holdings (xlsx, CSV)',
  publisher: { id: 'amundi', title: 'Amundi ETF holdings', url: 'https://www.amundietf.com/' },
  detect: (file) => (file.parts !== null ? sheetOf(file) : [{ line: 1, cells: firstLine(file).split(';') }]).some((line) => amundiHeader(line) !== null),
  layout: (file) => ({
    lines: file.parts !== null ? sheetOf(file) : linesOf(file, ';'), headerOf: amundiHeader, unit: 'fraction',
    // legal notices follow in the workbook
    rowsIn: (below) => until(below, ({ cells }) => cells.filter((cell) => cell.trim() !== '').length < 3),
    holdingOf: (row, reader, { at }) => reader.read(withName(row, at.get('name') ?? 0)),
    check: (rows) => (file.parts === null ? checkComplete(file, rows) : undefined),
  }),
  about({ above }) {
    const after = (labels: readonly string[]) => above.find(({ cells }) => cells.some((cell) => labels.includes(cell)))?.cells.at(2) ?? null
    const isin = after(['ISIN', 'ISIN code'])
    const dated = above.flatMap(({ cells }) => cells).map((cell) => /\d{2}\/\d{2}\/\d{4}/.exec(cell)?.[0]).find((text) => text !== undefined)
    return { fundName: after(['ETF-Name', 'ETF name']), fundIsin: isin !== null && isValidIsin(isin) ? isin : null, asOf: dayOf(dated ?? '') }
  },
}

/** These files list shares only: cash and futures are missing from the sum. */
const CASH_LEFT_OUT = 0.05

/** `Nestle SA(NESN)` is the name and the ticker. */
function withTicker(row: Holding): Holding {
  const [, name, ticker] = /^(.*\S)\s*\(([^()]+)\)$/.exec(row.name) ?? []
  return name === undefined || ticker === undefined ? row : { ...row, name, ticker }
}

/** Vanguard Canada: names with the ticker in parentheses, weights as `1.65705%`, no closing line. */
const vanguard: ListFormat = {
  format: 'vanguard-csv',
  title: 'Vanguard holdings (CSV)',
  publisher: { id: 'vanguard', title: 'Vanguard ETF holdings', url: 'https://www.vanguard.com/' },
  detect: (file) => file.text().slice(0, 2_000).includes('Holding name,% of market value,'),
  layout: (file) => ({
    lines: linesOf(file), unit: 'percent',
    headerOf: (line) => columnsOf(line, { name: ['Holding name'], weight: ['% of market value'], industry: ['Sector'], country: ['Market Allocation'] }),
    holdingOf: (row, reader) => withTicker(reader.read(row)),
    check: (rows) => checkComplete(file, rows, CASH_LEFT_OUT),
  }),
  about: ({ above }) => ({
    fundName: (above[0]?.cells[0] ?? '').replace('\uFEFF', '').replace(/\s*\([A-Z]+\)$/, '').trim() || null,
    asOf: above.map(({ cells }) => dayOf(/^As of close\s+(.+)$/.exec(cells[0] ?? '')?.[1] ?? '')).find((date) => date !== null) ?? null,
  }),
}

const isUnitedStates = (file: SourceFile): boolean => firstLine(file).startsWith('Fund Ticker,Security Identifier,')

const invescoUnitedStates: Headers = {
  name: ['Name'], ticker: ['Holding Ticker'], cusip: ['Security Identifier'], weight: ['Weight'], sector: ['Sector'], assetClass: ['Class of Shares'], date: ['Date'],
}
const invescoUcits: Headers = { name: ['Full name'], isin: ['ISIN'], weight: ['Weight'] }

/** Invesco: the United States table with a date in every row, or the three columns of the UCITS funds. */
const invesco: Importer = {
  format: 'invesco-csv',
  title: 'Invesco holdings (CSV)',
  detect: (file) => isUnitedStates(file) || firstLine(file).startsWith('Full name;ISIN;Weight'),
  read(file) {
    const dates = new Set<string | null>()
    const holdingOf = (row: Line, reader: RowReader): Holding => {
      dates.add(reader.text(row, 'date'))
      return reader.read(row)
    }
    const [delimiter, headers, unit] = isUnitedStates(file) ? [',', invescoUnitedStates, 'percent'] as const : [';', invescoUcits, 'fraction'] as const
    const { list } = readList(file, { lines: linesOf(file, delimiter), start: 0,
      headerOf: (line) => columnsOf(line, headers), unit, holdingOf, check: (rows) => checkComplete(file, rows) })
    if (dates.size > 1) throw new BundleError(file.name, 'differs within one list', null, 'Date')
    const [date] = dates
    const publisher = { id: 'invesco', title: 'Invesco ETF holdings', url: 'https://www.invesco.com/' }
    return { ...list, format: 'invesco-csv', publisher, fundName: null, fundIsin: null, asOf: dayOf(date ?? '', 'month-first') }
  },
}

/** What follows a label; the file puts no separator between them. */
function after(lines: readonly Line[], label: string): string | null {
  const line = lines.find(({ cells }) => cells[0]?.startsWith(label) === true)
  return line === undefined ? null : line.cells.join(',').slice(label.length).replace(/^[\s,;:]+/, '').trim()
}

/** L&G: labels and their values in one cell, fractions, and at the end how many rows there are. */
const lg: ListFormat = {
  format: 'lg-csv',
  title: 'L&G ETF holdings (CSV)',
  publisher: { id: 'lg', title: 'L&G ETF holdings', url: 'https://fundcentres.landg.com/' },
  detect: (file) => file.text().slice(0, 1_000).includes('Security Description,ISIN,Trading Currency,Constituent Weight (Base)'),
  layout: (file) => ({
    lines: linesOf(file), unit: 'fraction',
    headerOf: (line) => columnsOf(line, { name: ['Security Description'], isin: ['ISIN'], currency: ['Trading Currency'], weight: ['Constituent Weight (Base)'] }),
    rowsIn(below, { header }) {
      const rows = until(below, ({ cells }) => cells.length < header.cells.length)
      if (after(below.slice(rows.length), 'Record Count') !== String(rows.length)) {
        throw new BundleError(file.name, 'does not end with the number of its rows: the file is cut off', below.at(-1)?.line ?? null)
      }
      return rows
    },
  }),
  about({ above }) {
    const isin = after(above, 'ETF Trading ID')
    return { fundName: after(above, 'Basket Name'), fundIsin: isin !== null && isValidIsin(isin) ? isin : null, asOf: dayOf(after(above, 'Basket Trade Date') ?? '') }
  },
}

export const issuerLists: readonly Importer[] = [...[stateStreet, satrix, amundi, vanguard, lg].map(listImporter), invesco]
