/** What funds have in common. */
import { ascending } from './buckets'
import { companyCount, companyId } from './company-numbers'
import { asShare, reaches } from './fractions'
import type { PreparedFund } from './fund'
import { place as insert } from './largest'

/** For every two funds `a < b`, at `a * funds.length + b`. */
export interface Overlaps {
  /** Sum of the smaller of the two weights over all shared companies. */
  overlap: Float64Array
  /** Number of shared companies. */
  shared: Int32Array
}

/** Compares all funds with all others in one pass over the companies: work is done only where two funds meet. */
export function overlapsOf(funds: readonly PreparedFund[]): Overlaps {
  const size = funds.length
  const { starts, holders, weights } = holdersByCompany(funds)
  const overlap = new Float64Array(size * size)
  const shared = new Int32Array(size * size)
  for (let company = 0; company + 1 < starts.length; company++) {
    const end = starts[company + 1] as number
    for (let i = starts[company] as number; i + 1 < end; i++) {
      const row = (holders[i] as number) * size
      const weight = weights[i] as number
      for (let j = i + 1; j < end; j++) {
        const pair = row + (holders[j] as number)
        overlap[pair] = (overlap[pair] as number) + Math.min(weight, weights[j] as number)
        shared[pair] = (shared[pair] as number) + 1
      }
    }
  }
  return { overlap, shared }
}

/** Which funds hold each company, and how much of it: those of company `n` stand from `starts[n]` to `starts[n + 1]`. */
function holdersByCompany(funds: readonly PreparedFund[]) {
  const starts = new Int32Array(companyCount() + 1)
  for (const { companies } of funds) {
    for (let index = 0; index < companies.length; index++) count(starts, (companies[index] as number) + 1)
  }
  for (let company = 1; company < starts.length; company++) starts[company] = (starts[company] as number) + (starts[company - 1] as number)
  const next = starts.slice()
  const total = starts.at(-1) ?? 0
  const holders = new Int32Array(total)
  const weights = new Float64Array(total)
  for (const [fund, { companies, weights: own }] of funds.entries()) {
    for (let index = 0; index < companies.length; index++) {
      const at = count(next, companies[index] as number)
      holders[at] = fund
      weights[at] = own[index] as number
    }
  }
  return { starts, holders, weights }
}

/** Counts one up; gives the count before. */
function count(counts: Int32Array, at: number): number {
  const before = counts[at] as number
  counts[at] = before + 1
  return before
}

/** Where each company stands in a fund, plus one; 0 for companies that it does not hold. */
function placesByNumber({ companies }: PreparedFund): Int32Array {
  const places = new Int32Array(companyCount())
  for (let index = 0; index < companies.length; index++) places[companies[index] as number] = index + 1
  return places
}

/** A shared company by its places in both funds. */
interface Shared {
  inA: number
  inB: number
  smaller: number
}

/**
 * The companies with the largest smaller weights: that weight descending, then id. Goes through the second fund from its
 * largest weight down and ends where no company can come into the list any more.
 */
function largestShared(a: PreparedFund, placesInA: Int32Array, b: PreparedFund, limit: number, scratch: Float64Array): Shared[] {
  const top: number[] = []
  const idAt = (index: number) => companyId(b.companies[index] as number)
  let smallest = -Infinity
  for (const index of b.byWeight) {
    const weightInB = b.weights[index] as number
    if (weightInB < smallest) break
    const place = placesInA[b.companies[index] as number] as number
    if (place === 0) continue
    const weight = Math.min(weightInB, a.weights[place - 1] as number)
    if (weight < smallest) continue
    scratch[index] = weight
    insert(top, index, limit, scratch, idAt)
    if (top.length === limit) smallest = scratch[top[limit - 1] as number] as number
  }
  return top.map((index) => ({
    inA: (placesInA[b.companies[index] as number] as number) - 1, inB: index, smaller: scratch[index] as number,
  }))
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
  const { overlap, shared } = overlapsOf(funds.map(({ inside }) => inside))
  const scratch = new Float64Array(Math.max(0, ...funds.map(({ inside }) => inside.companies.length)))
  const pairs = funds.flatMap((a, row) => {
    const places = placesByNumber(a.inside)
    return funds.flatMap((b, column) => {
      const at = row * funds.length + column
      if (column <= row || !reaches(overlap[at] as number, LISTED_FROM)) return []
      const top = largestShared(a.inside, places, b.inside, limit, scratch)
      return [pairOf(a, b, top, overlap[at] as number, shared[at] as number)]
    })
  })
  return pairs.sort(
    (a, b) => b.overlap - a.overlap || ascending(a.isinA ?? '', b.isinA ?? '') || ascending(a.isinB ?? '', b.isinB ?? ''),
  )
}

function pairOf(a: NamedFund, b: NamedFund, top: readonly Shared[], overlap: number, sharedCount: number) {
  const listed = top.reduce((sum, { smaller }) => sum + smaller, 0)
  return {
    fundA: a.name,
    fundB: b.name,
    isinA: a.isin,
    isinB: b.isin,
    overlap: asShare(overlap),
    sharedCount,
    sharedTail: sharedCount > top.length ? { count: sharedCount - top.length, weight: asShare(overlap - listed) } : null,
    sharedHoldings: top.map((shared) => sharedHolding(a.inside, b.inside, shared)),
  }
}

function sharedHolding(a: PreparedFund, b: PreparedFund, { inA, inB }: Shared) {
  const weightInA = a.weights[inA] as number
  const weightInB = b.weights[inB] as number
  const row = weightInB > weightInA ? b.rows[inB] : a.rows[inA]
  const company = a.rows[inA]?.company ?? b.rows[inB]?.company
  return {
    id: companyId(a.companies[inA] as number),
    name: company?.name ?? row?.name ?? '',
    weightInA: Math.min(1, weightInA),
    weightInB: Math.min(1, weightInB),
  }
}
