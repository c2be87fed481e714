/** What the figures of a whole rest on, as shares of it. */
import { restsOnOf, type RestsOn, readProxySentence } from '../funds/basis'
import type { Seen } from './insights'
import { sumBy } from '../../values/sum'

/** Fractions that add up to 1. */
export type Knowledge = Readonly<Record<RestsOn, number>>

/** Shares of a whole that are in funds seen through the lists of others. */
type StandInWeights = Pick<Knowledge, 'sameIndex' | 'estimated'>

/** Shares of a whole that rest on no list of a fund's own. */
export type Others = StandInWeights & Partial<Pick<Knowledge, 'direct' | 'unopened'>>

/** Less than half a tenth of a per cent is not worth a word. */
export const LEAST_PART = 0.0005

const clipped = (fraction: number): number => Math.min(1, Math.max(0, fraction))

/** Of a whole of which so much is covered: what is left after all others rests on own lists. */
export function knowledge(covered: number, others: Others): Knowledge {
  const seen = clipped(covered)
  let own = seen
  const taken = (share = 0): number => {
    const part = Math.min(own, clipped(share))
    own -= part
    return part
  }
  const [estimated, sameIndex] = [taken(others.estimated), taken(others.sameIndex)]
  const [direct, unopened] = [taken(others.direct), taken(others.unopened)]
  return { direct, own, sameIndex, estimated, unopened, unknown: 1 - seen }
}

/**
 * What is known of each fund that is looked through, as a share of the portfolio, by its name: its weight less its part of what no
 * company is known of. That is what its list does not cover; the rest, such as cash in the funds, lies in all of them alike.
 */
function knownWeights({ holdings, analyses }: Pick<Seen, 'holdings' | 'analyses'>): ReadonlyMap<string, number> {
  const { funds = [], unresolvedFundWeight: lost = 0 } = analyses['look-through'].data ?? {}
  const rows = funds.map(({ name, coveredWeight }) => {
    const weight = sumBy(holdings, (holding) => holding.name === name ? holding.weight : 0)
    return { name, weight, open: weight * (1 - coveredWeight) }
  })
  const [all, open] = [sumBy(rows, ({ weight }) => weight), sumBy(rows, (row) => row.open)]
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
  const weightOf = (kind: 'sameIndex' | 'estimated'): number => sumBy(holdings, ({ name, weight }) => kinds.get(name) === kind ? (known.get(name) ?? weight) : 0)
  return { sameIndex: weightOf('sameIndex'), estimated: weightOf('estimated') }
}

/** A holding, as far as it is asked what is known of it. */
type Holding = Seen['holdings'][number]

/** Classes that are what they are called, without anything inside; shares are, too. */
const plainClasses: readonly unknown[] = ['cash', 'gold', 'crypto', 'commodities']

/** What a holding that no list is asked for rests on: nothing is known where its companies should be and are not. */
function beside({ status, assetClass = null }: Holding, hasCompanies: boolean): 'direct' | 'unopened' | 'unknown' {
  if (status === 'unresolved' || assetClass === 'multi_asset') return 'unknown'
  if (assetClass === 'equities') return hasCompanies ? 'direct' : 'unknown'
  return plainClasses.includes(assetClass) ? 'direct' : 'unopened'
}

/** Shares of the whole portfolio that are in no fund that is looked through. */
function besideWeights({ holdings, analyses }: Pick<Seen, 'holdings' | 'analyses'>, isAsked: (holding: Holding) => boolean = () => true): Pick<Knowledge, 'direct' | 'unopened' | 'unknown'> {
  const { data } = analyses['look-through']
  const weights = { direct: 0, unopened: 0, unknown: 0 }
  for (const holding of holdings) {
    if (isAsked(holding) && data?.funds.some(({ name }) => name === holding.name) !== true) weights[beside(holding, data !== null)] += holding.weight
  }
  return weights
}

/** Of the whole portfolio. Of a mixed fund without companies nothing is known. */
export function knowledgeOf(seen: Seen): Knowledge {
  const { unknown, ...known } = besideWeights(seen)
  return knowledge(1 - unknown - (seen.analyses['look-through'].data?.unresolvedFundWeight ?? 0), { ...standInWeights(seen), ...known })
}

/** Of its equities, which are so much of it: shares of them that rest on no list of a fund's own. */
export function othersOfEquities(seen: Seen, equities: number): Others {
  if (equities === 0) return { sameIndex: 0, estimated: 0 }
  const { sameIndex, estimated } = standInWeights(seen)
  const { direct } = besideWeights(seen, ({ assetClass }) => assetClass === 'equities')
  return { sameIndex: sameIndex / equities, estimated: estimated / equities, direct: direct / equities }
}
