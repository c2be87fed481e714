/** Rate units, read from a body before it is validated: a broken body costs what its `holdings` count, at least 1. */
import { DEFAULT_HOLDINGS } from '../../contract/limits'
import { fieldOf } from '../../values/record'

/** Submitted entries of a snapshot, at most those of the largest one that the service takes (`most`); 0 where there is no list. */
export function holdingsCount(snapshot: unknown, most = DEFAULT_HOLDINGS): number {
  const list = fieldOf(snapshot, 'holdings')
  return Array.isArray(list) ? Math.min(list.length, most) : 0
}

/** Entries of the snapshots under these keys of a body. */
export const nestedCount = (body: unknown, keys: readonly string[], most?: number): number =>
  keys.reduce((sum, key) => sum + holdingsCount(fieldOf(body, key), most), 0)

/** One per entry of a snapshot, at least 1. */
export const snapshotCost = (body: unknown, most?: number): number => Math.max(1, holdingsCount(body, most))

/** One per entry of the snapshots under these keys, at least 1. */
export const nestedCost = (body: unknown, keys: readonly string[], most?: number): number => Math.max(1, nestedCount(body, keys, most))
