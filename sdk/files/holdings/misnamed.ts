/** Rows of lists and bookings whose ISINs have changed places, by the names beside them. Loaded where somebody knows the names of securities. */
import { grouped } from '../../../core/values/grouped'
import { isinIn } from '../cells/isin'
import { likeness } from '../likeness'
import type { SecurityLookup } from '../lookup'
import { cellOf, ofRole } from '../table/columns'
import type { DoubtfulRow } from '../verdict'
import type { Planned } from './plan'
import type { Item } from './rows'

/** More securities than any depot has, and longer names. */
const [MOST, LONGEST] = [200, 100]

/** Bookings repeat names; nobody calls securities by more. Of a file of more strange ones the names are somebody's own. */
const [MOST_NAMES, MOST_STRANGE] = [1000, 50]

/** Least `likeness` of a name to that of another security, 0 to 2: of one of the file, and of any other. */
const [LEAST, LEAST_OF_ANY] = [1, 1.6]

/** A row that names a security; its ISIN is empty where it has none. */
interface Named {
  row: number
  name: string
  isin: string
}

/** Rows whose name has nothing of their security, and is that of another one, of the file or in full, or is that security's in a row that nobody knows by another; none where nobody answers. */
export async function misnamed(rows: readonly Named[], lookup: SecurityLookup): Promise<DoubtfulRow[]> {
  const named = rows.filter(({ name }) => name !== '' && name.length <= LONGEST)
  const isins = [...new Set(named.map(({ isin }) => isin))].filter((isin) => isin !== '')
  const groups = [...grouped(named, ({ name, isin }) => isin + name).values()].slice(0, MOST_NAMES)
  if (groups.length < 2 || isins.length > MOST) return []
  const matches = await lookup(isins.map((isin) => ({ isin }))).catch(() => [])
  const known = new Map(matches.flatMap((match) => (match !== null && isins.includes(match.isin) ? [[match.isin, match.name] as const] : [])))
  const strange = groups.flatMap((own) => {
    const [{ name, isin } = { name: '', isin: '' }] = own
    const right = known.get(isin)
    return right !== undefined && likeness(name, right) > 0 ? [] : [{ own, name, isin, isWrong: right !== undefined }]
  }).slice(0, MOST_STRANGE).map((each) => ({ ...each, others: [...known].flatMap(([other, called]) =>
    (other !== each.isin && likeness(each.name, called) >= LEAST ? [other] : [])) }))
  const wrong = new Set(strange.flatMap(({ isin, isWrong }) => (isWrong ? [isin] : [])))
  const wanted = new Set(strange.flatMap(({ others }) => others))
  const isTold = ({ isin, isWrong, others }: (typeof strange)[number]): boolean => (isWrong ? others.length > 0 || wanted.has(isin) : others.some((other) => wrong.has(other)))
  const asked = strange.filter((each) => each.isWrong && !isTold(each))
  const found = asked.length === 0 ? [] : await lookup(asked.map(({ name }) => ({ name }))).catch(() => [])
  const ofOther = asked.filter(({ name, isin }, at) => { const match = found[at]; return match && match.isin !== isin && likeness(name, match.name) >= LEAST_OF_ANY })
  return strange.filter((each) => isTold(each) || ofOther.includes(each)).flatMap(({ own }) => own).map(({ row }): DoubtfulRow => ({ row, why: 'isin' })).sort((one, other) => one.row - other.row)
}

/** Rows whose German number and name are those of another security than their ISIN. */
async function misnumbered(rows: readonly (Named & { wkn: string })[], lookup: SecurityLookup): Promise<DoubtfulRow[]> {
  const numbered = rows.filter(({ isin, wkn, name }) => isin !== '' && /^[A-Z0-9]{6}$/.test(wkn) && name.length <= LONGEST).slice(0, MOST)
  const found = numbered.length === 0 ? [] : await lookup(numbered.map(({ wkn, name }) => ({ wkn, name }))).catch(() => [])
  return numbered.flatMap(({ row, isin }, at): DoubtfulRow[] => {
    const match = found[at]
    return match?.isCertain === true && match.isin !== isin ? [{ row, why: 'isin' }] : []
  })
}

/** The same of a list: with what is left out, since its ISIN may be that of what counts, and by its German numbers. */
export async function misnamedIn(items: readonly Item[], planned: readonly Planned[], lookup: SecurityLookup): Promise<DoubtfulRow[]> {
  const cells = new Map(planned.flatMap(({ table: { rows }, plan: { columns } }) => rows.map((row) => [row.row, { isin: isinIn(cellOf(row, columns.find(ofRole('isin')))), wkn: cellOf(row, columns.find(ofRole('wkn'))) }] as const)))
  const named = items.flatMap((item) => {
    const { row, name, kind } = item
    const { isin, wkn = '' } = cells.get(row) ?? {}
    if (kind === 'holding') return 'isin' in item.holding ? [{ row, name, wkn, isin: item.holding.isin }] : []
    return kind === 'left' || kind === 'fault' ? [{ row, name, wkn, isin: isin ?? '' }] : []
  })
  const byName = await misnamed(named, lookup)
  const byNumber = await misnumbered(named, lookup)
  return [...byName, ...byNumber.filter(({ row }) => !byName.some((each) => each.row === row))]
}
