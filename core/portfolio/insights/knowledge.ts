/** Shares of a whole by the basis of its figures. */
import { restsOnOf, type RestsOn, readProxySentence } from '../funds/basis'
import type { Seen } from './insights'
import { sumBy } from '../../values/sum'

/** Fractions by kind of basis; they add up to 1. */
export type Knowledge = Readonly<Record<RestsOn, number>>

/** Shares of a whole in funds that are looked through by the lists of other funds. */
type StandInWeights = Pick<Knowledge, 'sameIndex' | 'estimated'>

/** Shares of a whole that do not rest on a fund's own list. */
export type Others = StandInWeights & Partial<Pick<Knowledge, 'direct' | 'unopened'>>

/** Smallest part that is mentioned: half a tenth of a per cent. */
export const LEAST_PART = 0.0005

const clipped = (fraction: number): number => Math.min(1, Math.max(0, fraction))

/** Shares by basis, for a whole of which the fraction `covered` is known: the rest after all others is based on own lists. */
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
  // Without what binary fractions leave, which would round 3.75% down.
  return { direct, own, sameIndex, estimated, unopened, unknown: Number((1 - seen).toFixed(14)) }
}

/**
 * Known part of each fund that is looked through, as a share of the portfolio, by its name: its weight less its part of the weight
 * without a known company. That is the part not covered by its list; the rest, such as cash in the funds, is spread over all of them.
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

/** Shares of the whole portfolio in funds that rest on other lists, by the weakest list of each, as far as their companies are known. */
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

/** A holding as the functions here read it. */
type Holding = Seen['holdings'][number]

/** Asset classes without anything to look through; shares held directly are like them. */
const plainClasses: readonly unknown[] = ['cash', 'gold', 'crypto', 'commodities']

/** Basis of a holding without a list: unknown if it should have companies and has none. */
function beside({ status, assetClass = null }: Holding, hasCompanies: boolean): 'direct' | 'unopened' | 'unknown' {
  if (status === 'unresolved' || assetClass === 'multi_asset') return 'unknown'
  if (assetClass === 'equities') return hasCompanies ? 'direct' : 'unknown'
  return plainClasses.includes(assetClass) ? 'direct' : 'unopened'
}

/** Shares of the whole portfolio outside funds that are looked through. */
function besideWeights({ holdings, analyses }: Pick<Seen, 'holdings' | 'analyses'>, isAsked: (holding: Holding) => boolean = () => true): Pick<Knowledge, 'direct' | 'unopened' | 'unknown'> {
  const { data } = analyses['look-through']
  const weights = { direct: 0, unopened: 0, unknown: 0 }
  for (const holding of holdings) {
    if (isAsked(holding) && data?.funds.some(({ name }) => name === holding.name) !== true) weights[beside(holding, data !== null)] += holding.weight
  }
  return weights
}

/** Shares by basis of the whole portfolio. A mixed fund without known companies is unknown. */
export function knowledgeOf(seen: Seen): Knowledge {
  const { unknown, ...known } = besideWeights(seen)
  return knowledge(1 - unknown - (seen.analyses['look-through'].data?.unresolvedFundWeight ?? 0), { ...standInWeights(seen), ...known })
}

/** Shares of the equities that do not rest on a fund's own list; `equities` is their share of the portfolio. */
export function othersOfEquities(seen: Seen, equities: number): Others {
  if (equities === 0) return { sameIndex: 0, estimated: 0 }
  const { sameIndex, estimated } = standInWeights(seen)
  const { direct } = besideWeights(seen, ({ assetClass }) => assetClass === 'equities')
  return { sameIndex: sameIndex / equities, estimated: estimated / equities, direct: direct / equities }
}
