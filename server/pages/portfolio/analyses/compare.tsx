import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { Bucket, CompareRequest, CompareResult } from '../../../../sdk'
import { DataTable, type WordedCell } from '../../components/data-table'
import { formatNumber } from '../../browser/format'
import { useCall } from '../client'
import { amounts, SHARE, type Show } from '../context'
import { onSubmit } from '../parts/fields'
import { Known, KeyFigures } from '../parts/figures'
import { requestOf, type Draft, type Fault } from '../draft'
import { HoldingsEditor } from '../input/holdings-editor'
import { labelOf, type Kind } from '../parts/labels'
import { AnalysisHead, RunButton, StandaloneView } from '../standalone'
import { analysisWords } from '../words/analyses'
import { sectionWords } from '../words/sections'
import type { AnalysisProps } from './props'

type Deltas = CompareResult['deltas']
type Delta = NonNullable<Deltas['allocation']>[number]

type Side = CompareResult['before']

interface Sides {
  before: readonly Bucket[] | undefined
  after: readonly Bucket[] | undefined
}

interface DeltaTableProps extends Sides {
  caption: string
  deltas: readonly Delta[] | null
  kind: Kind
  file: string
  show: Show
}

/** A difference of shares in percentage points, with its sign; what rounds to nothing is 0. */
function pointsCell(delta: number, { locale }: Show): WordedCell {
  const points = Math.round(delta * 10_000) / 100 + 0
  const sign = points > 0 ? '+' : points < 0 ? '−' : ''
  return { value: delta, text: `${sign}${formatNumber(Math.abs(points), locale, 2)} ${analysisWords[locale].points}` }
}

/** Both sides of what cannot be compared: what is known of each, without a difference. */
function BothSides({ caption, before, after, kind, file, show }: Omit<DeltaTableProps, 'deltas'>): VNode {
  const say = analysisWords[show.locale]
  const weightIn = (buckets: readonly Bucket[] | undefined, key: string): number | null => (buckets === undefined ? null : (buckets.find((bucket) => bucket.key === key)?.weight ?? 0))
  const keys = [...new Set([...(before ?? []), ...(after ?? [])].map(({ key }) => key))]
  return (
    <div>
      <DataTable
        caption={caption} locale={show.locale} file={file} columns={[{ label: show.text.name }, { label: say.before, unit: SHARE }, { label: say.after, unit: SHARE }]}
        rows={keys.map((key) => [labelOf(kind, key, show.locale), weightIn(before, key), weightIn(after, key)])}
      />
      <p class="small">{say.notComparable}</p>
    </div>
  )
}

/** Largest changes first; keys that do not change are left out. */
function DeltaTable(props: DeltaTableProps): VNode {
  const { caption, deltas, kind, file, show } = props
  const { locale, text } = show
  const say = analysisWords[locale]
  if (deltas === null) return <BothSides {...props} />
  const changed = deltas.filter(({ delta }) => delta !== 0).sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta))
  if (changed.length === 0) return <div><h4>{caption}</h4><p>{say.noChange}</p></div>
  return (
    <DataTable
      caption={caption} locale={locale} file={file}
      columns={[{ label: text.name }, { label: say.before, unit: SHARE }, { label: say.after, unit: SHARE }, { label: say.change }]}
      rows={changed.map(({ key, before, after, delta }) => [labelOf(kind, key, locale), before, after, pointsCell(delta, show)])}
    />
  )
}

const sidesOf = (before: Side, after: Side, bucketsOf: (side: Side['analyses']) => readonly Bucket[] | undefined): Sides =>
  ({ before: bucketsOf(before.analyses), after: bucketsOf(after.analyses) })

function Result({ data: { deltas, before, after }, hasAmounts, show }: { data: CompareResult; hasAmounts: boolean; show: Show }): VNode {
  const { locale, text } = show
  const [say, sections] = [analysisWords[locale], sectionWords[locale]]
  return (
    <>
      <KeyFigures
        figures={[
          [say.deltaTer, <Known value={deltas.weightedTer} unit="fraction" show={show} />],
          ...(hasAmounts ? [[say.deltaCost, <Known value={deltas.knownAnnualCost} unit={amounts(show)} show={show} />] as const] : []),
          [say.deltaN, <Known value={deltas.effectiveN} digits={1} show={show} />],
          [say.deltaHhi, <Known value={deltas.hhi} digits={4} show={show} />],
        ]}
      />
      <div class="two">
        <DeltaTable caption={text.assetClass} {...sidesOf(before, after, (side) => side.allocation.data?.buckets)} deltas={deltas.allocation} kind="assetClass" file="compare-allocation" show={show} />
        <DeltaTable caption={sections.sector} {...sidesOf(before, after, (side) => side.sectors.data?.buckets)} deltas={deltas.sectors} kind="sector" file="compare-sectors" show={show} />
        <DeltaTable caption={sections.countries} {...sidesOf(before, after, (side) => side.geography.data?.countries.buckets)} deltas={deltas.countries} kind="country" file="compare-countries" show={show} />
        <DeltaTable caption={say.currencyExposure} {...sidesOf(before, after, (side) => side.currencies.data?.equityExposure.buckets)} deltas={deltas.currencyExposure} kind="currency" file="compare-currencies" show={show} />
      </div>
    </>
  )
}

export function Compare({ request, draft, maxHoldings, heading, show }: AnalysisProps & { draft: Draft; maxHoldings: number }): VNode {
  const [after, setAfter] = useState(draft)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [call, start] = useCall((client, both: CompareRequest, options) => client.analyze.compare(both, options))
  const outcome = requestOf(after, show.locale, maxHoldings)
  const current = outcome.ok ? { before: request, after: outcome.request, locale: show.locale } : null
  const run = (): void => {
    setFaults(outcome.ok ? [] : outcome.faults)
    if (current !== null) start(current)
  }
  return (
    <section class="panel">
      <AnalysisHead heading={heading} />
      <p>{analysisWords[show.locale].compareHelp}</p>
      <form class="narrow" onSubmit={onSubmit(run)}>
        <HoldingsEditor draft={after} onChange={setAfter} faults={faults} locale={show.locale} id="after" />
        <RunButton show={show} />
      </form>
      <StandaloneView call={call} start={start} show={show} current={current}>{(data, { before, after }) => <Result data={data} hasAmounts={before.basis === 'values' && after.basis === 'values'} show={show} />}</StandaloneView>
    </section>
  )
}
