import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { MAX_REPLAY_DAYS } from '../../../../core/contract/limits'
import type { PricedPeriod } from '../../../../core/find/entry'
import type { Finder } from '../../../../core/find/finder'
import type { HistoricalReplayRequest, SnapshotRequest, Standalone } from '../../../../sdk'
import { Field } from '../../components/field'
import { Notice } from '../../components/notice'
import { formatDate, formatPercent } from '../../../../core/wording/format'
import { firstNames } from '../../../../core/portfolio/insights/insights'
import { shortNames } from '../../../../core/portfolio/insights/short-name'
import { writeNumber } from '../../browser/number-text'
import { answerOf, isSame, useCall, useFollowing, type Call } from '../client'
import { depotOf, useTyped } from '../input/typed'
import type { Show } from '../context'
import { findInDirectory } from '../../search/directory'
import { NumberField, numberIn, onSubmit } from '../parts/fields'
import { AnalysisPanel, Assumed, RunButton, StandaloneView } from '../standalone'
import { longestIn } from '../../../../core/portfolio/analyses/historical-replay/shortage-words'
import { words } from '../../../../core/portfolio/analyses/historical-replay/words'
import { MAX_AMOUNT } from '../../../../core/values/money'
import { addMonths, addDays } from '../../../../core/values/dates'
import { entriesOf, keysOf } from '../../../../core/values/record'
import type { Locale } from '../../../../core/values/text'
import type { AnalysisProps } from '../parts/analysis-props'
import { requestWithout } from '../parts/without'
import { askBeside, Result } from '../replay/result'
import { wordsIn } from '../replay/words'

const rebalancings = words.request.rebalancing.choices

/** What is known of the prices of a mix before one asks: who has none, and the period that the others share. */
interface Prices {
  missing: readonly { isin: string; name: string }[]
  period: PricedPeriod | null
}

/** Windows to choose from, in years before the last day with prices. */
const YEARS = [1, 3, 5, 10] as const

/** As much of a period as the service takes. */
function atMost({ from, to }: PricedPeriod): PricedPeriod {
  const earliest = addDays(to, -MAX_REPLAY_DAYS)
  return { from: from > earliest ? from : earliest, to }
}

function pricesOf(holdings: AnalysisProps['snapshot']['holdings'], find: Finder): Prices {
  const priced = holdings.flatMap(({ isin, name }) => (isin === null ? [] : [{ isin, name, period: find(isin, 1).find((found) => found.isin === isin)?.prices ?? null }]))
  const missing = priced.filter(({ period }) => period === null)
  const periods = priced.flatMap(({ period }) => period ?? [])
  const from = periods.map((period) => period.from).sort().at(-1)
  const to = periods.map((period) => period.to).sort()[0]
  if (from === undefined || to === undefined || from >= to) return { missing, period: null }
  return { missing, period: atMost({ from, to }) }
}

/** Undefined while it is looked for, null where that failed. */
function usePrices(holdings: AnalysisProps['snapshot']['holdings']): Prices | null | undefined {
  const [prices, setPrices] = useState<Prices | null>()
  useEffect(() => void findInDirectory().then((find) => setPrices(pricesOf(holdings, find)), () => setPrices(null)), [holdings])
  return prices
}

interface PricesNoteProps extends Pick<AnalysisProps, 'snapshot' | 'show'> {
  prices: Prices | null | undefined
  isWithout: boolean
  /** Whether an answer says which have none. */
  isSaid: boolean
  onWithout: () => void
}

/** Share of a depot that has prices; at most 0.99, so that it is never written as 100 %. */
const shareOf = ({ holdings }: AnalysisProps['snapshot'], missing: Prices['missing']): number =>
  Math.min(0.99, holdings.reduce((sum, { isin, weight }) => sum + (missing.some((gone) => gone.isin === isin) ? 0 : weight), 0))

/** What prices do not allow, and where holdings have none a look back without them. */
function PricesNote({ prices, snapshot, isWithout, isSaid, onWithout, show }: PricesNoteProps): VNode | null {
  const say = wordsIn(show.locale)
  if (prices === null || prices === undefined) return null
  const { missing, period } = prices
  const names = firstNames(missing.map(({ name }) => name).map(shortNames(snapshot.holdings.map(({ name }) => name))))[show.locale]
  const ofDepot = formatPercent(shareOf(snapshot, missing), show.locale, 0)
  if (isWithout) return <Notice tone="warning">{say.isWithout(names, ofDepot)}</Notice>
  const days = period === null ? null : ([formatDate(period.from, show.locale), formatDate(period.to, show.locale)] as const)
  if (missing.length > 0) {
    return (isSaid && days === null) ? null : (
      <Notice tone="warning">
        <p>{!isSaid && `${say.noPrices(names)} `}{days !== null && say.otherPrices(...days)}</p>
        {days !== null && <button type="button" class="quiet" onClick={onWithout}>{say.without(ofDepot)}</button>}
      </Notice>
    )
  }
  return period === null ? <Notice tone="warning">{say.noCommonPrices}</Notice> : null
}

/** Windows to choose from, above what comes of them. */
function Periods({ period, inputs, onTake, show }: { period: PricedPeriod; inputs: Inputs; onTake: (period: PricedPeriod) => void; show: Show }): VNode {
  const say = wordsIn(show.locale)
  const windows = YEARS.map((years) => ({ name: say.lastYears(years), from: addMonths(period.to, -12 * years) })).filter(({ from }) => from > period.from)
  return (
    <div class="actions no-print" role="group" aria-label={say.periods}>
      {[...windows, { name: say.usePeriod, from: period.from }].map(({ name, from }) => (
        <button type="button" class="quiet" aria-pressed={inputs.startDate === from && inputs.endDate === period.to ? 'true' : 'false'} onClick={() => onTake({ from, to: period.to })}>{name}</button>
      ))}
    </div>
  )
}

const fields = ['startDate', 'endDate', 'initialValue', 'monthlyContribution', 'rebalancing'] as const

type Inputs = Readonly<Record<(typeof fields)[number], string>>

/** A period for which the data of this service has prices of common funds. */
const first = { startDate: '2019-08-01', endDate: '2023-04-28', monthlyContribution: '200', rebalancing: 'annual' } as const

const BOUNDS = { initialValue: { min: 0.01, max: MAX_AMOUNT }, monthlyContribution: { min: 0, max: 1_000_000 } } as const

function ReplayForm({ inputs, put, onRun, show }: { inputs: Inputs; put: (change: Partial<Inputs>) => void; onRun: () => void; show: Show }): VNode {
  const say = wordsIn(show.locale)
  return (
    <form onSubmit={onSubmit(onRun)}>
      <div class="field-grid">
        <Field id="from" label={say.startDate}>{(described) => <input {...described} id="from" type="date" required value={inputs.startDate} onInput={(event) => put({ startDate: event.currentTarget.value })} />}</Field>
        <Field id="to" label={say.endDate}>{(described) => <input {...described} id="to" type="date" required min={inputs.startDate} value={inputs.endDate} onInput={(event) => put({ endDate: event.currentTarget.value })} />}</Field>
        <NumberField locale={show.locale} id="initial" label={say.initialValue} unit={show.currency} {...BOUNDS.initialValue} value={inputs.initialValue} onChange={(initialValue) => put({ initialValue })} />
        <NumberField locale={show.locale} id="monthly" label={say.monthlyContribution} unit={show.currency} {...BOUNDS.monthlyContribution} value={inputs.monthlyContribution} onChange={(monthlyContribution) => put({ monthlyContribution })} />
        <Field id="rebalancing" label={say.rebalancing}>
          {(described) => <select {...described} id="rebalancing" value={inputs.rebalancing} onChange={(event) => put({ rebalancing: event.currentTarget.value })}>
            {entriesOf(rebalancings).map(([each, name]) => <option value={each}>{name[show.locale]}</option>)}
          </select>}
        </Field>
      </div>
      <p class="help">{say.replayHelp}</p>
      <RunButton show={show} />
    </form>
  )
}

/** What is replayed: the depot, or what of it has prices; and the period for which it has them. */
function useReplayed({ request, snapshot }: AnalysisProps) {
  const prices = usePrices(snapshot.holdings)
  const [isWanted, setWanted] = useState(false)
  const missing = prices?.missing ?? []
  const isWithout = isWanted && missing.length > 0
  const period = missing.length === 0 || isWithout ? (prices?.period ?? null) : null
  return { prices, isWithout, period, portfolio: isWithout ? requestWithout(request, missing) : request, leaveOut: () => setWanted(true) }
}

type Replayed = Standalone<string, { status: string }>

/** The part of a period for which an answer knows prices and rates, if it says so: the rates of a currency may end before the prices in it. */
function useWithin(period: PricedPeriod | null, portfolio: SnapshotRequest, call: Call<HistoricalReplayRequest, Replayed>): PricedPeriod | null {
  const [known, setKnown] = useState<{ portfolio: SnapshotRequest; period: PricedPeriod } | null>(null)
  useEffect(() => {
    const longest = call.state === 'done' ? call.result.limitations.flatMap((sentence) => longestIn(sentence) ?? [])[0] : undefined
    if (call.state === 'done' && longest !== undefined) setKnown({ portfolio: call.request.portfolio, period: longest })
  }, [call])
  if (period === null || known === null || !isSame(known.portfolio, portfolio)) return period
  return atMost({ from: known.period.from, to: period.to < known.period.to ? period.to : known.period.to })
}

/** The request of what is typed; null while a field holds no number that can be asked for. */
function requestOf(inputs: Inputs, portfolio: SnapshotRequest, locale: Locale): HistoricalReplayRequest | null {
  const [initialValue, monthlyContribution] = [numberIn(inputs.initialValue, BOUNDS.initialValue, locale), numberIn(inputs.monthlyContribution, BOUNDS.monthlyContribution, locale)]
  const rebalancing = keysOf(rebalancings).find((each) => each === inputs.rebalancing) ?? 'none'
  return initialValue === null || monthlyContribution === null ? null : { ...inputs, portfolio, initialValue, monthlyContribution, rebalancing }
}

/** What is typed; the other fields follow the depot and the period that works. */
function useInputs(period: PricedPeriod | null, { request, snapshot: { totalValue } }: AnalysisProps, locale: Locale) {
  const [typed, put] = useTyped('replay', depotOf(request), fields, locale)
  const dates = period === null ? {} : { startDate: period.from, endDate: period.to }
  const inputs: Inputs = { ...first, initialValue: writeNumber(totalValue ?? 10_000, locale), ...dates, ...typed }
  return { inputs, put }
}

export function View(props: AnalysisProps): VNode {
  const { snapshot, heading, show } = props
  const { prices, isWithout, period: priced, portfolio, leaveOut } = useReplayed(props)
  const [call, start] = useCall((client, replay: HistoricalReplayRequest, options) => client.analyze.historicalReplay(replay, options))
  const period = useWithin(priced, portfolio, call)
  const { inputs, put } = useInputs(period, props, show.locale)
  const answered = answerOf(call)?.request ?? null
  const [besideCall, startBeside] = useCall(askBeside)
  useFollowing(besideCall, startBeside, answered)
  const beside = besideCall.state === 'done' && besideCall.request === answered ? besideCall.result : []
  const current = requestOf(inputs, portfolio, show.locale)
  // What the depot is worth may be more than can be replayed.
  const [isIncomplete] = useState(current === null)
  return (
    <AnalysisPanel heading={heading}>
      <PricesNote prices={prices} snapshot={snapshot} isWithout={isWithout} isSaid={answerOf(call)?.result.analysis.status === 'unavailable'} onWithout={leaveOut} show={show} />
      {period !== null && <Periods period={period} inputs={inputs} onTake={({ from, to }) => put({ startDate: from, endDate: to })} show={show} />}
      {(prices === undefined || (period !== null && current !== null && call.state === 'idle')) && <p class="muted" role="status">{show.text.analysing}</p>}
      <StandaloneView call={call} start={start} show={show} current={current}
        isAtOnce={period !== null}>{(data) => <Result data={data} beside={beside} show={show} />}</StandaloneView>
      <Assumed show={show} isOpen={isIncomplete || (prices !== undefined && period === null)}>
        {period !== null && !isWithout && <p class="help">{wordsIn(show.locale).pricesFrom(formatDate(period.from, show.locale), formatDate(period.to, show.locale))}</p>}
        <ReplayForm inputs={inputs} put={put} onRun={() => current !== null && start(current)} show={show} />
      </Assumed>
    </AnalysisPanel>
  )
}
