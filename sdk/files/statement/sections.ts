/** Statements whose rows name their section in the first cell, and in the second whether they are header, data or total. */
import { headerOf } from '../table/headers'
import type { Row } from '../formats/lines'
import type { Table } from '../table/table'

/** A section is a table with a name. */
export interface Section extends Table {
  name: string
}

const KIND = /^(?:header|data|total|subtotal|notes)$/i

const kindOfRow = ({ cells }: Row): string => (cells[1] ?? '').toLowerCase()

/** Whether a file is such a statement. */
export const isSectioned = (rows: readonly Row[]): boolean => {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const known = filled.filter((row) => KIND.test(row.cells[1] ?? ''))
  return known.length >= 2 && known.length * 5 >= filled.length * 4 && known.some((row) => kindOfRow(row) === 'header')
}

/** What the first cell of a total says. */
export const TOTAL = 'Total'

/** A total says so in its second cell. */
function inner({ row, cells }: Row): Row {
  const isTotal = /total/i.test(cells[1] ?? '')
  return { row, cells: isTotal ? [TOTAL, ...cells.slice(3)] : cells.slice(2) }
}

/** The sections; one that comes again with other columns is another table. */
export function sectionsOf(rows: readonly Row[]): Section[] {
  const sections: (Section & { rows: Row[] })[] = []
  let current: (typeof sections)[number] | null = null
  for (const row of rows) {
    const kind = kindOfRow(row)
    if (kind === 'header') sections.push((current = { name: row.cells[0] ?? '', headers: row.cells.slice(2).map(headerOf), headerRow: row.row, rows: [] }))
    else if (current !== null && KIND.test(kind) && kind !== 'notes') {
      // Rows of a section whose header is damaged would be read by the one above.
      if (row.cells[0] !== current.name) return []
      current.rows.push(inner(row))
    }
  }
  return sections
}
