/**
 * The two kinds of module. A *calculation* computes a result from inputs by dated law; an *analysis* reads reference data
 * on securities, then computes. A module holds everything specific to one capability; routes, documents,
 * catalogs, costs, types, mocks and pages are derived from the lists of modules in `registry.ts`.
 */
import type * as z from 'zod'
import type { IsoDate } from '../values/dates'
import type { AnalysisState } from '../contract/section'
import type { DatedFigure, TriedLaw } from '../law/dated'
import type { Reference, ReferenceSource } from '../reference/reference'
import type { Locale, Source, Text } from '../values/text'
import type { AnyWords, Words } from '../wording/field-words'
import type { Later, Preset, Range, View } from '../wording/view'
import type { OperationNames } from './names'

// Procedures: what every interface (REST, tRPC, SDK in local mode, mocks, CLI, MCP) uses of an operation. They are derived from
// the modules; `run.ts` executes them.

/** Facts about the call, which models must not obtain themselves. */
export interface RunContext {
  /** Date-time of the request. */
  now: string
  /** Absolute address of the service, without trailing slash. */
  baseUrl: string
  /** Source of the reference data. */
  reference: ReferenceSource
  /** Treats bills before parliament as law, where a calculation uses a figure that one would change; default: the law in force. */
  law?: TriedLaw
  /** Largest number of holdings of a snapshot. Default 25. */
  maxHoldings?: number | undefined
}

/** One computing operation. */
export interface Procedure<Q extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> extends OperationNames {
  /** Name for people. */
  title: Text
  /** What it computes, in a sentence. */
  description: Text
  /** What it is not for and which operation is, in English: programs that choose among the operations read it. */
  notFor: string
  /** Schema of the body of a request. */
  request: Q
  /** The `data` of a successful response. */
  response: R
  /** Names of the fields of `response`. */
  words: AnyWords
  /** A valid example body. */
  example: z.input<Q>
  /** What it costs, in English words: `1 per holding`. */
  units: string
  /** Rate units of a body, valid or not; `most` is the largest number of holdings of a snapshot. Never throws. */
  cost(body: unknown, most?: number): number
  /** Reads and computes; the request has passed its schema. */
  execute(request: z.output<Q>, context: RunContext): Promise<z.output<R>>
}

/** Descriptive fields of every module. */
export interface Capability {
  /** Id, as in paths; all names of its operation follow from it. */
  id: string
  /** Name for people. */
  title: Text
  /** What it computes, in a sentence. */
  description: Text
  /** What it is not for and which operation is, in English: programs that choose among the operations read it. */
  notFor: string
  /** The model in formulas, Markdown. */
  method: Text
}

/** What a calculation gets besides its inputs. */
export interface CalculationContext {
  /** The savings reference date. */
  asOf: IsoDate
  /** Language of messages inside the result. */
  locale: Locale
}

/** What a calculation's model returns. */
export interface Calculation<R> {
  /** The figures. */
  result: R
  /** Assumptions specific to these inputs, besides those of the module. */
  assumptions?: readonly Text[]
  /** Limitations specific to these inputs. */
  limitations?: readonly Text[]
}

/** What a calculation reads from the reference data. */
export interface Asked<I, F> {
  /** What the model gets if no reference data are known. */
  nothing: F
  /** Reads what these inputs leave open; opens the data only if they leave something open. */
  read(inputs: I, open: () => Promise<Reference>): Promise<F>
}

/** A pure model of one question: inputs, dated law, result. `F` is what it gets of the reference data. */
export interface CalculationModel<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType, F = unknown> extends Capability {
  /** Strict object; bounds and units in `.meta()`. In a calculator every field has a default. */
  inputs: I
  /** Schema of the figures. */
  result: R
  /** Inputs that show it at work. */
  example: z.input<I>
  /** The legal figures that it uses. */
  law: readonly DatedFigure[]
  /** What the model assumes. */
  assumptions: readonly Text[]
  /** What the result does not say. */
  limitations: readonly Text[]
  /** Where the law and the figures come from. */
  sources: readonly Source[]
  /** The day whose law the inputs ask for; left out if it is the law date. */
  lawDay?(inputs: z.output<I>): IsoDate
  /** What it reads from the reference data; absent if it reads nothing. */
  asks?: Asked<z.output<I>, F>
  /** Computes; the inputs have passed their schema. */
  compute(inputs: z.output<I>, context: CalculationContext & F): Calculation<z.output<R>>
}

/** A model whose id the compiler knows, for the test that compares client types with the schemas. */
export type Named<Id extends string> = Readonly<{ id: Id }>

/** Declares the model of a calculation; keeps its schema types and its id. */
export const defineCalculation = <Id extends string, I extends z.ZodType, R extends z.ZodType>(
  module: CalculationModel<I, R> & Named<Id>,
): CalculationModel<I, R> & Named<Id> => module

/** Names of the fields and figures of a calculation, in every language. */
export interface CalculationWords<M extends Pick<CalculationModel, 'inputs' | 'result'>> {
  inputs: Words<z.output<M['inputs']>>
  result: Words<z.output<M['result']>>
}

/** Words of the request and of the result. */
type CallWords<K extends string> = Readonly<Record<K, AnyWords>>

/** A calculation as interfaces use it: its model and its words. */
export interface CalculationModule<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType, F = unknown> extends CalculationModel<I, R, F> {
  /** Names of its fields and figures. */
  words: CallWords<'inputs' | 'result'>
}

/** Paths of the fields of a value, those of rows after the name of their list: `schedule.steuerTotal`. */
export type PathsOf<T> = T extends readonly (infer Row)[]
  ? PathsOf<Row>
  : T extends object ? { [K in keyof T & string]: K | (PathsOf<NonNullable<T[K]>> extends infer P extends string ? `${K}.${P}` : never) }[keyof T & string] : never

/** What the page of a calculator shows first; unknown figures and inputs do not compile. */
export type CalculatorView<M> = M extends CalculationModel<infer I, infer R>
  ? Omit<View, 'headline' | 'later' | 'opening' | 'presets' | 'explore' | 'gross'> & {
      headline: readonly PathsOf<z.output<R>>[]
      later?: Later<PathsOf<z.output<R>>, `inputs.${PathsOf<z.output<I>>}`>
      opening?: Readonly<{ [K in keyof z.output<I>]?: unknown }>
      presets?: readonly Preset<Readonly<z.input<I> & object>>[]
      explore?: Readonly<{ [K in PathsOf<z.output<I>>]?: Range }>
      gross?: { figure: PathsOf<z.output<R>>; wish: `inputs.${PathsOf<z.output<I>>}` }
    }
  : never

/** A calculator: a calculation whose page is built from its `view`. */
export interface Calculator<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> extends CalculationModule<I, R> {
  /** What its page shows first. */
  view: View
}

/** What an analysis gets besides its request. */
export interface AnalysisContext {
  /** The day of the request. */
  today: IsoDate
  /** Date-time of the request. */
  now: string
  /** Absolute address of the service, for the links in results. */
  baseUrl: string
}

/** What an analysis returns to its wrapper. */
export interface AnalysisOutcome<D> {
  /** Status, reasons and data. */
  analysis: AnalysisState<D>
  /** Currency of all amounts. */
  baseCurrency: string
  /** Assumptions specific to this request. */
  assumptions?: readonly Text[]
  /** Limitations specific to this request. */
  limitations?: readonly Text[]
}

/** A standalone analysis: reads reference data through the port, then computes. */
export interface Analysis<Q extends z.ZodType = z.ZodType, D extends z.ZodType = z.ZodType, F = unknown> extends Capability {
  /** Schema of the body of a request. */
  request: Q
  /** The analysis' `data` when there is any. */
  data: D
  /** Names of the fields of its request and of its data. */
  words: CallWords<'request' | 'data'>
  /** A request body that gives a useful answer on the embedded bundle. */
  example: z.input<Q>
  /** What the model assumes. */
  assumptions: readonly Text[]
  /** What the result does not say. */
  limitations: readonly Text[]
  /** Sources of figures that are part of the model, with their days. */
  sources?: readonly Text[]
  /** Present if it has data even when it is unavailable. */
  keepsData?: true
  /** What it costs, in English words: `1 per holding`. */
  units: string
  /** Rate units of a body, valid or not; `most` is the largest number of holdings of a snapshot. */
  cost(body: unknown, most?: number): number
  /** Everything the model needs, as plain data. A failed provider is a value in it. */
  read(request: z.output<Q>, reference: Reference, context: AnalysisContext): Promise<F>
  /** Computes from plain data. */
  compute(request: z.output<Q>, facts: F, context: AnalysisContext): AnalysisOutcome<z.output<D>>
}

/** Names of the fields of a request and of its answer, in every language. */
interface AnalysisWords<Q extends z.ZodType, D extends z.ZodType> {
  request: Words<z.output<Q>>
  data: Words<z.output<D>>
}

/** Declares an analysis; keeps its schema types and its id. A field without words does not compile. */
export const defineAnalysis = <Id extends string, Q extends z.ZodType, D extends z.ZodType, F>(
  module: Analysis<Q, D, F> & Named<Id> & { words: AnalysisWords<NoInfer<Q>, NoInfer<D>> },
): Analysis<Q, D, F> & Named<Id> => module
