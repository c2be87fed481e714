import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { EtfAlternativesRequest, EtfAlternativesResult } from '../../../../sdk'
import { shareClass, shortNames } from '../../../../core/portfolio/insights/short-name'
import { asCode, isinFault } from '../../../../core/values/isin'
import { TopBars } from '../../chart/top-bars'
import { DataTable } from '../../components/data-table'
import { Notice } from '../../components/notice'
import { Field } from '../../components/field'
import { formatNumber, formatPercent, formatUnit } from '../../../../core/wording/format'
import { useCall } from '../client'
import { SHARE, type Show } from '../context'
import { aboutAmount } from '../headlines'
import { AnalysisPanel, Assumed, notKnown, StandaloneView } from '../standalone'
import { words } from '../../../../core/portfolio/analyses/etf-alternatives/words'
import { namesIn } from '../../../../core/wording/field-words'
import { byLanguage, text, type Locale } from '../../../../core/values/text'
import type { AnalysisProps } from '../parts/analysis-props'

/** Texts besides the names of fields. */
const phrases = byLanguage({
  candidates: text('ISINs to compare with (optional, at most 10)', 'ISINs zum Vergleich (freiwillig, höchstens 10)'),
  candidatesHelp: text('Without any, the closest funds of the catalogue are compared.', 'Ohne Angabe werden die ähnlichsten Fonds des Katalogs verglichen.'),
  isinWrong: text('Must be an ISIN.', 'Muss eine ISIN sein.'),
  verdict: text('Verdict', 'Urteil'),
  match: text('similar and cheaper', 'ähnlich und günstiger'),
  notCheaper: text('not cheaper', 'nicht günstiger'),
  notSimilar: text('not similar enough', 'nicht ähnlich genug'),
  none: text('None is known', 'Keiner bekannt'),
  noneHelp: text('No fund that was compared holds much the same and costs less. There may be another.', 'Kein verglichener Fonds enthält fast dasselbe und kostet weniger. Es kann einen anderen geben.'),
  costs: text((theirs: string, own: string) => `The most similar of the cheaper ones: ${theirs} in place of ${own} a year`, (theirs, own) => `Der ähnlichste der günstigeren: ${theirs} statt ${own} im Jahr`),
  saved: text((amount: string) => `, ${amount} less for what you hold`, (amount) => `, ${amount} weniger für den eigenen Bestand`),
  own: text((name: string) => `${name} (in the portfolio)`, (name) => `${name} (im Depot)`),
  source: text((name: string, ter: string) => `Compared with ${name}, ongoing charge ${ter}.`, (name, ter) => `Verglichen mit ${name}, laufende Kosten ${ter}.`),
  omitted: text(
    (count: number) => (count === 1 ? '1 more similar and cheaper fund is not listed.' : `${count} more similar and cheaper funds are not listed.`),
    (count) => (count === 1 ? '1 weiterer ähnlicher und günstigerer Fonds ist nicht aufgeführt.' : `${count} weitere ähnliche und günstigere Fonds sind nicht aufgeführt.`),
  ),
  noFund: text('There is no fund in this portfolio.', 'In diesem Depot ist kein Fonds.'),
  sameKind: text('Funds of the same kind', 'Fonds derselben Art'),
})

const candidate = words.data.candidates.fields

const wordsIn = (locale: Locale) => ({ ...namesIn(words.data, locale), ...namesIn(candidate, locale), ...namesIn(words.request, locale), ...phrases[locale] })

type Candidate = EtfAlternativesResult['candidates'][number]

function verdict({ qualifies, reason, terSaving }: Candidate, show: Show): string {
  const say = wordsIn(show.locale)
  if (reason !== null) return candidate.reason.choices[reason][show.locale]
  if (qualifies) return say.match
  return terSaving === null || terSaving > 0 ? say.notSimilar : say.notCheaper
}

interface ResultProps {
  data: EtfAlternativesResult
  /** What is held of the fund; null where only shares of the depot are known. */
  value: number | null
  show: Show
}

/** The most similar of the cheaper funds: what it costs and what that saves. */
function Best({ data: { source, candidates }, value, show }: ResultProps): VNode {
  const { locale } = show
  const say = wordsIn(locale)
  const best = candidates.find(({ qualifies }) => qualifies)
  if (best === undefined || best.ter === null || source.ter === null) return <><p class="answer-figure">{say.none}</p><p class="muted">{say.noneHelp}</p></>
  const [theirs, own] = [formatUnit(best.ter, SHARE, locale), formatUnit(source.ter, SHARE, locale)]
  const saved = value === null || best.terSaving === null || value * best.terSaving < 1 ? null : aboutAmount(value * best.terSaving, show.currency, locale)
  return <><p class="answer-figure">{shortNames([best.name])(best.name)}</p><p class="muted">{say.costs(theirs, own)}{saved !== null && say.saved(saved)}</p></>
}

const MOST_BARS = 6

/** The charge of the fund that is held, and of those that hold much the same and cost less. */
function Charges({ data: { source, candidates }, show: { locale } }: ResultProps): VNode {
  const say = wordsIn(locale)
  const funds = [source, ...candidates.filter(({ qualifies }) => qualifies)].slice(0, MOST_BARS)
  const labelOf = (name: string): string => [shortNames([name])(name), shareClass(name)].filter((part) => part !== '').join(' · ')
  // Where that is the same for two, the ISIN tells them apart.
  const nameOf = ({ name, isin }: { name: string; isin: string }): string => (funds.filter((other) => labelOf(other.name) === labelOf(name)).length > 1 ? `${labelOf(name)} · ${isin}` : labelOf(name))
  const bars = funds.map((fund) => ({ name: fund === source ? say.own(nameOf(fund)) : nameOf(fund), size: fund.ter, text: fund.ter === null ? '' : formatUnit(fund.ter, SHARE, locale), group: fund === source ? OWN : SIMILAR }))
  return <TopBars class="long" title={say.ter} bars={bars} locale={locale} />
}

/** Colours of the fund that is held, and of the others. */
const [OWN, SIMILAR] = [7, 0]

function Result(props: ResultProps): VNode {
  const { data, show } = props
  const { locale, text } = show
  const say = wordsIn(locale)
  const { source } = data
  const empty = candidate.holdingOverlap.none[locale]
  return (
    <>
      <Best {...props} />
      <Charges {...props} />
      <details class="more">
        <summary>{say.sameKind} ({formatNumber(data.candidates.length, locale)})</summary>
        <p>{say.source(source.name, source.ter === null ? notKnown(show) : formatPercent(source.ter, locale))}</p>
        <DataTable
          caption={say.sameKind} captionHidden locale={locale} file="etf-alternatives"
          columns={[
            { label: text.name }, { label: say.ter, unit: SHARE }, { label: say.terSaving, unit: SHARE },
            { label: say.verdict }, { label: say.similarityScore, unit: SHARE, empty },
            { label: say.holdingOverlap, unit: SHARE, empty }, { label: say.sectorCosine, unit: SHARE, empty }, { label: say.countryCosine, unit: SHARE, empty }, { label: 'ISIN' },
          ]}
          rows={data.candidates.map((each) => [
            each.name, each.ter, each.terSaving, verdict(each, show), each.similarityScore, each.holdingOverlap, each.sectorCosine, each.countryCosine, each.isin,
          ])}
        />
        {data.omittedMatches > 0 && <p class="small">{say.omitted(data.omittedMatches)}</p>}
      </details>
    </>
  )
}

/** What can be compared: the funds of a depot; where none is known to be one, what may be one, which is all of it while no charge is known. */
function fundsOf({ holdings, analyses }: AnalysisProps['snapshot']) {
  const known = new Set(analyses.costs.data?.positions.map(({ isin }) => isin))
  const securities = holdings.flatMap(({ isin, name, value, status }) => (isin === null ? [] : [{ isin, name, value, status }]))
  const funds = securities.filter(({ isin }) => known.has(isin))
  return funds.length > 0 ? funds : securities.filter(({ status }) => status === 'unresolved' || analyses.costs.data === null)
}

/** A fund that can be answered: its list is complete and its charge known. */
function answerable({ analyses }: AnalysisProps['snapshot']): string | null {
  const whole = new Set(analyses['look-through'].data?.funds.filter(({ status }) => status === 'full').map(({ isin }) => isin))
  return analyses.costs.data?.positions.find(({ isin, ter }) => ter !== null && whole.has(isin))?.isin ?? null
}

/** What is said of a depot, and is no word of a fund. */
const ofDepots = ['no_equities'] as const

const codesIn = (text: string): string[] => text.split(/[\s,;]+/).map(asCode).filter((code) => code !== '')

export function View({ snapshot, heading, show }: AnalysisProps): VNode {
  const { text, locale } = show
  const say = wordsIn(locale)
  const funds = fundsOf(snapshot)
  const short = shortNames(funds.map(({ name }) => name))
  const [chosen, setChosen] = useState(() => answerable(snapshot))
  // What was chosen may be gone from the depot.
  const isin = funds.find((fund) => fund.isin === chosen)?.isin ?? answerable(snapshot) ?? funds[0]?.isin ?? ''
  const [candidates, setCandidates] = useState('')
  const [call, start] = useCall((client, request: EtfAlternativesRequest, options) => client.analyze.etfAlternatives(request, options))
  const others = codesIn(candidates)
  const isListWrong = others.length > 10 || others.some((other) => isinFault(other) !== null)
  const current = isin === '' || isListWrong ? null : { isin, baseCurrency: show.currency, locale, limit: 10, ...(others.length === 0 ? {} : { candidateIsins: others }) }
  if (funds.length === 0) return <AnalysisPanel heading={heading}><Notice tone="info">{say.noFund}</Notice></AnalysisPanel>
  return (
    <AnalysisPanel heading={heading}>
      <div class="narrow">
        <Field id="fund" label={text.held}>
          {(described) => <select {...described} id="fund" value={isin} onChange={(event) => setChosen(event.currentTarget.value)}>{funds.map((fund) => <option value={fund.isin}>{short(fund.name)}</option>)}</select>}
        </Field>
      </div>
      <StandaloneView call={call} start={start} show={show} current={current} isAtOnce unsaid={ofDepots}
        unavailable={({ failure }) => (failure === null ? null : <p>{words.data.failure.choices[failure][locale]}</p>)}>
        {(data, request) => <Result data={data} value={funds.find((fund) => fund.isin === request.isin)?.value ?? null} show={show} />}
      </StandaloneView>
      <Assumed show={show}>
        <Field id="candidates" label={say.candidates} help={say.candidatesHelp} wrong={isListWrong ? say.isinWrong : undefined}>
          {(described) => <textarea {...described} id="candidates" rows={2} spellcheck={false} value={candidates} onChange={(event) => setCandidates(event.currentTarget.value)} />}
        </Field>
      </Assumed>
    </AnalysisPanel>
  )
}
