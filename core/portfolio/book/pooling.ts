/** One entry per security and per cash currency, in order of first appearance. */
import type { SnapshotRequest } from '../schemas/request'

/** What was submitted for one security (`isin`) or one currency of cash (`currency`). */
export interface Pooled {
  isin: string | null
  currency: string | null
  /** Sum of the submitted weights or values. */
  amount: number
}

type Holding = SnapshotRequest['holdings'][number]

const amountOf = (holding: Holding): number => ('weight' in holding ? holding.weight : holding.value)

/** Adds up what has the same key; the first entry gives everything else. */
export function pool<T extends { amount: number }>(entries: readonly T[], keyOf: (entry: T) => string): T[] {
  const pooled = new Map<string, T>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const first = pooled.get(key)
    pooled.set(key, first === undefined ? entry : { ...first, amount: first.amount + entry.amount })
  }
  return [...pooled.values()]
}

/** Pools the holdings of a request. */
export const pooledHoldings = (request: SnapshotRequest): Pooled[] =>
  pool(
    request.holdings.map((holding) => ({
      isin: 'isin' in holding ? holding.isin : null,
      currency: 'isin' in holding ? null : holding.currency,
      amount: amountOf(holding),
    })),
    ({ isin, currency }) => isin ?? `cash ${currency ?? ''}`,
  )
