/** The portfolio page: holdings in, analyses out; nothing is kept. */
import type { VNode } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { useCall } from './client'
import { FailureNotice } from './parts/failure'
import { KeptDepots } from './input/depots'
import { emptyDraft, exampleDraft, requestOf, type Draft, type Fault } from './draft'
import { HoldingsEditor } from './input/holdings-editor'
import { ImportBox } from './input/import-box'
import { draftOfFragment, draftOfTab, keepInTab } from './input/keep'
import { answerWords } from './words/answer'
import { words } from './words/common'
import type { Calculated, PortfolioData } from './results'

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

export function PortfolioApp({ locale, headings, analyses, german, tab, maxHoldings }: PortfolioData): VNode {
  const text = words[locale]
  const [draft, setDraft] = useDraft()
  const [isFolded, setFolded] = useState(false)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [call, start, reset] = useCall(async (client, { request }: Calculated, options) => {
    const snapshot = await client.analyze.snapshot(request, options)
    const { Results } = await import('./results')
    return { snapshot, Results }
  })
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
        <call.result.Results
          key={call.result.snapshot.computedAt} {...call.request} snapshot={call.result.snapshot} headings={headings} analyses={analyses} german={german} locale={locale} tab={tab} maxHoldings={maxHoldings}
          isChanged={call.request.draft !== draft}
        />
      )}
    </>
  )
}
