import { columnsOf, type Headers, type Line, type Importer } from '../columns'
import { dayOf } from '../vocabulary/dates'
import type { Holding } from '../holdings'
import { readList, linesOf, checkComplete } from '../reading/list'

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
    const { list, above } = readList(file, lines, {
      headerOf: (line) => columnsOf(line, headers), unit: 'percent',
      holdingOf: (row, reader) => withTicker(reader.read(row)),
      check: (rows) => checkComplete(file, rows, CASH_LEFT_OUT),
    })
    return {
      ...list,
      format: 'vanguard-csv',
      publisher: { id: 'vanguard', title: 'Vanguard ETF holdings', url: 'https://www.vanguard.com/' },
      fundName: (lines[0]?.cells[0] ?? '').replace('\uFEFF', '').replace(/\s*\([A-Z]+\)$/, '').trim() || null,
      fundIsin: null,
      asOf: dateOf(above),
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
