/** Description of a calculator for the page: form and result in the page's language. */
import type { LinkedNamespace } from '../../../core/contract/namespaces'
import type { LinkedAnswer } from '../../../core/operations/calculate'
import type { Locale } from '../../../core/values/text'
import type { View } from '../../../core/wording/view'
import type { Unit } from '../../../core/wording/format'

interface Named {
  /** Dotted path from the inputs: as in a link. */
  name: string
  label: string
  help?: string | undefined
}

export interface NumberField extends Named {
  kind: 'number'
  unit?: Unit | undefined
  min?: number | undefined
  max?: number | undefined
  whole: boolean
  /** What an empty field says, where it may be empty. */
  empty?: string | undefined
  /** Where a slider stands beside the number. */
  slider?: { min: number; max: number; step: number } | undefined
}

export interface Choice {
  value: string | number | null
  label: string
}

export interface ChoiceField extends Named {
  kind: 'choice'
  choices: readonly Choice[]
}

export interface FlagField extends Named {
  kind: 'flag'
}

export interface TextField extends Named {
  kind: 'text'
  optional: boolean
  maxLength?: number | undefined
  example?: string | undefined
}

export interface ListField extends Named {
  kind: 'list'
  item: readonly PlainField[]
  min: number
  max: number
}

/** A field inside a row of a list. */
export type PlainField = NumberField | ChoiceField | FlagField | TextField

export type FormField = PlainField | ListField

/** Fields under a common heading; the first group has none. */
export interface FormGroup {
  /** Whether it is closed at first. */
  folded?: boolean
  legend: string | null
  fields: readonly FormField[]
}

/** One figure of a result, a group of them, or a list of rows. */
export interface ResultField {
  name: string
  label: string
  kind: 'value' | 'date' | 'group' | 'rows'
  unit?: Unit | undefined
  /** Names of the values of an enum. */
  choices?: Readonly<Record<string, string>> | undefined
  /** What a missing value says. */
  empty?: string | undefined
  fields?: readonly ResultField[] | undefined
}

/** The `data` that the service would answer with. */
export type Calculated = LinkedAnswer<unknown, unknown>

/** The data of a calculator's page. */
export interface CalculatorPage {
  namespace: LinkedNamespace
  slug: string
  locale: Locale
  /** Whether the address names the language. */
  localeChosen: boolean
  baseUrl: string
  title: string
  description: string
  /** Path of the page that explains the model. */
  method: string
  form: readonly FormGroup[]
  result: readonly ResultField[]
  view: View
  /** Inputs to begin with, each an address of this page. */
  presets: readonly { name: string; href: string }[]
  /** Normalised inputs and the day of the calculation: those of the link, or the defaults. */
  inputs: Readonly<Record<string, unknown>>
  asOf: string
  /** Their result; null with a damaged link. */
  answer: Calculated | null
  /** Input with the largest effect; null if none is named, absent if the page is to find out. */
  effect?: string | null
  /** Whether the result can be tried with bills. */
  hasBills: boolean
  /** The day on which the page was made, on which the age of the law depends. */
  today: string
  /** Why the link cannot be calculated; then the inputs are the defaults and nothing is shown for them. */
  damage: readonly string[] | null
  /** The model version that the link names, when it is not today's. */
  olderModel: string | null
}
