/** How alike two funds are. */
import { asShare } from '../../../values/fractions'
import type { Vector } from '../../funds/fund'
import { overlapsOf } from '../../look-through/overlap-pairs'
import type { ScoredFund } from './scored-fund'

/** Cosine of two vectors of weights; 0 when either is empty. */
export function cosine(a: Vector, b: Vector): number {
  let product = 0
  for (const [key, weight] of a) product += weight * (b.get(key) ?? 0)
  const lengths = Math.sqrt(squares(a) * squares(b))
  return lengths === 0 ? 0 : asShare(product / lengths)
}

const squares = (vector: Vector): number => [...vector.values()].reduce((sum, weight) => sum + weight ** 2, 0)

/** Parts and sum of the similarity: half holdings, a quarter sectors, a quarter countries. */
export function similarity(a: ScoredFund, b: ScoredFund) {
  const [, overlap = 0] = a.inside === null || b.inside === null ? [] : overlapsOf([a.inside, b.inside])
  const holdingOverlap = asShare(overlap)
  const sectorCosine = cosine(a.sectors, b.sectors)
  const countryCosine = cosine(a.countries, b.countries)
  const similarityScore = asShare(0.5 * holdingOverlap + 0.25 * sectorCosine + 0.25 * countryCosine)
  return { holdingOverlap, sectorCosine, countryCosine, similarityScore }
}
