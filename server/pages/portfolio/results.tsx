/** The result of a depot; the page loads this part with the first one. */
import type { VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Snapshot, SnapshotRequest } from '../../../sdk'
import type { German } from '../../../core/described/methodology/sentence'
import { knowledgeOf } from '../../../core/portfolio/insights/knowledge'
import { amount } from '../../../core/portfolio/insights/numbers'
import type { Locale } from '../../../core/values/text'
import '../style/results.css'
import { saveBlob, saveJson } from '../browser/download'
import { formatEur, formatUnit } from '../../../core/wording/format'
import { showPath } from '../browser/page-data'
import { words as shared } from '../browser/words'
import { LeftOut, useWorld } from './answer'
import { AnalysisView } from './analysis-view'
import { amounts, showIn, type Show } from './context'
import { Known, KeyFigures } from './parts/figures'
import { headlinesOf } from './headlines'
import { headingOf, HoldingsTable, Overview, shownSections, type Headings } from './overview'
import { Remarks, Sentences } from './parts/remarks'
import { KnownScale } from './parts/scale'
import { centre, Tabs, type Tab } from './tabs'
import { Tiles } from './tiles'
import { abouts, answerWords } from './words/answer'
import { words } from './words/common'
import type { Draft } from './draft'

export interface PortfolioData {
  locale: Locale
  headings: Headings
  /** Ids of the standalone analyses, in the order of their tabs. */
  analyses: readonly string[]
  /** What the sentences of results say in German. */
  german: German
  /** Holdings that the service takes. */
  maxHoldings: number
}

/** What was calculated, and from which data. */
export interface Calculated {
  draft: Draft
  request: SnapshotRequest
}

interface ResultsProps extends Calculated, Pick<PortfolioData, 'locale' | 'headings' | 'analyses' | 'german' | 'maxHoldings'> {
  snapshot: Snapshot
  /** Whether the holdings were changed since. */
  isChanged: boolean
  isBusy: boolean
  /** Shows the holdings to change them. */
  onEdit: () => void
}

const OVERVIEW = 'overview'

/** The request and the basis of the figures, for verification. */
function Basis({ snapshot, show }: { snapshot: Snapshot; show: Show }): VNode {
  const { text } = show
  return (
    <section class="panel">
      <details class="more on-paper">
        <summary>{text.holdings}</summary>
        <KeyFigures figures={[[text.resolved, <Known value={snapshot.resolvedPortfolioWeight} unit="fraction" show={show} />]]} />
        <HoldingsTable snapshot={snapshot} show={show} />
      </details>
      <Remarks assumptions={snapshot.assumptions} limitations={snapshot.limitations} method={`/methodology/portfolio-analysis?locale=${show.locale}`} show={show} />
    </section>
  )
}

interface OverviewProps extends Pick<ResultsProps, 'snapshot' | 'headings'> {
  show: Show
  /** Leads to the tab of an analysis. */
  onOpen: (id: string) => void
}

const BONDS = 'bonds'

/** Link to the analysis of bonds. */
function ToBonds({ snapshot, headings, show, onOpen }: OverviewProps): VNode | null {
  const { title } = headingOf(headings, BONDS)
  if (snapshot.analyses.allocation.data?.buckets.some(({ key }) => key === BONDS) !== true) return null
  return (
    <section class="panel no-print">
      <h3>{title}</h3>
      <p class="muted">{abouts[BONDS]?.[show.locale]}</p>
      <div class="actions"><button type="button" class="quiet" onClick={() => onOpen(BONDS)}>{show.text.showBonds}</button></div>
    </section>
  )
}

function OverviewTab(props: OverviewProps): VNode {
  const { snapshot, headings, show } = props
  const world = useWorld()
  return (
    <>
      <LeftOut snapshot={snapshot} locale={show.locale} />
      <Overview snapshot={snapshot} world={world} headings={headings} show={show} />
      <ToBonds {...props} />
      <Basis snapshot={snapshot} show={show} />
    </>
  )
}

function tabsOf({ draft, request, snapshot, headings, analyses, locale, maxHoldings }: ResultsProps, onOpen: (id: string) => void): Tab[] {
  const show = showIn(locale, snapshot.baseCurrency)
  return [
    { id: OVERVIEW, title: show.text.overview, content: () => <OverviewTab snapshot={snapshot} headings={headings} show={show} onOpen={onOpen} /> },
    ...analyses.map((id) => {
      const { title, description } = headingOf(headings, id)
      const heading = { title, description: abouts[id]?.[locale] ?? description }
      return { id, title, content: () => <AnalysisView id={id} request={request} snapshot={snapshot} draft={draft} maxHoldings={maxHoldings} heading={heading} show={show} /> }
    }),
  ]
}

/** Actions for saving, copying and printing. */
function Menu({ request, snapshot, locale }: Pick<ResultsProps, 'request' | 'snapshot' | 'locale'>): VNode {
  const text = words[locale]
  return (
    <details class="menu no-print">
      <summary aria-label={shared[locale].more}>⋯</summary>
      <div class="menu-list">
        <button type="button" class="quiet small" onClick={() => saveJson('portfolio-request', request)}>{text.saveRequest}</button>
        <button type="button" class="quiet small" onClick={() => saveJson('portfolio-result', snapshot)}>{text.saveResult}</button>
        <button type="button" class="quiet small" onClick={() => void saveTables(snapshot, locale)}>{answerWords[locale].tables}</button>
        <button type="button" class="quiet small" onClick={() => print()}>{text.print}</button>
      </div>
    </details>
  )
}

const wholeAmount = (value: number, currency: string, locale: Locale): string =>
  currency === 'EUR' ? formatEur(value, locale, 0) : formatUnit(Math.round(value), amounts(showIn(locale, currency)), locale)

function Head({ request, snapshot, locale, onEdit }: Pick<ResultsProps, 'request' | 'snapshot' | 'locale' | 'onEdit'>): VNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { totalValue, holdings, baseCurrency } = snapshot
  const count = answerWords[locale].positions(holdings.length)
  return (
    <div class="results-head">
      <h2 id="results" tabIndex={-1} ref={heading}>
        <span class="visually-hidden">{words[locale].results}: </span>
        {totalValue !== null && <>{totalValue < 1 ? amount(totalValue, baseCurrency)[locale] : wholeAmount(totalValue, baseCurrency, locale)} <span class="small muted">{count}</span></>}
        {totalValue === null && count}
      </h2>
      <div class="actions no-print">
        <button type="button" class="quiet small" aria-expanded="false" aria-label={`${answerWords[locale].importOrKeep}: ${answerWords[locale].change}`} onClick={onEdit}><span class="off-rail">{answerWords[locale].changeShort}</span><span class="on-rail">{answerWords[locale].importOrKeep}</span></button>
        <Menu request={request} snapshot={snapshot} locale={locale} />
      </div>
    </div>
  )
}

interface SectionNavProps extends Pick<ResultsProps, 'locale'> {
  isShown: boolean
  /** Sections that have figures. */
  shown: ReturnType<typeof shownSections>
  onOpen: (id: string) => void
}

/** A section that begins higher, as a fraction of the window, is read. */
const TOP = 0.15

/** The way to each section of the overview; the one at the top of the window is marked. */
function SectionNav({ locale, isShown, shown, onOpen }: SectionNavProps): VNode {
  const { cards } = answerWords[locale]
  const [inView, setInView] = useState<string | null>(null)
  const nav = useRef<HTMLElement>(null)
  /** By keyboard only: what is pressed stays below the pointer. */
  const reached = ({ currentTarget }: { currentTarget: HTMLElement }): void => {
    if (currentTarget.matches(':focus-visible')) centre(currentTarget)
  }
  useEffect(() => {
    // Whoever goes along the bar by keyboard keeps in sight what they have reached.
    if (isShown && !nav.current?.querySelector(':focus-visible')) centre(nav.current?.querySelector<HTMLElement>('[aria-current]') ?? document.getElementById(`tab-${OVERVIEW}`))
  }, [inView])
  useEffect(() => {
    if (!isShown) return
    const mark = (): void => {
      const sections = [...document.querySelectorAll('.sections > .panel')].map((panel) => ({ id: panel.getAttribute('aria-labelledby'), top: panel.getBoundingClientRect().top / innerHeight }))
      // Where the page ends, the last ones cannot come to the top: there it is the one that was led to, else the last.
      const isEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2
      const lower = sections.filter(({ top }) => isEnd && top > TOP && top < 1)
      setInView((before) => (lower.some(({ id }) => id === before) ? before : ([...sections.filter(({ top }) => top <= TOP), ...lower].at(-1)?.id ?? null)))
    }
    mark()
    addEventListener('scroll', mark, { passive: true })
    return () => removeEventListener('scroll', mark)
  }, [isShown])
  const lead = (id: string) => (): void => {
    setInView(`section-${id}`)
    onOpen(id)
  }
  return (
    <nav class="section-nav no-print" ref={nav} aria-label={words[locale].overview}>
      {shown.map((id) => <button type="button" aria-current={isShown && inView === `section-${id}` ? 'true' : undefined} onFocus={reached} onClick={lead(id)}>{cards[id]}</button>)}
    </nav>
  )
}

/** What comes of a depot: the four figures, and below them the overview and a view for each analysis. */
export function Results(props: ResultsProps): VNode {
  const { request, snapshot, analyses, locale, german, isChanged, isBusy } = props
  const show = showIn(locale, snapshot.baseCurrency)
  const [current, setCurrent] = useState(() => analyses.find((id) => location.pathname === `${PAGE}/${id}`) ?? OVERVIEW)
  const open = (id: string): void => {
    setCurrent(id)
    showAddress(id)
  }
  /** A view begins in sight: on a phone the tabs stand at the end of the first screen. */
  const turn = (id: string): void => {
    open(id)
    setTimeout(() => {
      const panel = document.getElementById(`panel-${id}`)
      const top = panel?.getBoundingClientRect().top ?? 0
      if (top < 0 || top > innerHeight / 2) panel?.scrollIntoView({ block: 'start' })
      // The button that led here may be in the view that is hidden now.
      if (document.activeElement === document.body || document.activeElement?.closest('[hidden]')) panel?.focus({ preventScroll: true })
    })
  }
  /** To an analysis, or to a section of the overview. */
  const lead = (id: string): void => {
    if (analyses.includes(id)) return turn(id)
    open(OVERVIEW)
    setTimeout(() => document.getElementById(`section-${id}`)?.scrollIntoView({ block: 'start' }))
  }
  return (
    <section class={isChanged ? 'results stale' : 'results'} aria-labelledby="results" aria-busy={isBusy}>
      <Head {...props} />
      <Tiles snapshot={snapshot} request={request} show={show} onOpen={lead} />
      <KnownScale knowledge={knowledgeOf(snapshot)} of="portfolio" oldest={snapshot.constituentsAsOf} locale={locale} />
      <Sentences.Provider value={german}>
        <Tabs label={words[locale].analyses} tabs={tabsOf(props, lead)} current={current} onOpen={turn}>
          <SectionNav locale={locale} isShown={current === OVERVIEW} shown={shownSections(snapshot, headlinesOf(snapshot, null, show))} onOpen={lead} />
        </Tabs>
      </Sentences.Provider>
    </section>
  )
}

const PAGE = '/portfolio'

/** Every analysis has its own URL; the overview has that of the page. */
const showAddress = (id: string): void => showPath(id === OVERVIEW ? PAGE : `${PAGE}/${id}`)

async function saveTables(snapshot: Snapshot, locale: Locale): Promise<void> {
  const { zipOfTables } = await import('./tables')
  saveBlob('depot.zip', new Blob([zipOfTables(snapshot, locale)], { type: 'application/zip' }))
}
