/** Look-through and all pairwise overlaps as one would first write them: maps of weights by company. */
import type { ConstituentRecord } from '../../core/reference/tables/bundle'

/** Constituents by fund. */
export type Funds = ReadonlyMap<string, readonly ConstituentRecord[]>

function weightsByCompany(rows: readonly ConstituentRecord[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { companyId, weight } of rows) {
    if (companyId !== null) weights.set(companyId, (weights.get(companyId) ?? 0) + weight)
  }
  return weights
}

function lookThrough(funds: readonly Map<string, number>[]): Map<string, number> {
  const total = new Map<string, number>()
  for (const fund of funds) {
    for (const [company, weight] of fund) total.set(company, (total.get(company) ?? 0) + weight / funds.length)
  }
  return total
}

function overlap(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [company, weight] of a) sum += Math.min(weight, b.get(company) ?? 0)
  return sum
}

/** Both results for an equally weighted portfolio. */
export function naive(funds: Funds): { companies: number; overlaps: number[] } {
  const merged = [...funds.values()].map(weightsByCompany)
  const overlaps = merged.flatMap((a, index) => merged.slice(index + 1).map((b) => overlap(a, b)))
  return { companies: lookThrough(merged).size, overlaps }
}
