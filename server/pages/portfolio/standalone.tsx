/** Frame of every standalone analysis. */
import type { ComponentChildren, VNode } from 'preact'
import type { Analysis, Client, Standalone } from '../../../sdk'
import type { Reason } from '../../../core/contract/section'
import { isUsable } from '../../../sdk/client/is-usable'
import { StatusNote } from '../components/status'
import { saveJson } from '../browser/download'
import { words as shared } from '../browser/words'
import { answerOf, useCall, useFollowing, type Call } from './client'
import type { Show } from './context'
import { FailureNotice } from './parts/failure'
import { isStale, StaleMark } from './parts/stale-mark'
import { Remarks, Shortages, shortagesIn } from './parts/remarks'
import type { Heading } from './parts/section-card'

interface StandaloneViewProps<Q, D, U> {
  call: Call<Q, Standalone<string, Analysis<D, U>>>
  start: (request: Q) => void
  show: Show
  /** Draws the data of a result that is complete or partial. */
  children: (data: D, request: Q) => ComponentChildren
  /** The request from form and portfolio; null while it is invalid. */
  current: Q | null
  /** Whether it is asked when it is first seen; else by a button. */
  isAtOnce?: boolean
  /** Draws why there is no result, where the service says more than the reasons. */
  unavailable?: ((data: U) => ComponentChildren) | undefined
  /** What is missing, in the place of general words; empty where the view says it by itself. Without a result it is an answer all the same. */
  missing?: ((data: D | U) => string | undefined) | undefined
  /** Reasons whose words speak of the depot, where something else is meant. */
  unsaid?: readonly Reason[] | undefined
}

/** The page that explains an analysis, in the interface whose catalog it links to. */
const methodOf = ({ capability, links }: Standalone<string, unknown>, { locale }: Show): string => `/methodology/${links.catalog.split('/').at(-1)}?locale=${locale}#${capability}`

interface ResultViewProps<Q, D, U> extends Pick<StandaloneViewProps<Q, D, U>, 'show' | 'children' | 'unavailable' | 'missing' | 'unsaid'> {
  request: Q
  result: Standalone<string, Analysis<D, U>>
}

function ResultView<Q, D, U>({ request, result, show, children, unavailable, missing, unsaid = [] }: ResultViewProps<Q, D, U>): VNode {
  const { analysis, capability } = result
  const isMissing = analysis.status === 'unavailable'
  const shortages = isMissing ? shortagesIn(result.limitations) : []
  const why = isMissing ? unavailable?.(analysis.data) : undefined
  const words = missing?.(analysis.data as D | U)
  /** Where the view says why there is no result, general words would say less. */
  const isSaid = shortages.length > 0 || (why !== undefined && why !== null && why !== false)
  return (
    <>
      <StatusNote status={analysis.status} reasons={analysis.reasons.filter((reason) => !unsaid.includes(reason))} missing={words ?? (isSaid ? '' : undefined)} isAnswered={isMissing && words !== undefined} locale={show.locale} />
      <Shortages lines={shortages} locale={show.locale} />
      {isUsable(analysis) && children(analysis.data, request)}
      {why}
      <Remarks assumptions={result.assumptions} limitations={result.limitations} method={methodOf(result, show)} show={show}>
        <div class="actions">
          <button type="button" class="quiet small" onClick={() => saveJson(`${capability}-request`, request)}>{show.text.saveRequest}</button>
          <button type="button" class="quiet small" onClick={() => saveJson(capability, result)}>{show.text.saveResult}</button>
        </div>
      </Remarks>
    </>
  )
}

/** State of a call and its result, which is updated with form and portfolio. */
export function StandaloneView<Q, D, U = null>({ call, start, show, children, current, isAtOnce = false, unavailable, missing, unsaid }: StandaloneViewProps<Q, D, U>): VNode {
  const answered = answerOf(call)
  useFollowing(call, start, isAtOnce || call.state !== 'idle' ? current : null)
  return (
    <div class={isStale({ call, wanted: current }) ? 'standalone stale' : 'standalone'} aria-busy={call.state === 'busy'}>
      <p class="muted" role="status">{call.state === 'busy' && answered === null ? show.text.analysing : ''}</p>
      {call.state === 'failed' && answered === null && <FailureNotice error={call.error} locale={show.locale} onRetry={() => start(call.request)} />}
      {answered !== null && (
        <ResultView request={answered.request} result={answered.result} show={show} unavailable={unavailable} missing={missing} unsaid={unsaid}>{children}</ResultView>
      )}
      <StaleMark call={call} start={start} wanted={current} locale={show.locale} />
    </div>
  )
}

interface AtOnceProps<Q, D> extends Pick<StandaloneViewProps<Q, D, null>, 'show' | 'children' | 'unavailable' | 'missing'> {
  request: Q
  heading: Heading
  ask: (client: Client, request: Q, options: { signal: AbortSignal }) => Promise<Standalone<string, Analysis<D, null>>>
}

/** An analysis that asks for nothing but the portfolio: it starts when it is opened. */
export function AtOnce<Q, D>({ request, heading, ask, ...view }: AtOnceProps<Q, D>): VNode {
  const [call, start] = useCall(ask)
  return (
    <AnalysisPanel heading={heading}><StandaloneView call={call} start={start} current={request} isAtOnce {...view} /></AnalysisPanel>
  )
}

/** Of a result whose view says by itself what is missing. */
export const saidInView = (data: unknown): string | undefined => (data === null ? undefined : '')

/** An analysis below its title and description. */
export const AnalysisPanel = ({ heading, children }: { heading: Heading; children: ComponentChildren }): VNode => (
  <section class="panel">
    <h3>{heading.title}</h3>
    <p class="muted">{heading.description}</p>
    {children}
  </section>
)

/** What an analysis assumes, behind its answer; open where there is none without it. */
export const Assumed = ({ isOpen = false, show, children }: { isOpen?: boolean; show: Show; children: ComponentChildren }): VNode => (
  <details class="more no-print" open={isOpen}><summary>{show.text.changeAssumptions}</summary>{children}</details>
)

/** The button that starts an analysis. */
export const RunButton = ({ show }: { show: Show }): VNode => <div class="actions"><button>{show.text.run}</button></div>

/** Words for a missing figure. */
export const notKnown = ({ locale }: Show): string => shared[locale].notKnown
