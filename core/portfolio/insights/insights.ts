/**
 * The few sentences that a person should read first, by rules and without advice: the largest holding, overlaps,
 * differences from the world market, costs, and what is not known. A rule without a certain finding
 * gives no sentence.
 */
import type * as z from 'zod'
import type { Text } from '../../values/text'
import { fundBases, restsOnOf, sharedLists, listNameIn, readProxySentence } from '../funds/basis'
import { countryLabels, sectorLabels, UNKNOWN } from '../keys/taxonomy'
import type { costs } from '../sections/costs/model'
import type { geography } from '../sections/geography/model'
import type { lookThrough } from '../sections/look-through/model'
import type { overlap } from '../sections/overlap/model'
import type { sectors } from '../sections/sectors/model'
import { FULL } from '../../values/fractions'
import { amount, charge, share } from './numbers'
import { companyName, shortNames } from './short-name'
import { sumBy } from '../../values/sum'

/** A section with or without data. */
interface Of<S extends { data: z.ZodType }> {
  data: z.output<S['data']> | null
}

/** The part of a snapshot that the rules read. */
export interface Seen {
  baseCurrency: string
  totalValue: number | null
  holdings: readonly { name: string; weight: number; status: 'resolved' | 'unresolved'; assetClass?: string | null }[]
  analyses: {
    'look-through': Of<typeof lookThrough>
    overlap: Of<typeof overlap>
    sectors: Of<typeof sectors>
    geography: Of<typeof geography>
    costs: Of<typeof costs>
  }
  assumptions: readonly string[]
}

/** A sentence and the rule that it comes from. */
export interface Insight {
  rule: 'largest' | 'overlap' | 'tilt' | 'cost' | 'unknown' | 'approximated'
  text: Text
}

/** ISIN of the fund that a mix is compared with: large and medium companies of the world. */
export const WORLD_FUND = 'IE00B6R52259'

const shortIn = (holdings: Seen['holdings']) => shortNames(holdings.map(({ name }) => name))

type Rule = (seen: Seen, world: Seen | null) => Insight[]

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1) ?? ''}`

/** Number of funds that are named; further ones are counted. */
const NAMED_FUNDS = 3

/** The first of some funds by name, and how many more there are. */
export function firstNames(funds: readonly string[]): Text {
  const rest = funds.length - NAMED_FUNDS
  const names = funds.slice(0, NAMED_FUNDS)
  return rest > 0
    ? { en: `${names.join(', ')} and ${rest} more`, de: `${names.join(', ')} und ${rest} weitere` }
    : { en: listed(names, 'and'), de: listed(names, 'und') }
}

/** Weights that differ by less are equal: the service rounds them to ten decimals. */
const EQUAL = 1e-9

/** What is as large as the first, the largest; null where nothing is. */
export function asLarge([first, ...others]: readonly { name: string; weight: number }[]): Text | null {
  const [one, ...more] = others.filter(({ weight }) => first !== undefined && first.weight - weight < EQUAL)
  if (one === undefined) return null
  const count = more.length + 1
  return { en: `equally large: ${count === 1 ? one.name : `${count} others`}`, de: `ebenso groß: ${count === 1 ? one.name : `${count} weitere`}` }
}

const largest: Rule = ({ analyses, holdings, totalValue, baseCurrency, assumptions }) => {
  const positions = analyses['look-through'].data?.positions ?? []
  const [position] = positions
  if (position === undefined) return []
  const { direct, viaFunds } = position.provenance
  const through = firstNames(viaFunds.map(({ fund }) => shortIn(holdings)(fund)))
  const about = approximations(assumptions).size > 0 ? { en: 'about ', de: 'rund ' } : { en: '', de: '' }
  const size = prefixed(share(position.weight), about)
  const alike = asLarge(positions.map(({ name, weight }) => ({ name: companyName(name), weight })))
  const others = alike === null ? { en: '', de: '' } : prefixed(alike, { en: '; ', de: '; ' })
  const worth = totalValue === null ? { en: '', de: '' } : prefixed(aboutAmount(position.weight * totalValue, baseCurrency), { en: ', ', de: ', ' })
  const how: Text = viaFunds.length === 0
    ? { en: 'held directly', de: 'direkt gehalten' }
    : direct > 0 ? { en: `held directly and through ${through.en}`, de: `direkt gehalten und über ${through.de}` } : { en: `held through ${through.en}`, de: `gehalten über ${through.de}` }
  return [{
    rule: 'largest',
    text: {
      en: `The largest company is ${position.name} with ${size.en}${worth.en}, ${how.en}${others.en}.`,
      de: `Das größte Unternehmen ist ${position.name} mit ${size.de}${worth.de}, ${how.de}${others.de}.`,
    },
  }]
}

/** An amount that is rounded, and says so where it does not already. */
const aboutAmount = (value: number, currency: string): Text => prefixed(amount(value, currency), value < 1 ? { en: '', de: '' } : { en: 'about ', de: 'rund ' })

const prefixed = (text: Text, prefix: Text): Text => ({ en: prefix.en + text.en, de: prefix.de + text.de })

/** Overlap (a fraction) from which two funds count as largely the same. */
const LARGE_OVERLAP = 0.3

/** Addition to the sentence if both funds rest on the same list. */
const sameList: Text = { en: '; the same list stands behind both', de: '; hinter beiden steht dieselbe Liste' }

/** Basis of an overlap: whether a side is estimated, and whether both rest on the same list. */
export function overlapBasis({ analyses, assumptions }: Pick<Seen, 'analyses' | 'assumptions'>, { fundA, fundB }: { fundA: string; fundB: string }): { isEstimated: boolean; isSameList: boolean } {
  const bases = fundBases(analyses.overlap.data?.funds ?? [], assumptions).filter(({ name }) => name === fundA || name === fundB)
  return { isEstimated: bases.some((basis) => restsOnOf(basis) === 'estimated'), isSameList: sharedLists(bases[0], bases[1]).length > 0 }
}

const doubled: Rule = (seen) => {
  const { analyses, holdings } = seen
  const pair = analyses.overlap.data?.pairs[0]
  if (pair === undefined || pair.overlap < LARGE_OVERLAP) return []
  const short = shortIn(holdings)
  const [a, b] = [short(pair.fundA), short(pair.fundB)]
  const { isEstimated, isSameList } = overlapBasis(seen, pair)
  const size = isEstimated ? prefixed(share(pair.overlap), { en: 'about ', de: 'rund ' }) : share(pair.overlap)
  const { en, de } = isSameList ? sameList : { en: '', de: '' }
  return [{ rule: 'overlap', text: { en: `${a} and ${b} are the same to ${size.en}${en}.`, de: `${a} und ${b} sind zu ${size.de} gleich${de}.` } }]
}

/** Smallest difference from the world's share that is reported, a fraction. */
const TILT = 0.05

interface Dimension {
  portfolioShare: number
  coverage: number
  buckets: readonly { key: string; weight: number }[]
}

/** Shares of the equities by key, largest first: of the classified equities if nearly all are, else of all. */
export function equityShares({ portfolioShare, coverage, buckets }: Dimension): Map<string, number> {
  const whole = portfolioShare * (coverage < FULL ? 1 : coverage)
  return new Map(whole === 0 ? [] : buckets.filter(({ key }) => key !== UNKNOWN).map(({ key, weight }) => [key, weight / whole]))
}

/** The same; null if too few equities are classified. */
const mixOf = (dimension: Dimension | undefined): Map<string, number> | null =>
  dimension === undefined || dimension.portfolioShare === 0 || dimension.coverage < FULL ? null : equityShares(dimension)

/** The key whose share differs most from the world's, with both shares. */
function widest(own: Dimension | undefined, world: Dimension | undefined): { key: string; own: number; world: number } | null {
  const [mine, theirs] = [mixOf(own), mixOf(world)]
  if (mine === null || theirs === null) return null
  const differences = [...new Set([...mine.keys(), ...theirs.keys()])].map((key) => ({ key, own: mine.get(key) ?? 0, world: theirs.get(key) ?? 0 }))
  const most = differences.sort((one, other) => Math.abs(other.own - other.world) - Math.abs(one.own - one.world))[0]
  return most !== undefined && Math.abs(most.own - most.world) >= TILT ? most : null
}

function tiltText(name: Text, { own, world }: { own: number; world: number }): Text {
  const [mine, theirs] = [share(own), share(world)]
  return {
    en: `${name.en}: ${mine.en} of the equities, against ${theirs.en} in the world index.`,
    de: `${name.de}: ${mine.de} der Aktien, im Weltindex sind es ${theirs.de}.`,
  }
}

const tilt: Rule = ({ analyses }, world) => {
  if (world === null) return []
  const country = widest(analyses.geography.data?.countries, world.analyses.geography.data?.countries)
  const sector = widest(analyses.sectors.data ?? undefined, world.analyses.sectors.data ?? undefined)
  const sectorNames: Readonly<Record<string, Text>> = sectorLabels
  const candidates = [
    ...(country === null ? [] : [{ ...country, name: countryLabels[country.key] }]),
    ...(sector === null ? [] : [{ ...sector, name: sectorNames[sector.key] }]),
  ]
  const most = candidates.sort((one, other) => Math.abs(other.own - other.world) - Math.abs(one.own - one.world))[0]
  return most?.name === undefined ? [] : [{ rule: 'tilt', text: tiltText(most.name, most) }]
}

const YEARS = 20

/** What costs something: one fund or several, all of them or those whose charge is known. */
function charged({ positions, unknownPortfolioWeight }: NonNullable<Seen['analyses']['costs']['data']>): Text {
  const isOne = positions.filter(({ ter }) => ter !== null).length === 1
  const known = unknownPortfolioWeight === 0 ? { en: '', de: '' } : { en: ' with a known charge', de: ' mit bekannten Kosten' }
  return isOne ? { en: `The fund${known.en} costs`, de: `Der Fonds${known.de} kostet` } : { en: `The funds${known.en} cost`, de: `Die Fonds${known.de} kosten` }
}

const cost: Rule = ({ analyses, baseCurrency }) => {
  const data = analyses.costs.data
  if (data === null || data.weightedTer === null || data.fundPortfolioWeight === 0) return []
  const known = charged(data)
  const ter = charge(data.weightedTer)
  if (data.knownAnnualCost === null) return [{ rule: 'cost', text: { en: `${known.en} ${ter.en} a year.`, de: `${known.de} ${ter.de} im Jahr.` } }]
  const [year, long] = [aboutAmount(data.knownAnnualCost, baseCurrency), amount(data.knownAnnualCost * YEARS, baseCurrency)]
  return [{
    rule: 'cost',
    text: {
      en: `${known.en} ${year.en} a year (${ter.en}); in ${YEARS} years at the same value ${long.en}.`,
      de: `${known.de} ${year.de} im Jahr (${ter.de}); in ${YEARS} Jahren bei gleichem Wert ${long.de}.`,
    },
  }]
}

const unknown: Rule = ({ holdings, analyses }) => {
  const missing = holdings.filter(({ status }) => status === 'unresolved')
  const lost = analyses['look-through'].data?.unresolvedFundWeight ?? 0
  const weight = sumBy(missing, (holding) => holding.weight)
  const names = missing.map(({ name }) => name)
  return [
    ...(missing.length === 0 ? [] : [{
      rule: 'unknown' as const,
      text: {
        en: `Nothing is known of ${listed(names, 'and')} (${share(weight).en} of the portfolio); the figures below say nothing about that part.`,
        de: `Über ${listed(names, 'und')} (${share(weight).de} des Depots) ist nichts bekannt; die Zahlen unten sagen über diesen Teil nichts.`,
      },
    }]),
    ...(lost < 1 - FULL ? [] : [{
      rule: 'unknown' as const,
      text: {
        en: `${share(lost).en} of the portfolio is in parts of funds whose companies are not known.`,
        de: `${share(lost).de} des Depots stecken in Teilen von Fonds, deren Unternehmen nicht bekannt sind.`,
      },
    }]),
  ]
}

/** Names of the funds whose lists stand in, by the fund that they stand in for. */
export function approximations(assumptions: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const standIn of assumptions.map(readProxySentence)) {
    if (standIn !== null && restsOnOf({ basis: standIn.kind }) === 'estimated') found.set(standIn.fund, [...(found.get(standIn.fund) ?? []), standIn.proxy])
  }
  return found
}

const approximated: Rule = ({ assumptions, holdings }) =>
  [...approximations(assumptions)].map(([fund, proxies]) => {
    const [name, others] = [shortIn(holdings)(fund), proxies.map(shortNames(proxies))]
    return { rule: 'approximated', text: { en: `${name} is estimated by ${listed(others, 'and')}.`, de: `${name} ist geschätzt über ${listed(others.map((other) => listNameIn('de', other)), 'und')}.` } }
  })

const rules: readonly Rule[] = [largest, doubled, tilt, cost, unknown, approximated]

/**
 * The sentences of a snapshot with all its sections, in order of importance. `world` is the snapshot of
 * `WORLD_FUND` alone; without it nothing is compared with the world.
 */
export const insightsOf = (seen: Seen, world: Seen | null = null): Insight[] => rules.flatMap((rule) => rule(seen, world))

