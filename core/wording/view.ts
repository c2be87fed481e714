/** What the page of a calculator shows first, and its charts: the part that does not follow from schemas and words. */
import { text, type Text } from '../values/text'

/** The value of another input or figure. */
interface Same {
  /** Name of the other one. */
  as: string
}

/** Required values of inputs (names after `inputs.`) and figures of the result; all must match. */
export type Condition = Readonly<Record<string, string | number | boolean | null | Same>>

/** A figure drawn over the rows of a list. */
interface Track {
  /** Field of the rows. */
  field: string
  /** Shape of the marks. */
  shape: 'line' | 'area' | 'bar'
  /** Whether the line is dashed. */
  dashed?: boolean
  /** Whether it is the amount paid in, which looks the same on every chart. */
  paid?: boolean
  /** Condition under which it is drawn. */
  when?: Condition
}

/** A chart, defined by names of fields; names after `inputs.` are inputs. */
export type ChartPlan =
  /** Rows of a list, one label each; the first track of the first chart is the one that scenarios are compared by. */
  | { kind: 'rows'; list: string; labels: string; tracks: readonly Track[]; stacked?: boolean }
  /** Parts of one whole in a single bar; not drawn if the part of the result named by `unless` is present, which tells more. */
  | { kind: 'parts'; fields: readonly string[]; unless?: string }
  /** Figures beside each other. */
  | { kind: 'bars'; fields: readonly string[] }
  /** The difference of two columns of a list, row by row, and finally the figure that the rows lead to. */
  | Difference

/** A chart of the difference of two columns. */
export interface Difference {
  /** Discriminates it from other charts. */
  kind: 'difference'
  /** Name of the difference. */
  title: Text
  /** The list. */
  list: string
  /** Column of the labels below. */
  labels: string
  /** The column from which the other is subtracted. */
  of: string
  /** The column that is subtracted. */
  less: string
  /** A column whose running sum is added to `less`, on a condition. */
  paidOut?: {
    /** Name of the column. */
    field: string
    /** Condition under which it counts. */
    when: Condition
  }
  /** The figure after the last row. */
  end: {
    /** Label below it. */
    label: Text
    /** Name of the figure. */
    field: string
  }
}

/** A sentence under the headline on what it includes or leaves out. */
export interface Note {
  /** The sentence. */
  text: Text
  /** Condition under which it is shown. */
  when?: Condition
  /** Condition under which it is not shown. */
  unless?: Condition
}

/** One amount that a step adds or subtracts: a figure, an input, or the last row or the sum of a column. */
export interface Part {
  /** Name of the figure; after `inputs.` of an input. */
  field: string
  /** Of a column: its last row or its sum. */
  of?: 'last' | 'sum'
  /** Whether it is subtracted. */
  less?: true
}

/** An intermediate figure that explains those of the result: the sum of its parts, at least `least`. */
export interface Step {
  /** Name for people. */
  label: Text
  /** Its summands. */
  parts: readonly Part[]
  /** Lower bound of the sum. */
  least?: number
  /** Whether it is the sum of the steps before it. */
  isTotal?: true
  /** Condition under which it is shown. */
  when?: Condition
}

/** An input without effect or a figure without meaning, always or on a condition: it is hidden then. */
export interface Ineffective {
  /** Name of the input or figure. */
  field: string
  /** Condition under which it is hidden; always, without one. */
  when?: Condition
}

/** Questions by which calculators are grouped, in the order in which pages list them. */
export const groups = {
  taxes: { name: text('Taxes', 'Steuern'), question: text('What goes to the tax office, and what is left?', 'Was geht ans Finanzamt, und was bleibt?') },
  saving: { name: text('Saving', 'Sparen'), question: text('What becomes of what I put aside?', 'Was wird aus dem, was ich zurücklege?') },
  retirement: { name: text('Retirement', 'Ruhestand'), question: text('Will it be enough later, and for how long?', 'Reicht es später, und wie lange?') },
  family: { name: text('Family', 'Familie'), question: text('How does money reach the next generation?', 'Wie kommt Geld zur nächsten Generation?') },
  buying: { name: text('Buying', 'Kaufen'), question: text('How much of my own money does buying a home take?', 'Wie viel eigenes Geld braucht ein Zuhause?') },
} as const satisfies Readonly<Record<string, { name: Text; question: Text }>>

/** A group of calculators. */
export type Group = keyof typeof groups

/** Bounds of a slider. */
export interface Range {
  /** Its largest value. */
  most: number
  /** Distance between two values. */
  step: number
}

/** Example inputs. */
export interface Preset<I = Readonly<Record<string, unknown>>> {
  /** Name of the example. */
  name: Text
  /** Inputs; those left out take their defaults. */
  inputs: I
}

/** A future amount, whose purchasing power is below that of the same amount today. */
export interface Later<F extends string = string, I extends string = string> {
  /** Name of the figure. */
  figure: F
  /** Name of the input with the number of years, or with the age at that time. */
  to: I
  /** Name of the input with the age today, if `to` is an age. */
  from?: I
}

/** What the page of a calculator shows first. */
export interface View {
  /** The question that it helps with. */
  group: Group
  /** Initial inputs of the page, if the defaults of the schema give no figures; inputs in the address take precedence. */
  opening?: Readonly<Record<string, unknown>>
  /** Example inputs to begin with. */
  presets?: readonly Preset[]
  /** Groups of inputs (names after `inputs.`) and lists of the result that are collapsed at first. */
  folded?: readonly string[]
  /** The figures that answer the question: the first three that the result has. */
  headline: readonly string[]
  /** The figure of the headline that is a future amount. */
  later?: Later
  /** Charts in display order; drawn if the result has figures for them. */
  charts: readonly ChartPlan[]
  /** Sentences under the headline. */
  notes?: readonly Note[]
  /** Figures that lead to those of the result. */
  steps?: readonly Step[]
  /** Sliders of amounts, by the name of the input; those of years and percentages follow from the schema. */
  explore?: Readonly<Record<string, Range>>
  /** Inputs that are not shown. */
  ineffective?: readonly Ineffective[]
  /** Figures that would only repeat others or be zero: they are hidden then. */
  idle?: readonly Ineffective[]
  /** A gross figure and the net amount wanted: the page lets the reader assume a deduction. */
  gross?: {
    /** Name of the figure. */
    figure: string
    /** Name of the input. */
    wish: string
  }
}

/** A chart over the rows of a list, labelled by one of their fields. */
export const rows = (list: string, labels: string, ...tracks: Track[]): Extract<ChartPlan, { kind: 'rows' }> => ({ kind: 'rows', list, labels, tracks })

export const line = (field: string, dashed = false): Track => ({ field, shape: 'line', ...(dashed ? { dashed } : {}) })
export const area = (field: string): Track => ({ field, shape: 'area' })
export const bar = (field: string): Track => ({ field, shape: 'bar' })
