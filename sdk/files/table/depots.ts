/** Headings that name the depot of the rows below them: they become a column. Loaded for files that may have several. */
import { filledIn } from '../cells/decimal'
import type { Row } from '../formats/lines'
import { headerOf } from './headers'
import type { Table, Tables } from './table'

/** With its number and nothing behind it: a name may be that of a month, and an amount a balance. */
const HEADING = /^(?:(?:wertpapier|unter)?depot|(?:depot|wertpapier)?konto|portfolio|(?:securities |custody )?account|dossier|compte(?:-titres)?|cuenta|conto|rekening)(?:[- ]?(?:nummer|nr|number|no|num(?:é|e)ro|numero)\.?)?[ :#.]*([A-Z]{0,2}\d[\dx*/ -]+)$/i

const YEAR = /^(?:19|20)\d\d$/

/** The number of the depot that a row names and nothing else; null for any other row. */
function depotIn(row: Row): string | null {
  const number = HEADING.exec(filledIn(row).join(' ').trim())?.[1]?.trim() ?? ''
  return number.length < 3 || YEAR.test(number) ? null : number
}

const isFull = (row: Row): boolean => filledIn(row).length > 2

/** The tables with the depot of each row, where all rows stand below one and these differ. */
export function withDepots(found: Tables): readonly Table[] {
  const depots = new Map<Row, string | null>()
  let depot: string | null = null
  for (const row of [...found.before, ...found.tables.flatMap(({ rows }) => rows)]) {
    depot = depotIn(row) ?? depot
    depots.set(row, depot)
  }
  const named = new Set(found.tables.flatMap(({ rows }) => rows.filter(isFull)).map((row) => depots.get(row) ?? null))
  if (named.size < 2 || named.has(null)) return found.tables
  return found.tables.map((table) => {
    const width = table.headers.length
    const rows = table.rows.map((row) => (isFull(row) ? { row: row.row, cells: [...Array.from({ length: width }, (_, index) => row.cells[index] ?? ''), depots.get(row) ?? '', ...row.cells.slice(width)] } : row))
    return { ...table, headers: [...table.headers, headerOf('Depot')], rows }
  })
}
