import type { PreparedFund } from '../../funds/fund'
import { largestCompanies } from '../../look-through/companies-held'
import { type Exposure, type HeldStock, addTo } from '../../look-through/exposure'
import type { Lookup } from '../../../reference/reference'
import type { Security } from '../../../reference/security'
import type { Theme } from './themes'
import { industryOf, type WeightedRows } from '../../funds/fund-rows'
import { attached, remembered } from '../../../values/memoize'
import { sum } from '../../../values/sum'

/** Ids of a fund's companies by the ISIN of their primary lines, for which there may be no security record. */
const idsByLine = remembered(({ rows }: PreparedFund): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(({ company }) => (company?.isin ? [[company.isin, company.id]] : []))))

/** Companies of a basket: by the company of each line's record, else by the ISIN, which is the id of unknown issuers. */
const basketNumbers = (theme: Theme, lines: Lookup<Security>, { stocks, funds, numbers }: Exposure): Set<number> =>
  new Set(Object.keys(theme.issuers).flatMap((isin) => {
    const security = lines.found.get(isin)
    if (security !== undefined) return numbers.of(security.companyId ?? security.isin)
    const direct = stocks.flatMap(({ company }) => (company?.isin === isin ? company.id : []))
    const inside = funds.flatMap((fund) => (fund.inside === null ? [] : idsByLine(fund.inside).get(isin) ?? []))
    return [isin, ...direct, ...inside].map((id) => numbers.of(id))
  }))

/** Index of each company of an exposure by its number, plus one; 0 for companies not held. */
const placesOf = attached(({ companies, numbers }: Exposure): Int32Array => {
  const places = new Int32Array(numbers.count())
  companies.forEach((number, index) => (places[number] = index + 1))
  return places
})

/** The part of an exposure that is in the given companies. */
function within(exposure: Exposure, numbers: ReadonlySet<number>): Exposure {
  const places = placesOf(exposure)
  const kept = Int32Array.from(numbers, (number) => (places[number] ?? 0) - 1).filter((index) => index >= 0).sort()
  const weights = Float64Array.from(kept, (index) => exposure.weights[index] ?? 0)
  return {
    ...exposure,
    companies: Int32Array.from(kept, (index) => exposure.companies[index] ?? -1),
    weights,
    identified: sum(weights),
  }
}

/** Share of a portfolio in the issuers of a theme, with the largest of them; null if they could not be looked up or no company of the portfolio is identified. */
export function themeExposure(theme: Theme, lines: Lookup<Security>, exposure: Exposure, limit: number) {
  const failed = Object.keys(theme.issuers).some((isin) => lines.failed.has(isin))
  if (failed || exposure.companies.length === 0) return null
  const inside = within(exposure, basketNumbers(theme, lines, exposure))
  const { companies, tailWeight } = largestCompanies(inside, limit)
  return {
    weight: inside.identified,
    matchedCompanies: inside.companies.length,
    companies: companies.map(({ id, name, weight }) => ({ id, name, weight })),
    tailWeight,
  }
}

/** Weights of a fund by the industry names of its rows; cached as long as the rows. */
const industriesOf = remembered(({ rows, weights }: WeightedRows): ReadonlyMap<string, number> => {
  const vector = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    const industry = industryOf(row)
    if (industry !== null) addTo(vector, industry, weights[index] ?? 0)
  }
  return vector
})

/** Industry of a stock; its own record takes precedence over its company's. */
const stockIndustry = ({ position, company }: HeldStock): string | null => position.security.industry ?? company?.industry ?? null

/** Shares of the whole portfolio by the industry names that providers use; the rest of the equity share is unknown. */
export function industryWeights({ stocks, funds }: Exposure): Map<string, number> {
  const weights = new Map<string, number>()
  for (const stock of stocks) {
    const industry = stockIndustry(stock)
    if (industry !== null) addTo(weights, industry, stock.position.weight)
  }
  for (const { inside, position, scale } of funds) {
    if (inside === null) continue
    for (const [industry, weight] of industriesOf(inside.equityRows)) addTo(weights, industry, position.weight * scale * weight)
  }
  return weights
}
