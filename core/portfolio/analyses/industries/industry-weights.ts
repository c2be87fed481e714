import { addTo } from '../../look-through/buckets'
import type { Exposure, HeldStock } from '../../look-through/exposure'
import type { PreparedFund } from '../../look-through/funds/fund'
import { industryOf } from '../../look-through/funds/fund-rows'

const vectors = new WeakMap<PreparedFund, ReadonlyMap<string, number>>()

/** Weights of a fund by the industry names of its rows; remembered like the fund itself. */
function fundIndustries(fund: PreparedFund): ReadonlyMap<string, number> {
  const known = vectors.get(fund)
  if (known !== undefined) return known
  const vector = new Map<string, number>()
  for (const [index, row] of fund.equityRows.rows.entries()) {
    const industry = industryOf(row)
    if (industry !== null) addTo(vector, industry, fund.equityRows.weights[index] ?? 0)
  }
  vectors.set(fund, vector)
  return vector
}

/** A security's own record wins over its company's. */
const stockIndustry = ({ position, company }: HeldStock): string | null => position.security?.industry ?? company?.industry ?? null

/** Shares of the whole portfolio by the industry names that providers use; what is missing to the equity share is unknown. */
export function industryWeights({ stocks, funds }: Exposure): Map<string, number> {
  const weights = new Map<string, number>()
  for (const stock of stocks) {
    const industry = stockIndustry(stock)
    if (industry !== null) addTo(weights, industry, stock.position.weight)
  }
  for (const { inside, position } of funds) {
    if (inside === null) continue
    for (const [industry, weight] of fundIndustries(inside)) addTo(weights, industry, position.weight * weight)
  }
  return weights
}
