import { MAX_HOLDINGS } from '../schemas/snapshot'

const holdingsOf = (body: unknown): number => {
  const list = typeof body === 'object' && body !== null ? (body as { holdings?: unknown }).holdings : undefined
  return Array.isArray(list) ? list.length : 0
}

/** Rate units of a snapshot body, read before validation: one per entry, at least 1, at most the largest valid one. */
export const snapshotCost = (body: unknown): number => Math.min(Math.max(holdingsOf(body), 1), MAX_HOLDINGS)

/** The same for a snapshot inside a larger body. */
export const nestedCost = (body: unknown, key: string): number =>
  snapshotCost(typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined)
