import { asShare } from '../../values/fractions'
import type { Bucket } from '../schemas/shapes'
import { ascending, descending } from '../../values/order'

/** Share of the whole portfolio in the base currency; null for weight-only requests. */
export const valueOf = (weight: number, totalValue: number | null): number | null =>
  totalValue === null ? null : weight * totalValue

/** Buckets of the weights by key that are above zero: weight descending, then key ascending. */
export const bucketsOf = (weights: ReadonlyMap<string, number>, totalValue: number | null): Bucket[] =>
  [...weights]
    .map(([key, weight]) => ({ key, weight: asShare(weight) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => descending(a.weight, b.weight) || ascending(a.key, b.key))
    .map(({ key, weight }) => ({ key, weight, value: valueOf(weight, totalValue) }))

/** Adds to a weight by key. */
export function addTo(weights: Map<string, number>, key: string, weight: number): void {
  weights.set(key, (weights.get(key) ?? 0) + weight)
}
