/** The result of a depot; the page loads this part with the first one. */
import type { VNode } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Snapshot, SnapshotRequest } from '../../../sdk'
import type { German } from '../../../core/described/methodology/sentence'
import type { Locale } from '../../../core/values/text'
import { Notice } from '../components/notice'
import { saveBlob, saveJson } from '../browser/download'
import { formatDate } from '../browser/format'
import { showPath } from '../browser/page-data'
import { Answer } from './answer'
import { AnalysisView } from './analysis-view'
import { amounts, showIn } from './context'
import { Known, KeyFigures } from './parts/figures'
import { headingOf, HoldingsTable, Overview, type Headings } from './overview'
import { Remarks, Sentences } from './parts/remarks'
import { Tabs, type Tab } from './tabs'
import { answerWords } from './words/answer'
import { words } from './words/common'
import type { Draft } from './draft'

export interface PortfolioData {
  locale: Locale
  headings: Headings
  /** Ids of the standalone analyses, in the order of their tabs. */
  analyses: readonly string[]
  /** What the sentences of results say in German. */
  german: German
  /** The analysis whose address was opened; the overview unless given. */
  tab?: string | undefined
  /** Holdings that the service takes. */
  maxHoldings: number
}

/** What was calculated, and from what. */
export interface Calculated {
  draft: Draft
  request: SnapshotRequest
}

export interface ResultsProps extends Calculated, Pick<PortfolioData, 'locale' | 'headings' | 'analyses' | 'german' | 'tab' | 'maxHoldings'> {
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

function tabsOf({ draft, request, snapshot, headings, analyses, locale, maxHoldings }: ResultsProps): Tab[] {
  const show = showIn(locale, snapshot.baseCurrency)
  return [
    { id: OVERVIEW, title: show.text.overview, content: () => <><Answer snapshot={snapshot} show={show} /><Summary snapshot={snapshot} locale={locale} /><Overview snapshot={snapshot} headings={headings} show={show} /></> },
    ...analyses.map((id) => {
      const heading = headingOf(headings, id)
      return { id, title: heading.title, content: () => <AnalysisView id={id} request={request} snapshot={snapshot} draft={draft} maxHoldings={maxHoldings} heading={heading} show={show} /> }
    }),
  ]
}

/** What comes of a depot: the overview and a view for each analysis. */
export function Results(props: ResultsProps): VNode {
  const { request, snapshot, locale, german, isChanged } = props
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
      <Sentences.Provider value={german}>
        <Tabs label={text.analyses} tabs={tabsOf(props)} first={props.tab} onOpen={showAddress} />
      </Sentences.Provider>
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
