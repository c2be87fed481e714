/** The rest of a portfolio, for what cannot be told of all of it. */
import type { SnapshotRequest } from '../../../../sdk'
import { sumBy } from '../../../../core/values/sum'

/** A portfolio without some of its securities, by ISIN, and cash, by currency, in the same proportions. */
export function requestWithout(request: SnapshotRequest, gone: readonly { isin: string | null; currency?: string | null }[]): SnapshotRequest {
  const isLeft = (holding: SnapshotRequest['holdings'][number]): boolean => !gone.some(({ isin, currency }) => ('isin' in holding ? isin === holding.isin : isin === null && currency === holding.currency))
  if (request.basis === 'values') return { ...request, holdings: request.holdings.filter(isLeft) }
  const holdings = request.holdings.filter(isLeft)
  const sum = sumBy(holdings, ({ weight }) => weight)
  return { ...request, holdings: holdings.map((holding) => ({ ...holding, weight: holding.weight / sum })) }
}
