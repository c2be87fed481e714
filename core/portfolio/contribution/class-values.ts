import type { Position } from '../book'
import type { AssetClass } from '../reference'
import { FULL } from '../section'

/** Parts of a mixed fund, fractions that sum to at most 1; null when too much of it is unknown. */
function fullMix(mix: ReadonlyMap<AssetClass, number> | null): ReadonlyMap<AssetClass, number> | null {
  if (mix === null) return null
  const sum = [...mix.values()].reduce((left, right) => left + right, 0)
  if (sum < FULL) return null
  return sum <= 1 ? mix : new Map([...mix].map(([assetClass, weight]) => [assetClass, weight / sum]))
}

/**
 * Amount held per asset class in the base currency, mixed funds split by their mix. null when a holding is unresolved
 * or a mix is not known in full.
 */
export function classValues(positions: readonly Position[]): ReadonlyMap<AssetClass, number> | null {
  const values = new Map<AssetClass, number>()
  for (const { assetClass, security, value } of positions) {
    if (assetClass === null || value === null) return null
    const parts = assetClass === 'multi_asset' ? fullMix(security?.assetMix ?? null) : new Map([[assetClass, 1]])
    if (parts === null) return null
    for (const [part, weight] of parts) values.set(part, (values.get(part) ?? 0) + value * weight)
  }
  return values
}
