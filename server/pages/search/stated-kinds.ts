/** Kinds of funds for German tax that somebody states, out of the directory that the search reads too. */
import type { Finder } from '../../../core/find/finder'
import type { TaxKind } from '../../../core/reference/security'
import { findInDirectory } from './directory'

/** Stated kinds by ISIN. */
export type Stated = ReadonlyMap<string, TaxKind>

/** The stated kind of one fund; null where nobody states it, or the directory has not come. */
export const statedIn = (find: Finder | null, isin: string): TaxKind | null => find?.(isin, 1).find((found) => found.isin === isin)?.taxKind ?? null

/** The stated kinds of these funds; none where the directory does not come. */
export async function statedKinds(isins: Iterable<string>): Promise<Stated> {
  const find = await findInDirectory().catch(() => null)
  return new Map([...new Set(isins)].flatMap((isin): [string, TaxKind][] => {
    const known = statedIn(find, isin)
    return known === null ? [] : [[isin, known]]
  }))
}
