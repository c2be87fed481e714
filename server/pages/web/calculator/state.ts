/** What the visitor has entered, and what comes of it. All of it is plain data and pure functions. */
import { calculate } from '../../../../core/calculate'
import type { Calculator } from '../../../../core/define'
import { asOf as daySchema } from '../../../../core/schemas/scalars'
import type { CalculatorPage } from './descriptor'
import { entriesOf, inputsOf, type Entries } from './form'
import { findingsByField } from './issues'

/** One set of inputs. */
export interface Scenario {
  name: string
  entries: Entries
}

/** All scenarios share the day; `at` is the one in the form. */
export interface State {
  scenarios: readonly Scenario[]
  at: number
  asOf: string
}

/** The `data` that the service would answer with. */
export type Calculated = ReturnType<typeof calculate>

/** A calculation, or what is wrong by field. */
export type Outcome = { data: Calculated; wrong: null } | { data: null; wrong: Readonly<Record<string, string>> }

/** A comparison has at most this many scenarios. */
export const MAX_SCENARIOS = 10

const scenarioNames = { en: 'Scenario', de: 'Szenario' } as const

/** Name of a scenario that was given none. */
export const scenarioName = (number: number, { locale }: CalculatorPage): string => `${scenarioNames[locale]} ${number}`

/** The page as the server sent it. */
export const firstState = (page: CalculatorPage): State => ({
  scenarios: [{ name: scenarioName(1, page), entries: entriesOf(page.form, page.inputs, page.locale) }],
  at: 0,
  asOf: page.asOf,
})

/** Calculates what the fields hold. The clock plays no part: the day is one of the fields. */
export function outcomeOf(module: Calculator, page: CalculatorPage, entries: Entries, asOf: string): Outcome {
  const { form, locale, baseUrl } = page
  const inputs = module.inputs.safeParse(inputsOf(form, entries, locale))
  const day = daySchema.safeParse(asOf)
  if (inputs.success && day.success) {
    const call = { now: `${day.data}T00:00:00.000Z`, baseUrl }
    return { data: calculate(module, { inputs: inputs.data, locale, asOf: day.data }, call), wrong: null }
  }
  const findings = [...(inputs.error?.issues ?? []), ...(day.error?.issues ?? []).map((issue) => ({ ...issue, path: ['asOf'] }))]
  return { data: null, wrong: findingsByField(findings, form, locale) }
}

/** What a change of the state does. */
export type Change =
  | { type: 'entry'; name: string; value: Entries[string] }
  | { type: 'day'; asOf: string }
  | { type: 'select'; at: number }
  | { type: 'add' }
  | { type: 'remove'; at: number }
  | { type: 'rename'; at: number; name: string }
  | { type: 'restore'; state: State }

/** A name that no scenario has yet. */
function freeName(scenarios: readonly Scenario[], page: CalculatorPage): string {
  let number = scenarios.length + 1
  while (scenarios.some(({ name }) => name === scenarioName(number, page))) number++
  return scenarioName(number, page)
}

const replaced = <T>(list: readonly T[], at: number, change: (item: T) => T): T[] => list.map((item, index) => (index === at ? change(item) : item))

/** The state after a change. */
export function changed(state: State, change: Change, page: CalculatorPage): State {
  const { scenarios, at } = state
  switch (change.type) {
    case 'entry':
      return { ...state, scenarios: replaced(scenarios, at, (item) => ({ ...item, entries: { ...item.entries, [change.name]: change.value } })) }
    case 'day':
      return { ...state, asOf: change.asOf }
    case 'select':
      return { ...state, at: change.at }
    case 'add': {
      const current = scenarios[at]
      if (current === undefined || scenarios.length >= MAX_SCENARIOS) return state
      return { ...state, scenarios: [...scenarios, { name: freeName(scenarios, page), entries: current.entries }], at: scenarios.length }
    }
    case 'remove': {
      if (scenarios.length === 1) return state
      const rest = scenarios.filter((_, index) => index !== change.at)
      return { ...state, scenarios: rest, at: Math.min(at > change.at ? at - 1 : at, rest.length - 1) }
    }
    case 'rename':
      return { ...state, scenarios: replaced(scenarios, change.at, (item) => ({ ...item, name: change.name })) }
    case 'restore':
      return change.state
  }
}
