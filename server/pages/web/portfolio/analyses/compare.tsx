import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { CompareRequest, CompareResult } from '../../../../../sdk'
import { DataTable } from '../../components/data-table'
import { useCall } from '../client'
import { amounts, SHARE, type Show } from '../context'
import { onSubmit } from '../fields'
import { Known, KeyFigures } from '../figures'
import { requestOf, type Draft, type Fault } from '../holdings'
import { HoldingsEditor } from '../holdings-editor'
import { labelOf, type Kind } from '../labels'
import { AnalysisHead, RunButton, StandaloneView } from '../standalone'
import { analysisWords } from '../words-analyses'
import { sectionWords } from '../words-sections'
import type { AnalysisProps } from './props'

type Deltas = CompareResult['deltas']
type Delta = NonNullable<Deltas['allocation']>[number]

interface DeltaTableProps {
  caption: string
  deltas: readonly Delta[] | null
  kind: Kind
  file: string
  show: Show
}

/** Largest changes first; keys that do not change are left out. */
function DeltaTable({ caption, deltas, kind, file, show }: DeltaTableProps): VNode {
  const { locale, text } = show
  const say = analysisWords[locale]
  if (deltas === null) return <div><h4>{caption}</h4><p>{say.notComparable}</p></div>
  const changed = deltas.filter(({ delta }) => delta !== 0).sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta))
  if (changed.length === 0) return <div><h4>{caption}</h4><p>{say.noChange}</p></div>
  return (
    <DataTable
      caption={caption} locale={locale} file={file}
      columns={[{ label: text.name }, { label: say.before, unit: SHARE }, { label: say.after, unit: SHARE }, { label: say.change, unit: SHARE }]}
      rows={changed.map(({ key, before, after, delta }) => [labelOf(kind, key, locale), before, after, delta])}
    />
  )
}

function Result({ data: { deltas }, hasAmounts, show }: { data: CompareResult; hasAmounts: boolean; show: Show }): VNode {
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
        <DeltaTable caption={text.assetClass} deltas={deltas.allocation} kind="assetClass" file="compare-allocation" show={show} />
        <DeltaTable caption={sections.sector} deltas={deltas.sectors} kind="sector" file="compare-sectors" show={show} />
        <DeltaTable caption={sections.countries} deltas={deltas.countries} kind="country" file="compare-countries" show={show} />
        <DeltaTable caption={say.currencyExposure} deltas={deltas.currencyExposure} kind="currency" file="compare-currencies" show={show} />
      </div>
    </>
  )
}

export function Compare({ request, draft, heading, show }: AnalysisProps & { draft: Draft }): VNode {
  const [after, setAfter] = useState(draft)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [call, start] = useCall((client, both: CompareRequest, options) => client.analyze.compare(both, options))
  const outcome = requestOf(after, show.locale)
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
