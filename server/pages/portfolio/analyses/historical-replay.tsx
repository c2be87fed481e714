import type { VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { PricedPeriod } from '../../../../core/find/entry'
import type { Finder } from '../../../../core/find/finder'
import type { Client, HistoricalReplayRequest, HistoricalReplayResult, SnapshotRequest } from '../../../../sdk'
import { ChartFigure } from '../../chart/chart'
import { DataTable, type WordedCell } from '../../components/data-table'
import { Field } from '../../components/field'
import { Notice } from '../../components/notice'
import { formatChange, formatDate, formatPercent, formatUnit, type Unit } from '../../browser/format'
import { readNumber, writeNumber } from '../../browser/number-text'
import { answerOf, useCall, useFollowing } from '../client'
import { SHARE, wholeAmounts, type Show } from '../context'
import { findInDirectory } from '../../search/directory'
import { NumberField, onSubmit } from '../parts/fields'
import { Known, KeyFigures } from '../parts/figures'
import { AnalysisHead, Assumed, RunButton, StandaloneView } from '../standalone'
import { phrases } from '../../../../core/portfolio/analyses/historical-replay/phrases'
import { words } from '../../../../core/portfolio/analyses/historical-replay/words'
import { namesIn } from '../../../../core/wording/field-words'
import { addMonths } from '../../../../core/values/dates'
import type { Locale } from '../../../../core/values/text'
import { holdingName } from '../parts/labels'
import { Said } from '../parts/section-card'
import type { AnalysisProps } from '../parts/analysis-props'
import { calendarYears, valuesOn } from '../parts/replay-years'
import { drawdowns, lastOfRuns, worstOfRuns } from '../parts/thin'

const { legs, mix, contributions } = words.data

const wordsIn = (locale: Locale) => ({ ...namesIn(words.request, locale), ...namesIn(legs.fields, locale), ...namesIn(mix.fields, locale), ...namesIn(contributions.fields.daily.fields, locale), ...namesIn(contributions.fields, locale), ...namesIn(words.data, locale), ...phrases[locale] })

type Rebalancing = HistoricalReplayResult['rebalancing']

const rebalancings = ['none', 'annual', 'quarterly'] as const satisfies Rebalancing[]

/** What the mix is shown beside: a fund of the world's shares and one of euro overnight money. */
const others = [['world', 'IE00B4L5Y983'], ['overnight', 'LU0290358497']] as const

/** Another replay over the same period. */
interface Beside {
  name: (typeof others)[number][0]
  data: HistoricalReplayResult
}

/** The others over the period of a request; what cannot be replayed is left out. */
const askBeside = async (client: Client, replay: HistoricalReplayRequest, options: { signal: AbortSignal }): Promise<Beside[]> => {
  const answers = await Promise.all(others.map(([, isin]) => client.analyze.historicalReplay({ ...replay, portfolio: { baseCurrency: replay.portfolio.baseCurrency, holdings: [{ isin, weight: 1 }] } }, options)))
  return answers.flatMap(({ analysis: { data } }, index) => (data === null ? [] : [{ name: others[index]?.[0] ?? 'world', data }]))
}

/** Past returns to more digits say no more. */
const TENTHS = 'share with 1 decimals'

/** A column for each, so that a phone holds them all. */
function Compared({ data, beside, show }: { data: HistoricalReplayResult; beside: readonly Beside[]; show: Show }): VNode {
  const say = wordsIn(show.locale)
  const all = [{ label: say.mix, replay: data }, ...beside.map((one) => ({ label: say[one.name], replay: one.data }))].map(({ label, replay }) => ({ label, replay, years: calendarYears(replay.mix.daily).map(({ total }) => total) }))
  const row = (label: string, unit: Unit, figureOf: (each: (typeof all)[number]) => number): (string | WordedCell | null)[] => [
    label, ...all.map((each) => (Number.isFinite(figureOf(each)) ? { value: figureOf(each), text: formatUnit(figureOf(each), unit, show.locale) } : null)),
  ]
  return (
    <DataTable
      caption={say.compared} locale={show.locale} file="replay-compared" columns={[{ label: show.text.name }, ...all.map(({ label }) => ({ label, empty: '–' }))]}
      rows={[
        row(say.finalValue, wholeAmounts(show), ({ replay }) => replay.contributions.finalValue), row(say.annualizedReturn, TENTHS, ({ replay }) => replay.mix.annualizedReturn), row(say.largestLoss, TENTHS, ({ replay }) => replay.mix.maxDrawdown),
        row(say.bestYear, TENTHS, ({ years }) => Math.max(...years)), row(say.worstYear, TENTHS, ({ years }) => Math.min(...years)),
      ]}
    />
  )
}

/** What moved the years that everybody asks of. */
function yearsText({ mix }: HistoricalReplayResult, show: Show): string {
  const say = wordsIn(show.locale)
  const percent = (value: number): string => formatPercent(value, show.locale, 1)
  const signed = (value: number): string => formatChange(value, show.locale, 1)
  return calendarYears(mix.daily)
    .flatMap(({ year, fall, total }) => (year === '2020' ? [say.in2020(percent(fall), signed(total))] : year === '2022' ? [say.in2022(percent(fall), signed(total))] : []))
    .join(' ')
}

type ChartProps = { data: HistoricalReplayResult; show: Show }

const dayIn = ({ locale }: Show) => ({ date }: { date: string }): string => formatDate(date, locale)

function MixChart({ data, beside, show }: ChartProps & { beside: readonly Beside[] }): VNode {
  const say = wordsIn(show.locale)
  const days = lastOfRuns(data.mix.daily)
  const dates = days.map(({ date }) => date)
  return <ChartFigure locale={show.locale} spec={{ title: say.mixChart, axis: '', unit: 'fraction', begin: 1, labels: days.map(dayIn(show)), series: [{ label: say.mix, values: days.map(({ value }) => value), shape: 'line' }, ...beside.map((one) => ({ label: say[one.name], values: valuesOn(one.data.mix.daily, dates), shape: 'line' as const, dashed: true }))] }} />
}

function LossChart({ data, show }: ChartProps): VNode {
  const say = wordsIn(show.locale)
  const losses = worstOfRuns(drawdowns(data.mix.daily))
  return <ChartFigure locale={show.locale} spec={{ title: say.drawdownChart, axis: '', unit: 'fraction', labels: losses.map(dayIn(show)), series: [{ label: say.drawdownChart, values: losses.map(({ loss }) => loss), shape: 'area' }] }} />
}

function PaidChart({ data, show }: ChartProps): VNode {
  const say = wordsIn(show.locale)
  const paid = lastOfRuns(data.contributions.daily)
  return (
    <ChartFigure
      locale={show.locale}
      spec={{
        title: say.contributions, axis: '', unit: wholeAmounts(show), labels: paid.map(dayIn(show)),
        series: [{ label: say.value, values: paid.map(({ value }) => value), shape: 'line' }, { label: say.invested, values: paid.map(({ invested }) => invested), shape: 'line', dashed: true, paid: true }],
      }}
    />
  )
}

function drawdownText({ mix }: HistoricalReplayResult, show: Show): string {
  const say = wordsIn(show.locale)
  const day = (date: string): string => formatDate(date, show.locale)
  if (mix.drawdownPeakDate === null || mix.drawdownTroughDate === null) return ''
  return `${say.drawdownDates(day(mix.drawdownPeakDate), day(mix.drawdownTroughDate))} ${mix.drawdownRecoveryDate === null ? say.notRecovered : say.recovered(day(mix.drawdownRecoveryDate))}`
}

function Result({ data, beside, show }: { data: HistoricalReplayResult; beside: readonly Beside[]; show: Show }): VNode {
  const { locale, text } = show
  const say = wordsIn(locale)
  const { mix, contributions } = data
  const day = (date: string | null) => (date === null ? null : { value: date, text: formatDate(date, locale) })
  return (
    <>
      <Said figure={formatUnit(contributions.finalValue, wholeAmounts(show), locale)} note={say.became(formatUnit(contributions.totalInvested, wholeAmounts(show), locale), formatPercent(mix.annualizedReturn, locale, 1), formatPercent(mix.maxDrawdown, locale, 0))} />
      <p>{say.dates(formatDate(data.startDate, locale), formatDate(data.endDate, locale))} {drawdownText(data, show)} {yearsText(data, show)}</p>
      <PaidChart data={data} show={show} />
      <MixChart data={data} beside={beside} show={show} />
      {beside.length > 0 && <Compared data={data} beside={beside} show={show} />}
      <details class="more">
        <summary>{say.moreFigures}</summary>
        <KeyFigures
          figures={[
            [say.totalReturn, <Known value={mix.totalReturn} unit="fraction" show={show} />],
            [say.annualizedReturn, <Known value={mix.annualizedReturn} unit="fraction" show={show} />],
            [say.maxDrawdown, <Known value={mix.maxDrawdown} unit="fraction" show={show} />],
            [say.annualizedVolatility, <Known value={mix.annualizedVolatility} unit="fraction" show={show} />],
            [say.totalInvested, <Known value={contributions.totalInvested} unit={wholeAmounts(show)} show={show} />],
            [say.finalValue, <Known value={contributions.finalValue} unit={wholeAmounts(show)} show={show} />],
            [say.lumpSum, <Known value={contributions.totalInvested * (1 + mix.totalReturn)} unit={wholeAmounts(show)} show={show} />],
            [say.gain, <Known value={contributions.gain} unit={wholeAmounts(show)} show={show} />],
            [say.moneyWeightedReturn, <Known empty={words.data.contributions.fields.moneyWeightedReturn.none[locale]} value={contributions.moneyWeightedReturn} unit="fraction" show={show} />],
          ]}
        />
        <LossChart data={data} show={show} />
        <DataTable
          caption={say.legs} locale={locale} file="replay-prices"
          columns={[{ label: text.name }, { label: text.share, unit: SHARE }, { label: say.currency }, { label: say.returnBasis }, { label: say.firstPriceDate, empty: '–' }, { label: say.lastPriceDate, empty: '–' }]}
          rows={data.legs.map(({ name, weight, currency, returnBasis, firstPriceDate, lastPriceDate }) => [holdingName(name, locale), weight, currency, words.data.legs.fields.returnBasis.choices[returnBasis][locale], day(firstPriceDate), day(lastPriceDate)])}
        />
      </details>
    </>
  )
}

/** What is known of the prices of a mix before one asks: who has none, and the period that the others share. */
interface Prices {
  missing: readonly { isin: string; name: string }[]
  period: PricedPeriod | null
}

/** Windows to choose from, in years before the last day with prices. */
const YEARS = [1, 3, 5, 10] as const

/** The longest window that the service takes, in days. */
const LONGEST = 3660

function pricesOf(holdings: AnalysisProps['snapshot']['holdings'], find: Finder): Prices {
  const priced = holdings.flatMap(({ isin, name }) => (isin === null ? [] : [{ isin, name, period: find(isin, 1).find((found) => found.isin === isin)?.prices ?? null }]))
  const missing = priced.filter(({ period }) => period === null)
  const periods = priced.flatMap(({ period }) => period ?? [])
  const from = periods.map((period) => period.from).sort().at(-1)
  const to = periods.map((period) => period.to).sort()[0]
  if (from === undefined || to === undefined || from >= to) return { missing, period: null }
  const earliest = new Date(Date.parse(to) - LONGEST * 86_400_000).toISOString().slice(0, 10)
  return { missing, period: { from: from > earliest ? from : earliest, to } }
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
  onWithout: () => void
}

/** Share of a depot that has prices. */
const shareOf = ({ holdings }: AnalysisProps['snapshot'], missing: Prices['missing']): number =>
  holdings.reduce((sum, { isin, weight }) => sum + (missing.some((gone) => gone.isin === isin) ? 0 : weight), 0)

/** What prices do not allow, and where holdings have none a look back without them. */
function PricesNote({ prices, snapshot, isWithout, onWithout, show }: PricesNoteProps): VNode | null {
  const say = wordsIn(show.locale)
  if (prices === null || prices === undefined) return null
  const { missing, period } = prices
  const names = missing.map(({ name }) => name).join(', ')
  const ofDepot = formatPercent(shareOf(snapshot, missing), show.locale, 0)
  if (isWithout) return <Notice tone="warning">{say.isWithout(names, ofDepot)}</Notice>
  const days = period === null ? null : ([formatDate(period.from, show.locale), formatDate(period.to, show.locale)] as const)
  if (missing.length > 0) {
    return (
      <Notice tone="warning">
        <p>{say.noPrices(names)}{days !== null && ` ${say.otherPrices(...days)}`}</p>
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

/** The rest of a portfolio, in the same proportions. */
function requestWithout(request: SnapshotRequest, gone: readonly { isin: string }[]): SnapshotRequest {
  const isLeft = (holding: object): boolean => !('isin' in holding && gone.some(({ isin }) => isin === holding.isin))
  if (request.basis === 'values') return { ...request, holdings: request.holdings.filter(isLeft) }
  const holdings = request.holdings.filter(isLeft)
  const sum = holdings.reduce((total, { weight }) => total + weight, 0)
  return { ...request, holdings: holdings.map((holding) => ({ ...holding, weight: holding.weight / sum })) }
}

interface Inputs {
  startDate: string
  endDate: string
  initialValue: string
  monthlyContribution: string
  rebalancing: Rebalancing
}

/** A period for which the data of this service has prices of common funds. */
const first = { startDate: '2019-08-01', endDate: '2023-04-28', monthlyContribution: '200', rebalancing: 'annual' } as const

function ReplayForm({ inputs, onChange, onRun, show }: { inputs: Inputs; onChange: (inputs: Inputs) => void; onRun: () => void; show: Show }): VNode {
  const say = wordsIn(show.locale)
  const put = (change: Partial<Inputs>): void => onChange({ ...inputs, ...change })
  return (
    <form onSubmit={onSubmit(onRun)}>
      <div class="field-grid">
        <Field id="from" label={say.startDate}>{(described) => <input {...described} id="from" type="date" required value={inputs.startDate} onInput={(event) => put({ startDate: event.currentTarget.value })} />}</Field>
        <Field id="to" label={say.endDate}>{(described) => <input {...described} id="to" type="date" required min={inputs.startDate} value={inputs.endDate} onInput={(event) => put({ endDate: event.currentTarget.value })} />}</Field>
        <NumberField locale={show.locale} id="initial" label={say.initialValue} unit={show.currency} min={0.01} max={100_000_000} value={inputs.initialValue} onChange={(initialValue) => put({ initialValue })} />
        <NumberField locale={show.locale} id="monthly" label={say.monthlyContribution} unit={show.currency} min={0} max={1_000_000} value={inputs.monthlyContribution} onChange={(monthlyContribution) => put({ monthlyContribution })} />
        <Field id="rebalancing" label={say.rebalancing}>
          {(described) => <select {...described} id="rebalancing" value={inputs.rebalancing} onChange={(event) => put({ rebalancing: rebalancings.find((each) => each === event.currentTarget.value) ?? 'none' })}>
            {rebalancings.map((each) => <option value={each}>{words.request.rebalancing.choices[each][show.locale]}</option>)}
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

/** The request of what is typed; null while a field holds no number. */
function requestOf(inputs: Inputs, portfolio: SnapshotRequest, locale: Locale): HistoricalReplayRequest | null {
  const [initialValue, monthlyContribution] = [readNumber(inputs.initialValue, locale), readNumber(inputs.monthlyContribution, locale)]
  return initialValue === null || monthlyContribution === null ? null : { ...inputs, portfolio, initialValue, monthlyContribution }
}

/** The period that works is replayed at once, unless another is typed; where none works, a button asks. */
function useInputs(period: PricedPeriod | null, totalValue: number | null, locale: Locale) {
  const [opening] = useState((): Inputs => ({ ...first, initialValue: writeNumber(totalValue ?? 10_000, locale) }))
  const [inputs, setInputs] = useState(opening)
  const taken = useRef(opening)
  useEffect(() => {
    if (period === null || inputs !== taken.current) return
    taken.current = { ...inputs, startDate: period.from, endDate: period.to }
    setInputs(taken.current)
  }, [period])
  return { inputs, setInputs, isOther: inputs !== opening }
}

export function View(props: AnalysisProps): VNode {
  const { snapshot, heading, show } = props
  const { prices, isWithout, period, portfolio, leaveOut } = useReplayed(props)
  const { inputs, setInputs, isOther } = useInputs(period, snapshot.totalValue, show.locale)
  const [call, start] = useCall((client, replay: HistoricalReplayRequest, options) => client.analyze.historicalReplay(replay, options))
  const answered = answerOf(call)?.request ?? null
  const [besideCall, startBeside] = useCall(askBeside)
  useFollowing(besideCall, startBeside, answered)
  const beside = besideCall.state === 'done' && besideCall.request === answered ? besideCall.result : []
  const current = requestOf(inputs, portfolio, show.locale)
  return (
    <section class="panel">
      <AnalysisHead heading={heading} />
      <PricesNote prices={prices} snapshot={snapshot} isWithout={isWithout} onWithout={leaveOut} show={show} />
      {period !== null && <Periods period={period} inputs={inputs} onTake={({ from, to }) => setInputs({ ...inputs, startDate: from, endDate: to })} show={show} />}
      {(prices === undefined || (period !== null && call.state === 'idle')) && <p class="muted" role="status">{show.text.analysing}</p>}
      <StandaloneView call={call} start={start} show={show} current={current} isAtOnce={period !== null && isOther}>{(data) => <Result data={data} beside={beside} show={show} />}</StandaloneView>
      <Assumed show={show} isOpen={prices !== undefined && period === null}>
        {period !== null && !isWithout && <p class="help">{wordsIn(show.locale).pricesFrom(formatDate(period.from, show.locale), formatDate(period.to, show.locale))}</p>}
        <ReplayForm inputs={inputs} onChange={setInputs} onRun={() => current !== null && start(current)} show={show} />
      </Assumed>
    </section>
  )
}
