import { type Exposure, type HeldStock, addTo } from '../../look-through/exposure'
import { industryOf, type WeightedRows } from '../../funds/fund-rows'
import { remembered } from '../../../values/memoize'

/** Weights of a fund by the industry names of its rows; remembered like the rows themselves. */
const industriesOf = remembered(({ rows, weights }: WeightedRows): ReadonlyMap<string, number> => {
  const vector = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    const industry = industryOf(row)
    if (industry !== null) addTo(vector, industry, weights[index] ?? 0)
  }
  return vector
})

/** A security's own record wins over its company's. */
const stockIndustry = ({ position, company }: HeldStock): string | null => position.security.industry ?? company?.industry ?? null

/** Shares of the whole portfolio by the industry names that providers use; what is missing to the equity share is unknown. */
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
