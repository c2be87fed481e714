/** The scenarios of a comparison: choose, add, name, remove. */
import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
import { Field } from '../../components/field'
import type { CalculatorPage } from '../descriptor'
import { MAX_SCENARIOS } from '../../../../core/contract/limits'
import type { Change, State } from '../state'
import { words } from '../words'

/** A name that takes effect when the field is left. Until then it is kept here: a result that arrives meanwhile draws the field again. An empty name is dropped. */
function NameInput({ name, onRename, ...attributes }: { id: string; name: string; onRename: (name: string) => void }): VNode {
  const [typed, setTyped] = useState<string | null>(null)
  const leave = (value: string): void => {
    setTyped(null)
    if (value.trim() !== '') onRename(value.trim())
  }
  return <input {...attributes} type="text" maxLength={64} value={typed ?? name} onInput={(event) => setTyped(event.currentTarget.value)} onChange={(event) => leave(event.currentTarget.value)} />
}

/** The button that was pressed moves or goes: the focus goes to the scenario in the form, or to where the next one begins. */
const focusCurrent = (): unknown => setTimeout(() => document.querySelector<HTMLElement>('.scenario-list [aria-pressed="true"], .scenarios > button')?.focus())

/** Choosing and changing the list of scenarios; works only with script. */
export function ScenarioBar({ state, page, change }: { state: State; page: CalculatorPage; change: (change: Change) => void }): VNode {
  const text = words[page.locale]
  const { scenarios, at } = state
  const several = scenarios.length > 1
  const resize = (next: Change): void => {
    change(next)
    focusCurrent()
  }
  return (
    <div class="scenarios needs-script no-print">
      {several && (
        <div class="scenario-list" role="group" aria-label={text.scenarios}>
          {scenarios.map(({ name }, index) => (
            <button type="button" class="quiet" aria-pressed={index === at} onClick={() => change({ type: 'select', at: index })}>{name}</button>
          ))}
        </div>
      )}
      {scenarios.length < MAX_SCENARIOS ? (
        <button type="button" class="quiet" onClick={() => resize({ type: 'add' })}>+ {several ? text.addAnother : text.addScenario}</button>
      ) : (
        <p class="help">{text.full}</p>
      )}
      {several && (
        <div class="scenario-edit">
          <Field id="scenario-name" label={text.scenarioName}>
            {(described) => <NameInput {...described} id="scenario-name" name={scenarios[at]?.name ?? ''} onRename={(name) => change({ type: 'rename', at, name })} />}
          </Field>
          <button type="button" class="quiet" onClick={() => resize({ type: 'remove', at })}>{text.removeScenario}</button>
        </div>
      )}
    </div>
  )
}
