import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { CostDragRequest, CostDragResult, Snapshot } from '../../../../sdk'
import type { Locale } from '../../../../core/values/text'
import { ChartFigure } from '../../chart/chart'
import { DataTable } from '../../components/data-table'
import { readNumber, writeNumber } from '../../browser/number-text'
import { useCall } from '../client'
import { amounts, type Show } from '../context'
import { NumberField, onSubmit } from '../parts/fields'
import { Known, KeyFigures } from '../parts/figures'
import { AnalysisHead, RunButton, StandaloneView } from '../standalone'
import { analysisWords } from '../words/analyses'
import type { AnalysisProps } from './props'

interface Inputs {
  initialValue: string
  annualReturn: string
  annualFee: string
  monthlyContribution: string
  horizonYears: string
}

const plain = (value: number, digits: number, locale: Locale): string => writeNumber(Number(value.toFixed(digits)), locale)

/** The portfolio's own value and charge, where they are known; a charge is not guessed. */
const firstOf = ({ totalValue, analyses: { costs } }: Snapshot, locale: Locale): Inputs => ({
  initialValue: plain(totalValue ?? 10_000, 2, locale),
  annualReturn: '5',
  annualFee: costs.data === null || costs.data.weightedTer === null ? '' : plain(costs.data.weightedTer * 100, 3, locale),
  monthlyContribution: '200',
  horizonYears: '20',
})

/** The request of what is typed; null while a field holds no number. */
function requestOf(inputs: Inputs, { locale, currency }: Show): CostDragRequest | null {
  const [initialValue, annualReturn, annualFee] = [readNumber(inputs.initialValue, locale), readNumber(inputs.annualReturn, locale), readNumber(inputs.annualFee, locale)]
  const [monthlyContribution, horizonYears] = [readNumber(inputs.monthlyContribution, locale), readNumber(inputs.horizonYears, locale)]
  if (initialValue === null || annualReturn === null || annualFee === null || monthlyContribution === null || horizonYears === null) return null
  return { initialValue, annualReturn: annualReturn / 100, annualFeeRate: annualFee / 100, monthlyContribution, horizonYears, baseCurrency: currency, locale }
}

function Result({ data, show }: { data: CostDragResult; show: Show }): VNode {
  const { locale } = show
  const say = analysisWords[locale]
  const unit = amounts(show)
  const chart = {
    title: say.growth, axis: say.year, unit, labels: data.yearly.map(({ year }) => String(year)),
    series: [
      { label: say.without, values: data.yearly.map(({ valueWithoutFees }) => valueWithoutFees), shape: 'line' },
      { label: say.with, values: data.yearly.map(({ valueWithFees }) => valueWithFees), shape: 'line' },
      { label: say.paidIn, values: data.yearly.map(({ contributions }) => contributions), shape: 'line', dashed: true },
    ],
  } as const
  return (
    <>
      <KeyFigures
        figures={[
          [say.drag, <Known value={data.feeDrag} unit={unit} show={show} />],
          [say.dragShare, <Known field="feeDragFraction" value={data.feeDragFraction} unit="fraction" show={show} />],
          [say.with, <Known value={data.finalValueWithFees} unit={unit} show={show} />],
          [say.without, <Known value={data.finalValueWithoutFees} unit={unit} show={show} />],
          [say.feesPaid, <Known value={data.totalFeesPaid} unit={unit} show={show} />],
          [say.paidIn, <Known value={data.totalContributions} unit={unit} show={show} />],
        ]}
      />
      <ChartFigure spec={chart} locale={locale} />
      <details>
        <summary>{say.yearly}</summary>
        <DataTable
          caption={say.yearly} captionHidden locale={locale} file="cost-drag"
          columns={[{ label: say.year }, { label: say.paidIn, unit }, { label: say.without, unit }, { label: say.with, unit }, { label: say.drag, unit }]}
          rows={data.yearly.map(({ year, contributions, valueWithoutFees, valueWithFees, feeDrag }) => [String(year), contributions, valueWithoutFees, valueWithFees, feeDrag])}
        />
      </details>
    </>
  )
}

export function CostDrag({ snapshot, heading, show }: AnalysisProps): VNode {
  const say = analysisWords[show.locale]
  const [inputs, setInputs] = useState(() => firstOf(snapshot, show.locale))
  const [call, start] = useCall((client, request: CostDragRequest, options) => client.analyze.costDrag(request, options))
  const put = (change: Partial<Inputs>): void => setInputs({ ...inputs, ...change })
  const current = requestOf(inputs, show)
  const run = (): void => {
    if (current !== null) start(current)
  }
  return (
    <section class="panel">
      <AnalysisHead heading={heading} />
      <form onSubmit={onSubmit(run)}>
        <div class="field-grid">
          <NumberField locale={show.locale} id="drag-initial" label={say.startAmount} unit={show.currency} min={0} max={100_000_000} value={inputs.initialValue} onChange={(initialValue) => put({ initialValue })} />
          <NumberField locale={show.locale} id="drag-monthly" label={say.monthly} unit={show.currency} min={0} max={1_000_000} value={inputs.monthlyContribution} onChange={(monthlyContribution) => put({ monthlyContribution })} />
          <NumberField locale={show.locale} id="drag-return" label={say.returnYear} unit="%" min={-50} max={100} value={inputs.annualReturn} onChange={(annualReturn) => put({ annualReturn })} />
          <NumberField locale={show.locale} id="drag-fee" label={say.feeYear} unit="%" min={0} max={20} value={inputs.annualFee} onChange={(annualFee) => put({ annualFee })} />
          <NumberField locale={show.locale} id="drag-years" label={say.years} unit={say.years} min={1} max={60} whole value={inputs.horizonYears} onChange={(horizonYears) => put({ horizonYears })} />
        </div>
        <RunButton show={show} />
      </form>
      <StandaloneView call={call} start={start} show={show} current={current}>{(data) => <Result data={data} show={show} />}</StandaloneView>
    </section>
  )
}
