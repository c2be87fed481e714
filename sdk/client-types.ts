import type { CalculationOptions, CallOptions } from './options'
import type {
  AnalyzeOperations, Calculation, CalculatorCatalog, CalculatorDescriptor, CalculatorOperations, CapabilityDescriptor, CapabilityId, PortfolioCatalog,
} from './types.generated'

/** Slug of a calculator, as in paths: `etf-sparplan`. */
export type CalculatorSlug = CalculatorOperations[keyof CalculatorOperations]['slug']

/** What belongs to a slug. */
type Operation<S extends CalculatorSlug> = Extract<CalculatorOperations[keyof CalculatorOperations], { slug: S }>

/** The calculation of a calculator, by its slug. */
export type CalculationOf<S extends CalculatorSlug> = Calculation<S, Operation<S>['normalized'], Operation<S>['result']>

/** 2 to 10 scenarios of one calculator. */
export interface ComparisonRequest<S extends CalculatorSlug> {
  calculator: S
  /** Reference date of savings goals, `YYYY-MM-DD`; the same for all scenarios. */
  asOf?: string | undefined
  locale?: 'en' | 'de' | undefined
  /** Ids are unique, 1 to 64 characters. Left-out inputs take their defaults in each scenario. */
  scenarios: readonly { id: string; inputs: Operation<S>['inputs'] }[]
}

/** One scenario that was computed, or the reason why it was not. */
export type ComparedScenario<S extends CalculatorSlug> =
  | { id: string; data: CalculationOf<S>; error: null }
  | { id: string; data: null; error: { code: string; message: string; details?: unknown } }

/** Result of a comparison; every scenario must be looked at. */
export interface Comparison<S extends CalculatorSlug> {
  calculator: S
  modelVersion: string
  asOf: string
  summary: { succeeded: number; failed: number }
  /** In the order of the request. */
  scenarios: ComparedScenario<S>[]
}

/** The analyses. Each method rejects with an error class of this package. */
export type AnalyzeApi = {
  [N in keyof AnalyzeOperations]: (
    request: AnalyzeOperations[N]['request'],
    options?: CallOptions,
  ) => Promise<AnalyzeOperations[N]['response']>
} & {
  /** What the service offers, with schemas and examples. */
  catalog(options?: CallOptions): Promise<PortfolioCatalog>
  /** Description and schemas of one analysis, by its id such as `look-through`. */
  describe(id: CapabilityId, options?: CallOptions): Promise<CapabilityDescriptor>
}

/** The calculators. Each method rejects with an error class of this package. */
export type CalculatorsApi = {
  [N in keyof CalculatorOperations]: (
    inputs?: CalculatorOperations[N]['inputs'],
    options?: CalculationOptions,
  ) => Promise<CalculationOf<CalculatorOperations[N]['slug']>>
} & {
  /** Runs 2 to 10 scenarios of one calculator. */
  compare<S extends CalculatorSlug>(request: ComparisonRequest<S>, options?: CallOptions): Promise<Comparison<S>>
  /** What the service offers, with schemas and examples. */
  catalog(options?: CallOptions): Promise<CalculatorCatalog>
  /** Description, schemas and defaults of one calculator, by its slug. */
  describe(slug: CalculatorSlug, options?: CallOptions): Promise<CalculatorDescriptor>
}

/** Everything that a service computes. */
export interface Client {
  readonly analyze: AnalyzeApi
  readonly calculators: CalculatorsApi
}
