import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Client, SnapshotRequest, StressScenariosRequest, StressScenariosResult } from '../../../../sdk'
import { TopBars } from '../../chart/top-bars'
import { DataTable } from '../../components/data-table'
import { formatDate, formatPercent } from '../../../../core/wording/format'
import { isSame, useCall, type Call } from '../client'
import { SHARE, type Show } from '../context'
import { crisisChange, crisisReturn, restOf, type Scenario } from '../parts/crisis'
import { KeyFigures } from '../parts/figures'
import { holdingName, labelOf } from '../parts/labels'
import { Said } from '../parts/section-card'
import { AnalysisPanel, Assumed, StandaloneView } from '../standalone'
import { answerWords } from '../words/answer'
import { episodeNames } from '../../../../core/portfolio/analyses/stress-scenarios/episodes/names'
import { keysOf } from '../../../../core/values/record'
import { words } from '../../../../core/portfolio/analyses/stress-scenarios/words'
import { grouped } from '../../../../core/values/grouped'
import { namesIn } from '../../../../core/wording/field-words'
import { byLanguage, text, type Locale } from '../../../../core/values/text'
import type { AnalysisProps } from '../parts/analysis-props'

/** Texts besides the names of fields. */
const phrases = byLanguage({
  worst: text((name: string, count: number) => (count === 1 ? name : `${name}, the worst of ${count} crises`), (name, count) => (count === 1 ? name : `${name}, die schlimmste von ${count} Krisen`)),
  noLoss: text((name: string, count: number) => (count === 1 ? `${name}: no loss` : `no loss in any of ${count} crises`), (name, count) => (count === 1 ? `${name}: kein Verlust` : `in keiner von ${count} Krisen ein Verlust`)),
  asBad: text((names: string) => `about as bad: ${names}`, (names) => `ähnlich schlimm: ${names}`),
  stressLimit: text(
    'Approximate: every holding moves as its sector or asset class did in that crisis. Single shares and funds can move quite differently, and the next crisis will be another one.',
    'Angenähert: Jede Position bewegt sich wie ihr Sektor oder ihre Anlageklasse in jener Krise. Einzelne Aktien und Fonds können sich ganz anders bewegen, und die nächste Krise wird eine andere sein.',
  ),
  stressTitle: text('Approximate change of the portfolio', 'Ungefähre Änderung des Depots'),
  period: text((from: string, to: string) => `${from} to ${to}`, (from, to) => `${from} bis ${to}`),
  effectTotal: text('Portfolio', 'Depot'),
  isRest: text((names: string, share: string) => `Without ${names}: only for ${share} of the portfolio`, (names, share) => `Ohne ${names}: nur für ${share} des Depots`),
  notCalculated: text((why: string) => `Not calculated: ${why}.`, (why) => `Nicht berechnet: ${why}.`),
})

const scenarioWords = words.data.scenarios.fields

const wordsIn = (locale: Locale) => ({ ...namesIn(scenarioWords.positions.fields, locale), ...namesIn(words.data, locale), ...phrases[locale] })

/** In the order in which they began, which is that of their years. */
const inTime = keysOf(episodeNames).toSorted((one, other) => one.slice(-4).localeCompare(other.slice(-4)))

const nameOf = (key: Scenario['key'], locale: Locale): string => scenarioWords.key.choices[key][locale]

type Position = Scenario['positions'][number]

/** Precision of returns; contributions of small positions need more digits. */
const WHOLE = 'share with 0 decimals'
const TENTHS = 'share with 1 decimals'

function proxyText({ proxy, proxyKey }: Position, show: Show): string {
  const kind = scenarioWords.positions.fields.proxy.choices[proxy][show.locale]
  if (proxy === 'cash') return kind
  return `${kind} ${labelOf(proxy === 'sector' ? 'sector' : 'assetClass', proxyKey, show.locale)}`
}

function Positions({ scenario, show }: { scenario: Scenario; show: Show }): VNode {
  const { locale, text } = show
  const say = wordsIn(locale)
  return (
    <DataTable
      caption={nameOf(scenario.key, locale)} captionHidden locale={locale} file={`stress-${scenario.key}`}
      columns={[
        { label: text.name }, { label: say.proxyKey }, { label: text.share, unit: SHARE }, { label: say.assetReturn, unit: WHOLE }, { label: say.currencyReturn, unit: WHOLE },
        { label: say.returnFraction, unit: WHOLE }, { label: say.contribution, unit: TENTHS },
      ]}
      rows={scenario.positions.map((position) => [
        holdingName(position.name, locale), proxyText(position, show), position.weight,
        position.assetReturn, position.currencyReturn, position.returnFraction, position.contribution,
      ])}
    />
  )
}

/** Nobody knows such a figure to the cent: whole per cent, and amounts to three figures, as on the tile. */
const aboutShare = (fraction: number, { locale }: Show): VNode => <data class="figure" value={String(fraction)}>{crisisReturn(fraction, locale)}</data>

const amountOf = (amount: number, { currency, locale }: Show): VNode => <data class="figure" value={String(amount)}>{crisisChange(amount, currency, locale)}</data>

function ScenarioDetails({ scenario, show }: { scenario: Scenario; show: Show }): VNode {
  const { locale } = show
  const say = wordsIn(locale)
  return (
    <section class="scenario">
      <h4>{nameOf(scenario.key, locale)}</h4>
      <p class="small muted">{say.period(formatDate(scenario.dateFrom, locale), formatDate(scenario.dateTo, locale))}</p>
      {scenario.failure !== null && <p>{say.notCalculated(scenarioWords.failure.choices[scenario.failure][locale])}</p>}
      {scenario.returnFraction !== null && (
        <>
          <KeyFigures
            figures={[
              [say.effectTotal, aboutShare(scenario.returnFraction, show)],
              ...(scenario.change === null ? [] : [[say.change, amountOf(scenario.change, show)] as const]),
            ]}
          />
          <details><summary>{show.text.holdings}</summary><Positions scenario={scenario} show={show} /></details>
        </>
      )}
    </section>
  )
}

/** Why nothing was calculated: once where it is the same for every crisis. */
function Unavailable({ data: { scenarios }, show }: { data: StressScenariosResult; show: Show }): VNode {
  const [first, ...others] = scenarios
  if (first === undefined || first.failure === null || others.some(({ failure }) => failure !== first.failure))
    return <>{scenarios.map((scenario) => <ScenarioDetails key={scenario.key} scenario={scenario} show={show} />)}</>
  return <p>{wordsIn(show.locale).notCalculated(scenarioWords.failure.choices[first.failure][show.locale])}</p>
}

/** The worst crisis in words, and those that are as bad in whole per cent; none is bad where nothing is lost. */
function noteOf(worst: Scenario & { returnFraction: number }, known: readonly Scenario[], { currency, locale }: Show): string {
  const say = wordsIn(locale)
  if (worst.returnFraction >= 0) return say.noLoss(nameOf(worst.key, locale), known.length)
  const shown = ({ returnFraction }: Scenario): string => formatPercent(returnFraction ?? 0, locale, 0)
  const asBad = known.filter((one) => one.key !== worst.key && shown(one) === shown(worst)).map(({ key }) => nameOf(key, locale))
  const amount = worst.change === null ? '' : `: ${crisisChange(worst.change, currency, locale)}`
  return `${say.worst(nameOf(worst.key, locale), known.length)}${amount}${asBad.length === 0 ? '' : `; ${say.asBad(asBad.join(', '))}`}`
}

function Result({ data, show }: { data: StressScenariosResult; show: Show }): VNode {
  const { locale } = show
  const say = wordsIn(locale)
  const bars = data.scenarios.map(({ key, returnFraction }) => ({
    name: nameOf(key, locale), size: returnFraction,
    ...(returnFraction === null ? {} : { text: crisisReturn(returnFraction, locale), parts: { estimated: Math.abs(returnFraction) } }),
  }))
  const known = data.scenarios.flatMap((scenario) => (scenario.returnFraction === null ? [] : [{ ...scenario, returnFraction: scenario.returnFraction }]))
  const [worst] = known.toSorted((one, other) => one.returnFraction - other.returnFraction)
  return (
    <>
      {worst !== undefined && <Said figure={crisisReturn(worst.returnFraction, locale)} note={noteOf(worst, known, show)} />}
      <TopBars class="long" title={say.stressTitle} bars={bars} locale={locale} />
      <p class="result-note">{say.stressLimit}</p>
      <details class="more">
        <summary>{answerWords[locale].details}</summary>
        {data.scenarios.map((scenario) => <ScenarioDetails key={scenario.key} scenario={scenario} show={show} />)}
      </details>
    </>
  )
}

/** Crises without figures, where others have some: each reason once. */
function missingIn({ scenarios }: StressScenariosResult, { locale }: Show): string | undefined {
  const failed = scenarios.flatMap(({ key, failure }) => (failure === null ? [] : [{ key, failure }]))
  if (failed.length === scenarios.length) return undefined
  const why = ([failure, crises]: [keyof typeof scenarioWords.failure.choices, typeof failed]): string =>
    `${crises.map(({ key }) => nameOf(key, locale)).join(', ')}: ${wordsIn(locale).notCalculated(scenarioWords.failure.choices[failure][locale])}`
  return [...grouped(failed, ({ failure }) => failure)].map(why).join(' ')
}

type Answer = Awaited<ReturnType<Client['analyze']['stressScenarios']>>

/** The part of the portfolio that all crises have figures for, and whether it is what is asked about: where no crisis has figures for all of it, until somebody says otherwise. */
function useRest(request: SnapshotRequest, call: Call<StressScenariosRequest, Answer>) {
  const [whole, setWhole] = useState<{ request: SnapshotRequest; scenarios: readonly Scenario[] } | null>(null)
  const [wanted, setWanted] = useState<boolean | null>(null)
  useEffect(() => {
    if (call.state === 'done' && isSame(call.request.portfolio, request)) setWhole({ request, scenarios: call.result.analysis.data?.scenarios ?? [] })
  }, [call])
  const scenarios = whole !== null && isSame(whole.request, request) ? whole.scenarios : []
  const rest = restOf(request, scenarios)
  return { rest, isRest: rest !== null && (wanted ?? scenarios.every(({ failure }) => failure !== null)), setWanted }
}

export function View({ request, heading, show }: AnalysisProps): VNode {
  const say = wordsIn(show.locale)
  const [chosen, setChosen] = useState<ReadonlySet<Scenario['key']>>(new Set(inTime))
  const [call, start] = useCall((client, stress: StressScenariosRequest, options) => client.analyze.stressScenarios(stress, options))
  const toggle = (key: Scenario['key']): void => setChosen(new Set(inTime.filter((each) => (each === key ? !chosen.has(key) : chosen.has(each)))))
  const { rest, isRest, setWanted } = useRest(request, call)
  const current = chosen.size === 0 ? null : { portfolio: rest !== null && isRest ? rest.request : request, scenarioKeys: inTime.filter((key) => chosen.has(key)) }
  useEffect(() => {
    if (isRest && current !== null) start(current)
  }, [isRest])
  return (
    <AnalysisPanel heading={heading}>
      {rest !== null && <label class="check"><input type="checkbox" checked={isRest} onChange={() => setWanted(!isRest)} />{say.isRest(rest.names.map((name) => holdingName(name, show.locale)).join(', '), formatPercent(rest.share, show.locale, 0))}</label>}
      <StandaloneView call={call} start={start} show={show} current={current} isAtOnce
        missing={(data) => missingIn(data, show)} unavailable={(data) => <Unavailable data={data} show={show} />}>
        {(data) => <Result data={data} show={show} />}
      </StandaloneView>
      <Assumed show={show}>
        <fieldset class="inline">
          <legend>{say.scenarios}</legend>
          {inTime.map((key) => <label class="check"><input type="checkbox" checked={chosen.has(key)} onChange={() => toggle(key)} />{nameOf(key, show.locale)}</label>)}
        </fieldset>
      </Assumed>
    </AnalysisPanel>
  )
}
