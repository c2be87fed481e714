/** Data on one fund for etf-alternatives, and whether they suffice to score it. */
import { FULL, asShare, reaches } from '../../../values/fractions'
import { fundVector } from '../../look-through/dimensions'
import { prepareFund, type PreparedFund, type Vector, type CompanyNumbers } from '../../funds/fund'
import type { Lookup } from '../../../reference/reference'
import { isFund, type Security, type FundConstituents, type FundVectors } from '../../../reference/security'
import { overlapsOf } from '../../sections/overlap/model'
import { sum, sumBy } from '../../../values/sum'

/** Why a fund is not scored. */
export const obstacleKinds = [
  'unresolved', 'not_equity_fund', 'missing_cost', 'incomplete_holdings', 'incomplete_vectors', 'provider_unavailable',
] as const

export type Obstacle = (typeof obstacleKinds)[number]

/** Answers of the port about the source and its candidates. */
export interface FundFacts {
  securities: Lookup<Security>
  constituents: Lookup<FundConstituents>
  vectors: Lookup<FundVectors>
  /** Numbering of the companies in this version of the data. */
  numbers: CompanyNumbers
}

export interface ScoredFund {
  isin: string
  name: string
  /** null when unknown; a TER of zero is unknown. */
  ter: number | null
  inside: PreparedFund | null
  sectors: Vector
  countries: Vector
  /** Why it cannot be scored; null when it can. */
  obstacle: Obstacle | null
}

/** Whether a security is a fund of equities. */
export const isEquityFund = (security: Security | undefined): security is Security => security?.assetClass === 'equities' && isFund(security)

/** Assembles the data on a fund from the lookups. */
export function scoredFund(isin: string, facts: FundFacts): ScoredFund {
  const security = facts.securities.found.get(isin)
  const current = security?.isin ?? isin
  const known = security === undefined || security.assetClass === null ? null : security
  const constituents = isEquityFund(security) ? facts.constituents.found.get(current) : undefined
  const inside = constituents === undefined ? null : prepareFund(constituents, facts.numbers)
  const published = facts.vectors.found.get(current) ?? null
  const fund = {
    isin: current,
    name: known?.name ?? current,
    ter: known !== null && (known.ter ?? 0) > 0 ? known.ter : null,
    inside,
    sectors: fundVector(inside, published, 'sector'),
    countries: fundVector(inside, published, 'country'),
  }
  return { ...fund, obstacle: obstacleOf(isin, fund, facts) }
}

/** A failed lookup says nothing about the fund: `provider_unavailable` comes after obstacles that are known. */
function obstacleOf(isin: string, fund: Omit<ScoredFund, 'obstacle'>, { securities, constituents }: FundFacts): Obstacle | null {
  const security = securities.found.get(isin)
  if (securities.failed.has(isin)) return 'provider_unavailable'
  if (security === undefined || security.assetClass === null) return 'unresolved'
  if (!isEquityFund(security)) return 'not_equity_fund'
  if (fund.ter === null) return 'missing_cost'
  return insideObstacle(fund, constituents)
}

/** Obstacle in the fund's holdings or vectors. Vectors are looked up only if holdings are incomplete, so that their failure is never the obstacle. */
function insideObstacle({ isin, inside, sectors, countries }: Omit<ScoredFund, 'obstacle'>, { failed }: FundFacts['constituents']): Obstacle | null {
  if (inside?.status !== 'full') return failed.has(isin) ? 'provider_unavailable' : 'incomplete_holdings'
  return reaches(coverageOf(sectors), FULL) && reaches(coverageOf(countries), FULL) ? null : 'incomplete_vectors'
}

/** The known part of a vector, 0..1. */
export const coverageOf = (vector: Vector): number => asShare(sum(vector.values()))

// Similarity of two funds.

/** Cosine similarity of two vectors of weights, 0..1; 0 if either is empty. */
export function cosine(a: Vector, b: Vector): number {
  let product = 0
  for (const [key, weight] of a) product += weight * (b.get(key) ?? 0)
  const lengths = Math.sqrt(squares(a) * squares(b))
  return lengths === 0 ? 0 : asShare(product / lengths)
}

const squares = (vector: Vector): number => sumBy(vector.values(), (weight) => weight ** 2)

/** Similarity and its parts, each 0..1: half holdings, a quarter sectors, a quarter countries. */
export function similarity(a: ScoredFund, b: ScoredFund) {
  const [, overlap = 0] = a.inside === null || b.inside === null ? [] : overlapsOf([a.inside, b.inside])
  const holdingOverlap = asShare(overlap)
  const sectorCosine = cosine(a.sectors, b.sectors)
  const countryCosine = cosine(a.countries, b.countries)
  const similarityScore = asShare(0.5 * holdingOverlap + 0.25 * sectorCosine + 0.25 * countryCosine)
  return { holdingOverlap, sectorCosine, countryCosine, similarityScore }
}
