import { isValidIsin } from '../../../../core/values/isin'
import { BundleError } from '../../bundle/csv'
import { columnsOf, type Columns, type Headers, type Line, type Importer } from '../columns'
import { readList, until, linesOf } from '../reading/list'
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
    const rowsIn = (below: readonly Line[], { header }: Columns): readonly Line[] => {
      const rows = until(below, ({ cells }) => cells.length < header.cells.length)
      if (after(below.slice(rows.length), 'Record Count') !== String(rows.length)) {
        throw new BundleError(file.name, lines.at(-1)?.line ?? null, null, 'does not end with the number of its rows: the file is cut off')
      }
      return rows
    }
    const { list, above } = readList(file, lines, { headerOf: (line) => columnsOf(line, headers), unit: 'fraction', rowsIn })
    const isin = after(above, 'ETF Trading ID')
    return {
      ...list,
      format: 'lg-csv',
      publisher: { id: 'lg', title: 'L&G ETF holdings', url: 'https://fundcentres.landg.com/' },
      fundName: after(above, 'Basket Name'),
      fundIsin: isin !== null && isValidIsin(isin) ? isin : null,
      asOf: dayOf(after(above, 'Basket Trade Date') ?? ''),
    }
  },
}
