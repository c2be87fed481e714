/** The page of a calculator: form, result, comparison and notes. Drawn on the server first, then alive in the browser. */
import type { VNode } from 'preact'
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks'
import { calculationPagePath } from '../../../core/contract/namespaces'
import { Notice } from '../components/notice'
import { Glossed } from '../glossary/glossed'
import { showQuery } from '../browser/page-data'
import { fragmentOf, hasScenarios } from './address'
import type { Calculating } from './calculating'
import { CalculatorForm } from './form/calculator-form'
import type { Compared } from './result/comparison'
import { Alive } from './form/fields'
import type { Calculated, CalculatorPage } from './descriptor'
import type { Entries } from './form-entries'
import { Notes } from './result/notes'
import { Answer, ResultView } from './result/result'
import { ScenarioBar } from './form/scenario-bar'
import { Share } from './result/share'
import { changed, firstState, lastValid, type Change, type Outcome, type State } from './state'
import { words } from './words'

interface Props {
  page: CalculatorPage
  /** Fetches what calculates; the server draws without it. */
  load?: (() => Promise<Calculating>) | undefined
  /** Called once the fields of the server are replaced by those that the script reads. */
  onAlive?: (() => void) | undefined
}

/** Delay after which the remaining modules are loaded anyway, so that the page works offline. */
const FETCHED_AFTER_MS = 5000

/** The model, and a way to change the state that fetches it; until it is there the result is out of date, and where it cannot be fetched it stays so. */
function useModel({ load }: Props, change: (change: Change) => void) {
  const model = useRef<Calculating | null>(null)
  const asked = useRef<Promise<Calculating | null> | null>(null)
  const [loading, setLoading] = useState<'awaited' | 'failed' | 'loaded'>('awaited')
  const ask = async (): Promise<Calculating | null> => {
    asked.current ??= load?.().catch(() => null) ?? null
    model.current = await asked.current
    if (model.current === null) asked.current = null
    setLoading(model.current === null ? 'failed' : 'loaded')
    return model.current
  }
  const changeAndAsk = (next: Change): void => {
    change(next)
    if (model.current === null) void ask()
  }
  useEffect(() => {
    const timer = setTimeout(() => void ask(), FETCHED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return { model, loading, ask, change: changeAndAsk }
}

/** The outcome of every scenario; the first is the server's, and only those that changed are calculated again. */
function useOutcomes({ answer, asOf: day }: CalculatorPage, model: Calculating | null, [opening]: State['scenarios'], { scenarios, asOf, law }: State): Outcome[] {
  const known = useRef(new WeakMap<Entries, Pick<State, 'asOf' | 'law'> & { outcome: Outcome }>())
  if (answer !== null && opening !== undefined && !known.current.has(opening.entries)) {
    known.current.set(opening.entries, { asOf: day, law: undefined, outcome: { data: answer, wrong: null } })
  }
  return scenarios.map(({ entries }) => {
    const found = known.current.get(entries)
    if (found?.asOf === asOf && found.law === law) return found.outcome
    const outcome: Outcome = model?.outcomeOf(entries, { asOf, law }) ?? { data: null, wrong: {} }
    if (model !== null) known.current.set(entries, { asOf, law, outcome })
    return outcome
  })
}

/** Browsers allow about a hundred changes of the address in half a minute: so many are made at once, then one each second. */
const AT_ONCE = 60
const HALF_MINUTE_MS = 30_000
const PAUSE_MS = 1000

const queryOf = ({ links }: Calculated): string => links.calculator.slice(links.calculator.indexOf('?') + 1)

/** Keeps the URL in sync while the scenario in the form is valid; at once, because a reload takes the address that it finds. */
function useAddress(data: Calculated | null, fragment: string, isFirst: boolean): void {
  const shownAt = useRef<number[]>([]).current
  useLayoutEffect(() => {
    if (isFirst || data === null) return
    const show = (): void => {
      shownAt.push(Date.now())
      showQuery(queryOf(data), fragment)
    }
    if (Date.now() - (shownAt.at(-AT_ONCE) ?? 0) > HALF_MINUTE_MS) {
      show()
      return
    }
    const timer = setTimeout(show, PAUSE_MS)
    addEventListener('pagehide', show)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', show)
    }
  }, [data, fragment, isFirst])
}

/** Restores the scenarios of the fragment, which the server did not see; whether they are damaged. */
function useFragment(page: CalculatorPage, ask: () => Promise<Calculating | null>, state: State, change: (change: Change) => void): boolean {
  const [damaged, setDamaged] = useState(false)
  // Something may be typed before what calculates is there.
  const latest = useRef(state)
  latest.current = state
  useEffect(() => {
    // What is typed changes the address before the scenarios are there.
    const { hash } = location
    if (page.damage !== null || !hasScenarios(hash)) return
    void ask().then((model) => {
      if (model === null) return // not fetched: whether they are damaged is not known
      const found = model.restored(hash, latest.current)
      if (found === null) setDamaged(true)
      else change({ type: 'restore', state: found })
    })
  }, [])
  return damaged
}

function Damage({ page, change, first }: { page: CalculatorPage; change: (change: Change) => void; first: State }): VNode {
  const text = words[page.locale]
  return (
    <Notice tone="error" title={text.damaged}>
      <p>{text.damagedText}</p>
      <ul>{page.damage?.map((line) => <li>{line}</li>)}</ul>
      <p><a class="button" href={`${calculationPagePath(page.namespace, page.slug)}${page.localeChosen ? `?locale=${page.locale}` : ''}`} onClick={(event) => {
        event.preventDefault()
        change({ type: 'restore', state: { ...first } })
      }}>{text.defaults}</a></p>
    </Notice>
  )
}

interface ResultPanelProps {
  page: CalculatorPage
  /** Name of the scenario, where there are several. */
  name: string | null
  shown: Calculated | null
  outdated: boolean
  /** Whether what calculates is being fetched. */
  isAwaited: boolean
  /** Whether what calculates could not be fetched. */
  isMissing: boolean
  isTried: boolean
  fragment: string
  /** The sentence of `useLargestEffect`. */
  effect: string | null | undefined
}

function ResultPanel({ page, name, shown, outdated, isAwaited, isMissing, isTried, fragment, effect }: ResultPanelProps): VNode {
  const text = words[page.locale]
  return (
    <section class="panel result" aria-labelledby="result">
      <h2 id="result">{name === null ? text.result : `${text.result}: ${name}`}</h2>
      {isTried && <Notice tone="warning" title={text.tried}>{text.triedText}</Notice>}
      {outdated && !isAwaited && shown !== null && <Notice tone="warning" title={text.outdated}>{isMissing ? text.notFetched : text.outdatedText}</Notice>}
      {shown === null && <Notice tone="warning">{text.noResult}</Notice>}
      {shown !== null && (
        <div class={outdated ? 'outdated' : undefined} aria-busy={isAwaited}>
          <ResultView data={shown} page={page} effect={effect} />
          {!outdated && <Share data={shown} page={page} fragment={fragment} />}
        </div>
      )}
    </section>
  )
}

type DataOf = (compared: Compared) => Calculated | null

/** The further scenarios for the address, as they were last valid. */
function fragmentFor(compared: readonly Compared[], at: number, dataOf: DataOf): string {
  const valid = compared.flatMap((each) => {
    const data = dataOf(each)
    return data === null ? [] : [{ name: each.scenario.name, inputs: data.inputs, each }]
  })
  return fragmentOf(valid, valid.findIndex(({ each }) => each === compared[at]))
}

/** The calculation of each scenario as it was last valid. */
function useLastValid(compared: readonly Compared[]): DataOf {
  const last = useRef<ReturnType<typeof lastValid>>(new Map())
  last.current = lastValid(last.current, compared)
  return ({ scenario }) => last.current.get(scenario.id) ?? null
}

/** Pause after a change before the largest effect is calculated, which would slow typing down. */
const EFFECT_PAUSE_MS = 300

/** The sentence on the input that moves a result most: undefined while it is to be found, null where there is none. */
function useLargestEffect({ answer, effect }: CalculatorPage, model: Calculating | null, data: Calculated | null, { law }: State): string | null | undefined {
  const [found, setFound] = useState({ data: effect === undefined ? null : answer, effect })
  useEffect(() => {
    if (model === null || data === null || found.data === data) return
    let isWanted = true
    const timer = setTimeout(() => void model.effectOf(data, law).then((said) => isWanted && setFound({ data, effect: said })), EFFECT_PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [model, data])
  return found.data === data || found.effect === null ? found.effect : undefined
}

/** The state, what comes of it, and what is to be shown. */
function useCalculator(props: Props) {
  const { page } = props
  const [state, dispatch] = useReducer((before: State, next: Change) => changed(before, next, page), page, firstState)
  const first = useRef(state).current
  const { model, loading, ask, change } = useModel(props, dispatch)
  const fragmentDamaged = useFragment(page, ask, state, change)
  const outcomes = useOutcomes(page, model.current, first.scenarios, state)
  const compared = state.scenarios.map((scenario, index): Compared => ({ scenario, outcome: outcomes[index] ?? { data: null, wrong: {} } }))
  const current = compared[state.at]
  const damaged = page.damage !== null && state === first
  const data = damaged ? null : (current?.outcome.data ?? null)
  const dataOf = useLastValid(compared)
  const fragment = fragmentFor(compared, state.at, dataOf)
  const shown = damaged || current === undefined ? null : dataOf(current)
  useAddress(data, fragment, state === first)
  const isAwaited = loading === 'awaited' && state !== first
  const isMissing = loading === 'failed' && state !== first
  const effect = useLargestEffect(page, model.current, data, state)
  return { effect, state, change, ask, isAwaited, isMissing, first, damaged, fragmentDamaged, compared, current, data, shown, fragment, Comparison: model.current?.Comparison }
}

/** Draws as the server did at first, so that hydration fits; then again those fields that the script reads in another way. */
function Awakened({ onAlive = () => undefined, children }: Pick<Props, 'onAlive'> & { children: VNode }): VNode {
  const [isAlive, setAlive] = useState(false)
  useLayoutEffect(() => {
    if (isAlive) queueMicrotask(onAlive) // the fields follow their provider
    else setAlive(true)
  }, [isAlive])
  return <Alive.Provider value={isAlive}>{children}</Alive.Provider>
}

/** Switches between the law in force and the bill before parliament. */
function BillSwitch({ page, state, change }: Pick<Props, 'page'> & Pick<ReturnType<typeof useCalculator>, 'state' | 'change'>): VNode {
  const text = words[page.locale]
  return (
    <label class="check needs-script no-print">
      <input type="checkbox" checked={state.law === 'bill'} onChange={(event) => change({ type: 'law', law: event.currentTarget.checked ? 'bill' : undefined })} />
      {text.bill}
    </label>
  )
}

/** The form with the scenarios: of several one is chosen before it is changed. */
function InputPanel({ page, state, change, ask, current, data, onAlive }: Pick<ReturnType<typeof useCalculator>, 'state' | 'change' | 'ask' | 'current' | 'data'> & Props): VNode {
  const scenarios = <ScenarioBar state={state} page={page} change={change} />
  const several = state.scenarios.length > 1
  return (
    <div class="panel inputs" onFocusIn={ask} onPointerDown={ask}>
      {several && scenarios}
      <Awakened onAlive={onAlive}>
        <CalculatorForm
          page={page}
          entries={current?.scenario.entries ?? {}}
          asOf={state.asOf}
          wrong={current?.outcome.wrong ?? {}}
          onEntry={(name, value) => change({ type: 'entry', name, value })}
          onDay={(asOf) => change({ type: 'day', asOf })}
        />
      </Awakened>
      {page.hasBills && <BillSwitch page={page} state={state} change={change} />}
      {!several && scenarios}
      {data !== null && <Answer data={data} page={page} />}
    </div>
  )
}

/** Form, result and comparison. */
export function CalculatorApp(props: Props): VNode {
  const { page } = props
  const { effect, state, change, ask, isAwaited, isMissing, first, damaged, fragmentDamaged, compared, current, data, shown, fragment, Comparison } = useCalculator(props)
  const text = words[page.locale]
  return (
    <div class="calculator">
      <header>
        <h1>{page.title}</h1>
        <p class="lead"><Glossed text={page.description} /></p>
        {page.presets.length > 0 && <p class="presets no-print">{page.presets.map(({ name, href }) => <a class="button quiet" href={href}>{name}</a>)}</p>}
      </header>
      {damaged && <Damage page={page} change={change} first={first} />}
      {page.olderModel !== null && <Notice tone="info">{text.olderModel(page.olderModel)}</Notice>}
      {fragmentDamaged && <Notice tone="error">{text.damagedScenarios}</Notice>}
      <div class="calculator-columns">
        <InputPanel page={page} state={state} change={change} ask={ask} current={current} data={data} onAlive={props.onAlive} />
        <div class="outcome">
          {Comparison !== undefined && compared.length > 1 && <Comparison compared={compared} page={page} />}
          {!damaged && <ResultPanel page={page} name={compared.length > 1 ? (current?.scenario.name ?? null) : null} shown={shown} outdated={data === null} isAwaited={isAwaited} isMissing={isMissing} isTried={state.law === 'bill'} fragment={fragment} effect={effect} />}
          {shown !== null && <Notes data={shown} page={page} />}
        </div>
      </div>
    </div>
  )
}
