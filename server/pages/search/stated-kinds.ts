/** What securities are for German tax, by the directory that the search uses. */
import type { Findable } from '../../../core/find/entry'
import type { Finder } from '../../../core/find/finder'
import type { TaxKind } from '../../../core/reference/security'
import { findInDirectory } from './directory'

/** Securities of the directory by ISIN. */
export type Stated = ReadonlyMap<string, Findable>

/** The security of a whole ISIN; undefined where it is not known, or the directory has not come. */
export const securityIn = (find: Finder | null, isin: string): Findable | undefined => find?.(isin, 1).find((found) => found.isin === isin)

/** Securities of these ISINs; none where the directory does not come. */
export async function statedKinds(isins: Iterable<string>): Promise<Stated> {
  const find = await findInDirectory().catch(() => null)
  return new Map([...new Set(isins)].flatMap((isin): [string, Findable][] => {
    const known = securityIn(find, isin)
    return known === undefined ? [] : [[isin, known]]
  }))
}

/** The kind that a field begins with, and the day on which somebody stated it: a share is one, a fund is what somebody states. */
export function beginningKind(found: Findable | undefined): { kind: TaxKind['kind'] | 'AKTIE'; statedOn: string | undefined } | null {
  if (found?.kind === 'stock') return { kind: 'AKTIE', statedOn: undefined }
  const stated = found?.taxKind ?? null
  return stated === null ? null : { kind: stated.kind, statedOn: stated.asOf }
}
