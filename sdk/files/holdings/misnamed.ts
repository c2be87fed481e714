/** Rows of lists and bookings whose ISINs have changed places, by the names beside them. Loaded where somebody knows the names of securities. */
import { grouped } from '../../../core/values/grouped'
import { likeness } from '../likeness'
import type { SecurityLookup } from '../lookup'
import type { DoubtfulRow } from '../verdict'

/** More securities than any depot has, and longer names. */
const [MOST, LONGEST] = [200, 200]

/** Bookings repeat names; nobody calls securities by more. */
const MOST_NAMES = 1000

/** A name is that of a security where at least half of each is in the other. */
const LEAST = 1

/** Rows whose name has nothing of their security, and is that of another one of the file; none where nobody answers. */
export async function misnamed(rows: readonly { row: number; name: string; isin: string }[], lookup: SecurityLookup): Promise<DoubtfulRow[]> {
  const named = rows.filter(({ name }) => name !== '' && name.length <= LONGEST)
  const isins = [...new Set(named.map(({ isin }) => isin))]
  if (isins.length < 2 || isins.length > MOST) return []
  const matches = await lookup(isins.map((isin) => ({ isin }))).catch(() => [])
  const known = new Map(matches.flatMap((match) => (match !== null && isins.includes(match.isin) ? [[match.isin, match.name] as const] : [])))
  const isOther = (name: string, isin: string): boolean => {
    const own = known.get(isin)
    return own !== undefined && likeness(name, own) === 0 && [...known].some(([other, called]) => other !== isin && likeness(name, called) >= LEAST)
  }
  const groups = [...grouped(named, ({ name, isin }) => isin + name).values()]
  return groups.slice(0, MOST_NAMES).filter(([first]) => first !== undefined && isOther(first.name, first.isin)).flat().map(({ row }): DoubtfulRow => ({ row, why: 'isin' })).sort((one, other) => one.row - other.row)
}
