/** Calculation and comparison in the browser: loaded with the first change, since the server renders the initial result. */
import { calculateLinked } from '../../../core/operations/calculate'
import type { CalculationModel } from '../../../core/operations/define'
import type { IsoDate } from '../../../core/values/dates'
import { asOf as daySchema } from '../../../core/values/schemas/scalars'
import { restored } from './address'
import type { Calculated, CalculatorPage } from './descriptor'
import { inputsOf, type Entries } from './form-entries'
import { findingsByField } from './form/issues'
import { Comparison } from './result/comparison'
import { largestEffect } from './result/effect'
import type { Outcome, State } from './state'

/** A model with the page that it calculates for. */
export interface Calculating {
  outcomeOf(entries: Entries, terms: Pick<State, 'asOf' | 'law'>): Outcome
  /** The state with the scenarios of a fragment; null when the fragment is damaged. */
  restored(fragment: string, state: State): State | null
  /** The sentence on the input that moves the answer most; null where there is none. */
  effectOf(data: Calculated, law: State['law']): Promise<string | null>
  /** Draws several scenarios side by side. */
  Comparison: typeof Comparison
}

const calculated = (module: CalculationModel, { namespace, locale, baseUrl, today }: CalculatorPage, inputs: unknown, asOf: IsoDate, law: State['law']): Calculated =>
  calculateLinked(namespace, module, { inputs, locale, asOf }, { now: `${today}T00:00:00.000Z`, baseUrl, law })

/** The result of the fields, or what is wrong with them. It does not depend on the clock: the reference date is a field, and today that of the page. */
function outcomeOf(module: CalculationModel, page: CalculatorPage, entries: Entries, { asOf, law }: Pick<State, 'asOf' | 'law'>): Outcome {
  const { form, locale } = page
  const inputs = module.inputs.safeParse(inputsOf(form, entries, locale))
  const day = daySchema.safeParse(asOf)
  if (inputs.success && day.success) {
    return { data: calculated(module, page, inputs.data, day.data, law), wrong: null }
  }
  const findings = [...(inputs.error?.issues ?? []), ...(day.error?.issues ?? []).map((issue) => ({ ...issue, path: ['asOf'] }))]
  return { data: null, wrong: findingsByField(findings, form, locale) }
}

export const calculatingWith = (module: CalculationModel, page: CalculatorPage): Calculating => ({
  Comparison,
  outcomeOf: (entries, terms) => outcomeOf(module, page, entries, terms),
  restored: (fragment, state) => restored(fragment, state, module, page),
  effectOf: (data, law) =>
    largestEffect(page, data, (inputs) => {
      const read = module.inputs.safeParse(inputs)
      return read.success ? calculated(module, page, read.data, data.asOf, law).result : undefined
    }),
})
