/** Overlap of funds. */
import * as z from 'zod'
import { defineSection } from '../../book/define-section'
import { share } from '../../../values/schemas/scalars'
import { equityFundsOf, exposureOf, type Exposure } from '../../look-through/exposure'
import { anyFundIncomplete, constituentsFailed, fundCoverages, presentFor, unavailableFor, unknownFor } from '../../look-through/reasons'
import { fundCoverage, isinOrNull } from '../../schemas/shapes'
import { ascending, descending, ROUNDED_AWAY } from '../../../values/order'
import { asShare, reaches } from '../../../values/fractions'
import type { PreparedFund, CompanyNumbers } from '../../funds/fund'
import { place as insert } from '../../funds/largest'
import { recent, type Recent, attached, remembered } from '../../../values/memoize'
import type { Constituent } from '../../../reference/security'
import { computeOn, givingWay, inOneGo, type GiveWay, type Steps } from '../../../values/give-way'
import { tenDecimals } from '../../../values/money'
import type { Book } from '../../book/book'
import { sumBy } from '../../../values/sum'
import { words } from './words'

/** The overlap of every two funds `a < b` with the same company numbering, at `a * funds.length + b`: the sum of the smaller weights. */
export function overlapsOf(funds: readonly PreparedFund[]): Float64Array {
  const overlaps = new Float64Array(funds.length ** 2)
  const held = new Float64Array(funds[0]?.numbers.count() ?? 0)
  for (const row of funds.keys()) overlaps.set(rowOfOverlaps(funds, row, held), row * funds.length)
  return overlaps
}

/** The overlap of one fund with every later one; `held` is all 0, before and after. */
function rowOfOverlaps(funds: readonly PreparedFund[], row: number, held: Float64Array): Float64Array {
  const overlaps = new Float64Array(funds.length)
  const { companies, weights } = funds[row] as PreparedFund
  for (let index = 0; index < companies.length; index++) held[companies[index] as number] = weights[index] as number
  for (let column = row + 1; column < funds.length; column++) overlaps[column] = overlapOf(held, funds[column] as PreparedFund)
  for (let index = 0; index < companies.length; index++) held[companies[index] as number] = 0
  return overlaps
}

/** `held` has the weights of the other fund by company number, 0 for companies it does not hold. */
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

/** Index of each company in a fund by company number, plus one; 0 for companies that it does not hold. */
function placesByNumber({ companies }: PreparedFund, numbers: number): Int32Array {
  const places = new Int32Array(numbers)
  for (let index = 0; index < companies.length; index++) places[companies[index] as number] = index + 1
  return places
}

/** Counts shared companies. Places are positive or 0, so that the sign bit of their negation counts held ones without a branch. */
function countShared(placesInA: Int32Array, { companies }: PreparedFund): number {
  let count = 0
  for (let index = 0; index < companies.length; index++) count += -(placesInA[companies[index] as number] as number) >>> 31
  return count
}

/** A shared company, by its indices in both funds. */
interface Shared {
  inA: number
  inB: number
  smaller: number
}

/**
 * The shared companies with the largest overlap (the smaller of both weights), descending, then by id. Scans the second fund from its
 * largest weight down and stops when no further company can enter the list.
 */
function largestShared(a: PreparedFund, placesInA: Int32Array, b: PreparedFund, limit: number, scratch: Float64Array): Shared[] {
  const top: number[] = []
  const idAt = (index: number) => b.numbers.id(b.companies[index] as number)
  let smallest = -Infinity
  for (const index of b.byWeight) {
    const weightInB = b.weights[index] as number
    if (weightInB < smallest - ROUNDED_AWAY) break
    const place = placesInA[b.companies[index] as number] as number
    if (place === 0) continue
    const weight = Math.min(weightInB, a.weights[place - 1] as number)
    if (weight < smallest - ROUNDED_AWAY) continue
    scratch[index] = weight
    insert(top, index, limit, scratch, idAt)
    if (top.length === limit) smallest = scratch[top[limit - 1] as number] as number
  }
  return top.map((index) => ({
    inA: (placesInA[b.companies[index] as number] as number) - 1, inB: index, smaller: scratch[index] as number,
  }))
}

interface NamedFund {
  isin: string
  name: string
  inside: PreparedFund
}

const LISTED_FROM = 0.01

const sharedHolding = z.strictObject({ id: z.string(), name: z.string(), weightInA: share(), weightInB: share() })

const pair = z.strictObject({
  fundA: z.string(),
  fundB: z.string(),
  isinA: isinOrNull,
  isinB: isinOrNull,
  overlap: share().meta({ description: 'Share of the two funds, not of the portfolio.' }),
  sharedCount: z.number().int().min(0),
  sharedTail: z
    .strictObject({ count: z.number().int().min(0), weight: share() })
    .nullable()
    .meta({ description: 'Shared constituents beyond the returned list, same measure as the headline.' }),
  sharedHoldings: z.array(sharedHolding),
})

/** Two funds of a portfolio that share at least 1 %. */
type OverlapPair = Common & Record<'fundA' | 'fundB' | 'isinA' | 'isinB', string>

/** Overlap of two funds, independent of the portfolio. Its lists are frozen, because all requests share them, and rounded like results. */
type Common = Omit<z.output<typeof pair>, 'fundA' | 'fundB' | 'isinA' | 'isinB'>

/** Number of cached pairs; one takes about ten kilobytes. */
const PAIRS_REMEMBERED = 1000

const pairsOf = remembered<CompanyNumbers, Recent<{ common: Common | null }>>(() => recent(PAIRS_REMEMBERED))

/** Equity funds whose constituents are known. */
const knownFunds = (exposure: Exposure): NamedFund[] =>
  equityFundsOf(exposure).flatMap(({ position: { isin, name }, inside }) => (inside === null ? [] : [{ isin, name, inside }]))

const comparedBy = attached<Exposure, Map<number, OverlapPair[]>>(() => new Map())

/** Compares the funds of a portfolio before its sections are computed, giving way to other requests: the number of pairs grows with the square of the funds. */
export async function compareFunds(book: Book, giveWay: GiveWay = computeOn): Promise<void> {
  const exposure = exposureOf(book)
  const { limit } = book.request
  comparedBy(exposure).set(limit, await givingWay(compared(exposure, limit), giveWay))
}

/** All pairs of funds that share at least 1 %: overlap descending, then ISINs. In a pair, A is the earlier fund. */
const overlapPairs = (exposure: Exposure, limit: number): OverlapPair[] =>
  comparedBy(exposure).get(limit) ?? inOneGo(compared(exposure, limit))

/** Compares pairs that are not cached, in steps of one fund. */
function* compared(exposure: Exposure, limit: number): Steps<OverlapPair[]> {
  const named = knownFunds(exposure)
  const funds = named.map(({ inside }) => inside)
  const pairs = pairsOf(exposure.numbers)
  const listed: OverlapPair[] = []
  let held: Float64Array | undefined
  let scratch: Float64Array | undefined
  for (const [row, { inside: a, isin: isinA, name: fundA }] of named.entries()) {
    yield
    let places: Int32Array | undefined
    let overlaps: Float64Array | undefined
    for (let column = row + 1; column < named.length; column++) {
      const { inside: b, isin: isinB, name: fundB } = named[column] as NamedFund
      const key = `${a.number} ${b.number} ${limit}`
      let known = pairs.get(key)
      if (known === undefined) {
        held ??= new Float64Array(exposure.numbers.count())
        scratch ??= new Float64Array(held.length)
        const overlap = (overlaps ??= rowOfOverlaps(funds, row, held))[column] as number
        known = { common: reaches(overlap, LISTED_FROM) ? commonOf({ a, b, places: (places ??= placesByNumber(a, held.length)), overlap, scratch }, limit) : null }
        pairs.set(key, known)
      }
      if (known.common !== null) listed.push({ fundA, fundB, isinA, isinB, ...known.common })
    }
  }
  yield
  return listed.sort(
    (a, b) => descending(a.overlap, b.overlap) || ascending(a.isinA, b.isinA) || ascending(a.isinB, b.isinB),
  )
}

/** Two funds that are being compared; `scratch` is overwritten. */
interface Pair {
  a: PreparedFund
  b: PreparedFund
  /** Indices of companies in `a`, plus one. */
  places: Int32Array
  overlap: number
  scratch: Float64Array
}

function commonOf({ a, b, places, overlap, scratch }: Pair, limit: number): Common {
  const top = largestShared(a, places, b, limit, scratch)
  const listed = sumBy(top, ({ smaller }) => smaller)
  const sharedCount = countShared(places, b)
  const sharedHoldings = top.map((shared) => sharedBy(a, b, shared))
  Object.freeze(sharedHoldings)
  return {
    overlap: asShare(overlap),
    sharedCount,
    sharedTail: sharedCount > top.length ? Object.freeze({ count: sharedCount - top.length, weight: asShare(overlap - listed) }) : null,
    sharedHoldings,
  }
}

function sharedBy(a: PreparedFund, b: PreparedFund, { inA, inB }: Shared) {
  const weightInA = a.weights[inA] as number
  const weightInB = b.weights[inB] as number
  const rowInA = a.rows[inA] as Constituent
  const rowInB = b.rows[inB] as Constituent
  return {
    id: a.numbers.id(a.companies[inA] as number),
    name: (rowInA.company ?? rowInB.company ?? (weightInB > weightInA ? rowInB : rowInA)).name,
    weightInA: tenDecimals(Math.min(1, weightInA)),
    weightInB: tenDecimals(Math.min(1, weightInB)),
  }
}

/** Equity funds compared pair by pair. */
export const overlap = defineSection({
  id: 'overlap',
  title: { en: 'Overlap', de: 'Überschneidung' },
  description: {
    en: 'Pairwise overlap of equity funds with shared companies and constituent coverage.',
    de: 'Paarweise Überschneidung der Aktienfonds mit gemeinsamen Unternehmen und Abdeckung.',
  },
  notFor: 'Needs at least two equity funds. Not for finding a fund to replace one: use analyzePublicPortfolioEtfAlternatives.',
  data: z.strictObject({
    method: z.literal('sum_minimum_constituent_weights'),
    fundCount: z.number().int().min(0),
    pairs: z.array(pair),
    funds: z.array(fundCoverage),
  }),
  words,
  method: {
    en: [
      'Constituents are merged by company inside each fund.',
      '`overlap = sum of min(weightInA, weightInB)` over the shared companies.',
      'Pairs below 1% are omitted.',
      'Missing constituents can understate overlap; an empty list is no proof that there is none.',
    ].join('\n'),
    de: [
      'Die Bestände jedes Fonds werden je Unternehmen zusammengefasst.',
      '`overlap = Summe der min(weightInA, weightInB)` über die gemeinsamen Unternehmen.',
      'Paare unter 1 % entfallen.',
      'Fehlende Bestände können die Überschneidung zu klein erscheinen lassen; eine leere Liste beweist nicht, dass es keine gibt.',
    ].join('\n'),
  },
  compute(book) {
    const exposure = exposureOf(book)
    const equityFunds = equityFundsOf(exposure)
    if (equityFunds.length < 2) return unavailableFor(book, 'fewer_than_two_funds')
    const failed = equityFunds.some((fund) => constituentsFailed(book, fund))
    if (equityFunds.every(({ status }) => status === 'none')) return unknownFor(book, failed)
    const data = {
      method: 'sum_minimum_constituent_weights' as const,
      fundCount: equityFunds.length,
      pairs: overlapPairs(exposure, book.request.limit),
      funds: fundCoverages(equityFunds),
    }
    return presentFor(book, data, { failed, incomplete: anyFundIncomplete(equityFunds) })
  },
})
