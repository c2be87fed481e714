/** Bookings that know their securities by another number or a ticker: the ISIN is looked up, once for each. */
import { isMissing } from '../cells/decimal'
import { asCode } from '../../../core/values/isin'
import { isinIn } from '../cells/isin'
import type { Row } from '../formats/lines'
import { noLookup, type SecurityLookup, type Wanted } from '../lookup'
import type { Source } from '../source'
import { cellOf } from '../table/columns'
import type { Table } from '../table/table'
import type { Proposal } from '../verdict'
import { bookingsIn } from './rows/columns'
import type { TradeColumns } from './rows/trade-columns'
import { asideOf, isMoney } from './rows/read-row'

/** What finds ISINs, and those that the user gave by row. */
export interface Naming {
  /** Finds securities of which the file has no ISIN. */
  lookup?: SecurityLookup | undefined
  /** ISINs by row, for securities whose ISIN the user knows or confirms; one row of each is enough. */
  isins?: Readonly<Record<number, string>> | undefined
}

interface Asked {
  cell: string
  rows: readonly number[]
  name: string
}

const WKN = /^[A-Z0-9]{6}$/

/** `EUNL.DE` is EUNL at an exchange. */
const wantedOf = ({ cell, name }: Asked): Wanted => ({ ...(WKN.test(asCode(cell)) ? { wkn: asCode(cell) } : { ticker: cell.toUpperCase() }), ...(name === '' || name === cell ? {} : { name }) })

/** The other numbers of a table, with the rows that have them; crypto assets have tickers that are those of shares, too. */
function askedIn({ rows }: Table, { isin, units, name, kind }: TradeColumns): Asked[] {
  const found = new Map<string, Asked>()
  for (const row of rows) {
    const cell = cellOf(row, isin)
    if (isMissing(cell) || isMoney(cell) || isMissing(cellOf(row, units)) || isinIn(cell) !== null || cell.length >= 12 || asideOf(cellOf(row, kind)) !== null) continue
    const known = found.get(cell)
    found.set(cell, { cell, rows: [...(known?.rows ?? []), row.row], name: known?.name ?? cellOf(row, name) })
  }
  return [...found.values()]
}

const withCell = (row: Row, index: number, cell: string): Row => ({ ...row, cells: row.cells.map((each, at) => (at === index ? cell : each)) })

async function named(table: Table, { lookup = noLookup, isins = {} }: Naming): Promise<{ table: Table; proposals: Proposal[] }> {
  const columns = (await bookingsIn(table))?.columns
  const asked = columns === undefined ? [] : askedIn(table, columns)
  if (columns === undefined || asked.length === 0) return { table, proposals: [] }
  const matches = await lookup(asked.map(wantedOf))
  const known = new Map(asked.flatMap(({ cell, rows }, index) => {
    const given = rows.map((row) => isins[row]).find((isin) => isin !== undefined)
    const sure = given ?? (matches[index]?.isCertain === true ? matches[index].isin : undefined)
    return sure === undefined ? [] : [[cell, sure] as const]
  }))
  const proposals = asked.flatMap(({ cell, rows: [row = 0], name }, index): Proposal[] => {
    const match = matches[index]
    return match === null || match === undefined || known.has(cell) ? [] : [{ row, name: name || cell, isin: match.isin, security: match.name }]
  })
  const at = columns.isin.index
  return { table: { ...table, rows: table.rows.map((row) => withCell(row, at, known.get(row.cells[at] ?? '') ?? row.cells[at] ?? '')) }, proposals }
}

/** Bookings with ISINs, and what those without may be. */
export interface Identified {
  source: Source
  proposals: Proposal[]
}

/** The bookings with the ISINs that are certain or given, and what the others may be. */
export async function withIsins(source: Source, naming: Naming): Promise<Identified> {
  const all = await Promise.all(source.tables.map((table) => named(table, naming)))
  return { source: { ...source, tables: all.map(({ table }) => table) }, proposals: all.flatMap(({ proposals }) => proposals) }
}
