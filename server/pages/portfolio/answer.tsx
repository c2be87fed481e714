/** The first look at a result: how much is known, the sentences that matter, and the depot as pictures. */
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { insightsOf, WORLD_FUND } from '../../../core/portfolio/insights/insights'
import { knowledgeOf } from '../../../core/portfolio/insights/knowledge'
import type { Locale } from '../../../core/values/text'
import type { CostsResult, Dimension, Snapshot } from '../../../sdk'
import { createClient } from '../../../sdk/client/client'
import { ChartFigure } from '../chart/chart'
import { Donut } from '../chart/donut'
import type { ChartSpec } from '../chart/spec'
import { Treemap, type Cell } from '../chart/treemap'
import { WorldMap } from '../chart/world-map'
import { formatPercent } from '../browser/format'
import { amounts, type Show } from './context'
import { labelOf } from './parts/labels'
import { KnownScale } from './parts/scale'
import { answerWords } from './words/answer'

let asked: Promise<Snapshot | null> | null = null

/** The world index as a depot of one fund, asked for once per page; without an answer nothing is compared with it. */
const worldSnapshot = (): Promise<Snapshot | null> =>
  (asked ??= createClient({ baseUrl: location.origin, retries: 0 }).analyze.snapshot({ holdings: [{ isin: WORLD_FUND, weight: 1 }] }).catch(() => {
    asked = null
    return null
  }))

function useWorld(): Snapshot | null {
  const [world, setWorld] = useState<Snapshot | null>(null)
  useEffect(() => void worldSnapshot().then(setWorld), [])
  return world
}

/** Areas that can still be read. */
const CELLS = 40

/** The largest companies in the colours of their sectors, and the rest of the identified ones as one area. */
export function cellsOf(snapshot: Snapshot, locale: Locale, most = CELLS): Cell[] {
  const data = snapshot.analyses['look-through'].data
  if (data === null) return []
  const sectors = [...new Set(data.positions.map(({ sector }) => sector))]
  const cells = data.positions.slice(0, most).map(({ name, weight, sector, provenance }) => ({
    name, share: weight, group: sectors.indexOf(sector),
    note: provenance.viaFunds.map(({ fund, weight: part }) => `${fund}: ${formatPercent(part, locale, 2)}`).join('\n'),
  }))
  const rest = data.positions.slice(most).reduce((sum, { weight }) => sum + weight, data.tailWeight)
  return rest > 0 ? [...cells, { name: answerWords[locale].others, share: rest, group: 7 }] : cells
}

const shareOf = (dimension: Dimension, key: string): number => (dimension.buckets.find((bucket) => bucket.key === key)?.weight ?? 0) / Math.max(dimension.portfolioShare, 1e-9)

const SECTORS = 11

/** Shares of the equities beside those of the world index. */
function sectorChart(own: Dimension, world: Dimension, { locale }: Show): ChartSpec {
  const text = answerWords[locale]
  const keys = own.buckets.filter(({ key }) => key !== 'unknown').slice(0, SECTORS).map(({ key }) => key)
  const bars = (label: string, of: Dimension) => ({ label, shape: 'bar' as const, values: keys.map((key) => shareOf(of, key)) })
  return { title: text.sectors, axis: text.sector, labels: keys.map((key) => labelOf('sector', key, locale)), unit: 'fraction', horizontal: true, series: [bars(text.own, own), bars(text.index, world)] }
}

/** What each fund costs in a year, as an amount or as a part of the depot; a charge that is not known leaves a gap. */
function costChart({ positions }: CostsResult, show: Show): ChartSpec {
  const text = answerWords[show.locale]
  const hasAmounts = positions.some(({ annualCost }) => annualCost !== null)
  const values = positions.map(({ weight, ter, annualCost }) => (hasAmounts ? annualCost : ter === null ? null : weight * ter))
  return { title: text.costs, axis: text.fund, labels: positions.map(({ name }) => name), unit: hasAmounts ? amounts(show) : 'fraction', horizontal: true, series: [{ label: text.year, values, shape: 'bar' }] }
}

function Pictures({ snapshot, world, show }: { snapshot: Snapshot; world: Snapshot | null; show: Show }): VNode {
  const { locale } = show
  const text = answerWords[locale]
  const { allocation, geography, sectors, costs } = snapshot.analyses
  const worldSectors = world?.analyses.sectors.data ?? null
  return (
    <section class="panel" aria-labelledby="pictures">
      <h3 id="pictures">{text.pictures}</h3>
      <div class="pictures">
        {allocation.data !== null && <Donut title={text.allocation} slices={allocation.data.buckets.map(({ key, weight }) => ({ name: labelOf('assetClass', key, locale), share: weight }))} locale={locale} />}
        {geography.data !== null && geography.data.countries.portfolioShare > 0 && (
          <WorldMap title={text.world} shares={new Map(geography.data.countries.buckets.map(({ key, weight }) => [key, weight]))} nameOf={(key) => labelOf('country', key, locale)} locale={locale} />
        )}
        {sectors.data !== null && sectors.data.portfolioShare > 0 && worldSectors !== null && <div class="whole"><ChartFigure spec={sectorChart(sectors.data, worldSectors, show)} locale={locale} /></div>}
        {costs.data !== null && costs.data.positions.some(({ ter }) => ter !== null) && <div class="whole"><ChartFigure spec={costChart(costs.data, show)} locale={locale} /></div>}
      </div>
    </section>
  )
}

/** The sentences beside the picture of the depot; all other pictures come after. */
export function Answer({ snapshot, show }: { snapshot: Snapshot; show: Show }): VNode {
  const world = useWorld()
  const text = answerWords[show.locale]
  const cells = cellsOf(snapshot, show.locale)
  return (
    <>
      <section class="panel answer" aria-labelledby="answer">
        <div>
          <h3 id="answer">{text.title}</h3>
          <KnownScale knowledge={knowledgeOf(snapshot)} of="portfolio" locale={show.locale} />
          <ul class="insights">{insightsOf(snapshot, world).map(({ rule, text: said }) => <li class={`insight-${rule}`}>{said[show.locale]}</li>)}</ul>
        </div>
        {cells.length > 0 && <Treemap title={text.companies} cells={cells} locale={show.locale} />}
      </section>
      <Pictures snapshot={snapshot} world={world} show={show} />
    </>
  )
}
