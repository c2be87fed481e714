/** What funds have in common. */
import { ascending } from './buckets'
import { companyCount, companyId } from './company-numbers'
import { asShare, reaches } from './fractions'
import type { PreparedFund } from './fund'
import { largest } from './largest'

/** Positions of the shared companies in either fund, and the smaller of their two weights. */
export interface Shared {
  count: number
  inA: Int32Array
  inB: Int32Array
  smaller: Float64Array
  /** Sum of `smaller`. */
  overlap: number
}

/** Compares one fund with others. The answer lies in space that the next comparison overwrites. */
export function comparer(a: PreparedFund): (b: PreparedFund) => Shared {
  const size = a.companies.length
  const positions = positionsByNumber(a)
  const shared = { count: 0, inA: new Int32Array(size), inB: new Int32Array(size), smaller: new Float64Array(size), overlap: 0 }
  return (b) => intersect(a, b, positions, shared)
}

/** Where each company stands in a fund, plus one; 0 for companies that it does not hold. */
function positionsByNumber({ companies }: PreparedFund): Int32Array {
  const positions = new Int32Array(companyCount())
  for (let index = 0; index < companies.length; index++) positions[companies[index] as number] = index + 1
  return positions
}

function intersect(a: PreparedFund, b: PreparedFund, positions: Int32Array, shared: Shared): Shared {
  const { companies, weights } = b
  const { inA, inB, smaller } = shared
  const weightsOfA = a.weights
  let count = 0
  let overlap = 0
  for (let index = 0; index < companies.length; index++) {
    const position = positions[companies[index] as number] as number
    if (position === 0) continue
    const weightInA = weightsOfA[position - 1] as number
    const weightInB = weights[index] as number
    // min() without a branch, exactly: which weight is smaller cannot be predicted, and a wrong guess costs more than the rest
    const fromB = Number(weightInB < weightInA)
    const weight = weightInA * (1 - fromB) + weightInB * fromB
    inA[count] = position - 1
    inB[count] = index
    smaller[count] = weight
    overlap += weight
    count++
  }
  shared.count = count
  shared.overlap = overlap
  return shared
}

export interface NamedFund {
  isin: string | null
  name: string
  inside: PreparedFund
}

/** Overlap from which a pair is listed. */
const LISTED_FROM = 0.01

/** All pairs of funds that share at least 1 %: overlap descending, then ISINs. In a pair, A is the earlier fund. */
export function overlapPairs(funds: readonly NamedFund[], limit: number) {
  const pairs = funds.flatMap((a, index) => {
    const compare = comparer(a.inside)
    return funds.slice(index + 1).flatMap((b) => {
      const shared = compare(b.inside)
      return reaches(shared.overlap, LISTED_FROM) ? [pairOf(a, b, shared, limit)] : []
    })
  })
  return pairs.sort(
    (a, b) => b.overlap - a.overlap || ascending(a.isinA ?? '', b.isinA ?? '') || ascending(a.isinB ?? '', b.isinB ?? ''),
  )
}

function pairOf(a: NamedFund, b: NamedFund, shared: Shared, limit: number) {
  const { inA, smaller, count, overlap } = shared
  const top = largest(smaller, count, (index) => companyId(a.inside.companies[inA[index] as number] as number), limit)
  const listed = top.reduce((sum, index) => sum + (smaller[index] as number), 0)
  return {
    fundA: a.name,
    fundB: b.name,
    isinA: a.isin,
    isinB: b.isin,
    overlap: asShare(overlap),
    sharedCount: count,
    sharedTail: count > top.length ? { count: count - top.length, weight: asShare(overlap - listed) } : null,
    sharedHoldings: top.map((index) => sharedHolding(a.inside, b.inside, shared, index)),
  }
}

function sharedHolding(a: PreparedFund, b: PreparedFund, { inA, inB }: Shared, index: number) {
  const i = inA[index] as number
  const j = inB[index] as number
  const weightInA = a.weights[i] as number
  const weightInB = b.weights[j] as number
  const row = weightInB > weightInA ? b.rows[j] : a.rows[i]
  const company = a.rows[i]?.company ?? b.rows[j]?.company
  return {
    id: companyId(a.companies[i] as number),
    name: company?.name ?? row?.name ?? '',
    weightInA: Math.min(1, weightInA),
    weightInB: Math.min(1, weightInB),
  }
}
