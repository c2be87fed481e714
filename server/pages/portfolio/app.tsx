/** The portfolio page: holdings in, analyses out; nothing is kept. */
import type { VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Answer } from './answer'
import type { Snapshot, SnapshotRequest } from '../../../sdk'
import type { Locale } from '../../../core/values/text'
import type { German } from '../../../core/contract/methodology/sentence'
import { Notice } from '../components/notice'
import { saveBlob, saveJson } from '../browser/download'
import { formatDate } from '../browser/format'
import { showPath } from '../browser/page-data'
import { views } from './analyses/views'
import { useCall } from './client'
import { amounts, showIn } from './context'
import { FailureNotice } from './parts/failure'
import { Known, KeyFigures } from './parts/figures'
import { KeptDepots } from './input/depots'
import { emptyDraft, exampleDraft, requestOf, type Draft, type Fault } from './draft'
import { HoldingsEditor } from './input/holdings-editor'
import { ImportBox } from './input/import-box'
import { draftOfFragment, draftOfTab, keepInTab } from './input/keep'
import { headingOf, HoldingsTable, Overview, type Headings } from './overview'
import { Remarks, Sentences } from './parts/remarks'
import { Tabs, type Tab } from './tabs'
import { answerWords } from './words/answer'
import { words } from './words/common'
import { analysisWords } from './words/analyses'

export interface PortfolioData {
  locale: Locale
  headings: Headings
  /** What the sentences of results say in German. */
  german: German
  /** The analysis whose address was opened; the overview unless given. */
  tab?: string | undefined
  /** Holdings that the service takes. */
  maxHoldings: number
}

/** What was calculated, and from what. */
interface Calculated {
  draft: Draft
  request: SnapshotRequest
}

interface ResultsProps extends Calculated, Pick<PortfolioData, 'locale' | 'headings' | 'tab' | 'maxHoldings'> {
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

const OVERVIEW = 'overview'

function tabsOf({ draft, request, snapshot, headings, locale, maxHoldings }: ResultsProps): Tab[] {
  const show = showIn(locale, snapshot.baseCurrency)
  return [
    { id: OVERVIEW, title: analysisWords[locale].overview, content: () => <><Answer snapshot={snapshot} show={show} /><Summary snapshot={snapshot} locale={locale} /><Overview snapshot={snapshot} headings={headings} show={show} /></> },
    ...views.map(([id, View]) => {
      const heading = headingOf(headings, id)
      return { id, title: heading.title, content: () => <View request={request} snapshot={snapshot} draft={draft} maxHoldings={maxHoldings} heading={heading} show={show} /> }
    }),
  ]
}

function Results(props: ResultsProps): VNode {
  const { request, snapshot, locale, isChanged } = props
  const text = words[locale]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section class="results" aria-labelledby="results">
      <div class="results-head">
        <h2 id="results" tabIndex={-1} ref={heading}>{text.results}</h2>
        <div class="actions">
          <button type="button" class="quiet small" onClick={() => saveJson('portfolio-request', request)}>{text.saveRequest}</button>
          <button type="button" class="quiet small" onClick={() => saveJson('portfolio-result', snapshot)}>{text.saveResult}</button>
          <button type="button" class="quiet small" onClick={() => void saveTables(snapshot, locale)}>{answerWords[locale].tables}</button>
          <button type="button" class="quiet small" onClick={() => print()}>{text.print}</button>
        </div>
      </div>
      {isChanged && <Notice tone="warning">{text.changed}</Notice>}
      <Tabs label={analysisWords[locale].tabs} tabs={tabsOf(props)} first={props.tab} onOpen={showAddress} />
    </section>
  )
}

const PAGE = '/portfolio'

/** Every analysis has an address of its own; the overview has that of the page. */
const showAddress = (id: string): void => showPath(id === OVERVIEW ? PAGE : `${PAGE}/${id}`)

async function saveTables(snapshot: Snapshot, locale: Locale): Promise<void> {
  const { zipOfTables } = await import('./tables')
  saveBlob('depot.zip', new Blob([zipOfTables(snapshot, locale)], { type: 'application/zip' }))
}

/** What is typed, kept in the tab; a private link goes before it. */
function useDraft(): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(emptyDraft)
  const put = (next: Draft): void => {
    setDraft(next)
    keepInTab(next)
  }
  useEffect(() => {
    void draftOfFragment(location.hash).then((linked) => {
      const known = linked ?? draftOfTab()
      if (known !== null) put(known)
    })
  }, [])
  return [draft, put]
}

export function PortfolioApp({ locale, headings, german, tab, maxHoldings }: PortfolioData): VNode {
  const text = words[locale]
  const [draft, setDraft] = useDraft()
  const [isFolded, setFolded] = useState(false)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [call, start, reset] = useCall(async (client, { request }: Calculated, options) => client.analyze.snapshot(request, options))
  const change = (next: Draft): void => {
    setDraft(next)
    setFaults([])
  }
  const analyse = (event: Event): void => {
    event.preventDefault()
    const outcome = requestOf(draft, locale, maxHoldings)
    setFaults(outcome.ok ? [] : outcome.faults)
    setFolded(outcome.ok)
    if (outcome.ok) start({ draft, request: outcome.request })
  }
  const isAway = isFolded && call.state !== 'idle' && call.state !== 'failed'
  const clear = (): void => {
    change(emptyDraft())
    setFolded(false)
    reset()
  }
  return (
    <>
      <h1>{text.title}</h1>
      {!isAway && <p class="lead no-print">{text.lead}</p>}
      <p class="needs-no-script">{text.needsScript}</p>
      {isAway && <div class="actions no-print"><button type="button" class="quiet" aria-expanded="false" onClick={() => setFolded(false)}>{answerWords[locale].change}</button></div>}
      <div class="entry no-print needs-script" hidden={isAway}>
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
        <div>
          <ImportBox baseCurrency={draft.baseCurrency} maxHoldings={maxHoldings} onImport={change} locale={locale} />
          <KeptDepots draft={draft} onOpen={change} locale={locale} />
        </div>
      </div>
      {call.state === 'failed' && <FailureNotice error={call.error} locale={locale} onRetry={() => start(call.request)} />}
      {call.state === 'done' && (
        <Sentences.Provider value={german}>
          <Results key={call.result.computedAt} {...call.request} snapshot={call.result} headings={headings} locale={locale} tab={tab} maxHoldings={maxHoldings} isChanged={call.request.draft !== draft} />
        </Sentences.Provider>
      )}
    </>
  )
}
