import { BundleError } from '../../bundle/error'
import { columnsOf, RowReader, type Headers, type Line } from '../columns'
import { checkComplete } from '../complete'
import { dayOf } from '../vocabulary/dates'
import { checkHoldings, checkRepeats, type Holding } from '../holdings'
import { linesOf } from '../reading/lines'
import type { Importer } from '../importer'

const headers: Headers = {
  name: ['Holding name'],
  weight: ['% of market value'],
  industry: ['Sector'],
  country: ['Market Allocation'],
}

/** These files list shares only: cash and futures are missing from the sum. */
const CASH_LEFT_OUT = 0.05

/** Vanguard Canada holdings CSV: names with the ticker in parentheses, weights as `1.65705%`, no closing line. */
export const vanguard: Importer = {
  format: 'vanguard-csv',
  title: 'Vanguard holdings (CSV)',
  detect: (file) => file.text().slice(0, 2_000).includes('Holding name,% of market value,'),
  read(file) {
    const lines = linesOf(file)
    const start = lines.findIndex((line) => columnsOf(line, headers) !== null)
    const columns = columnsOf(lines[start] ?? { line: 0, cells: [] }, headers)
    if (columns === null) throw new BundleError(file.name, null, null, 'has no header')
    const table = lines.slice(start + 1)
    checkRepeats(file.name, table)
    const reader = new RowReader(file.name, columns, 'percent')
    const rows = table.map((line) => withTicker(reader.read(line)))
    checkComplete(file, rows, CASH_LEFT_OUT)
    checkHoldings(file.name, rows)
    return {
      kind: 'holdings',
      format: 'vanguard-csv',
      publisher: { id: 'vanguard', title: 'Vanguard ETF holdings', url: 'https://www.vanguard.com/' },
      fundName: (lines[0]?.cells[0] ?? '').replace('\uFEFF', '').replace(/\s*\([A-Z]+\)$/, '').trim() || null,
      fundIsin: null,
      asOf: dateOf(lines.slice(0, start)),
      rows,
      unknownWords: reader.unknownWords,
    }
  },
}

/** `Nestle SA(NESN)` is the name and the ticker. */
function withTicker(row: Holding): Holding {
  const [, name, ticker] = /^(.*\S)\s*\(([^()]+)\)$/.exec(row.name) ?? []
  return name === undefined || ticker === undefined ? row : { ...row, name, ticker }
}

const dateOf = (before: readonly Line[]) =>
  before.map(({ cells }) => dayOf(/^As of close\s+(.+)$/.exec(cells[0] ?? '')?.[1] ?? '')).find((date) => date !== null) ?? null
