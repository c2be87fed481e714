/** How much of a fund is in equities, and what is known of that part: all of an equity fund, the equities of a mixed one. */
import type { PreparedFund } from './fund'
import type { ConstituentList, Security, FundConstituents } from '../../reference/security'
import { asShare, FULL, reaches } from '../../values/fractions'
import { remembered } from '../../values/memoize'
import { sum, sumBy } from '../../values/sum'

/** The part of a fund that is in equities. */
export interface EquityPart {
  /** Share of the fund that is in equities, above 0. */
  equity: number
  /** What a row of its list weighs in the fund: 1, or `equity` where the list is that of a fund like its equity part. */
  scale: number
  /** The known share of that part. */
  coveredWeight: number
  status: PreparedFund['status']
  /** Whether it is seen through funds that merely resemble it. */
  approximate: boolean
}

/** All of an equity fund. */
export const wholeFund = (inside: PreparedFund | null): EquityPart => ({
  equity: 1, scale: 1, coveredWeight: inside?.coveredWeight ?? 0, status: inside?.status ?? 'none', approximate: inside?.approximate === true,
})

const equitiesOf = ({ assetMix }: Security): number => assetMix?.get('equities') ?? 0

/** What a list has in equities, funds of them with all of their weight: what is not known of those is no less in equities. */
const statedIn = remembered((list: ConstituentList): number => asShare(sumBy(list.rows, ({ inEquities, weight }) => (inEquities ? Math.max(0, weight) : 0))))

/** The equity part of a mixed fund; null where none of its companies are known. Rows of its own list count in it, also where the mix says less. */
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

/** Whether a mixed fund may hold some of an asset class, as far as its mix tells. */
export function mayHold({ assetMix }: Security, assetClass: 'equities' | 'bonds'): boolean {
  if (assetMix === null || (assetMix.get(assetClass) ?? 0) > 0) return true
  return !reaches(sum(assetMix.values()), FULL)
}
