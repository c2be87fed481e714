/** What funds have in common. */
import { ascending } from './buckets'
import { companyId } from './company-numbers'
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

/** Space for the intersections of funds with at most `size` companies. */
export const sharedSpace = (size: number): Shared => ({
  count: 0, inA: new Int32Array(size), inB: new Int32Array(size), smaller: new Float64Array(size), overlap: 0,
})

/** Intersects two funds in one walk over their ascending company numbers. Overwrites `space` and returns it. */
export function intersect(a: PreparedFund, b: PreparedFund, space = sharedSpace(a.companies.length)): Shared {
  const [companiesA, companiesB, weightsA, weightsB] = [a.companies, b.companies, a.weights, b.weights]
  let count = 0
  let overlap = 0
  let i = 0
  let j = 0
  while (i < companiesA.length && j < companiesB.length) {
    const difference = (companiesA[i] as number) - (companiesB[j] as number)
    if (difference === 0) {
      const smaller = Math.min(weightsA[i] as number, weightsB[j] as number)
      space.inA[count] = i
      space.inB[count] = j
      space.smaller[count] = smaller
      overlap += smaller
      count++
    }
    if (difference <= 0) i++
    if (difference >= 0) j++
  }
  space.count = count
  space.overlap = overlap
  return space
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
  const space = sharedSpace(Math.max(0, ...funds.map(({ inside }) => inside.companies.length)))
  const pairs = funds.flatMap((a, index) =>
    funds.slice(index + 1).flatMap((b) => {
      const shared = intersect(a.inside, b.inside, space)
      return reaches(shared.overlap, LISTED_FROM) ? [pairOf(a, b, shared, limit)] : []
    }),
  )
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
