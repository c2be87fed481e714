/** What the page of a calculator shows first, and which chart suits it: the one part that schemas and words do not say. */
import { text, type Text } from '../values/text'

/** The value of another input or figure. */
interface Same {
  /** Name of the other one. */
  as: string
}

/** Values that inputs (names after `inputs.`) and figures of the result all have. */
export type Condition = Readonly<Record<string, string | number | boolean | null | Same>>

/** A figure drawn over the rows of a list. */
interface Track {
  /** Field of the rows. */
  field: string
  /** How it is drawn. */
  shape: 'line' | 'area' | 'bar'
  /** A dashed line. */
  dashed?: boolean
  /** What was paid in, which looks the same on every chart. */
  paid?: boolean
  /** Condition under which it is drawn. */
  when?: Condition
}

/** A chart by the names of fields; names after `inputs.` are inputs. */
export type ChartPlan =
  /** Rows of a list, one label each; the first track of the first chart is the one that scenarios are compared by. */
  | { kind: 'rows'; list: string; labels: string; tracks: readonly Track[]; stacked?: boolean }
  /** Parts of one whole in a single bar; `unless` names a part of the result that tells more when it is there. */
  | { kind: 'parts'; fields: readonly string[]; unless?: string }
  /** Figures beside each other. */
  | { kind: 'bars'; fields: readonly string[] }
  /** What one column of a list is above another, row by row, and at last the figure that the rows lead to. */
  | Difference

/** What one column is above another. */
export interface Difference {
  /** Discriminates it from other charts. */
  kind: 'difference'
  /** What the difference is called. */
  title: Text
  /** The list. */
  list: string
  /** Column of the labels below. */
  labels: string
  /** The column that counts. */
  of: string
  /** The column that is subtracted. */
  less: string
  /** A column whose sum so far counts to `less`, on a condition. */
  paidOut?: {
    /** Name of the column. */
    field: string
    /** Condition under which it counts. */
    when: Condition
  }
  /** The figure after the last row. */
  end: {
    /** What stands below it. */
    label: Text
    /** Name of the figure. */
    field: string
  }
}

/** A sentence under the headline: what is in it, and what is not. */
export interface Note {
  /** The sentence. */
  text: Text
  /** Condition under which it is shown. */
  when?: Condition
  /** Condition under which it is not shown. */
  unless?: Condition
}

/** One amount that a step adds, or takes away: a figure, an input, or the last row or the sum of a column. */
export interface Part {
  /** Name of the figure; after `inputs.` of an input. */
  field: string
  /** Of a column: its last row or its sum. */
  of?: 'last' | 'sum'
  /** Whether it is subtracted. */
  less?: true
}

/** A figure between those of the result, so that they can be followed: the sum of its parts, never below `least`. */
export interface Step {
  /** Name for people. */
  label: Text
  /** What it adds up. */
  parts: readonly Part[]
  /** It is never below that. */
  least?: number
  /** It is what the steps before it add up to. */
  isTotal?: true
  /** Condition under which it is shown. */
  when?: Condition
}

/** An input that changes no figure, or a figure that says nothing, always or on a condition: it is not shown then. */
export interface Ineffective {
  /** Name of the input or figure. */
  field: string
  /** Condition under which it is hidden; always, without one. */
  when?: Condition
}

/** What people want to know when they look for a calculator, in the order in which pages list them. */
export const groups = {
  taxes: { name: text('Taxes', 'Steuern'), question: text('What goes to the tax office, and what is left?', 'Was geht ans Finanzamt, und was bleibt?') },
  saving: { name: text('Saving', 'Sparen'), question: text('What becomes of what I put aside?', 'Was wird aus dem, was ich zurücklege?') },
  retirement: { name: text('Retirement', 'Ruhestand'), question: text('Will it be enough later, and for how long?', 'Reicht es später, und wie lange?') },
  family: { name: text('Family', 'Familie'), question: text('How does money reach the next generation?', 'Wie kommt Geld zur nächsten Generation?') },
  buying: { name: text('Buying', 'Kaufen'), question: text('How much of my own money does buying a home take?', 'Wie viel eigenes Geld braucht ein Zuhause?') },
} as const satisfies Readonly<Record<string, { name: Text; question: Text }>>

/** A group of calculators. */
export type Group = keyof typeof groups

/** How far a slider goes, and in which steps. */
export interface Range {
  /** Its largest value. */
  most: number
  /** From one value to the next. */
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
  /** Name of the input that says in how many years, or at which age. */
  to: I
  /** Where that is an age: name of the input with the age today. */
  from?: I
}

/** What the page of a calculator shows first. */
export interface View {
  /** The question that it helps with. */
  group: Group
  /** Inputs that the page begins with where those of the schema come to nothing; an address that names inputs goes before. */
  opening?: Readonly<Record<string, unknown>>
  /** Example inputs to begin with. */
  presets?: readonly Preset[]
  /** Groups of inputs (names after `inputs.`) and lists of the result that are closed at first. */
  folded?: readonly string[]
  /** The figures that answer the question: the first three that the result has. */
  headline: readonly string[]
  /** The figure of the headline that is a future amount. */
  later?: Later
  /** Drawn in this order, where the result has figures for them. */
  charts: readonly ChartPlan[]
  /** Sentences under the headline. */
  notes?: readonly Note[]
  /** Figures that lead to those of the result. */
  steps?: readonly Step[]
  /** Amounts that one explores with a slider, by the name of the input; years and percentages have theirs from the schema. */
  explore?: Readonly<Record<string, Range>>
  /** Inputs that are not shown. */
  ineffective?: readonly Ineffective[]
  /** Figures that would only repeat others or be zero: they are not shown then. */
  idle?: readonly Ineffective[]
  /** A figure that is gross, and the wish beside it that is net: the page lets the reader assume a deduction. */
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
