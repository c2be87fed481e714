/** The portfolio page: holdings in, analyses out; nothing is kept. */
import type { VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Snapshot, SnapshotRequest } from '../../../../sdk'
import type { Locale } from '../../../../core/text'
import { Notice } from '../components/notice'
import { saveJson } from '../download'
import { formatDate } from '../format'
import { Compare } from './analyses/compare'
import { ContributionPlan } from './analyses/contribution-plan'
import { CostDrag } from './analyses/cost-drag'
import { EtfAlternatives } from './analyses/etf-alternatives'
import { HistoricalReplay } from './analyses/historical-replay'
import { Industries } from './analyses/industries'
import type { AnalysisProps } from './analyses/props'
import { RevenueGeography } from './analyses/revenue-geography'
import { StressScenarios } from './analyses/stress-scenarios'
import { useCall } from './client'
import { amounts, showIn } from './context'
import { FailureNotice } from './failure'
import { Known, KeyFigures } from './figures'
import { emptyDraft, exampleDraft, isTyped, requestOf, type Draft, type Fault } from './holdings'
import { HoldingsEditor } from './holdings-editor'
import { ImportBox } from './import-box'
import { headingOf, HoldingsTable, Overview, type Headings } from './overview'
import { Remarks } from './remarks'
import { Tabs, type Tab } from './tabs'
import { words } from './words'
import { analysisWords } from './words-analyses'

export interface PortfolioData {
  locale: Locale
  headings: Headings
}

/** What was calculated, and from what. */
interface Calculated {
  draft: Draft
  request: SnapshotRequest
}

interface ResultsProps extends Calculated, PortfolioData {
  snapshot: Snapshot
  isChanged: boolean
}

function Summary({ snapshot, locale }: { snapshot: Snapshot; locale: Locale }): VNode {
  const show = showIn(locale, snapshot.baseCurrency)
  const { text } = show
  return (
    <section class="panel">
      <KeyFigures
        figures={[
          ...(snapshot.totalValue === null ? [] : [[text.total, <Known value={snapshot.totalValue} unit={amounts(show)} show={show} />] as const]),
          [text.resolved, <Known value={snapshot.resolvedPortfolioWeight} unit="fraction" show={show} />],
          [text.oldestList, snapshot.constituentsAsOf === null ? <Known value={null} show={show} /> : formatDate(snapshot.constituentsAsOf, locale)],
        ]}
      />
      <HoldingsTable snapshot={snapshot} show={show} />
      <Remarks assumptions={snapshot.assumptions} limitations={snapshot.limitations} method={`/methodology/portfolio-analysis?locale=${locale}`} show={show} />
    </section>
  )
}

function tabsOf({ draft, request, snapshot, headings, locale }: ResultsProps): Tab[] {
  const show = showIn(locale, snapshot.baseCurrency)
  const props = (id: string): AnalysisProps => ({ request, snapshot, show, heading: headingOf(headings, id) })
  const tab = (id: string, content: (props: AnalysisProps) => VNode): Tab => ({ id, title: headingOf(headings, id).title, content: () => content(props(id)) })
  return [
    { id: 'overview', title: analysisWords[locale].overview, content: () => <><Summary snapshot={snapshot} locale={locale} /><Overview snapshot={snapshot} headings={headings} show={show} /></> },
    tab('industries', (each) => <Industries {...each} />),
    tab('revenue-geography', (each) => <RevenueGeography {...each} />),
    tab('compare', (each) => <Compare {...each} draft={draft} />),
    tab('contribution-plan', (each) => <ContributionPlan {...each} />),
    tab('etf-alternatives', (each) => <EtfAlternatives {...each} />),
    tab('stress-scenarios', (each) => <StressScenarios {...each} />),
    tab('historical-replay', (each) => <HistoricalReplay {...each} />),
    tab('cost-drag', (each) => <CostDrag {...each} />),
  ]
}

function Results(props: ResultsProps): VNode {
  const { request, snapshot, locale, isChanged } = props
  const text = words[locale]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section class="results" aria-labelledby="results">
      <h2 id="results" tabIndex={-1} ref={heading}>{text.results}</h2>
      {isChanged && <Notice tone="warning">{text.changed}</Notice>}
      <div class="actions">
        <button type="button" class="quiet" onClick={() => saveJson('portfolio-request', request)}>{text.saveRequest}</button>
        <button type="button" class="quiet" onClick={() => saveJson('portfolio-result', snapshot)}>{text.saveResult}</button>
        <button type="button" class="quiet" onClick={() => print()}>{text.print}</button>
      </div>
      <Tabs label={analysisWords[locale].tabs} tabs={tabsOf(props)} />
    </section>
  )
}

/** Nothing is stored, so the browser asks before typed holdings are left behind. */
function useLeaveGuard(isGuarded: boolean): void {
  useEffect(() => {
    if (!isGuarded) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isGuarded])
}

export function PortfolioApp({ locale, headings }: PortfolioData): VNode {
  const text = words[locale]
  const [draft, setDraft] = useState(emptyDraft)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [call, start, reset] = useCall(async (client, { request }: Calculated, options) => client.analyze.snapshot(request, options))
  useLeaveGuard(isTyped(draft))
  const change = (next: Draft): void => {
    setDraft(next)
    setFaults([])
  }
  const analyse = (event: Event): void => {
    event.preventDefault()
    const outcome = requestOf(draft, locale)
    setFaults(outcome.ok ? [] : outcome.faults)
    if (outcome.ok) start({ draft, request: outcome.request })
  }
  const clear = (): void => {
    change(emptyDraft())
    reset()
  }
  return (
    <>
      <h1>{text.title}</h1>
      <p class="lead no-print">{text.lead}</p>
      <p class="needs-no-script">{text.needsScript}</p>
      <div class="entry no-print needs-script">
        <form class="panel" onSubmit={analyse} aria-label={text.holdings}>
          <h2>{text.holdings}</h2>
          <HoldingsEditor draft={draft} onChange={change} faults={faults} locale={locale} id="now" />
          {faults.length > 0 && <p class="field-error" role="alert">{text.correct}</p>}
          <div class="actions">
            <button disabled={call.state === 'busy'}>{call.state === 'busy' ? text.analysing : text.analyse}</button>
            <button type="button" class="quiet" onClick={() => change(exampleDraft())}>{text.example}</button>
            <button type="button" class="quiet" onClick={clear}>{text.clear}</button>
          </div>
          <p class="small muted">{text.privacy}</p>
        </form>
        <ImportBox baseCurrency={draft.baseCurrency} onImport={change} locale={locale} />
      </div>
      {call.state === 'failed' && <FailureNotice error={call.error} locale={locale} onRetry={() => start(call.request)} />}
      {call.state === 'done' && (
        <Results key={call.result.computedAt} {...call.request} snapshot={call.result} headings={headings} locale={locale} isChanged={call.request.draft !== draft} />
      )}
    </>
  )
}
