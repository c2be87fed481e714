/** What a replay comes to: its figures, its lines, and others over the same days. */
import type { VNode } from 'preact'
import { words } from '../../../../core/portfolio/analyses/historical-replay/words'
import type { Client, HistoricalReplayRequest, HistoricalReplayResult } from '../../../../sdk'
import { formatChange, formatDate, formatPercent, formatUnit, type Unit } from '../../../../core/wording/format'
import { daysBetween } from '../../../../core/values/dates'
import { ChartFigure } from '../../chart/chart'
import { DataTable, type WordedCell } from '../../components/data-table'
import { SHARE, wholeAmounts, type Show } from '../context'
import { Known, KeyFigures } from '../parts/figures'
import { holdingName } from '../parts/labels'
import { Said } from '../parts/section-card'
import { drawdowns, lastOfRuns, worstOfRuns } from './thin'
import { wordsIn } from './words'
import { axisNames, calendarYears, valuesOn } from './years'

/** What the mix is shown beside: a fund of the world's shares and one of euro overnight money. */
const others = [['world', 'IE00B4L5Y983'], ['overnight', 'LU0290358497']] as const

/** Another replay over the same period. */
interface Beside {
  name: (typeof others)[number][0]
  data: HistoricalReplayResult
}

/** The others over the period of a request; what cannot be replayed is left out. */
export const askBeside = async (client: Client, replay: HistoricalReplayRequest, options: { signal: AbortSignal }): Promise<Beside[]> => {
  const answers = await Promise.all(others.map(([, isin]) =>
    client.analyze.historicalReplay({ ...replay, portfolio: { baseCurrency: replay.portfolio.baseCurrency, holdings: [{ isin, weight: 1 }] } }, options)))
  return answers.flatMap(({ analysis: { data } }, index) => (data === null ? [] : [{ name: others[index]?.[0] ?? 'world', data }]))
}

/** Past returns to more digits say no more. */
const TENTHS = 'share with 1 decimals'

/** A column for each, so that a phone holds them all. */
function Compared({ data, beside, show }: { data: HistoricalReplayResult; beside: readonly Beside[]; show: Show }): VNode {
  const say = wordsIn(show.locale)
  const all = [{ label: say.mix, replay: data }, ...beside.map((one) => ({ label: say[one.name], replay: one.data }))].map(({ label, replay }) =>
    ({ label, replay, years: calendarYears(replay.mix.daily).map(({ total }) => total) }))
  const row = (label: string, unit: Unit, figureOf: (each: (typeof all)[number]) => number): (string | WordedCell | null)[] => [
    label, ...all.map((each) => (Number.isFinite(figureOf(each)) ? { value: figureOf(each), text: formatUnit(figureOf(each), unit, show.locale) } : null)),
  ]
  return (
    <DataTable
      caption={say.compared} locale={show.locale} file="replay-compared" columns={[{ label: show.text.name }, ...all.map(({ label }) => ({ label, empty: '–' }))]}
      rows={[
        row(say.finalValue, wholeAmounts(show), ({ replay }) => replay.contributions.finalValue),
        row(say.annualizedReturn, TENTHS, ({ replay }) => replay.mix.annualizedReturn), row(say.largestLoss, TENTHS, ({ replay }) => replay.mix.maxDrawdown),
        row(say.bestYear, TENTHS, ({ years }) => Math.max(...years)), row(say.worstYear, TENTHS, ({ years }) => Math.min(...years)),
      ]}
    />
  )
}

/** Days from which a period counts as a year, whose ends may fall on days without prices. */
const ABOUT_A_YEAR = 355

/** What the mix made in a year; of less than one nobody can say. */
function madeText({ startDate, endDate, mix }: HistoricalReplayResult, { locale }: Show): string {
  const say = wordsIn(locale)
  const isShort = daysBetween(startDate, endDate) < ABOUT_A_YEAR
  return isShort ? say.inAll(formatPercent(mix.totalReturn, locale, 1)) : say.aYear(formatPercent(mix.annualizedReturn, locale, 1))
}

/** A smaller fall would be written as none. */
const LEAST_FALL = 0.0005

function fellText(drawdown: number, { locale }: Show): string {
  const { fell } = wordsIn(locale)
  return drawdown === 0 ? fell.never : drawdown < LEAST_FALL ? fell.hardly : fell.by(formatPercent(drawdown, locale, 1))
}

/** What moved the years that everybody asks of. */
function yearsText({ mix }: HistoricalReplayResult, show: Show): string {
  const say = wordsIn(show.locale)
  const percent = (value: number): string => formatPercent(value, show.locale, 1)
  const signed = (value: number): string => formatChange(value, show.locale)
  return calendarYears(mix.daily)
    .filter(({ fall }) => fall >= LEAST_FALL)
    .flatMap(({ year, fall, total }) => (year === '2020' ? [say.in2020(percent(fall), signed(total))] : year === '2022' ? [say.in2022(percent(fall), signed(total))] : []))
    .join(' ')
}

type ChartProps = { data: HistoricalReplayResult; show: Show }

const dayIn = ({ locale }: Show) => ({ date }: { date: string }): string => formatDate(date, locale)

function MixChart({ data, beside, show }: ChartProps & { beside: readonly Beside[] }): VNode {
  const say = wordsIn(show.locale)
  const days = lastOfRuns(data.mix.daily)
  const dates = days.map(({ date }) => date)
  return <ChartFigure locale={show.locale} spec={{ title: say.mixChart, axis: '', unit: 'fraction', begin: 1, labels: days.map(dayIn(show)), short: axisNames(dates), series: [{ label: say.mix, values: days.map(({ value }) => value), shape: 'line' }, ...beside.map((one) => ({ label: say[one.name], values: valuesOn(one.data.mix.daily, dates), shape: 'line' as const, dashed: true }))] }} />
}

function LossChart({ data, show }: ChartProps): VNode {
  const say = wordsIn(show.locale)
  const losses = worstOfRuns(drawdowns(data.mix.daily))
  return <ChartFigure locale={show.locale} spec={{ title: say.drawdownChart, axis: '', unit: 'fraction', labels: losses.map(dayIn(show)), short: axisNames(losses.map(({ date }) => date)), series: [{ label: say.drawdownChart, values: losses.map(({ loss }) => loss), shape: 'area' }] }} />
}

function PaidChart({ data, show }: ChartProps): VNode {
  const say = wordsIn(show.locale)
  const paid = lastOfRuns(data.contributions.daily)
  return (
    <ChartFigure
      locale={show.locale}
      spec={{
        title: say.contributions, axis: '', unit: wholeAmounts(show), labels: paid.map(dayIn(show)), short: axisNames(paid.map(({ date }) => date)),
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

export function Result({ data, beside, show }: { data: HistoricalReplayResult; beside: readonly Beside[]; show: Show }): VNode {
  const { locale, text } = show
  const say = wordsIn(locale)
  const { mix, contributions } = data
  const day = (date: string | null) => (date === null ? null : { value: date, text: formatDate(date, locale) })
  return (
    <>
      <Said figure={formatUnit(contributions.finalValue, wholeAmounts(show), locale)}
        note={say.became(
          formatUnit(contributions.totalInvested, wholeAmounts(show), locale), madeText(data, show), fellText(mix.maxDrawdown, show),
        )} />
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
          rows={data.legs.map(({ name, weight, currency, returnBasis, firstPriceDate, lastPriceDate }) => [holdingName(name, locale),
            weight, currency, words.data.legs.fields.returnBasis.choices[returnBasis][locale], day(firstPriceDate), day(lastPriceDate)])}
        />
      </details>
    </>
  )
}
