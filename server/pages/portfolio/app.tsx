/** The portfolio page: holdings in, analyses out; nothing is kept. */
import type { VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { goTo } from '../browser/focus'
import { replaceFragment, showFragment } from '../browser/page-data'
import { words as shared } from '../browser/words'
import { answerOf, isSame, useCall, useFollowing } from './client'
import { Notice } from '../components/notice'
import { FailureNotice } from './parts/failure'
import { isStale, StaleMark } from './parts/stale-mark'
import { KeptDepots } from './input/depots'
import { emptyDraft, exampleDraft, isBlank, requestOf, withNames, type Draft, type Fault } from './draft'
import { HoldingsEditor } from './input/holdings-editor'
import { ImportBox } from './input/import-box'
import { draftOfFragment, draftOfTab, forgetAnalyses, fragmentOf, keepInTab } from './input/keep'
import { useLateFaults } from './input/late-faults'
import { words } from './words/common'
import type { Calculated, PortfolioData } from './results'

/** What was typed, from the address or the tab; `found` is told of the depot in an address, at first and after each step of the history, and `left` of a step back to an address without one. At last whether the address is damaged, until something is typed. */
function useDraft(found: (draft: Draft) => void, left: () => void): [Draft, (draft: Draft) => void, boolean] {
  const [draft, setDraft] = useState(emptyDraft)
  const [isDamaged, setDamaged] = useState(false)
  const put = (next: Draft): void => {
    setDraft(next)
    keepInTab(next)
    setDamaged(false)
  }
  const latest = useRef({ found, left })
  latest.current = { found, left }
  useEffect(() => {
    const read = async (): Promise<void> => {
      const fragment = await draftOfFragment(location.hash)
      const linked = fragment === 'damaged' ? null : fragment
      const known = linked ?? draftOfTab()
      if (known !== null) put(known)
      setDamaged(fragment === 'damaged')
      if (linked !== null) latest.current.found(linked)
    }
    const listen = (): void => {
      if (location.hash === '') latest.current.left()
      void read()
    }
    void read()
    // A step between two views of the page is no change of the fragment alone, of which alone `hashchange` tells.
    addEventListener('popstate', listen)
    return () => removeEventListener('popstate', listen)
  }, [])
  return [draft, put, isDamaged]
}

interface EntryProps extends Pick<PortfolioData, 'locale' | 'maxHoldings'> {
  draft: Draft
  faults: readonly Fault[]
  isBusy: boolean
  /** Whether there is a result, which follows what is typed. */
  hasResult: boolean
  /** `isLoss` where something is taken away or replaced, which can be undone. */
  onChange: (draft: Draft, isLoss?: boolean) => void
  onAnalyse: (draft: Draft) => void
  onClear: () => void
  /** Takes the last loss back; null where there is none. */
  onUndo: (() => void) | null
}

/** Id of the heading above the holdings. */
const HOLDINGS = 'holdings'

/** Where holdings are typed, dropped or opened. */
function Entry({ draft, faults, isBusy, hasResult, locale, maxHoldings, onChange, onAnalyse, onClear, onUndo }: EntryProps): VNode {
  const text = words[locale]
  const submit = (event: Event): void => {
    event.preventDefault()
    onAnalyse(draft)
  }
  const tryExample = (): void => {
    const example = exampleDraft()
    onChange(example, true)
    onAnalyse(example)
  }
  const take = (next: Draft, isClear: boolean): void => {
    onChange(next, true)
    if (isClear) onAnalyse(next)
  }
  return (
    <div class="entry no-print needs-script">
      <form class="panel" onSubmit={submit} aria-label={text.holdings}>
        <h2 id={HOLDINGS} tabIndex={-1}>{text.holdings}</h2>
        <HoldingsEditor draft={draft} onChange={onChange} faults={faults} locale={locale} id="now" />
        {faults.some(({ code }) => code !== 'empty') && !hasResult && <p class="field-error" role="alert">{text.correct}</p>}
        <div class="actions">
          <button disabled={isBusy}>{isBusy ? text.analysing : hasResult ? text.toResult : text.analyse}</button>
          <button type="button" class="quiet" onClick={tryExample}>{text.example}</button>
          {!isBlank(draft) && <button type="button" class="quiet" onClick={onClear}>{text.clear}</button>}
          {onUndo !== null && <button type="button" class="quiet undo" onClick={onUndo}>{text.undo}</button>}
        </div>
        <p class="small muted">{text.privacy}</p>
      </form>
      <div>
        <ImportBox draft={draft} maxHoldings={maxHoldings} onImport={take} locale={locale} />
        <KeptDepots draft={draft} onOpen={(kept) => take(kept, true)} locale={locale} />
      </div>
    </div>
  )
}

/** What an answer depends on. */
const requestIn = ({ request }: Calculated): unknown => request

/** The result of a depot: at first when it is asked for, then with every change of what is typed. */
function useAnalysis({ locale, maxHoldings }: Pick<PortfolioData, 'locale' | 'maxHoldings'>) {
  const [isFolded, setFolded] = useState(false)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  /** Whether the change of a result made the step in the history that the next result takes. */
  const isStepMade = useRef(false)
  /** What is asked for by what stands there now. */
  const typed = useRef<unknown>(null)
  const [call, start, reset] = useCall(async (client, { draft: asked, request }: Calculated, options) => {
    const snapshot = await client.analyze.snapshot(request, options)
    const { Results } = await import('./results')
    const fragment = await fragmentOf(asked)
    // What was typed meanwhile waits for its own answer: the address of this one would lead back behind it.
    if (isSame(request, typed.current)) {
      if (isStepMade.current) replaceFragment(fragment)
      else showFragment(fragment)
    }
    return { snapshot, Results }
  })
  const hasResult = answerOf(call) !== null
  const isEdited = useRef(false)
  const analyse = (asked: Draft): void => {
    if (!hasResult) isStepMade.current = false
    const outcome = requestOf(asked, locale, maxHoldings)
    setFaults(outcome.ok ? [] : outcome.faults)
    setFolded(outcome.ok)
    if (!outcome.ok) return
    if (call.state === 'done' && isSame(call.request.request, outcome.request)) return void goTo('#results')
    reset()
    isEdited.current = false
    start({ draft: asked, request: outcome.request })
  }
  const [draft, setDraft, isDamaged] = useDraft(analyse, () => {
    setFolded(false)
    reset()
  })
  const outcome = requestOf(draft, locale, maxHoldings)
  const wanted = outcome.ok ? { draft, request: outcome.request } : null
  typed.current = wanted?.request
  useFollowing(call, start, hasResult ? wanted : null, requestIn)
  const late = useLateFaults(draft, outcome.ok || !hasResult ? [] : outcome.faults)
  /** All that is typed beside a result is one step in the history: the way back undoes it. */
  const change = (next: Draft, isOther: boolean): void => {
    setDraft(next)
    setFaults([])
    const wants = requestOf(next, locale, maxHoldings)
    // What comes to the same has its answer, and asks for no other that would write it into the address.
    if (call.state === 'done' && wants.ok && isSame(call.request.request, wants.request)) {
      if (location.hash === '') void fragmentOf(next).then(replaceFragment)
      return
    }
    if (isEdited.current && !isOther) replaceFragment('')
    else {
      isStepMade.current = location.hash !== ''
      showFragment('')
    }
    isEdited.current = true
  }
  return { call, start, reset, analyse, draft, isDamaged, change, wanted, hasResult, isFolded, fold: setFolded, faults: faults.length > 0 ? faults : late }
}

/** What the page is for; who has a result knows. */
function Intro({ isHidden, hasResult, locale }: { isHidden: boolean; hasResult: boolean; locale: PortfolioData['locale'] }): VNode {
  const text = words[locale]
  return (
    <>
      <h1 class={isHidden ? 'visually-hidden' : undefined}>{text.title}</h1>
      {!isHidden && !hasResult && <p class="lead no-print">{text.lead}</p>}
      <p class="needs-no-script">{text.needsScript}</p>
    </>
  )
}

export function PortfolioApp({ locale, headings, analyses, german, maxHoldings }: PortfolioData): VNode {
  const text = words[locale]
  const { call, start, reset, analyse, draft, isDamaged, change, wanted, hasResult, isFolded, fold, faults } = useAnalysis({ locale, maxHoldings })
  const [lost, setLost] = useState<Draft | null>(null)
  const changeOrLose = (next: Draft, isLoss = false): void => {
    if (isLoss) setLost(isBlank(draft) ? null : draft)
    change(next, isLoss)
  }
  // The button that asked is gone with the form, which comes back where there is no answer.
  useEffect(() => {
    if (call.state === 'failed' && document.activeElement === document.body) goTo(`#${HOLDINGS}`)
  }, [call.state])
  const answered = answerOf(call)
  const isAway = isFolded && (hasResult || call.state === 'busy')
  const clear = (): void => {
    changeOrLose(emptyDraft(), true)
    forgetAnalyses()
    reset()
    edit()
  }
  /** The button that asks for it goes with the result where there is little room: the focus goes along. */
  const edit = (): void => {
    fold(false)
    goTo(`#${HOLDINGS}`)
  }
  const undo = (before: Draft) => (): void => {
    change(before, true)
    setLost(null)
    goTo(`#${HOLDINGS}`)
  }
  return (
    <>
      <Intro isHidden={isAway} hasResult={hasResult} locale={locale} />
      {isDamaged && <Notice tone="warning">{shared[locale].damagedLink}</Notice>}
      <div class={isAway ? 'answered' : hasResult ? 'editing' : undefined}>
        <Entry
          draft={answered === null ? draft : withNames(draft, answered.result.snapshot.holdings)} faults={faults} isBusy={call.state === 'busy' && !hasResult} hasResult={hasResult} locale={locale} maxHoldings={maxHoldings}
          onChange={changeOrLose} onAnalyse={analyse} onClear={clear} onUndo={lost === null ? null : undo(lost)}
        />
        {isAway && !hasResult && <p class="muted" role="status">{text.analysing}</p>}
        {call.state === 'failed' && !hasResult && <FailureNotice error={call.error} locale={locale} onRetry={() => start(call.request)} />}
        {answered !== null && (
          <answered.result.Results
            {...answered.request} snapshot={answered.result.snapshot} headings={headings} analyses={analyses} german={german} locale={locale} maxHoldings={maxHoldings}
            isChanged={isStale({ call, wanted, requestIn })} isBusy={call.state === 'busy'} onEdit={edit}
          />
        )}
        {hasResult && <StaleMark call={call} start={start} wanted={wanted} requestIn={requestIn} locale={locale} />}
      </div>
    </>
  )
}
