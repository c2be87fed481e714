/** Headline of each section: one figure and a remark. */
import { asLarge, equityShares, overlapBasis } from '../../../core/portfolio/insights/insights'
import { knowledgeOf, standInWeights } from '../../../core/portfolio/insights/knowledge'
import { amount, charge, share } from '../../../core/portfolio/insights/numbers'
import { companyName, shortNames } from '../../../core/portfolio/insights/short-name'
import { UNKNOWN } from '../../../core/portfolio/keys/taxonomy'
import type { Locale } from '../../../core/values/text'
import type { Dimension, Reason, Snapshot } from '../../../sdk'
import { formatNumber } from '../../../core/wording/format'
import { words as shared } from '../browser/words'
import type { Show } from './context'
import { labelOf, type Kind } from './parts/labels'
import { answerWords } from './words/answer'

/** A figure as it is read first, and a few words on it. */
export interface Headline {
  figure: string
  note: string
  /** Whether that is all there is to say, as the depot holds nothing of it. */
  isNothing?: boolean
}

/** Whether something that is not known may be of any kind. */
const hidesEquities = (reasons: readonly Reason[]): boolean => reasons.includes('unresolved_holdings') || reasons.includes('provider_unavailable')

/** Inputs of a headline. */
interface Seen {
  snapshot: Snapshot
  /** The world index as a depot; null where it is not compared. */
  world: Snapshot | null
  /** Whether a part rests on the lists of like funds. */
  isEstimated: boolean
  show: Show
}

/** What a figure of the equities is where there are none; not known where a holding that is not known may be one. */
function withoutEquities(seen: Seen, section: keyof Snapshot['analyses']): Headline {
  const { reasons } = seen.snapshot.analyses[section]
  return reasons.includes('no_equities') && !hidesEquities(reasons) ? { figure: answerWords[seen.show.locale].noEquities, note: '', isNothing: true } : missing(seen)
}

const missing = ({ show: { locale } }: Seen, note = ''): Headline => ({ figure: shared[locale].notKnown, note })

/** A part of a depot in money; a gain or loss below one, whose sign rounding would lose, goes without it. */
export function aboutAmount(value: number, currency: string, locale: Locale): string {
  const size = Math.abs(value)
  return size < 1 ? amount(size, currency)[locale] : answerWords[locale].about(amount(value, currency)[locale])
}

/** Whether a part of a depot rests on the lists of like funds. */
export const hasEstimates = (snapshot: Snapshot): boolean => standInWeights(snapshot).estimated > 0

/** A size that rests on the lists of like funds is said to be about that. */
export function sized(isEstimated: boolean, fraction: number, locale: Locale): string {
  const size = share(fraction)[locale]
  return isEstimated ? answerWords[locale].about(size) : size
}

/** Coverage below which a known size is given as a minimum, since the rest may add to it. */
export const LITTLE = 0.8

/** A size that the unknown part may increase. */
const leastOf = (seen: Seen, isPart: boolean, fraction: number): string =>
  (isPart ? seen.show.text.atLeast(share(fraction)[seen.show.locale]) : sized(seen.isEstimated, fraction, seen.show.locale))

function largest(seen: Seen): Headline {
  const { analyses, totalValue, baseCurrency } = seen.snapshot
  const { locale } = seen.show
  const positions = analyses['look-through'].data?.positions ?? []
  const [position] = positions
  if (position === undefined) return withoutEquities(seen, 'look-through')
  const others = asLarge(positions.map(({ name, weight }) => ({ name: companyName(name), weight })))
  const isPart = knowledgeOf(seen.snapshot).unknown > 1 - LITTLE
  const least = (value: number): string => (value < 1 ? '' : seen.show.text.atLeast(amount(value, baseCurrency)[locale]))
  const worth = (value: number): string => (isPart ? least(value) : aboutAmount(value, baseCurrency, locale))
  return { figure: `${companyName(position.name)} ${leastOf(seen, isPart, position.weight)}`, note: [...(totalValue === null ? [] : [worth(position.weight * totalValue)]), ...(others === null ? [] : [others[locale]])].filter((part) => part !== '').join('; ') }
}

function double(seen: Seen): Headline {
  const { snapshot, show: { locale } } = seen
  const { overlap } = snapshot.analyses
  const text = answerWords[locale]
  const pair = overlap.data?.pairs[0]
  if (overlap.reasons.includes('fewer_than_two_funds') && !hidesEquities(overlap.reasons)) return { figure: text.noComparison, note: text.oneFund }
  if (pair === undefined) return overlap.status === 'ok' ? { figure: text.below, note: text.noneAlike } : missing(seen, text.noPair)
  const short = shortNames(snapshot.holdings.map(({ name }) => name))
  const { isEstimated, isSameList } = overlapBasis(snapshot, pair)
  const isPart = overlap.data?.funds.some(({ name, status }) => status === 'partial' && (name === pair.fundA || name === pair.fundB)) === true
  return { figure: leastOf({ ...seen, isEstimated }, isPart && !isEstimated, pair.overlap), note: `${short(pair.fundA)} ↔ ${short(pair.fundB)}${isSameList ? `, ${text.sameList}` : ''}` }
}

function costs(seen: Seen): Headline {
  const { snapshot: { analyses, baseCurrency }, show: { locale } } = seen
  const text = answerWords[locale]
  const { data } = analyses.costs
  if (data === null) return missing(seen)
  if (data.fundPortfolioWeight === 0 && data.unknownPortfolioWeight === 0) return { figure: text.noFunds, note: '', isNothing: true }
  if (data.weightedTer === null) return missing(seen)
  const ter = charge(data.weightedTer)[locale]
  const unknown = data.unknownPortfolioWeight > 0 ? text.chargesMissing(share(data.unknownPortfolioWeight)[locale]) : ''
  // Of less than one nobody can say that it is at least that.
  if (data.knownAnnualCost === null || (unknown !== '' && data.knownAnnualCost < 1)) {
    // The charge of the smaller part is none of the depot.
    const isLittle = data.unknownPortfolioWeight > data.coveredPortfolioWeight
    return isLittle ? missing(seen, text.whereKnown(ter) + unknown) : { figure: text.aYear(ter), note: unknown }
  }
  const year = text.aYear(amount(data.knownAnnualCost, baseCurrency)[locale])
  return unknown === '' ? { figure: year, note: text.ofFunds(ter) } : { figure: seen.show.text.atLeast(year), note: text.whereKnown(ter) + unknown }
}

/** The largest part of the equities, beside the same part of the world index. */
function most(seen: Seen, section: keyof Snapshot['analyses'], kind: Kind, own: Dimension | undefined, world: Dimension | null | undefined): Headline {
  const { locale } = seen.show
  const text = answerWords[locale]
  const [first] = own === undefined ? [] : equityShares(own)
  if (own === undefined || first === undefined) return withoutEquities(seen, section)
  const [key, weight] = first
  if (own.coverage < LITTLE) return { figure: `${labelOf(kind, key, locale)} ${leastOf(seen, true, weight)}`, note: text.notKnownOf(share(1 - own.coverage)[locale]) }
  const there = world === null || world === undefined ? undefined : equityShares(world).get(key)
  const others = asLarge([...equityShares(own)].map(([other, size]) => ({ name: labelOf(kind, other, locale), weight: size })))
  const note = there === undefined ? text.ofEquities : text.inTheWorld(share(there)[locale])
  return { figure: `${labelOf(kind, key, locale)} ${sized(seen.isEstimated, weight, locale)}`, note: others === null ? note : `${note}; ${others[locale]}` }
}

function classes(seen: Seen): Headline {
  const { locale } = seen.show
  const [first, ...others] = (seen.snapshot.analyses.allocation.data?.buckets ?? []).filter(({ key, weight }) => key !== UNKNOWN && weight > 0)
  const said = ({ key, weight }: { key: string; weight: number }): string => `${labelOf('assetClass', key, locale)} ${share(weight)[locale]}`
  return first === undefined ? missing(seen) : { figure: said(first), note: others.map(said).join(', ') }
}

function spread(seen: Seen): Headline {
  const { locale } = seen.show
  const effective = seen.snapshot.analyses.concentration.data?.effectiveN ?? null
  if (effective === null) return seen.snapshot.analyses.concentration.data === null ? withoutEquities(seen, 'concentration') : missing(seen, answerWords[locale].tooLittle)
  return { figure: formatNumber(effective, locale, 0), note: answerWords[locale].equalCompanies(Math.round(effective)) }
}

/** The headlines by section. */
export function headlinesOf(snapshot: Snapshot, world: Snapshot | null, show: Show) {
  const seen = { snapshot, world, isEstimated: hasEstimates(snapshot), show }
  const { sectors, geography, currencies } = snapshot.analyses
  const there = world?.analyses
  return {
    'look-through': largest(seen), overlap: double(seen), costs: costs(seen), allocation: classes(seen), concentration: spread(seen),
    sectors: most(seen, 'sectors', 'sector', sectors.data ?? undefined, there?.sectors.data),
    geography: most(seen, 'geography', 'country', geography.data?.countries, there?.geography.data?.countries),
    currencies: most(seen, 'currencies', 'currency', currencies.data?.equityExposure, there?.currencies.data?.equityExposure),
  }
}
