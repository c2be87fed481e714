/** Tables of one file that are parts of one list. Loaded for files that have several, or headings in one. */
import { filledIn } from '../cells/decimal'
import { dayOf } from '../cells/dates'
import type { Row } from '../formats/lines'
import { withDepots } from './depots'
import type { Table, Tables } from './table'

const layoutOf = ({ headers }: Table): string => JSON.stringify(headers.map(({ text }) => text))

/** The days in the lines right above a table: of its title. */
function titleDays(above: readonly Row[]): string[] {
  const title = above.slice(above.findLastIndex((row) => filledIn(row).length > 2) + 1)
  return title.flatMap(({ cells }) => cells).flatMap((cell) => cell.match(/\b\d{1,2}\.\d{1,2}\.\d{4}\b|\b\d{4}-\d\d-\d\d\b/g) ?? []).flatMap((day) => dayOf(day) ?? [])
}

const keyOf = ({ cells }: Row): string => JSON.stringify(cells)

/** Whether a row with several cells stands in both. */
function overlap({ rows }: Table, other: Table): boolean {
  const known = new Set(rows.filter((row) => filledIn(row).length > 2).map(keyOf))
  return other.rows.some((row) => known.has(keyOf(row)))
}

/** Tables with the same headers are parts of one, unless their titles say that they are of other days, or they repeat a row. */
export function joined(found: Tables): Table[] {
  const [{ before }, tables] = [found, withDepots(found)]
  const byLayout = new Map<string, Table>()
  const days = tables.map((_, index) => titleDays(tables[index - 1]?.rows ?? before))
  for (const [index, table] of tables.entries()) {
    const first = tables.findIndex((each) => layoutOf(each) === layoutOf(table))
    const isOther = days[index]?.length !== 0 && days[first]?.length !== 0 && !days[index]?.some((day) => days[first]?.includes(day))
    const plain = byLayout.get(layoutOf(table))
    const key = `${layoutOf(table)}${isOther || (plain !== undefined && overlap(plain, table)) ? String(index) : ''}`
    const earlier = byLayout.get(key)
    byLayout.set(key, earlier === undefined ? table : { ...earlier, rows: [...earlier.rows, ...table.rows] })
  }
  return [...byLayout.values()]
}
