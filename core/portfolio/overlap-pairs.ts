/** What funds have in common. */
import { ascending } from './buckets'
import { companyCount, companyId } from './company-numbers'
import { asShare, reaches } from './fractions'
import type { PreparedFund } from './fund'
import { place as insert } from './largest'
import { recent } from './recent'

/**
 * The overlap of every two funds `a < b`, at `a * funds.length + b`. The sum of the smaller weights is half of what is
 * left of both funds after their distance: `(sum a + sum b - sum |a - b|) / 2`. Absolute values cost no branch.
 */
export function overlapsOf(funds: readonly PreparedFund[]): Float64Array {
  const rows = alignedWeights(funds)
  const overlaps = new Float64Array(funds.length ** 2)
  for (const [a, fundA] of funds.entries()) {
    for (let b = a + 1; b < funds.length; b++) {
      const both = fundA.identified + (funds[b] as PreparedFund).identified
      overlaps[a * funds.length + b] = (both - distance(rows[a] as Float64Array, rows[b] as Float64Array)) / 2
    }
  }
  return overlaps
}

/** The weights of each fund on one list of the companies of all, filled up to a multiple of four. */
function alignedWeights(funds: readonly PreparedFund[]): Float64Array[] {
  const places = new Int32Array(companyCount())
  let count = 0
  for (const { companies } of funds) {
    for (let index = 0; index < companies.length; index++) {
      const number = companies[index] as number
      if (places[number] === 0) places[number] = ++count
    }
  }
  return funds.map(({ companies, weights }) => {
    const row = new Float64Array(4 * Math.ceil(count / 4))
    for (let index = 0; index < companies.length; index++) {
      row[(places[companies[index] as number] as number) - 1] = weights[index] as number
    }
    return row
  })
}

/** Sum of the absolute differences; four sums side by side, because each addition waits for the one before. */
function distance(a: Float64Array, b: Float64Array): number {
  let s0 = 0
  let s1 = 0
  let s2 = 0
  let s3 = 0
  for (let index = 0; index < a.length; index += 4) {
    s0 += Math.abs((a[index] as number) - (b[index] as number))
    s1 += Math.abs((a[index + 1] as number) - (b[index + 1] as number))
    s2 += Math.abs((a[index + 2] as number) - (b[index + 2] as number))
    s3 += Math.abs((a[index + 3] as number) - (b[index + 3] as number))
  }
  return s0 + s1 + s2 + s3
}

/** Where each company stands in a fund, plus one; 0 for companies that it does not hold. */
function placesByNumber({ companies }: PreparedFund): Int32Array {
  const places = new Int32Array(companyCount())
  for (let index = 0; index < companies.length; index++) places[companies[index] as number] = index + 1
  return places
}

/** Places are positive or 0: the sign bit of their negation counts those that are held. */
function countShared(placesInA: Int32Array, { companies }: PreparedFund): number {
  let count = 0
  for (let index = 0; index < companies.length; index++) count += -(placesInA[companies[index] as number] as number) >>> 31
  return count
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
function largestShared(a: PreparedFund, placesInA: Int32Array, b: PreparedFund, limit: number): Shared[] {
  const scratch = new Float64Array(b.companies.length)
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

/** What two funds have in common, whoever holds them. */
interface Common {
  overlap: number
  sharedCount: number
  sharedTail: { count: number; weight: number } | null
  /** Frozen, because all requests share it. */
  sharedHoldings: ReturnType<typeof sharedHolding>[]
}

/** Pairs that are remembered; one takes about ten kilobytes. */
const PAIRS_REMEMBERED = 1000

const pairs = recent<{ common: Common | null }>(PAIRS_REMEMBERED)

/** All pairs of funds that share at least 1 %: overlap descending, then ISINs. In a pair, A is the earlier fund. */
export function overlapPairs(funds: readonly NamedFund[], limit: number) {
  const listed = funds.flatMap((a, index) => {
    const commonOf = comparisonWith(a.inside, limit)
    return funds.slice(index + 1).flatMap((b) => {
      const common = commonOf(b.inside)
      return common === null ? [] : [{ fundA: a.name, fundB: b.name, isinA: a.isin, isinB: b.isin, ...common }]
    })
  })
  return listed.sort(
    (a, b) => b.overlap - a.overlap || ascending(a.isinA ?? '', b.isinA ?? '') || ascending(a.isinB ?? '', b.isinB ?? ''),
  )
}

/** Compares funds with one fund. Each pair is computed apart, so that nothing depends on what else a portfolio holds. */
function comparisonWith(a: PreparedFund, limit: number): (b: PreparedFund) => Common | null {
  let places: Int32Array | undefined
  return (b) => {
    const key = `${a.number} ${b.number} ${limit}`
    const known = pairs.get(key)
    if (known !== undefined) return known.common
    const overlap = overlapsOf([a, b])[1] as number
    const common = reaches(overlap, LISTED_FROM) ? commonOf(a, (places ??= placesByNumber(a)), b, overlap, limit) : null
    pairs.set(key, { common })
    return common
  }
}

function commonOf(a: PreparedFund, places: Int32Array, b: PreparedFund, overlap: number, limit: number): Common {
  const top = largestShared(a, places, b, limit)
  const listed = top.reduce((sum, { smaller }) => sum + smaller, 0)
  const sharedCount = countShared(places, b)
  const sharedHoldings = top.map((shared) => Object.freeze(sharedHolding(a, b, shared)))
  Object.freeze(sharedHoldings)
  return {
    overlap: asShare(overlap),
    sharedCount,
    sharedTail: sharedCount > top.length ? { count: sharedCount - top.length, weight: asShare(overlap - listed) } : null,
    sharedHoldings,
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
