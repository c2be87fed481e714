/** What funds have in common. */
import { ascending } from './buckets'
import { companyCount, companyId } from './funds/company-numbers'
import { asShare, reaches } from '../../values/fractions'
import type { PreparedFund } from './funds/fund'
import { place as insert } from './funds/largest'
import { recent } from '../reference/lru'

/** The overlap of every two funds `a < b`, at `a * funds.length + b`: the sum of the smaller weights. */
export function overlapsOf(funds: readonly PreparedFund[]): Float64Array {
  const size = funds.length
  const overlaps = new Float64Array(size ** 2)
  const held = new Float64Array(companyCount())
  for (const [row, { companies, weights }] of funds.entries()) {
    for (let index = 0; index < companies.length; index++) held[companies[index] as number] = weights[index] as number
    for (let column = row + 1; column < size; column++) {
      overlaps[row * size + column] = overlapOf(held, funds[column] as PreparedFund)
    }
    for (let index = 0; index < companies.length; index++) held[companies[index] as number] = 0
  }
  return overlaps
}

/** `held` are the weights of the other fund by company number, 0 for what it does not hold. */
function overlapOf(held: Float64Array, { companies, weights }: PreparedFund): number {
  let doubled = 0
  for (let index = 0; index < companies.length; index++) {
    const weight = weights[index] as number
    const other = held[companies[index] as number] as number
    // Twice the smaller of the two. Math.min would branch on the data, which costs three times as much here.
    doubled += weight + other - Math.abs(weight - other)
  }
  return doubled / 2
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
  const commons = commonsOf(funds.map(({ inside }) => inside), limit)
  const listed = funds.flatMap((a, row) =>
    funds.slice(row + 1).flatMap((b, offset) => {
      const common = commons[row * funds.length + row + 1 + offset] ?? null
      return common === null ? [] : [{ fundA: a.name, fundB: b.name, isinA: a.isin, isinB: b.isin, ...common }]
    }),
  )
  return listed.sort(
    (a, b) => rank(b) - rank(a) || ascending(a.isinA ?? '', b.isinA ?? '') || ascending(a.isinB ?? '', b.isinB ?? ''),
  )
}

/** Overlaps that differ by binary noise only are equal. */
const rank = ({ overlap }: { overlap: number }): number => Math.round(overlap * 1e12)

/** What every two funds `a < b` have in common, at `a * funds.length + b`; compared only where that is not remembered. */
function commonsOf(funds: readonly PreparedFund[], limit: number): (Common | null)[] {
  const commons = new Array<Common | null>(funds.length ** 2).fill(null)
  const scratch = new Float64Array(Math.max(0, ...funds.map(({ companies }) => companies.length)))
  let overlaps: Float64Array | undefined
  for (const [row, a] of funds.entries()) {
    let places: Int32Array | undefined
    for (let column = row + 1; column < funds.length; column++) {
      const b = funds[column] as PreparedFund
      const at = row * funds.length + column
      const key = `${a.number} ${b.number} ${limit}`
      const known = pairs.get(key)
      if (known !== undefined) {
        commons[at] = known.common
        continue
      }
      const overlap = (overlaps ??= overlapsOf(funds))[at] as number
      const common = reaches(overlap, LISTED_FROM) ? commonOf({ a, b, places: (places ??= placesByNumber(a)), overlap, scratch }, limit) : null
      pairs.set(key, { common })
      commons[at] = common
    }
  }
  return commons
}

/** Two funds that are being compared; `scratch` is overwritten. */
interface Pair {
  a: PreparedFund
  b: PreparedFund
  /** Places of companies in `a`. */
  places: Int32Array
  overlap: number
  scratch: Float64Array
}

function commonOf({ a, b, places, overlap, scratch }: Pair, limit: number): Common {
  const top = largestShared(a, places, b, limit, scratch)
  const listed = top.reduce((sum, { smaller }) => sum + smaller, 0)
  const sharedCount = countShared(places, b)
  const sharedHoldings = top.map((shared) => sharedHolding(a, b, shared))
  Object.freeze(sharedHoldings)
  return {
    overlap: asShare(overlap),
    sharedCount,
    sharedTail: sharedCount > top.length ? Object.freeze({ count: sharedCount - top.length, weight: asShare(overlap - listed) }) : null,
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
