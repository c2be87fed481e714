/** Revenue of a year by region from a statement. Nothing is scaled: parts above the total are no split, and a missing rest is stated as such. */
import { regionOfLabel } from '../../../../../core/portfolio/analyses/revenue-geography/labels'
import { grouped } from '../../../../../core/values/grouped'
import { countryLabels } from '../../../../../core/portfolio/keys/taxonomy'
import { sum, sumBy, sumsBy } from '../../../../../core/values/sum'

// Labels for members of the geographic axis, as in the published table of regions. Reviewed on 2026-11-25.

/** Names of abbreviated members; all others are words in camel case. */
const names: Readonly<Record<string, string>> = {
  UCAN: 'United States and Canada', USCAN: 'United States and Canada', USAndCanada: 'United States and Canada', LATAM: 'Latin America', LAC: 'Latin America and Caribbean', APLA: 'Asia Pacific & Latin America',
  EU: 'European Union', NonUs: 'Outside the United States', UK: 'United Kingdom', UAE: 'United Arab Emirates', RestOfWorld: 'Rest of world', ROW: 'Rest of world',
}

/** `GreaterChinaSegment` as `Greater China`, `CN` as `China`. */
export function labelOf(member: string): string {
  const plain = member.replace(/(Segments?|Member|Domain)$/, '')
  return names[plain] ?? (plain.length === 2 ? countryLabels[plain]?.en : undefined) ?? plain.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
}

/** Whether a member is one country by its code. */
const isCountry = (member: string): boolean => member.length === 2 && countryLabels[member] !== undefined

/** Whether a member aggregates other members. */
const isAggregate = (label: string): boolean => /\b(total|international|foreign|outside|non[- ]?us|worldwide|all (other )?countries)\b/i.test(label)

/** One figure of one year: revenue, of the whole company or of a member of an axis. */
export interface Figure {
  tag: string
  currency: string
  /** `Geographical` or `BusinessSegments`; null for the whole company. */
  axis: string | null
  member: string
  amount: number
}

/** Parts of the revenue of a year, by the name of the segment. */
export interface Split {
  currency: string
  parts: ReadonlyMap<string, number>
}

const BUSINESS = 'BusinessSegments'

/** Label of the rest that a company does not split. */
const REST = 'Not split by region'

/** Tolerance (fraction), since parts are rounded individually. */
const ROUNDING = 0.0005

const isWhole = (sum: number, total: number): boolean => Math.abs(sum - total) <= total * ROUNDING

type Parts = ReadonlyMap<string, number>

const without = (parts: Parts, isLeftOut: (member: string) => boolean): Parts => new Map([...parts].filter(([member]) => !isLeftOut(member)))

/** Nested regions: parts of both would count twice. */
const inside: Readonly<Record<string, readonly string[]>> = {
  americas: ['north_america', 'latin_america'], emea: ['europe', 'middle_east', 'africa'], asia_pacific: ['asia_', 'oceania'], europe: ['europe_'],
}

/** Whether no member can be part of another: only countries, or disjoint regions. */
function areApart(parts: Parts): boolean {
  const members = [...parts.keys()]
  if (members.every(isCountry)) return true
  const regions = members.map((member) => regionOfLabel(labelOf(member)))
  return !members.some(isCountry) && !regions.includes('other') && new Set(regions).size === regions.length
    && regions.every((region) => !(inside[region] ?? []).some((inner) => regions.some((other) => other !== region && other.startsWith(inner))))
}

/** The members that add up to the total: all, or all without aggregates, or without countries inside a region. */
function wholeOf(parts: Parts, total: number): Parts | null {
  const isTogether = (member: string): boolean => isAggregate(labelOf(member))
  const candidates = [parts, without(parts, isTogether), without(parts, isCountry), without(parts, (member) => isTogether(member) || isCountry(member))]
  return candidates.find((candidate) => candidate.size > 0 && isWhole(sum(candidate.values()), total)) ?? null
}

/** Members of an axis as parts; null if one has two figures or a negative one. */
function partsOf(figures: readonly Figure[]): Parts | null {
  const parts = new Map<string, number>()
  for (const { member, amount } of figures) {
    if (amount < 0 || (parts.get(member) ?? amount) !== amount) return null
    if (amount > 0) parts.set(member, amount)
  }
  return parts.size === 0 ? null : parts
}

/** Parts by the name of the segment, with the rest of the revenue; `own`: the company's total under the tag of the parts. */
function splitBy(figures: readonly Figure[], own: number, total: number): Parts | null {
  const parts = partsOf(figures)
  if (parts === null) return null
  const whole = wholeOf(parts, own) ?? (sum(parts.values()) < total && areApart(parts) ? parts : null)
  if (whole === null || (figures[0]?.axis === BUSINESS && [...whole.keys()].some((member) => regionOfLabel(labelOf(member)) === 'other'))) return null
  const named = sumsBy(whole, ([member]) => labelOf(member), ([, amount]) => amount)
  const rest = total - sum(whole.values())
  return isWhole(sum(whole.values()), total) ? named : rest < 0 ? null : named.set(REST, rest)
}

/** Share of a split without a known region. */
const otherShare = (parts: Parts): number => sumBy([...parts].filter(([label]) => regionOfLabel(label) === 'other'), ([, amount]) => amount) / sum(parts.values())

/** The most informative split. Business segments are used if all of them are regions. Null if nothing adds up. */
export function splitOf(figures: readonly Figure[]): Split | null {
  const wholes = figures.filter(({ axis }) => axis === null).sort((a, b) => b.amount - a.amount)
  const [largest] = wholes
  if (largest === undefined || largest.amount <= 0) return null
  const { currency, amount: total } = largest
  const axes = grouped(figures.filter((one) => one.axis !== null && one.currency === currency), ({ tag, axis }) => `${tag} ${axis}`)
  const splits = [...axes.values()].flatMap((members) => {
    const own = wholes.find((one) => one.tag === members[0]?.tag && one.currency === currency)?.amount ?? total
    return splitBy(members, own, total) ?? []
  })
  const [first] = splits.sort((a, b) => otherShare(a) - otherShare(b))
  return first === undefined || otherShare(first) >= 1 ? null : { currency, parts: first }
}
