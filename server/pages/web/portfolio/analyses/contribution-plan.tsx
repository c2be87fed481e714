import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { ContributionPlanRequest, ContributionPlanResult, ValueSnapshotRequest } from '../../../../../sdk'
import { DataTable } from '../../components/data-table'
import { Notice } from '../../components/notice'
import { formatPercent } from '../../format'
import { BarTable } from '../bar-table'
import { useCall } from '../client'
import { amounts, SHARE, type Show } from '../context'
import { NumberField, onSubmit } from '../fields'
import { Known, KeyFigures } from '../figures'
import { labelOf } from '../labels'
import { AnalysisHead, RunButton, StandaloneView } from '../standalone'
import { analysisWords } from '../words-analyses'
import type { AnalysisProps } from './props'

const classes = ['equities', 'bonds', 'cash', 'gold', 'crypto', 'real_estate', 'commodities', 'alternatives'] as const

type AssetClass = (typeof classes)[number]

const first: Readonly<Record<AssetClass, string>> = { equities: '70', bonds: '15', cash: '10', gold: '5', crypto: '0', real_estate: '0', commodities: '0', alternatives: '0' }

/** By how much targets may miss 100. */
const TOLERANCE = 0.01

function Result({ data, show }: { data: ContributionPlanResult; show: Show }): VNode {
  const { locale, text } = show
  const say = analysisWords[locale]
  const bars = data.allocations.map(({ assetClass, amount }) => ({
    key: assetClass, label: labelOf('assetClass', assetClass, locale), weight: data.contribution > 0 ? amount / data.contribution : 0, value: amount,
  }))
  const after = new Map(data.after.map((row) => [row.assetClass, row.currentWeight]))
  return (
    <>
      <BarTable caption={say.allocateTo} bars={bars} show={show} file="contribution" />
      <KeyFigures figures={[[say.unallocated, <Known value={data.unallocatedAmount} unit={amounts(show)} show={show} />]]} />
      <DataTable
        caption={say.mix} locale={locale} file="contribution-mix"
        columns={[{ label: text.assetClass }, { label: say.current, unit: SHARE }, { label: say.targetShort, unit: SHARE }, { label: say.afterwards, unit: SHARE }]}
        rows={data.before.map(({ assetClass, currentWeight, targetWeight }) => [labelOf('assetClass', assetClass, locale), currentWeight, targetWeight, after.get(assetClass) ?? null])}
      />
    </>
  )
}

function PlanForm({ portfolio, onRun, show }: { portfolio: ValueSnapshotRequest; onRun: (request: ContributionPlanRequest) => void; show: Show }): VNode {
  const { locale, currency } = show
  const say = analysisWords[locale]
  const [targets, setTargets] = useState(first)
  const [contribution, setContribution] = useState('1000')
  const [minimum, setMinimum] = useState('0')
  const sum = classes.reduce((total, name) => total + Number(targets[name]), 0)
  const isWhole = Math.abs(sum - 100) <= TOLERANCE
  const wanted = classes.filter((name) => Number(targets[name]) > 0).map((assetClass) => ({ assetClass, weight: Number(targets[assetClass]) / 100 }))
  const run = (): void => onRun({ portfolio, targets: wanted, contribution: Number(contribution), minimumAllocation: Number(minimum) })
  return (
    <form onSubmit={onSubmit(run)}>
      <fieldset>
        <legend>{say.targets}</legend>
        <div class="field-grid">
          {classes.map((name) => (
            <NumberField key={name} id={`target-${name}`} label={labelOf('assetClass', name, locale)} unit="%" min={0} max={100} value={targets[name]} onChange={(value) => setTargets({ ...targets, [name]: value })} />
          ))}
        </div>
      </fieldset>
      {!isWhole && <Notice tone="warning">{say.targetsSum(formatPercent(sum / 100, locale))}</Notice>}
      <div class="field-grid">
        <NumberField id="contribution" label={say.contribution} unit={currency} min={0} max={100_000_000} step={0.01} value={contribution} onChange={setContribution} />
        <NumberField id="minimum" label={say.minimum} unit={currency} min={0} max={100_000_000} step={0.01} value={minimum} onChange={setMinimum} />
      </div>
      <RunButton show={show} disabled={!isWhole} />
    </form>
  )
}

export function ContributionPlan({ request, heading, show }: AnalysisProps): VNode {
  const [call, start] = useCall((client, plan: ContributionPlanRequest, options) => client.analyze.contributionPlan(plan, options))
  return (
    <section class="panel">
      <AnalysisHead heading={heading} />
      {request.basis === 'values' ? <PlanForm portfolio={request} onRun={start} show={show} /> : <Notice tone="info">{analysisWords[show.locale].needsValues}</Notice>}
      <StandaloneView call={call} start={start} show={show}>{(data) => <Result data={data} show={show} />}</StandaloneView>
    </section>
  )
}
