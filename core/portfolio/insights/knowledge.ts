/** What the figures of a whole rest on: four shares of it. */
import { restsOnOf, type RestsOn, readProxySentence } from '../funds/basis'
import type { Seen } from './insights'

/** Fractions that add up to 1. What is held directly counts as its own list. */
export type Knowledge = Readonly<Record<RestsOn, number>>

/** Shares of a whole that are in funds seen through the lists of others. */
export type StandInWeights = Pick<Knowledge, 'sameIndex' | 'estimated'>

const clipped = (fraction: number): number => Math.min(1, Math.max(0, fraction))

/** Of a whole of which so much is covered and so much rests on stand-ins. */
export function knowledge(covered: number, standIns: StandInWeights): Knowledge {
  const seen = clipped(covered)
  const estimated = Math.min(seen, clipped(standIns.estimated))
  const sameIndex = Math.min(seen - estimated, clipped(standIns.sameIndex))
  return { own: Math.max(0, seen - estimated - sameIndex), sameIndex, estimated, unknown: 1 - seen }
}

/**
 * What is known of each fund that is looked through, as a share of the portfolio, by its name: its weight less its part of what no
 * company is known of. That is what its list does not cover; the rest, such as cash in the funds, lies in all of them alike.
 */
function knownWeights({ holdings, analyses }: Pick<Seen, 'holdings' | 'analyses'>): ReadonlyMap<string, number> {
  const { funds = [], unresolvedFundWeight: lost = 0 } = analyses['look-through'].data ?? {}
  const rows = funds.map(({ name, coveredWeight }) => {
    const weight = holdings.reduce((sum, holding) => sum + (holding.name === name ? holding.weight : 0), 0)
    return { name, weight, open: weight * (1 - coveredWeight) }
  })
  const [all, open] = [rows.reduce((sum, { weight }) => sum + weight, 0), rows.reduce((sum, row) => sum + row.open, 0)]
  const scale = open > lost ? lost / open : 1
  const inAll = all === 0 ? 0 : Math.max(0, lost - open) / all
  return new Map(rows.map(({ name, weight, open: own }) => [name, Math.max(0, weight - own * scale - weight * inAll)]))
}

/** Shares of the whole portfolio in funds that rest on other lists, by the weakest of each, as far as their companies are known. */
export function standInWeights({ holdings, assumptions, analyses }: Pick<Seen, 'holdings' | 'assumptions' | 'analyses'>): StandInWeights {
  const kinds = new Map<string, 'sameIndex' | 'estimated'>()
  for (const standIn of assumptions.map(readProxySentence)) {
    if (standIn === null) continue
    const isSame = restsOnOf({ basis: standIn.kind }) === 'sameIndex'
    kinds.set(standIn.fund, isSame && kinds.get(standIn.fund) !== 'estimated' ? 'sameIndex' : 'estimated')
  }
  const known = knownWeights({ holdings, analyses })
  const weightOf = (kind: 'sameIndex' | 'estimated'): number => holdings.reduce((sum, { name, weight }) => sum + (kinds.get(name) === kind ? (known.get(name) ?? weight) : 0), 0)
  return { sameIndex: weightOf('sameIndex'), estimated: weightOf('estimated') }
}

/** Of the whole portfolio. Of a mixed fund without companies nothing is known. */
export function knowledgeOf(seen: Seen): Knowledge {
  const { funds = [], unresolvedFundWeight: lost = 0 } = seen.analyses['look-through'].data ?? {}
  const isClosed = ({ name, status, assetClass }: Seen['holdings'][number]): boolean => status === 'unresolved' || (assetClass === 'multi_asset' && !funds.some((fund) => fund.name === name))
  const closed = seen.holdings.reduce((sum, holding) => sum + (isClosed(holding) ? holding.weight : 0), 0)
  return knowledge(1 - closed - lost, standInWeights(seen))
}
