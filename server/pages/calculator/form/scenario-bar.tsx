/** The scenarios of a comparison: choose, add, name, remove. */
import type { VNode } from 'preact'
import { Field } from '../../components/field'
import type { CalculatorPage } from '../descriptor'
import { MAX_SCENARIOS, type Change, type State } from '../state'
import { words } from '../words'

/** Choosing and changing the list of scenarios; works only with script. */
export function ScenarioBar({ state, page, change }: { state: State; page: CalculatorPage; change: (change: Change) => void }): VNode {
  const text = words[page.locale]
  const { scenarios, at } = state
  const several = scenarios.length > 1
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
        <button type="button" class="quiet" onClick={() => change({ type: 'add' })}>+ {several ? text.addAnother : text.addScenario}</button>
      ) : (
        <p class="help">{text.full}</p>
      )}
      {several && (
        <div class="scenario-edit">
          <Field id="scenario-name" label={text.scenarioName}>
            {(described) => (
              <input {...described} id="scenario-name" type="text" maxLength={64} value={scenarios[at]?.name ?? ''} onChange={(event) => event.currentTarget.value.trim() !== '' && change({ type: 'rename', at, name: event.currentTarget.value.trim() })} />
            )}
          </Field>
          <button type="button" class="quiet" onClick={() => change({ type: 'remove', at })}>{text.removeScenario}</button>
        </div>
      )}
    </div>
  )
}
