/** State of the form and its results, as plain data and pure functions. */
import { MAX_SCENARIOS } from '../../../core/contract/limits'
import { statutoryAllowance } from '../../../core/law/kapitalertrag/kapitalertrag'
import type { TaxProfile } from '../../../core/law/kapitalertrag/tax-profile'
import type { Locale } from '../../../core/values/text'
import { nextId } from '../browser/next-id'
import { readNumber, writeNumber } from '../browser/number-text'
import type { Calculated, CalculatorPage } from './descriptor'
import { entriesOf, type Entries } from './form-entries'

/** One set of inputs; names can be changed, and two can be alike. */
export interface Scenario {
  id: number
  name: string
  entries: Entries
}

/** All scenarios share the day; `at` is the one in the form. */
export interface State {
  scenarios: readonly Scenario[]
  at: number
  asOf: string
  /** Bills that are tried; never in an address. */
  law?: 'bill' | undefined
}

/** A calculation, or what is wrong by field. */
export type Outcome = { data: Calculated; wrong: null } | { data: null; wrong: Readonly<Record<string, string>> }

const scenarioNames = { en: 'Scenario', de: 'Szenario' } as const

const scenarioName = (number: number, { locale }: CalculatorPage): string => `${scenarioNames[locale]} ${number}`

/** A name that nobody chose, in the language of the page. */
export const namedIn = (name: string, { locale }: CalculatorPage): string => name.replace(/^S(?:cenario|zenario) (?=\d+$)/, `${scenarioNames[locale]} `)

/** The page as the server sent it. */
export const firstState = (page: CalculatorPage): State => ({
  scenarios: [{ id: 1, name: scenarioName(1, page), entries: entriesOf(page.form, page.inputs, page.locale) }],
  at: 0,
  asOf: page.asOf,
})

/** Actions of the state. */
export type Change =
  | { type: 'entry'; name: string; value: Entries[string] }
  | { type: 'day'; asOf: string }
  | { type: 'law'; law: State['law'] }
  | { type: 'select'; at: number }
  | { type: 'add' }
  | { type: 'remove'; at: number }
  | { type: 'rename'; at: number; name: string }
  | { type: 'restore'; state: State }

function freeName(scenarios: readonly Scenario[], page: CalculatorPage): string {
  let number = scenarios.length + 1
  while (scenarios.some(({ name }) => name === scenarioName(number, page))) number++
  return scenarioName(number, page)
}

const replaced = <T>(list: readonly T[], at: number, change: (item: T) => T): T[] => list.map((item, index) => (index === at ? change(item) : item))

/** Names of the fields that go together: the assessment and the allowance of that many people. */
export const FILING = 'taxProfile.filing_status'
export const ALLOWANCE = 'taxProfile.sparerpauschbetrag_remaining'

/** Whether a text is the allowance of the law. */
export const isStatutory = (text: unknown, status: TaxProfile['filing_status'], locale: Locale): boolean =>
  typeof text === 'string' && readNumber(text, locale) === statutoryAllowance(status)

/** A couple has twice the allowance: an unchanged allowance follows the assessment. */
function followed(entries: Entries, name: string, value: Entries[string], { locale }: CalculatorPage): Entries {
  const before = entries[FILING]
  const follows = name === FILING && isFiling(before) && isFiling(value) && isStatutory(entries[ALLOWANCE], before, locale)
  return follows ? { [ALLOWANCE]: writeNumber(statutoryAllowance(value), locale) } : {}
}

const isFiling = (value: unknown): value is TaxProfile['filing_status'] => value === 'single' || value === 'joint'

/** The state after a change. */
export function changed(state: State, change: Change, page: CalculatorPage): State {
  const { scenarios, at } = state
  switch (change.type) {
    case 'entry':
      return { ...state, scenarios: replaced(scenarios, at, (item) =>
        ({ ...item, entries: { ...item.entries, ...followed(item.entries, change.name, change.value, page), [change.name]: change.value } })) }
    case 'day':
      return { ...state, asOf: change.asOf }
    case 'law':
      return { ...state, law: change.law }
    case 'select':
      return { ...state, at: change.at }
    case 'add': {
      const current = scenarios[at]
      if (current === undefined || scenarios.length >= MAX_SCENARIOS) return state
      return { ...state, scenarios: [...scenarios, { id: nextId(scenarios), name: freeName(scenarios, page), entries: current.entries }], at: scenarios.length }
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

/** The calculation of each scenario by its id, or its last valid one while its form holds something invalid; of those that are gone nothing is kept. */
export const lastValid = (before: ReadonlyMap<number, Calculated>, compared: readonly { scenario: Scenario; outcome: Outcome }[]): ReadonlyMap<number, Calculated> =>
  new Map(compared.flatMap(({ scenario: { id }, outcome }) => {
    const data = outcome.data ?? before.get(id)
    return data === undefined ? [] : [[id, data] as const]
  }))
