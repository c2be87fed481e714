import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { CostDragRequest, CostDragResult, CostsResult, Snapshot } from '../../../../sdk'
import { MAX_AMOUNT } from '../../../../core/values/money'
import { byLanguage, text, type Locale } from '../../../../core/values/text'
import { ChartFigure } from '../../chart/chart'
import { DataTable } from '../../components/data-table'
import { formatPercent, formatUnit } from '../../../../core/wording/format'
import { share } from '../../../../core/portfolio/insights/numbers'
import { writeNumber } from '../../browser/number-text'
import { useCall } from '../client'
import { depotOf, useTyped } from '../input/typed'
import { READ, wholeAmounts, type Show } from '../context'
import { NumberField, numberIn } from '../parts/fields'
import { Known, KeyFigures } from '../parts/figures'
import { Said } from '../parts/section-card'
import { AnalysisPanel, Assumed, StandaloneView } from '../standalone'
import { words } from '../../../../core/portfolio/analyses/cost-drag/words'
import { namesIn } from '../../../../core/wording/field-words'
import { keysOf, recordOf } from '../../../../core/values/record'
import type { AnalysisProps } from '../parts/analysis-props'

/** What the sentence on fees says, as people write it; `fee` is null where there is none. */
type Taken = Record<'withFees' | 'without' | 'rate', string> & { fee: string | null; years: number; monthly: string | null }

/** Texts besides the names of fields. */
const phrases = byLanguage({
  assumed: text(
    (unknown: string) => `The charge of ${unknown} of the portfolio is not known: as much is assumed as the other funds take.`,
    (unknown) => `Für ${unknown} des Depots sind die Kosten nicht bekannt: Angenommen sind dort die der anderen Fonds.`,
  ),
  inNone: text(
    (charge: string, part: string) => `The funds charge ${charge}; ${part} of the portfolio is in none and charges nothing.`,
    (charge, part) => `Die Fonds kosten ${charge}; ${part} des Depots sind in keinem und kosten laufend nichts.`,
  ),
  noFee: text('Not known here: enter it, as in the factsheet.', 'Hier nicht bekannt: bitte eintragen, etwa aus dem Factsheet.'),
  growth: text('Value over the years', 'Wert über die Jahre'),
  takes: text(
    ({ fee, years, withFees, without, rate, monthly }: Taken) => `${fee === null ? 'Without an ongoing charge nothing is taken' : `That is what costs of ${fee} a year take`} in ${years === 1 ? '1 year' : `${years} years`}: ${fee === null ? without : `${withFees} instead of ${without}`}, at ${rate} growth a year${monthly === null ? '' : ` and ${monthly} a month paid in`}`,
    ({ fee, years, withFees, without, rate, monthly }) => `${fee === null ? 'Ohne laufende Kosten geht nichts verloren' : `So viel nehmen Kosten von ${fee} im Jahr`} in ${years === 1 ? '1 Jahr' : `${years} Jahren`}: ${fee === null ? without : `${withFees} statt ${without}`}, bei ${rate} Wachstum im Jahr${monthly === null ? '' : ` und ${monthly} Sparrate im Monat`}`,
  ),
})

const wordsIn = (locale: Locale) => ({ ...namesIn(words.request, locale), ...namesIn(words.data.yearly.fields, locale), ...namesIn(words.data, locale), ...phrases[locale] })

interface Inputs {
  initialValue: string
  annualReturn: string
  annualFee: string
  monthlyContribution: string
  horizonYears: string
}

const plain = (value: number, digits: number, locale: Locale): string => writeNumber(Number(value.toFixed(digits)), locale)

type Charges = Pick<CostsResult, 'weightedTer' | 'coveredPortfolioWeight' | 'unknownPortfolioWeight'>

/** A part of the depot below which both charges read the same. */
const LEAST_REST = 0.001

/** What the funds charge, of the whole depot: shares and cash charge nothing, and what is not known as much as the funds that are; null where there are funds and no charge is known. */
export const chargeOf = ({ weightedTer, coveredPortfolioWeight, unknownPortfolioWeight }: Charges): number | null => {
  const ofFunds = coveredPortfolioWeight + unknownPortfolioWeight
  return ofFunds === 0 ? 0 : weightedTer === null ? null : weightedTer * ofFunds
}

/** Why the charge of the whole depot is not the one that stands above for its funds; null where it is, and where there are none. */
export function restOf({ weightedTer, coveredPortfolioWeight, unknownPortfolioWeight }: Charges, locale: Locale): string | null {
  const rest = 1 - coveredPortfolioWeight - unknownPortfolioWeight
  if (weightedTer === null) return null
  return coveredPortfolioWeight === 0 || rest < LEAST_REST ? null : phrases[locale].inNone(formatPercent(weightedTer, locale), share(rest)[locale])
}

/** The portfolio's own value and charge, where they are known; a charge is not guessed. */
const firstOf = ({ totalValue, analyses: { costs } }: Snapshot, locale: Locale): Inputs => {
  const charge = costs.data === null ? null : chargeOf(costs.data)
  return {
    initialValue: plain(totalValue ?? 10_000, 2, locale),
    annualReturn: '5',
    annualFee: charge === null ? '' : plain(charge * 100, 3, locale),
    monthlyContribution: '200',
    horizonYears: '20',
  }
}

const BOUNDS = {
  initialValue: { min: 0, max: MAX_AMOUNT }, monthlyContribution: { min: 0, max: 1_000_000 }, annualReturn: { min: -50, max: 100 }, annualFee: { min: 0, max: 20 },
  horizonYears: { min: 1, max: 60, whole: true },
} as const satisfies Record<keyof Inputs, object>

/** The request of what is typed; null while a field holds no number that can be asked for. */
function requestOf(inputs: Inputs, { locale, currency }: Show): CostDragRequest | null {
  const { initialValue, annualReturn, annualFee, monthlyContribution, horizonYears } = recordOf(keysOf(BOUNDS), (key) => numberIn(inputs[key], BOUNDS[key], locale))
  if (initialValue === null || annualReturn === null || annualFee === null || monthlyContribution === null || horizonYears === null) return null
  return { initialValue, annualReturn: annualReturn / 100, annualFeeRate: annualFee / 100, monthlyContribution, horizonYears, baseCurrency: currency, locale }
}

interface ResultProps {
  data: CostDragResult
  request: CostDragRequest
  /** What the charge of the whole depot comes from, sentence by sentence. */
  remarks: readonly string[]
  show: Show
}

function Result({ data, request, remarks, show }: ResultProps): VNode {
  const { locale } = show
  const say = wordsIn(locale)
  const unit = wholeAmounts(show)
  const chart = {
    title: say.growth, axis: say.year, unit, labels: data.yearly.map(({ year }) => String(year)),
    series: [
      { label: say.finalValueWithoutFees, values: data.yearly.map(({ valueWithoutFees }) => valueWithoutFees), shape: 'line' },
      { label: say.finalValueWithFees, values: data.yearly.map(({ valueWithFees }) => valueWithFees), shape: 'line' },
      { label: say.totalContributions, values: data.yearly.map(({ contributions }) => contributions), shape: 'line', dashed: true, paid: true },
    ],
  } as const
  const amount = (value: number): string => formatUnit(value, unit, locale)
  const taken: Taken = {
    fee: request.annualFeeRate === 0 ? null : formatPercent(request.annualFeeRate, locale), years: request.horizonYears,
    withFees: amount(data.finalValueWithFees), without: amount(data.finalValueWithoutFees),
    rate: formatPercent(request.annualReturn, locale), monthly: request.monthlyContribution ? amount(request.monthlyContribution) : null,
  }
  if (taken.fee === null) return <Said figure={amount(data.feeDrag)} note={say.takes(taken)} />
  return (
    <>
      <Said figure={amount(data.feeDrag)} note={say.takes(taken)} />
      {remarks.length > 0 && <p class="small">{remarks.join(' ')}</p>}
      <ChartFigure spec={chart} locale={locale} />
      <KeyFigures
        figures={[
          [say.feeDragFraction, <Known empty={words.data.feeDragFraction.none[locale]} value={data.feeDragFraction} unit={READ} show={show} />],
          [say.totalFeesPaid, <Known value={data.totalFeesPaid} unit={unit} show={show} />],
          [say.totalContributions, <Known value={data.totalContributions} unit={unit} show={show} />],
        ]}
      />
      <details>
        <summary>{say.yearly}</summary>
        <DataTable
          caption={say.yearly} captionHidden locale={locale} file="cost-drag"
          columns={[{ label: say.year }, { label: say.totalContributions, unit },
            { label: say.finalValueWithoutFees, unit }, { label: say.finalValueWithFees, unit }, { label: say.feeDrag, unit }]}
          rows={data.yearly.map(({ year, contributions, valueWithoutFees, valueWithFees, feeDrag }) => [String(year), contributions, valueWithoutFees, valueWithFees, feeDrag])}
        />
      </details>
    </>
  )
}

export function View({ request, snapshot, heading, show }: AnalysisProps): VNode {
  const say = wordsIn(show.locale)
  const [typed, put] = useTyped('cost-drag', depotOf(request), keysOf(BOUNDS), show.locale)
  const inputs = { ...firstOf(snapshot, show.locale), ...typed }
  const [call, start] = useCall((client, drag: CostDragRequest, options) => client.analyze.costDrag(drag, options))
  const current = requestOf(inputs, show)
  const { data: costs } = snapshot.analyses.costs
  const rest = costs === null ? null : restOf(costs, show.locale)
  const remarks = typed.annualFee !== undefined || costs === null ? [] : [
    ...(rest === null ? [] : [rest]),
    ...(costs.unknownPortfolioWeight > 0 ? [say.assumed(share(costs.unknownPortfolioWeight)[show.locale])] : []),
  ]
  // A charge that is not known has to be typed.
  const [isIncomplete] = useState(current === null)
  return (
    <AnalysisPanel heading={heading}>
      <StandaloneView call={call} start={start} show={show} current={current} isAtOnce>{(data, asked) =>
        <Result data={data} request={asked} remarks={remarks} show={show} />}</StandaloneView>
      <Assumed show={show} isOpen={isIncomplete}>
        <div class="field-grid">
          <NumberField locale={show.locale} id="drag-initial" label={say.initialValue} unit={show.currency} {...BOUNDS.initialValue} value={inputs.initialValue} onChange={(initialValue) => put({ initialValue })} />
          <NumberField locale={show.locale} id="drag-monthly" label={say.monthlyContribution} unit={show.currency} {...BOUNDS.monthlyContribution} value={inputs.monthlyContribution} onChange={(monthlyContribution) => put({ monthlyContribution })} />
          <NumberField locale={show.locale} id="drag-return" label={say.annualReturn} unit="%" {...BOUNDS.annualReturn} value={inputs.annualReturn} onChange={(annualReturn) => put({ annualReturn })} />
          <NumberField locale={show.locale} id="drag-fee" missing={say.noFee} label={say.annualFeeRate} unit="%" {...BOUNDS.annualFee} value={inputs.annualFee} onChange={(annualFee) => put({ annualFee })} />
          <NumberField locale={show.locale} id="drag-years" label={say.horizonYears} unit={say.horizonYears} {...BOUNDS.horizonYears} value={inputs.horizonYears} onChange={(horizonYears) => put({ horizonYears })} />
        </div>
      </Assumed>
    </AnalysisPanel>
  )
}
