/** The pictures of a result, and the findings on what all figures leave out. */
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { equityShares, insightsOf, WORLD_FUND } from '../../../core/portfolio/insights/insights'
import { companyName, shortNames } from '../../../core/portfolio/insights/short-name'
import { fundBases, restsOn, restsOnOf, type RestsOn } from '../../../core/portfolio/funds/basis'
import { sectorLabels, UNKNOWN } from '../../../core/portfolio/keys/taxonomy'
import { FULL } from '../../../core/values/fractions'
import type { Locale } from '../../../core/values/text'
import type { AllocationResult, ConcentrationResult, CostsResult, CurrenciesResult, Dimension, GeographyResult, LookThroughResult, OverlapResult, Snapshot } from '../../../sdk'
import { createClient } from '../../../sdk/client/client'
import { ChartFigure } from '../chart/chart'
import { Donut, type Slice } from '../chart/donut'
import type { ChartSpec } from '../chart/spec'
import { TopBars, type TopBar } from '../chart/top-bars'
import { Treemap, type Cell } from '../chart/treemap'
import { WorldMap } from '../chart/world-map'
import { formatPercent, formatUnit } from '../../../core/wording/format'
import { wholeAmounts, type Show } from './context'
import { labelOf, type Kind } from './parts/labels'
import { answerWords } from './words/answer'
import { recordOf } from '../../../core/values/record'
import { sum, sumBy } from '../../../core/values/sum'

let asked: Promise<Snapshot | null> | null = null

/** The world index as a depot of one fund, asked for once per page; without an answer nothing is compared with it. */
const worldSnapshot = (): Promise<Snapshot | null> =>
  (asked ??= createClient({ baseUrl: location.origin, retries: 0 }).analyze.snapshot({ holdings: [{ isin: WORLD_FUND, weight: 1 }] }).catch(() => {
    asked = null
    return null
  }))

/** The world index, once it is there. */
export function useWorld(): Snapshot | null {
  const [world, setWorld] = useState<Snapshot | null>(null)
  useEffect(() => void worldSnapshot().then(setWorld), [])
  return world
}

/** Most companies with an area of their own. */
const CELLS = 40

/** Every sector has one colour on all pictures; the grey one is for what is in none. */
const GREY = 7
const sectorColours: readonly string[] = Object.keys(sectorLabels)

function colourOfSector(sector: string | null): number {
  const at = sector === null ? -1 : sectorColours.indexOf(sector)
  return at === -1 ? GREY : at < GREY ? at : at + 1
}

/** What is left of each sector beside the companies that have an area; the whole tail where sectors are not known. */
function restsOf({ analyses }: Snapshot, shown: readonly Cell[], tail: number, locale: Locale): Cell[] {
  const sectors = analyses.sectors.data
  if (sectors === null) return [{ name: answerWords[locale].others, share: tail, group: GREY }]
  return sectors.buckets.map(({ key, weight }) => {
    const group = colourOfSector(key)
    const named = sumBy(shown, (cell) => (cell.group === group ? cell.share : 0))
    return { name: key === UNKNOWN ? labelOf('sector', key, locale) : answerWords[locale].restOf(labelOf('sector', key, locale)), share: weight - named, group }
  })
}

/** The largest companies in the colours of their sectors, and what is left of each. */
export function cellsOf(snapshot: Snapshot, locale: Locale, most = CELLS): Cell[] {
  const data = snapshot.analyses['look-through'].data
  if (data === null) return []
  const short = shortNames(snapshot.holdings.map(({ name }) => name))
  const cells = data.positions.slice(0, most).map(({ name, weight, sector, provenance }) => ({
    name: companyName(name), share: weight, group: colourOfSector(sector),
    note: provenance.viaFunds.map(({ fund, weight: part }) => `${short(fund)}: ${formatPercent(part, locale, 2)}`).join('\n'),
  }))
  const tail = data.tailWeight + sumBy(data.positions.slice(most), ({ weight }) => weight)
  return [...cells, ...restsOf(snapshot, cells, tail, locale).filter(({ share }) => share > LEAST_REST)]
}

/** The sectors that have areas, with their colours. */
const sectorsIn = ({ analyses: { sectors } }: Snapshot, locale: Locale): Map<number, string> =>
  new Map((sectors.data?.buckets ?? []).filter(({ weight }) => weight > LEAST_REST).map(({ key }) => [colourOfSector(key), labelOf('sector', key, locale)]))

/** Smallest share that has an area, a fraction. */
const LEAST_REST = 0.0005

const SECTORS = 11

/** Shares of the equities beside those of the world index. */
function sectorChart(own: Dimension, world: Dimension, { locale }: Show): ChartSpec {
  const text = answerWords[locale]
  const [mine, theirs] = [equityShares(own), equityShares(world)]
  const keys = [...mine.keys()].slice(0, SECTORS)
  const bars = (label: string, of: ReadonlyMap<string, number>) => ({ label, shape: 'bar' as const, values: keys.map((key) => of.get(key) ?? 0) })
  return { title: text.sectors, axis: text.sector, labels: keys.map((key) => labelOf('sector', key, locale)), unit: 'fraction', horizontal: true, series: [bars(text.own, mine), bars(text.index, theirs)] }
}

/** The first bars; those beyond them are one. */
function firstOf<Size extends number | null>(bars: readonly { name: string; size: Size }[],
  sizeOf: (rest: readonly Size[]) => Size, { locale }: Show): { name: string; size: Size }[] {
  const rest = bars.slice(LARGEST_PARTS).map(({ size }) => size)
  return rest.length < 2 ? [...bars] : [...bars.slice(0, LARGEST_PARTS), { name: answerWords[locale].moreFunds(rest.length), size: sizeOf(rest) }]
}

/** What each fund costs in a year, as an amount or as a part of the depot, dearest first; what is not known comes last. */
export function costBars({ positions }: Pick<CostsResult, 'positions'>, short: (name: string) => string, show: Show): TopBar[] {
  const hasAmounts = positions.some(({ annualCost }) => annualCost !== null)
  const sizes = positions.map(({ name, weight, ter, annualCost }) => ({ name: short(name), size: hasAmounts ? annualCost : ter === null ? null : weight * ter }))
  const known = sizes.flatMap(({ name, size }) => (size === null ? [] : [{ name, size }])).sort((one, other) => other.size - one.size)
  const unknown = sizes.flatMap(({ name, size }) => (size === null ? [{ name, size }] : []))
  const written = firstOf(known, sum, show).map((bar) => ({ ...bar, text: formatUnit(bar.size, hasAmounts ? wholeAmounts(show) : 'fraction', show.locale) }))
  return [...written, ...firstOf(unknown, () => null, show)]
}

/** What the weight of a company rests on: held directly, and through each fund. */
function companyParts({ provenance: { direct, viaFunds } }: LookThroughResult['positions'][number], basisOf: ReadonlyMap<string, RestsOn>): Record<RestsOn, number> {
  const parts = { direct, own: 0, sameIndex: 0, estimated: 0, unopened: 0, unknown: 0 }
  for (const { fund, weight } of viaFunds) parts[basisOf.get(fund) ?? 'own'] += weight
  return parts
}

const LARGEST = 10

/** The largest parts of a dimension, and what is in none. */
function dimensionBars(kind: Kind, dimension: Dimension, locale: Locale): TopBar[] {
  const largest = [...equityShares(dimension)].slice(0, LARGEST_PARTS).map(([key, size]) => ({ name: labelOf(kind, key, locale), size }))
  const unknown = 1 - dimension.coverage
  return dimension.coverage >= FULL ? largest : [...largest, { name: labelOf(kind, UNKNOWN, locale), size: unknown, parts: { unknown } }]
}

const LARGEST_PARTS = 5

/** So many of the largest companies are added up, as far as there are so many. */
const STEPS = [1, 5, 10, 25]

/** What the largest companies come to together. */
export function largestBars(positions: LookThroughResult['positions'], basisOf: ReadonlyMap<string, RestsOn>, locale: Locale): TopBar[] {
  const parts = positions.map((each) => companyParts(each, basisOf))
  return STEPS.filter((count) => count <= positions.length).map((count) => ({
    name: answerWords[locale].largestTogether(count),
    size: sumBy(positions.slice(0, count), ({ weight }) => weight),
    parts: recordOf(restsOn, (part) => sumBy(parts.slice(0, count), (each) => each[part])),
  }))
}

/** What the largest companies that two funds share add to their overlap, and all others together. */
export function sharedBars({ overlap, sharedCount, sharedHoldings }: OverlapResult['pairs'][number], part: RestsOn, locale: Locale): TopBar[] {
  const largest = sharedHoldings.slice(0, LARGEST_PARTS).map(({ name, weightInA, weightInB }) => ({ name: companyName(name), size: Math.min(weightInA, weightInB) }))
  const rest = { name: answerWords[locale].moreCompanies(sharedCount - largest.length), size: Math.max(0, overlap - sumBy(largest, ({ size }) => size)) }
  return (sharedCount > largest.length ? [...largest, rest] : largest).map((bar) => ({ ...bar, parts: { [part]: bar.size } }))
}

/** Most parts that a ring can tell apart. */
const RING = 5

/** Two to five parts as a ring, else as bars. */
const Parts = ({ title, parts, locale }: { title: string; parts: readonly Slice[]; locale: Locale }): VNode =>
  parts.length > 1 && parts.length <= RING ? <Donut title={title} slices={parts} locale={locale} />
    : <TopBars title={title} bars={parts.map(({ name, share }) => ({ name, size: share }))} locale={locale} />

/** The picture of each section that has one. */
export function picturesOf(snapshot: Snapshot, world: Snapshot | null, show: Show) {
  const { locale } = show
  const text = answerWords[locale]
  const sectors = sectorsIn(snapshot, locale)
  const worldSectors = world?.analyses.sectors.data ?? null
  const cells = cellsOf(snapshot, locale)
  const short = shortNames(snapshot.holdings.map(({ name }) => name))
  const top = (kind: Kind, dimension: Dimension, title: string): VNode =>
    <TopBars title={title} bars={dimensionBars(kind, dimension, locale)} locale={locale} />
  const basisOf = new Map(fundBases([...snapshot.analyses['look-through'].data?.funds ?? [], ...snapshot.analyses.overlap.data?.funds ?? []], snapshot.assumptions).map((basis) => [basis.name, restsOnOf(basis)]))
  const weakest = (...funds: readonly string[]): RestsOn => restsOn.findLast((part) => funds.some((fund) => basisOf.get(fund) === part)) ?? 'own'
  return {
    companies: ({ positions }: LookThroughResult) => cells.length > 0 && (
      <>
        <TopBars class="narrow-only" title={text.companies} bars={positions.slice(0, LARGEST).map((each) => ({ name: companyName(each.name), size: each.weight, group: colourOfSector(each.sector), parts: companyParts(each, basisOf) }))} groups={sectors} locale={locale} />
        <div class="wide-only"><Treemap title={text.companies} cells={cells} groups={sectors} locale={locale} /></div>
      </>
    ),
    allocation: ({ buckets }: AllocationResult) => <Parts title={text.allocation} parts={buckets.map(({ key, weight }) => ({ name: labelOf('assetClass', key, locale), share: weight }))} locale={locale} />,
    geography: ({ countries }: GeographyResult) => countries.portfolioShare > 0 && (
      <>
        <WorldMap title={text.world} shares={equityShares(countries)} nameOf={(key) => labelOf('country', key, locale)} locale={locale} />
        {top('country', countries, text.world)}
      </>
    ),
    currencies: ({ equityExposure }: CurrenciesResult) => equityExposure.portfolioShare > 0 && top('currency', equityExposure, text.currencies),
    sectors: (own: Dimension) => own.portfolioShare > 0 && (worldSectors === null || own.coverage < FULL || equityShares(own).size === 1 ? top('sector', own, text.sector) : <ChartFigure spec={sectorChart(own, worldSectors, show)} locale={locale} />),
    overlap: ({ pairs: [first, ...others] }: OverlapResult) => first !== undefined && (others.length === 0
      ? <TopBars title={text.inBoth} bars={sharedBars(first, weakest(first.fundA, first.fundB), locale)} locale={locale} />
      : <TopBars class="long" title={text.double} bars={[first, ...others].slice(0, LARGEST_PARTS).map(({ fundA, fundB, overlap }) => ({ name: `${short(fundA)} ↔ ${short(fundB)}`, size: overlap, parts: { [weakest(fundA, fundB)]: overlap } }))} locale={locale} />),
    concentration: ({ effectiveN }: ConcentrationResult) => effectiveN !== null && <TopBars title={text.largestOfAll} bars={largestBars(snapshot.analyses['look-through'].data?.positions ?? [], basisOf, locale)} locale={locale} />,
    costs: (data: CostsResult) => data.positions.some(({ ter }) => ter !== null) && <TopBars class="long" title={text.costs} bars={costBars(data, short, show)} locale={locale} />,
  }
}

/** What all figures leave out. */
export function LeftOut({ snapshot, locale }: { snapshot: Snapshot; locale: Locale }): VNode | null {
  const said = insightsOf(snapshot).filter(({ rule }) => rule === 'unknown')
  return said.length === 0 ? null : <ul class="insights">{said.map(({ text }) => <li>{text[locale]}</li>)}</ul>
}
