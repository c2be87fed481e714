/**
 * The three kinds of module. A module holds everything that is particular to one capability; routes, documents,
 * catalogs, costs, types, mocks and pages are derived from the list of modules in `registry.ts`.
 */
import type * as z from 'zod'
import type { IsoDate } from './dates'
import type { DatedFigure } from './law/dated'
import type { Book } from './portfolio/book'
import type { Reference } from './portfolio/reference'
import type { Section } from './portfolio/section'
import type { Locale, Text } from './text'

/** What a calculator may know besides its inputs. */
export interface CalculationContext {
  /** The savings reference date. */
  asOf: IsoDate
  /** Language of messages inside the result. */
  locale: Locale
}

/** What a calculator's model returns. */
export interface Calculation<R> {
  result: R
  /** Assumptions that hold for these inputs only, besides the module's own. */
  assumptions?: readonly Text[]
  limitations?: readonly Text[]
}

/** A pure model of one German tax or savings question. */
export interface Calculator<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  slug: string
  title: Text
  description: Text
  /** What it is not for and which operation is, in English: programs that choose among the operations read it. */
  notFor: string
  /** Strict object in which every field has a default; bounds and units in `.meta()`. */
  inputs: I
  result: R
  /** Inputs that show the calculator at work. */
  example: z.input<I>
  /** The legal figures that it uses. */
  law: readonly DatedFigure[]
  /** The model in formulas, Markdown. */
  method: Text
  assumptions: readonly Text[]
  limitations: readonly Text[]
  sources: readonly string[]
  compute(inputs: z.output<I>, context: CalculationContext): Calculation<z.output<R>>
}

/** Declares a calculator; keeps its schema types. */
export const defineCalculator = <I extends z.ZodType, R extends z.ZodType>(module: Calculator<I, R>): Calculator<I, R> => module

/** One of the eight analyses of a snapshot. */
export interface SnapshotSection<D extends z.ZodType = z.ZodType> {
  id: string
  title: Text
  description: Text
  /** What it is not for and which operation is, in English: programs that choose among the operations read it. */
  notFor: string
  /** The section's `data` when there is any. */
  data: D
  method: Text
  compute(book: Book): Section<z.output<D>>
}

/** Declares a section; keeps its schema type. */
export const defineSection = <D extends z.ZodType>(module: SnapshotSection<D>): SnapshotSection<D> => module

/** What an analysis may know besides its request. */
export interface AnalysisContext {
  /** The day of the request. */
  today: IsoDate
  /** Date-time of the request. */
  now: string
  /** Makes the links that results carry. */
  baseUrl: string
}

/** What an analysis returns for its wrapper. */
export interface AnalysisOutcome<D> {
  analysis: { status: 'ok' | 'partial' | 'unavailable'; reasons: string[]; data: D | null }
  baseCurrency: string
  /** Sentences that hold for this request only. */
  assumptions?: readonly string[]
  limitations?: readonly string[]
}

/** One of the eight standalone analyses: reads through the port, then computes. */
export interface Analysis<Q extends z.ZodType = z.ZodType, D extends z.ZodType = z.ZodType, F = unknown> {
  id: string
  title: Text
  description: Text
  /** What it is not for and which operation is, in English: programs that choose among the operations read it. */
  notFor: string
  request: Q
  /** The analysis' `data` when there is any. */
  data: D
  /** A request body that gives a useful answer on the embedded bundle. */
  example: z.input<Q>
  method: Text
  assumptions: readonly string[]
  limitations: readonly string[]
  /** Rate units of a body, valid or not. */
  cost(body: unknown): number
  /** Everything the model needs, as plain data. A failed provider is a value in it. */
  read(request: z.output<Q>, reference: Reference, context: AnalysisContext): Promise<F>
  compute(request: z.output<Q>, facts: F, context: AnalysisContext): AnalysisOutcome<z.output<D>>
}

/** Declares an analysis; keeps its schema types. */
export const defineAnalysis = <Q extends z.ZodType, D extends z.ZodType, F>(module: Analysis<Q, D, F>): Analysis<Q, D, F> => module
