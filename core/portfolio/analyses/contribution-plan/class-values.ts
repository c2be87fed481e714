import type { Position } from '../../book/book'
import { FULL, reaches } from '../../../values/fractions'
import type { AssetClass, Security } from '../../../reference/security'

/** Parts of a mixed fund as fractions; null when too much of it is unknown. */
function fullMix(security: Security | null): ReadonlyMap<AssetClass, number> | null {
  const mix = security?.assetMix ?? null
  if (mix === null) return null
  const sum = [...mix.values()].reduce((left, right) => left + right, 0)
  return reaches(sum, FULL) ? mix : null
}

/**
 * Amount held per asset class in the base currency, mixed funds split by their mix. null when a holding is unresolved
 * or a mix is not known in full.
 */
export function classValues(positions: readonly Position[]): ReadonlyMap<AssetClass, number> | null {
  const values = new Map<AssetClass, number>()
  for (const { assetClass, security, value } of positions) {
    if (assetClass === null || value === null) return null
    const parts = assetClass === 'multi_asset' ? fullMix(security) : new Map([[assetClass, 1]])
    if (parts === null) return null
    for (const [part, weight] of parts) values.set(part, (values.get(part) ?? 0) + value * weight)
  }
  return values
}
