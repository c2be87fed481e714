/** Statements whose rows name their section in the first cell, and in the second whether they are header, data or total. */
import { columnsOf, cellOf } from './columns'
import { headerOf } from './headers'
import { isinIn } from '../cells/isin'
import type { Row } from '../formats/lines'
import type { Table } from './table'

const KIND = /^(?:header|data|total|subtotal|notes)$/i

const kindOfRow = ({ cells }: Row): string => (cells[1] ?? '').toLowerCase()

/** Whether a file is such a statement. */
export const isSectioned = (rows: readonly Row[]): boolean => {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const known = filled.filter((row) => KIND.test(row.cells[1] ?? ''))
  return known.length >= 2 && known.length * 5 >= filled.length * 4 && known.some((row) => kindOfRow(row) === 'header')
}

/** Rows of single lots repeat those of their sum. */
const isLot = ({ cells }: Row): boolean => /^lot$/i.test(cells[0] ?? '')

/** A total says so in its second cell. */
function inner({ row, cells }: Row): Row {
  const isTotal = /total/i.test(cells[1] ?? '')
  return { row, cells: isTotal ? ['Total', ...cells.slice(3)] : cells.slice(2) }
}

/** The sections as tables; one that comes again with other columns is another table. */
export function sectionsOf(rows: readonly Row[]): Table[] {
  const tables: { headers: Table['headers']; headerRow: number; rows: Row[] }[] = []
  let current: (typeof tables)[number] | null = null
  for (const row of rows) {
    const kind = kindOfRow(row)
    if (kind === 'header') tables.push((current = { headers: row.cells.slice(2).map(headerOf), headerRow: row.row, rows: [] }))
    else if (current !== null && KIND.test(kind) && kind !== 'notes' && !isLot(inner(row))) current.rows.push(inner(row))
  }
  return tables
}

/** ISINs by ticker, from a section that describes the instruments. */
function isinsByTicker(tables: readonly Table[]): Map<string, string> {
  const known = new Map<string, string>()
  for (const table of tables) {
    const columns = columnsOf(table)
    const [ticker, isin] = [columns.find(({ role }) => role === 'symbol'), columns.find(({ role }) => role === 'isin')]
    if (ticker === undefined || isin === undefined) continue
    for (const row of table.rows) {
      const found = isinIn(cellOf(row, isin))
      if (found !== null) cellOf(row, ticker).split(/,\s*/).forEach((name) => known.set(name, found))
    }
  }
  return known
}

/** Gives a table with tickers the ISINs that another section has for them. */
export function withIsins(tables: readonly Table[]): Table[] {
  const known = isinsByTicker(tables)
  return tables.map((table) => {
    const columns = columnsOf(table)
    const ticker = columns.find(({ role }) => role === 'symbol')
    if (known.size === 0 || ticker === undefined || columns.some(({ role }) => role === 'isin')) return table
    const width = table.headers.length
    const rows = table.rows.map(({ row, cells }) => ({ row, cells: [...Array.from({ length: width }, (_, index) => cells[index] ?? ''), known.get(cells[ticker.index] ?? '') ?? ''] }))
    return { ...table, headers: [...table.headers, headerOf('ISIN')], rows }
  })
}
