/** Lists that are called a model depot or a watch list: nobody may hold what stands in them. */
import { isTotalLabel } from '../cells/labels'
import { faultAt } from '../faults'
import type { Row } from '../formats/lines'
import type { Source } from '../source'
import type { DoubtfulRow, FileFault } from '../verdict'
import type { Planned } from './plan'
import type { Item } from './rows'

const MODEL = /^(?:mein |my )?(?:muster-?(?:depot|portfolio)|watch-?list|(?:beobachtungs|merk|wunsch)liste|virtuelles (?:depot|portfolio)|(?:demo|spiel)-?depot|model portfolio|paper trading)(?!\p{L})/iu

/** What other lists are called. */
const LIST = /depot|portfolio|list/i

const filledIn = ({ cells }: Row): string[] => cells.filter((cell) => cell !== '')

/** Whether a row is the title of a list. */
function isTitle(row: Row): boolean {
  const [title = '', ...others] = filledIn(row)
  return others.length < 2 && title.length < 80 && LIST.test(title) && !isTotalLabel(title)
}

/** Whether a row says so beside its name, as in a column of depots. */
const saysSo = ({ cells }: Row, { plan: { columns } }: Planned): boolean => cells.some((cell, at) => MODEL.test(cell) && !columns.some(({ role, index }) => role === 'name' && index === at))

/** Such a list beside another one is refused, since both would count; alone it counts, and is told. */
export function modelsIn(source: Source, planned: readonly Planned[], items: readonly Item[]): { faults: FileFault[]; doubtful: DoubtfulRow[] } {
  const titles = [...source.before, ...planned.flatMap(({ table: { rows } }) => rows)].filter(isTitle).map((row) => ({ row: row.row, isModel: MODEL.test(filledIn(row)[0] ?? '') }))
  const saying = planned.flatMap((each) => each.table.rows.filter((row) => saysSo(row, each)).map(({ row }) => row))
  const [first] = [...titles.filter(({ isModel }) => isModel).map(({ row }) => row), ...saying].sort((one, other) => one - other)
  if (first === undefined) return { faults: [], doubtful: [] }
  const own = new Set(saying)
  const kinds = new Set(items.filter(({ kind }) => kind === 'holding').map(({ row }) => own.has(row) || (titles.findLast((title) => title.row < row)?.isModel ?? false)))
  if (kinds.size > 1) return { faults: [faultAt('several_tables', first)], doubtful: [] }
  return { faults: [], doubtful: kinds.has(true) ? [{ row: first, why: 'model' }] : [] }
}
