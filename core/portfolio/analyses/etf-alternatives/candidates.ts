/** Candidates scored against the source, in display order. */
import { ascending, descending } from '../../../values/order'
import { reaches } from '../../../values/fractions'
import { coverageOf, type ScoredFund, similarity } from './scored-fund'

/** Similarity (0..1) from which a cheaper fund is a match. */
const MATCH_FROM = 0.7

/** The fields that the source and every candidate have. */
export const fundFields = ({ isin, name, ter, inside, sectors, countries }: ScoredFund) => ({
  isin,
  name,
  ter,
  constituentsAsOf: inside?.asOf ?? null,
  holdingsCoverage: inside?.coveredWeight ?? 0,
  sectorCoverage: coverageOf(sectors),
  countryCoverage: coverageOf(countries),
})

const noScore = { holdingOverlap: null, sectorCosine: null, countryCosine: null, similarityScore: null }

function candidateOf(source: ScoredFund, fund: ScoredFund) {
  const terSaving = source.ter === null || fund.ter === null ? null : source.ter - fund.ter
  const shared = { ...fundFields(fund), terSaving }
  if (fund.obstacle !== null) return { ...shared, status: 'unavailable' as const, reason: fund.obstacle, ...noScore, qualifies: false }
  const scores = similarity(source, fund)
  const qualifies = reaches(scores.similarityScore, MATCH_FROM) && (terSaving ?? 0) > 0
  return { ...shared, status: 'ok' as const, reason: null, ...scores, qualifies }
}

type Candidate = ReturnType<typeof candidateOf>

/** Sort rank: qualifying candidates, then other scored ones, then those that could not be scored. */
const rank = ({ qualifies, status }: Candidate): number => (qualifies ? 0 : status === 'ok' ? 1 : 2)

/** Scores candidates and sorts them: by rank, score descending, saving descending, ISIN. */
export const candidatesOf = (source: ScoredFund, funds: readonly ScoredFund[]): Candidate[] =>
  funds.map((fund) => candidateOf(source, fund)).sort(
    (a, b) =>
      rank(a) - rank(b) ||
      descending(a.similarityScore ?? 0, b.similarityScore ?? 0) ||
      descendingOrNull(a.terSaving, b.terSaving) ||
      ascending(a.isin, b.isin),
  )

const descendingOrNull = (a: number | null, b: number | null): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return descending(a, b)
}
