/** Tables that say one thing at several levels: lots and their sum, an order and its executions, a sale and the purchases that it closes. Loaded where a column names levels. */
import type { Table } from './table'

const LEVEL = /^(?:level ?of ?detail|data ?discriminator)$/

/** Of these the first counts that a table has. */
const LEVELS: readonly string[] = ['summary', 'execution', 'trade', 'order', 'lot']

/** What repeats trades: the purchases that a sale closes, and sums of a security or a class. */
const REPEATS = /^(?:closed.?lot|wash.?sale|\w+[_ ]summary)$/

/** The rows of one level, with those of none. */
export function atOneLevel(table: Table): Table {
  const level = table.headers.findIndex(({ words }) => LEVEL.test(words))
  const levelOf = ({ cells }: Table['rows'][number]): string => (cells[level] ?? '').toLowerCase()
  const counted = LEVELS.find((each) => table.rows.some((row) => levelOf(row) === each))
  return { ...table, rows: table.rows.filter((row) => !REPEATS.test(levelOf(row)) && (levelOf(row) === counted || !LEVELS.includes(levelOf(row)))) }
}
