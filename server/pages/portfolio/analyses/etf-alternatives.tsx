import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import type { EtfAlternativesRequest, EtfAlternativesResult } from '../../../../sdk'
import { isinFault } from '../../../../core/values/isin'
import { DataTable } from '../../components/data-table'
import { Field } from '../../components/field'
import { formatNumber, formatPercent } from '../../browser/format'
import { useCall } from '../client'
import { SHARE, type Show } from '../context'
import { onSubmit } from '../parts/fields'
import { AnalysisHead, notKnown, RunButton, StandaloneView } from '../standalone'
import { phrases } from '../../../../core/portfolio/analyses/etf-alternatives/phrases'
import { words } from '../../../../core/portfolio/analyses/etf-alternatives/words'
import { namesIn } from '../../../../core/wording/field-words'
import type { Locale } from '../../../../core/values/text'
import type { AnalysisProps } from '../parts/analysis-props'

const candidate = words.data.candidates.fields

/** Names of its fields, and what is said besides. */
const wordsIn = (locale: Locale) => ({ ...namesIn(words.data, locale), ...namesIn(candidate, locale), ...namesIn(words.request, locale), ...phrases[locale] })

type Candidate = EtfAlternativesResult['candidates'][number]

function verdict({ qualifies, reason, terSaving }: Candidate, show: Show): string {
  const say = wordsIn(show.locale)
  if (reason !== null) return candidate.reason.choices[reason][show.locale]
  if (qualifies) return say.match
  return terSaving === null || terSaving > 0 ? say.notSimilar : say.notCheaper
}

function Result({ data, show }: { data: EtfAlternativesResult; show: Show }): VNode {
  const { locale, text } = show
  const say = wordsIn(locale)
  const { source } = data
  const empty = candidate.holdingOverlap.none[locale]
  return (
    <>
      <p>{say.source(source.name, source.ter === null ? notKnown(show) : formatPercent(source.ter, locale))}</p>
      <DataTable
        caption={say.sameKind} locale={locale} file="etf-alternatives"
        columns={[
          { label: text.name }, { label: say.ter, unit: SHARE }, { label: say.terSaving, unit: SHARE }, { label: say.verdict }, { label: say.similarityScore, unit: SHARE, empty },
          { label: say.holdingOverlap, unit: SHARE, empty }, { label: say.sectorCosine, unit: SHARE, empty }, { label: say.countryCosine, unit: SHARE, empty }, { label: 'ISIN' },
        ]}
        rows={data.candidates.map((each) => [
          each.name, each.ter, each.terSaving, verdict(each, show), each.similarityScore, each.holdingOverlap, each.sectorCosine, each.countryCosine, each.isin,
        ])}
      />
      {data.omittedMatches > 0 && <p class="small">{say.omitted(formatNumber(data.omittedMatches, locale))}</p>}
    </>
  )
}

/** A fund that can be answered: its list is complete and its charge known. */
function answerable({ analyses }: AnalysisProps['snapshot']): string | null {
  const whole = new Set(analyses['look-through'].data?.funds.filter(({ status }) => status === 'full').map(({ isin }) => isin))
  return analyses.costs.data?.positions.find(({ isin, ter }) => ter !== null && whole.has(isin))?.isin ?? null
}

const codesIn = (text: string): string[] => text.toUpperCase().split(/[\s,;]+/).filter((code) => code !== '')

export function View({ snapshot, heading, show }: AnalysisProps): VNode {
  const { text } = show
  const say = wordsIn(show.locale)
  const funds = snapshot.holdings.flatMap(({ isin, name }) => (isin === null ? [] : [{ isin, name }]))
  const [isin, setIsin] = useState(answerable(snapshot) ?? funds[0]?.isin ?? '')
  const [candidates, setCandidates] = useState('')
  const [isTried, setTried] = useState(false)
  const [call, start] = useCall((client, request: EtfAlternativesRequest, options) => client.analyze.etfAlternatives(request, options))
  const others = codesIn(candidates)
  const isListWrong = others.length > 10 || others.some((other) => isinFault(other) !== null)
  const current = isin === '' || isListWrong ? null : { isin, baseCurrency: show.currency, locale: show.locale, limit: 10, ...(others.length === 0 ? {} : { candidateIsins: others }) }
  const run = (): void => {
    setTried(true)
    if (current !== null) start(current)
  }
  return (
    <section class="panel">
      <AnalysisHead heading={heading} />
      <form class="narrow" onSubmit={onSubmit(run)}>
        <Field id="fund" label={text.held}>
          {(described) => <select {...described} id="fund" value={isin} onChange={(event) => setIsin(event.currentTarget.value)}>{funds.map((fund) => <option value={fund.isin}>{fund.name}</option>)}</select>}
        </Field>
        <Field id="candidates" label={say.candidates} help={say.candidatesHelp} wrong={isTried && isListWrong ? say.isinWrong : undefined}>
          {(described) => <textarea {...described} id="candidates" rows={2} spellcheck={false} value={candidates} onInput={(event) => setCandidates(event.currentTarget.value)} />}
        </Field>
        <RunButton show={show} />
      </form>
      <StandaloneView call={call} start={start} show={show} current={current} unavailable={({ failure }) => (failure === null ? null : <p>{words.data.failure.choices[failure][show.locale]}</p>)}>
        {(data) => <Result data={data} show={show} />}
      </StandaloneView>
    </section>
  )
}
