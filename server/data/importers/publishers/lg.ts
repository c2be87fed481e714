import { isValidIsin } from '../../../../core/values/isin'
import { BundleError } from '../../bundle/error'
import { columnsOf, RowReader, type Headers, type Line } from '../columns'
import { checkHoldings, checkRepeats } from '../holdings'
import type { Importer } from '../importer'
import { linesOf } from '../reading/lines'
import { dayOf } from '../vocabulary/dates'

const headers: Headers = { name: ['Security Description'], isin: ['ISIN'], currency: ['Trading Currency'], weight: ['Constituent Weight (Base)'] }

/** What follows a label; the file puts no separator between them. */
function after(lines: readonly Line[], label: string): string | null {
  const line = lines.find(({ cells }) => cells[0]?.startsWith(label) === true)
  return line === undefined ? null : line.cells.join(',').slice(label.length).replace(/^[\s,;:]+/, '').trim()
}

/** L&G holdings CSV: labels and their values in one cell, fractions, and at the end how many rows there are. */
export const lg: Importer = {
  format: 'lg-csv',
  title: 'L&G ETF holdings (CSV)',
  detect: (file) => file.text().slice(0, 1_000).includes('Security Description,ISIN,Trading Currency,Constituent Weight (Base)'),
  read(file) {
    const lines = linesOf(file)
    const start = lines.findIndex((line) => columnsOf(line, headers) !== null)
    const columns = columnsOf(lines[start] ?? { line: 0, cells: [] }, headers)
    if (columns === null) throw new BundleError(file.name, null, null, 'has no header')
    const below = lines.slice(start + 1)
    const length = below.findIndex(({ cells }) => cells.length < columns.header.cells.length)
    const table = length === -1 ? below : below.slice(0, length)
    const count = after(below.slice(table.length), 'Record Count')
    if (count !== String(table.length)) throw new BundleError(file.name, lines.at(-1)?.line ?? null, null, 'does not end with the number of its rows: the file is cut off')
    checkRepeats(file.name, table)
    const reader = new RowReader(file.name, columns, 'fraction')
    const rows = table.map((line) => reader.read(line))
    checkHoldings(file.name, rows)
    const isin = after(lines.slice(0, start), 'ETF Trading ID')
    return {
      kind: 'holdings',
      format: 'lg-csv',
      publisher: { id: 'lg', title: 'L&G ETF holdings', url: 'https://fundcentres.landg.com/' },
      fundName: after(lines.slice(0, start), 'Basket Name'),
      fundIsin: isin !== null && isValidIsin(isin) ? isin : null,
      asOf: dayOf(after(lines.slice(0, start), 'Basket Trade Date') ?? ''),
      rows,
      unknownWords: reader.unknownWords,
    }
  },
}
