/** The page of depot tax: four questions, one at a time, each with its answer on top. It tells nobody a security or an amount. */
import type { VNode } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { bundeslaender } from '../../../core/law/kapitalertrag/tax-profile'
import { taxPersonWords } from '../../../core/law/kapitalertrag/words'
import type { Locale, Text } from '../../../core/values/text'
import { Notice } from '../components/notice'
import { Bill, DepotFields } from './bill/bill'
import { statedKinds, type Stated } from '../search/stated-kinds'
import { later } from '../browser/later'
import { replaceFragment } from '../browser/page-data'
import { words as shared } from '../browser/words'
import { billOf, draftOfHoldings, draftOfTrades, emptyDraft, exampleDraft, isOver, withKnown, withPaid, type Draft } from './draft'
import { goTo } from '../browser/focus'
import { ChoiceField } from './fields'
import { FileBox, type Given } from './file-box'
import { fragmentOf, keepLeft, progressOf, questions, takeLeft, type Progress, type Question } from './keep'
import type { Reading } from './read-file'
import { emptyRefund } from './refund/draft'
import { emptySale } from './sale/draft'
import { pageWords } from './words'

/** The models of the other questions come with them. */
const Sale = later(async () => (await import('./sale/sale')).Sale)
const Return = later(async () => (await import('./return/return')).Return)
const Refund = later(async () => (await import('./refund/refund')).Refund)
const Texts = later(async () => (await import('./texts')).Texts)

export interface DepotTaxData {
  locale: Locale
  /** Years that have a lump sum. */
  years: readonly number[]
  /** The year whose lump sum is debited next. */
  year: number
  /** The same where its base rate is not published, too. */
  wanted: number
  today: string
  /** What is to be said of the law behind bill and sale. */
  remarks: readonly Text[]
  method: string
}

/** Who is taxed, and in which of some years: said where the fields are folded, too. */
function PersonFields({ draft, onChange, years, locale }: { draft: Draft; onChange: (draft: Draft) => void; years: readonly number[]; locale: Locale }): VNode {
  const say = pageWords[locale]
  const { person } = draft
  const filing = taxPersonWords.fields.filing_status
  const who = `${filing.choices[person.filing_status][locale]}, ${person.kirchensteuer ? `${say.church} ${person.bundesland ?? ''}` : say.noChurch}`
  return (
    <details class="person">
      <summary>{years.length > 0 ? say.settings(draft.year, who) : say.person(who)}</summary>
      <div class="field-row">
        {years.length > 0 && <ChoiceField id="year" label={say.year} value={String(draft.year)} choices={years.map((year) => [String(year), String(year)])} onChange={(year) => onChange({ ...draft, year: Number(year) })} />}
        <ChoiceField id="filing" label={say.assessment} value={person.filing_status} choices={(['single', 'joint'] as const).map((each) => [each, filing.choices[each][locale]])} onChange={(each) => onChange({ ...draft, person: { ...person, filing_status: each === 'joint' ? 'joint' : 'single' } })} />
        <ChoiceField
          id="church" label={say.church} value={person.bundesland ?? ''} choices={[['', say.noChurch], ...bundeslaender.map((land) => [land, land] as const)]}
          onChange={(land) => onChange({ ...draft, person: { ...person, bundesland: bundeslaender.find((each) => each === land) ?? null, kirchensteuer: land !== '' } })}
        />
      </div>
    </details>
  )
}

/** What stands behind the answer to a question: its texts are loaded when somebody looks. */
function Method({ question, data: { locale, remarks, method } }: { question: Question; data: DepotTaxData }): VNode {
  const say = pageWords[locale]
  const [isOpen, setOpen] = useState(false)
  return (
    <details class="method" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say.method}</summary>
      {isOpen && <Texts question={question} remarks={remarks} locale={locale} />}
      <p><a href={method}>{say.method}</a></p>
    </details>
  )
}

function Steps({ current, onChoose, locale }: { current: Question; onChoose: (question: Question) => void; locale: Locale }): VNode {
  const say = pageWords[locale]
  return (
    <nav class="steps no-print needs-script" aria-label={say.questions}>
      {questions.map((each, index) => <button type="button" class="quiet" aria-current={each === current ? 'step' : undefined} onClick={() => onChoose(each)}><span class="step-number">{index + 1}</span>{say.question[each]}</button>)}
    </nav>
  )
}

interface ActionsProps {
  isBegun: boolean
  /** Null where there is none. */
  onExample: (() => void) | null
  onClear: () => void
  onUndo: (() => void) | null
  locale: Locale
}

/** What can be done with all that is typed. */
function Actions({ isBegun, onExample, onClear, onUndo, locale }: ActionsProps): VNode {
  const say = pageWords[locale]
  return (
    <div class="actions">
      {onExample !== null && <button type="button" class="quiet" onClick={onExample}>{say.example}</button>}
      {isBegun && <button type="button" class="quiet" onClick={onClear}>{say.clear}</button>}
      {onUndo !== null && <button type="button" class="quiet" onClick={onUndo}>{say.undo}</button>}
      {isBegun && <button type="button" class="quiet" onClick={() => print()}>{say.print}</button>}
    </div>
  )
}

const FRAGMENT_PAUSE_MS = 300

/** Where the focus goes when a button of the whole page is gone with what it did. */
const CURRENT = '.steps [aria-current]'

/** What is typed, kept in the fragment; `isLoss` where something is replaced or taken away, which can be undone. */
function useProgress({ locale, year, today }: DepotTaxData) {
  const [empty] = useState((): Progress => ({ question: 'bill', draft: emptyDraft(year, pageWords[locale].depot), sale: emptySale(today), trades: [], paid: [], refund: emptyRefund() }))
  const [progress, setProgress] = useState(empty)
  const [lost, setLost] = useState<Progress | null>(null)
  const first = useRef(true)
  const [isDamaged, setDamaged] = useState(false)
  useEffect(() => {
    const left = takeLeft()
    if (left !== null) setProgress(left)
    else void progressOf(location.hash).then((known) => (known === null ? setDamaged(location.hash !== '') : setProgress(known)))
  }, [])
  useEffect(() => {
    // The way back leads to the question of before; what was typed since stays.
    const follow = (): void => void progressOf(location.hash).then((known) => setProgress((now) => ({ ...now, question: known?.question ?? 'bill' })))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  useLayoutEffect(() => {
    if (progress === empty) return
    const leave = (): void => keepLeft(progress)
    const forget = (): void => {
      removeEventListener('pagehide', leave)
      // Of a page that was left and shown again.
      takeLeft()
    }
    const timer = setTimeout(() => void fragmentOf(progress).then(replaceFragment).then(forget), first.current ? 0 : FRAGMENT_PAUSE_MS)
    first.current = false
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [progress])
  const put = (change: Partial<Progress>, isLoss = false): void => {
    if (isLoss) setLost(progress)
    // A file is read while the visitor goes on: what he chose meanwhile stays.
    setProgress((now) => ({ ...now, ...change }))
  }
  /** Each question is a step in the history. */
  const ask = (question: Question): void => {
    if (question !== progress.question) history.pushState(null, '', location.href)
    put({ question })
  }
  const clear = (): void => {
    put({ ...empty, question: progress.question }, true)
    goTo(CURRENT)
  }
  const undo = lost === null ? null : (): void => {
    setProgress({ ...lost, question: progress.question })
    setLost(null)
    goTo(CURRENT)
  }
  const fill = (stated: Stated): void => setProgress((now) => ({ ...now, draft: withKnown(now.draft, stated, locale) }))
  return { progress, put, ask, clear, undo, empty, fill, isDamaged: isDamaged && progress === empty }
}

export function DepotTaxApp({ data }: { data: DepotTaxData }): VNode {
  const { locale, years } = data
  const say = pageWords[locale]
  const { progress, put, ask, clear, undo, empty, fill, isDamaged } = useProgress(data)
  const [stated, setStated] = useState<Stated>(new Map())
  const { question, draft, sale, trades, paid, refund } = progress
  const [given, setGiven] = useState<Given | null>(null)
  const learn = (of: readonly { isin: string }[]): void => void statedKinds(of.map(({ isin }) => isin)).then((known) => {
    fill(known)
    setStated(known)
  })
  // Bookings that the address kept.
  useEffect(() => {
    if (trades.length > 0 && stated.size === 0) learn(trades)
  }, [trades])
  const take = (reading: Reading, from: Given): void => {
    if (reading.kind === 'refused') return
    setGiven(reading.kind === 'trades' ? from : null)
    const next = reading.kind === 'trades' ? withPaid(draftOfTrades(reading.verdict, draft, say.depot), reading.paid, locale) : draftOfHoldings(reading.verdict.request, reading.verdict.names, draft, say.depot, { locale, today: data.today })
    put({ draft: next, ...(reading.kind === 'trades' ? { trades: reading.trades, paid: reading.paid } : { trades: [], paid: [] }), sale: { ...empty.sale, net: sale.net } }, true)
    learn([...next.funds, ...(reading.kind === 'trades' ? reading.trades : [])])
  }
  // What is chosen while a file is read stays, and of two files the later one counts.
  const latest = useRef({ onRead: take, asked: {} }).current
  latest.onRead = take
  const change = (next: Draft): void => put({ draft: next.year === draft.year ? next : withKnown(withPaid(next, paid, locale), stated, locale) })
  return (
    <>
      <h1>{say.title}</h1>
      <p class="lead no-print">{say.lead}</p>
      <p class="needs-no-script">{say.needsScript}</p>
      {isDamaged && <Notice tone="warning">{shared[locale].damagedLink}</Notice>}
      <Steps current={question} onChoose={ask} locale={locale} />
      {question === 'bill' && data.wanted > data.year && <Notice tone="warning">{say.noBaseRate(data.wanted)}</Notice>}
      {question === 'bill' && <Bill draft={draft} hasTrades={trades.length > 0} paid={paid} locale={locale} />}
      {question === 'sale' && <Sale trades={trades} paid={paid} stated={stated} draft={sale} onChange={(next) => put({ sale: next })} person={draft.person} today={data.today} locale={locale} />}
      {question === 'refund' && <Refund draft={refund} onChange={(next, isLoss) => put({ refund: next }, isLoss)} person={draft.person} today={data.today} locale={locale} />}
      {question === 'return' && <Return given={given} locale={locale} />}
      {question !== 'return' && (
        <div class="needs-script">
          {question === 'bill' && (
            <section class="panel no-print" aria-labelledby="settings">
              <h2 id="settings">{say.funds}</h2>
              <DepotFields draft={draft} onChange={(next, isLoss) => put({ draft: next }, isLoss)} faults={billOf(draft, locale).faults} locale={locale} />
            </section>
          )}
          <div class="panel"><PersonFields draft={draft} onChange={question === 'bill' ? change : (next) => put({ draft: next })} years={question === 'bill' ? years : []} locale={locale} /></div>
          <Actions isBegun={question !== 'bill' || draft.funds.length > 0} onExample={question === 'bill' ? () => put({ draft: exampleDraft(data.year), trades: [], paid: [] }, true) : null} onClear={clear} onUndo={undo} locale={locale} />
          <p class="small muted no-print">{say.kept}</p>
          {question !== 'refund' && <FileBox locale={locale} years={years} isOver={isOver(draft.year, data.today)} latest={latest} />}
        </div>
      )}
      <Method question={question} data={data} />
    </>
  )
}
