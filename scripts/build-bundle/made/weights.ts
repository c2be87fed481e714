/** Weights of lists that are made out of others. */
import type { ListRow } from '../formats/row'

export const sumOf = (rows: readonly Pick<ListRow, 'weight'>[]): number => rows.reduce((sum, { weight }) => sum + weight, 0)

/** Twelve digits: what is behind them is binary noise. */
const plain = (weight: number): number => Number(weight.toFixed(12))

/** The rows as shares of the whole. */
export function scaled<T extends Pick<ListRow, 'weight'>>(rows: readonly T[], whole = 1): T[] {
  const factor = whole / sumOf(rows)
  return rows.map((row) => ({ ...row, weight: plain(row.weight * factor) }))
}

/**
 * Bounds every issuer's weight; what is cut off goes to the others in proportion, as often as it takes. `caps` are for the
 * largest issuer, the second and so on; the last one is for all others.
 */
export function capped<T extends Pick<ListRow, 'weight'>>(rows: readonly T[], issuerOf: (row: T) => string, caps: readonly number[]): T[] {
  const weights = new Map<string, number>()
  for (const row of scaled(rows)) weights.set(issuerOf(row), (weights.get(issuerOf(row)) ?? 0) + row.weight)
  const before = new Map(weights)
  const ranked = [...weights].sort(([, a], [, b]) => b - a).map(([issuer]) => issuer)
  const capOf = (issuer: string): number => caps[Math.min(ranked.indexOf(issuer), caps.length - 1)] ?? 1
  for (;;) {
    const over = ranked.filter((issuer) => (weights.get(issuer) ?? 0) > capOf(issuer) + 1e-12)
    if (over.length === 0) break
    const excess = over.reduce((sum, issuer) => sum + (weights.get(issuer) ?? 0) - capOf(issuer), 0)
    for (const issuer of over) weights.set(issuer, capOf(issuer))
    const free = ranked.filter((issuer) => (weights.get(issuer) ?? 0) < capOf(issuer) - 1e-12)
    const room = free.reduce((sum, issuer) => sum + (weights.get(issuer) ?? 0), 0)
    if (room === 0) break
    for (const issuer of free) weights.set(issuer, (weights.get(issuer) ?? 0) * (1 + excess / room))
  }
  return scaled(rows).map((row) => ({ ...row, weight: plain((row.weight * (weights.get(issuerOf(row)) ?? 0)) / (before.get(issuerOf(row)) ?? 1)) }))
}
