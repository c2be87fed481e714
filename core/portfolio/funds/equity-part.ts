/** Equity part of a fund and its coverage: all of an equity fund, the equities of a mixed one. */
import type { PreparedFund } from './fund'
import type { ConstituentList, Security, FundConstituents } from '../../reference/security'
import { asShare, FULL, reaches } from '../../values/fractions'
import { remembered } from '../../values/memoize'
import { sum, sumBy } from '../../values/sum'

/** The part of a fund that is in equities. */
export interface EquityPart {
  /** Share of the fund that is in equities, above 0. */
  equity: number
  /** Factor from a row's weight in the list to its weight in the fund: 1, or `equity` if the list is that of a fund that resembles the equity part. */
  scale: number
  /** Known fraction of that part. */
  coveredWeight: number
  status: PreparedFund['status']
  /** Whether its list is that of funds that only resemble it. */
  approximate: boolean
}

/** The equity part of an equity fund: all of it. */
export const wholeFund = (inside: PreparedFund | null): EquityPart => ({
  equity: 1, scale: 1, coveredWeight: inside?.coveredWeight ?? 0, status: inside?.status ?? 'none', approximate: inside?.approximate === true,
})

const equitiesOf = ({ assetMix }: Security): number => assetMix?.get('equities') ?? 0

/** Equity share of a list. Equity funds in it count fully: their unknown constituents are equities too. */
const statedIn = remembered((list: ConstituentList): number => asShare(sumBy(list.rows, ({ inEquities, weight }) => (inEquities ? Math.max(0, weight) : 0))))

/** The equity part of a mixed fund; null if none of its companies are known. Rows of its own list count, even if the mix states less. */
export function mixedPart(security: Security, list: FundConstituents, inside: PreparedFund): EquityPart | null {
  const isOwn = list.own !== null
  const equity = Math.max(equitiesOf(security), list.own === null ? 0 : statedIn(list.own))
  const scale = isOwn ? 1 : equity
  const known = scale * inside.identified
  if (known === 0) return null
  const coveredWeight = asShare(known / equity)
  const isFull = isOwn && reaches(coveredWeight, FULL) && (security.assetMix !== null || reaches(inside.coveredWeight, FULL))
  return { equity, scale, coveredWeight, status: isFull ? 'full' : 'partial', approximate: !isOwn }
}

/** Whether a fund's mix is known, and covers all of it. */
export const isMixWhole = ({ assetMix }: Security): boolean => assetMix !== null && reaches(sum(assetMix.values()), FULL)

/** Whether a mixed fund may hold an asset class, by its mix. */
export const mayHold = (security: Security, assetClass: 'equities' | 'bonds'): boolean =>
  (security.assetMix?.get(assetClass) ?? 0) > 0 || !isMixWhole(security)

/** Whether a mixed fund may hold more equities than those known to it: neither its mix nor its own list is whole. */
export const mayHoldMore = (security: Security, { approximate }: EquityPart, inside: PreparedFund | null): boolean =>
  !isMixWhole(security) && (approximate || !reaches(inside?.coveredWeight ?? 0, FULL))
