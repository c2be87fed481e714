import type { VNode } from 'preact'
import type { ContributionPlanRequest, ContributionPlanResult, ValueSnapshotRequest } from '../../../../sdk'
import { assetClasses, type AssetClass } from '../../../../core/reference/security'
import { MAX_AMOUNT } from '../../../../core/values/money'
import { byLanguage, text, type Locale } from '../../../../core/values/text'
import { DataTable } from '../../components/data-table'
import { Notice } from '../../components/notice'
import { formatPercent, formatUnit } from '../../../../core/wording/format'
import { TopBars } from '../../chart/top-bars'
import { recordOf } from '../../../../core/values/record'
import { readNumber, writeNumber } from '../../browser/number-text'
import { useCall } from '../client'
import { useTyped } from '../input/typed'
import { amounts, type Show } from '../context'
import { NumberField, numberIn, onSubmit } from '../parts/fields'
import { Known, KeyFigures } from '../parts/figures'
import { labelOf } from '../parts/labels'
import { Said } from '../parts/section-card'
import { AnalysisPanel, StandaloneView } from '../standalone'
import { words } from '../../../../core/portfolio/analyses/contribution-plan/words'
import { namesIn } from '../../../../core/wording/field-words'
import type { AnalysisProps } from '../parts/analysis-props'
import { sumBy } from '../../../../core/values/sum'

/** Texts besides the names of fields. */
const phrases = byLanguage({
  targets: text('Target mix in %', 'Zielmix in %'),
  moreClasses: text('Other asset classes and smallest amount', 'Weitere Anlageklassen und kleinster Betrag'),
  isToday: text(
    'That is the mix of today. Enter where it should go: how to split the new amount then stands here.',
    'Das ist der Mix von heute. Tragen Sie ein, wohin er soll: Dann steht hier, wie der neue Betrag aufzuteilen ist.',
  ),
  targetsSum: text((sum: string) => `The targets add up to ${sum}; they must add up to 100%.`, (sum) => `Die Ziele ergeben ${sum}; sie müssen 100 % ergeben.`),
  needsValues: text('The plan needs amounts. Enter values instead of weights.', 'Der Plan braucht Beträge. Bitte Werte statt Gewichte eingeben.'),
  part: text((asset: string, amount: string) => `for ${asset}, of the new ${amount}`, (asset, amount) => `für ${asset}, von den neuen ${amount}`),
  whole: text((asset: string) => `for ${asset}: the whole new amount`, (asset) => `für ${asset}: der ganze neue Betrag`),
  mix: text('The mix', 'Der Mix'),
})

const wordsIn = (locale: Locale) => ({ ...namesIn(words.data.before.fields, locale), ...namesIn(words.data, locale), ...namesIn(words.request, locale), ...phrases[locale] })

/** Today's mix in whole per cent, which is nobody's advice; what rounding leaves goes to the largest. */
function mixOf({ analyses: { allocation } }: AnalysisProps['snapshot'], locale: Locale): Readonly<Record<AssetClass, string>> {
  const weights = recordOf(assetClasses, (name) => allocation.data?.buckets.find(({ key }) => key === name)?.weight ?? 0)
  const sum = sumBy(assetClasses, (name) => weights[name])
  const [largest = 'equities'] = assetClasses.toSorted((one, other) => weights[other] - weights[one])
  const percents = recordOf(assetClasses, (name) => Math.round((weights[name] / (sum || 1)) * 100))
  percents[largest] += 100 - sumBy(assetClasses, (name) => percents[name])
  return recordOf(assetClasses, (name) => writeNumber(percents[name], locale))
}

/** Targets are no more exact than that. */
const TENTHS = 'share with 1 decimals'

/** By how much targets may miss 100. */
const TOLERANCE = 0.01

function Result({ data, contribution, show }: { data: ContributionPlanResult; contribution: number; show: Show }): VNode {
  const { locale, text } = show
  const say = wordsIn(locale)
  const bars = data.allocations.map(({ assetClass, amount }) => ({ name: labelOf('assetClass', assetClass, locale), size: amount, text: formatUnit(amount, amounts(show), locale) }))
  const largest = data.allocations.toSorted((a, b) => b.amount - a.amount)[0]
  const after = new Map(data.after.map((row) => [row.assetClass, row.currentWeight]))
  return (
    <>
      {largest !== undefined && largest.amount > 0 && <Said figure={formatUnit(largest.amount, amounts(show), locale)} note={say[largest.amount === contribution ? 'whole' : 'part'](labelOf('assetClass', largest.assetClass, locale), formatUnit(contribution, amounts(show), locale))} />}
      {bars.length > 0 && <><h4>{say.allocations}</h4><TopBars title={say.allocations} bars={bars} locale={locale} /></>}
      {data.unallocatedAmount > 0 && <KeyFigures figures={[[say.unallocatedAmount, <Known value={data.unallocatedAmount} unit={amounts(show)} show={show} />]]} />}
      <DataTable
        caption={say.mix} locale={locale} file="contribution-mix"
        columns={[{ label: text.assetClass }, { label: say.before, unit: TENTHS }, { label: say.targetWeight, unit: TENTHS }, { label: say.after, unit: TENTHS }]}
        rows={data.before.map(({ assetClass, currentWeight, targetWeight }) => [labelOf('assetClass', assetClass, locale), currentWeight, targetWeight, after.get(assetClass) ?? null])}
      />
    </>
  )
}

const fields = [...assetClasses, 'contribution', 'minimum'] as const

type Inputs = Readonly<Record<(typeof fields)[number], string>>

const first = { contribution: '1000', minimum: '0' } as const

/** The targets in percent; null where a field holds no number. */
const percentagesOf = (inputs: Inputs, locale: Locale) => assetClasses.map((assetClass) => ({ assetClass, percentage: readNumber(inputs[assetClass], locale) }))

/** What the targets add up to; null while a field holds no number. */
const sumOf = (inputs: Inputs, locale: Locale): number | null =>
  percentagesOf(inputs, locale).reduce<number | null>((sum, { percentage }) => (sum === null || percentage === null ? null : sum + percentage), 0)

const BOUNDS = { min: 0, max: MAX_AMOUNT } as const

/** The request of what is typed; null while it is none. */
function requestOf(portfolio: ValueSnapshotRequest, inputs: Inputs, locale: Locale): ContributionPlanRequest | null {
  const [contribution, minimumAllocation] = [numberIn(inputs.contribution, BOUNDS, locale), numberIn(inputs.minimum, BOUNDS, locale)]
  const sum = sumOf(inputs, locale)
  if (contribution === null || minimumAllocation === null || sum === null || Math.abs(sum - 100) > TOLERANCE) return null
  const targets = percentagesOf(inputs, locale).flatMap(({ assetClass, percentage }) => (percentage !== null && percentage > 0 ? [{ assetClass, weight: percentage / 100 }] : []))
  return { portfolio, targets, contribution, minimumAllocation }
}

/** The classes that most depots have come first, and those that a target names. */
const MAIN = 4

function PlanForm({ inputs, put, show }: { inputs: Inputs; put: (change: Partial<Inputs>) => void; show: Show }): VNode {
  const { locale, currency } = show
  const say = wordsIn(locale)
  const sum = sumOf(inputs, locale)
  const target = (name: AssetClass): VNode => <NumberField key={name} id={`target-${name}`} label={labelOf('assetClass', name, locale)} unit="%" min={0} max={100} value={inputs[name]} locale={locale} onChange={(value) => put({ [name]: value })} />
  return (
    <form onSubmit={onSubmit(() => undefined)}>
      <div class="narrow"><NumberField id="contribution" label={say.contribution} unit={currency} {...BOUNDS} value={inputs.contribution} locale={locale} onChange={(contribution) => put({ contribution })} /></div>
      <fieldset>
        <legend>{say.targets}</legend>
        <div class="field-grid pairs">{assetClasses.slice(0, MAIN).map(target)}</div>
        <details class="more">
          <summary>{say.moreClasses}</summary>
          <div class="field-grid pairs">{assetClasses.slice(MAIN).map(target)}</div>
          <NumberField id="minimum" label={say.minimumAllocation} unit={currency} {...BOUNDS} value={inputs.minimum} locale={locale} onChange={(minimum) => put({ minimum })} />
        </details>
      </fieldset>
      {sum !== null && Math.abs(sum - 100) > TOLERANCE && <Notice tone="warning">{say.targetsSum(formatPercent(sum / 100, locale))}</Notice>}
    </form>
  )
}

export function View({ request, snapshot, heading, show }: AnalysisProps): VNode {
  // Targets go with any depot.
  const [typed, put] = useTyped('plan', null, fields, show.locale)
  // What is not typed follows the depot; its own mix leaves nothing to plan.
  const inputs = { ...mixOf(snapshot, show.locale), ...first, ...typed }
  const isToday = !assetClasses.some((name) => name in typed)
  const [call, start] = useCall((client, plan: ContributionPlanRequest, options) => client.analyze.contributionPlan(plan, options))
  const current = request.basis === 'values' && !isToday ? requestOf(request, inputs, show.locale) : null
  return (
    <AnalysisPanel heading={heading}>
      {request.basis === 'values' ? <PlanForm inputs={inputs} put={put} show={show} /> : <Notice tone="info">{wordsIn(show.locale).needsValues}</Notice>}
      {request.basis === 'values' && isToday && <Notice tone="info">{wordsIn(show.locale).isToday}</Notice>}
      <StandaloneView call={call} start={start} show={show} current={current} isAtOnce>{(data, { contribution }) =>
        <Result data={data} contribution={contribution} show={show} />}</StandaloneView>
    </AnalysisPanel>
  )
}
