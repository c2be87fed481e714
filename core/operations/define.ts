/**
 * The three kinds of module. A module holds everything that is particular to one capability; routes, documents,
 * catalogs, costs, types, mocks and pages are derived from the list of modules in `registry.ts`.
 */
import type * as z from 'zod'
import type { IsoDate } from '../values/dates'
import type { DatedFigure } from '../law/dated'
import type { Book } from '../portfolio/book/book'
import type { Reference } from '../portfolio/reference/reference'
import type { Section } from '../portfolio/schemas/section'
import type { Locale, Text } from '../values/text'
import type { AnyWords, Words } from '../wording/field-words'
import type { View } from '../wording/view'

/** What a calculator may know besides its inputs. */
export interface CalculationContext {
  /** The savings reference date. */
  asOf: IsoDate
  /** Language of messages inside the result. */
  locale: Locale
}

/** What a calculator's model returns. */
export interface Calculation<R> {
  /** The figures. */
  result: R
  /** Assumptions that hold for these inputs only, besides the module's own. */
  assumptions?: readonly Text[]
  /** Limitations that hold for these inputs only. */
  limitations?: readonly Text[]
}

/** A pure model of one German tax or savings question. */
export interface CalculatorModel<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  /** Id, as in paths. */
  slug: string
  /** Name for people. */
  title: Text
  /** What it computes, in a sentence. */
  description: Text
  /** What it is not for and which operation is, in English: programs that choose among the operations read it. */
  notFor: string
  /** Strict object in which every field has a default; bounds and units in `.meta()`. */
  inputs: I
  /** Schema of the figures. */
  result: R
  /** Inputs that show the calculator at work. */
  example: z.input<I>
  /** The legal figures that it uses. */
  law: readonly DatedFigure[]
  /** The model in formulas, Markdown. */
  method: Text
  /** What the model takes for granted. */
  assumptions: readonly Text[]
  /** What the result does not say. */
  limitations: readonly Text[]
  /** Where the law and the figures come from. */
  sources: readonly string[]
  /** Computes; the inputs have passed their schema. */
  compute(inputs: z.output<I>, context: CalculationContext): Calculation<z.output<R>>
}

/** Declares the model of a calculator; keeps its schema types. */
export const defineCalculator = <I extends z.ZodType, R extends z.ZodType>(module: CalculatorModel<I, R>): CalculatorModel<I, R> => module

/** What the fields and figures of a calculator are called, in every language. */
export type CalculatorWords<M> = M extends CalculatorModel<infer I, infer R> ? { inputs: Words<z.output<I>>; result: Words<z.output<R>> } : never

/** Words of what goes in and of what comes out. */
type CallWords<K extends string> = Readonly<Record<K, AnyWords>>

/** A calculator as every front knows it: its model, its words, and what its page shows first. */
export interface Calculator<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> extends CalculatorModel<I, R> {
  /** What its fields and figures are called. */
  words: CallWords<'inputs' | 'result'>
  /** What its page shows first. */
  view: View
}

/** An analysis of a snapshot. */
export interface SectionModel<D extends z.ZodType = z.ZodType> {
  /** Id, as in paths. */
  id: string
  /** Name for people. */
  title: Text
  /** What it computes, in a sentence. */
  description: Text
  /** What it is not for and which operation is, in English: programs that choose among the operations read it. */
  notFor: string
  /** The section's `data` when there is any. */
  data: D
  /** The model in formulas, Markdown. */
  method: Text
  /** Computes from the submitted portfolio and what is known of it. */
  compute(book: Book): Section<z.output<D>>
}

/** Declares the model of a section; keeps its schema type. */
export const defineSection = <D extends z.ZodType>(module: SectionModel<D>): SectionModel<D> => module

/** What the fields of a section's data are called, in every language. */
export type SectionWords<M> = M extends SectionModel<infer D> ? Words<z.output<D>> : never

/** A section as every front knows it: its model and its words. */
export interface SnapshotSection<D extends z.ZodType = z.ZodType> extends SectionModel<D> {
  /** What the fields of its data are called. */
  words: AnyWords
}

/** What an analysis may know besides its request. */
export interface AnalysisContext {
  /** The day of the request. */
  today: IsoDate
  /** Date-time of the request. */
  now: string
  /** Makes the links that results carry. */
  baseUrl: string
}

/** What came of an analysis. */
interface OutcomeOfAnalysis<D> {
  /** How complete it is. */
  status: 'ok' | 'partial' | 'unavailable'
  /** Why it is not complete. */
  reasons: string[]
  /** The figures; null when there are none. */
  data: D | null
}

/** What an analysis returns for its wrapper. */
export interface AnalysisOutcome<D> {
  /** Status, reasons and data. */
  analysis: OutcomeOfAnalysis<D>
  /** Currency of all amounts. */
  baseCurrency: string
  /** Sentences that hold for this request only. */
  assumptions?: readonly Text[]
  /** Limits that hold for this request only. */
  limitations?: readonly Text[]
}

/** A standalone analysis: reads through the port, then computes. */
export interface AnalysisModel<Q extends z.ZodType = z.ZodType, D extends z.ZodType = z.ZodType, F = unknown> {
  /** Id, as in paths. */
  id: string
  /** Name for people. */
  title: Text
  /** What it computes, in a sentence. */
  description: Text
  /** What it is not for and which operation is, in English: programs that choose among the operations read it. */
  notFor: string
  /** Schema of the body of a request. */
  request: Q
  /** The analysis' `data` when there is any. */
  data: D
  /** A request body that gives a useful answer on the embedded bundle. */
  example: z.input<Q>
  /** The model in formulas, Markdown. */
  method: Text
  /** What the model takes for granted. */
  assumptions: readonly Text[]
  /** What the result does not say. */
  limitations: readonly Text[]
  /** Whether it carries data even when it is unavailable. */
  keepsData?: true
  /** What it costs, in English words: `1 per holding`. */
  units: string
  /** Rate units of a body, valid or not, where a snapshot has at most this many holdings. */
  cost(body: unknown, most?: number): number
  /** Everything the model needs, as plain data. A failed provider is a value in it. */
  read(request: z.output<Q>, reference: Reference, context: AnalysisContext): Promise<F>
  /** Computes from plain data. */
  compute(request: z.output<Q>, facts: F, context: AnalysisContext): AnalysisOutcome<z.output<D>>
}

/** Declares the model of an analysis; keeps its schema types. */
export const defineAnalysis = <Q extends z.ZodType, D extends z.ZodType, F>(module: AnalysisModel<Q, D, F>): AnalysisModel<Q, D, F> => module

/** What the fields of a request and of its answer are called, in every language. */
export type AnalysisWords<M> = M extends AnalysisModel<infer Q, infer D> ? { request: Words<z.output<Q>>; data: Words<z.output<D>> } : never

/** An analysis as every front knows it: its model and its words. */
export interface Analysis<Q extends z.ZodType = z.ZodType, D extends z.ZodType = z.ZodType, F = unknown> extends AnalysisModel<Q, D, F> {
  /** What the fields of its request and of its data are called. */
  words: CallWords<'request' | 'data'>
}
