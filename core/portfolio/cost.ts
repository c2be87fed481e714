/** Rate units, read from a body before it is validated: a broken body costs what its `holdings` count, at least 1. */
import { MAX_HOLDINGS } from '../schemas/snapshot'

const fieldOf = (body: unknown, key: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined

/** Submitted entries of a snapshot, at most those of the largest valid one; 0 where there is no list. */
export function holdingsCount(snapshot: unknown): number {
  const list = fieldOf(snapshot, 'holdings')
  return Array.isArray(list) ? Math.min(list.length, MAX_HOLDINGS) : 0
}

/** Entries of the snapshots under these keys of a body. */
export const nestedCount = (body: unknown, ...keys: string[]): number =>
  keys.reduce((sum, key) => sum + holdingsCount(fieldOf(body, key)), 0)

/** One per entry of a snapshot, at least 1. */
export const snapshotCost = (body: unknown): number => Math.max(1, holdingsCount(body))

/** One per entry of the snapshots under these keys, at least 1. */
export const nestedCost = (body: unknown, ...keys: string[]): number => Math.max(1, nestedCount(body, ...keys))
