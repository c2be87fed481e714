/**
 * The address as the state: the query is the link of the scenario in the form, exactly as results carry it; further
 * scenarios are in the fragment, which browsers do not send.
 */
import { MAX_SCENARIOS } from '../../../core/contract/limits'
import { isRecord } from '../../../core/values/record'
import type { CalculationModel } from '../../../core/operations/define'
import { nextId } from '../browser/next-id'
import type { CalculatorPage } from './descriptor'
import { entriesOf } from './form-entries'
import { namedIn, type Scenario, type State } from './state'

const KEY = '#scenarios='

/** Whether a fragment has further scenarios. */
export const hasScenarios = (fragment: string): boolean => fragment.startsWith(KEY)

/** The scenario of the query has no inputs here. */
interface Entry {
  name: string
  inputs?: unknown
}

/** The fragment for scenarios with their checked inputs; empty for a single one. */
export function fragmentOf(scenarios: readonly { name: string; inputs: unknown }[], at: number): string {
  if (scenarios.length < 2) return ''
  const entries = scenarios.map(({ name, inputs }, index): Entry => (index === at ? { name } : { name, inputs }))
  return KEY + encodeURIComponent(JSON.stringify(entries))
}

function parsed(fragment: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(fragment.slice(KEY.length)))
  } catch {
    return null
  }
}

const isEntry = (value: unknown): value is Entry => isRecord(value) && typeof value['name'] === 'string' && value['name'] !== '' && value['name'].length <= 64

function scenarioOf(entry: Entry, id: number, own: Scenario, module: CalculationModel, page: CalculatorPage): Scenario | null {
  if (!('inputs' in entry)) return { ...own, name: namedIn(entry.name, page) }
  const checked = module.inputs.safeParse(entry.inputs)
  return checked.success && isRecord(checked.data) ? { id, name: namedIn(entry.name, page), entries: entriesOf(page.form, checked.data, page.locale) } : null
}

/** The state with the scenarios of the fragment; null when the fragment is damaged. */
export function restored(fragment: string, state: State, module: CalculationModel, page: CalculatorPage): State | null {
  const own = state.scenarios[0]
  if (!hasScenarios(fragment) || own === undefined) return state
  const entries = parsed(fragment)
  if (!Array.isArray(entries) || entries.length > MAX_SCENARIOS || !entries.every(isEntry)) return null
  const at = entries.findIndex((entry) => !('inputs' in entry))
  const free = nextId(state.scenarios)
  const scenarios = entries.map((entry, index) => scenarioOf(entry, free + index, own, module, page))
  const known = scenarios.filter((scenario) => scenario !== null)
  return at === -1 || entries.filter((entry) => !('inputs' in entry)).length > 1 || known.length < scenarios.length ? null : { ...state, scenarios: known, at }
}
