import { sumBy } from '../../core/values/sum'
import type { FileHolding, FileRequest, Largest, WeightedHolding } from './verdict'

/** Value or weight of a holding, by which it is compared with the others. */
export const sizeOf = (holding: FileHolding | WeightedHolding): number => ('value' in holding ? holding.value : holding.weight)

/** The part of a request; weights are those of the part. */
function partOf(request: FileRequest, isKept: (holding: FileHolding | WeightedHolding) => boolean): FileRequest {
  if (request.basis === 'values') return { ...request, holdings: request.holdings.filter(isKept) }
  const holdings = request.holdings.filter(isKept)
  const sum = sumBy(holdings, sizeOf)
  return { ...request, holdings: holdings.map((holding) => ({ ...holding, weight: holding.weight / sum })) }
}

/**
 * The largest holdings of a request, as many as a service takes, in the order of the file. Names those that are
 * left out, and the share of the whole (fraction) that the part is: the rest is not in any figure.
 *
 * @example const { request, share } = largest(verdict.request, 25)
 */
export function largest(request: FileRequest, most: number): Largest {
  const bySize = [...request.holdings].sort((one, other) => sizeOf(other) - sizeOf(one))
  const kept = new Set(bySize.slice(0, most))
  if (kept.size === bySize.length) return { request, omitted: [], share: 1 }
  return { request: partOf(request, (holding) => kept.has(holding)), omitted: bySize.slice(most), share: sumBy(kept, sizeOf) / sumBy(bySize, sizeOf) }
}
