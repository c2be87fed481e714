import type { Findable } from '../../core/find/entry'
import type { ServiceErrorCode } from './errors'
import type { CalculationOptions, CallOptions, ClientOptions, FindFilters, FindOptions, LocaleOptions, WithResponse } from './options'
import type {
  AnalyzeOperations, Calculation, CalculatorCatalog, CalculatorDescriptor, CalculatorOperations, CapabilityDescriptor, CapabilityId,
  DepotTaxCatalog, DepotTaxDescriptor, DepotTaxOperations, PortfolioCatalog, RetirementCatalog, RetirementDescriptor, RetirementOperations,
} from '../generated/types'

/** Slug of a calculator, as in paths: `etf-sparplan`. */
export type CalculatorSlug = CalculatorOperations[keyof CalculatorOperations]['slug']

/** What belongs to a slug. */
type ByCalculator<S extends CalculatorSlug> = Extract<CalculatorOperations[keyof CalculatorOperations], { slug: S }>

/** The calculation of a calculator, by its slug. */
export type CalculationOf<S extends CalculatorSlug> = Calculation<S, ByCalculator<S>['normalized'], ByCalculator<S>['result']>

/** Body of a calculation over REST and tRPC; everything may be left out. */
export interface CalculationRequest<I> {
  /** What is left out takes its default. */
  inputs?: I | undefined
  /** Language of assumptions, limitations and warnings. Default `en`. */
  locale?: 'en' | 'de' | undefined
  /** Reference date of savings goals, `YYYY-MM-DD`; not the tax year. Default: today, UTC. */
  asOf?: string | undefined
}

/** 2 to 10 scenarios of one calculator. */
export interface ComparisonRequest<S extends CalculatorSlug> {
  /** Slug of the calculator. */
  calculator: S
  /** Reference date of savings goals, `YYYY-MM-DD`; the same for all scenarios. */
  asOf?: string | undefined
  /** Language of assumptions, limitations and warnings. Default `en`. */
  locale?: 'en' | 'de' | undefined
  /** 2 to 10 of them. */
  scenarios: readonly Scenario<S>[]
}

/** One scenario of a comparison. */
export interface Scenario<S extends CalculatorSlug> {
  /** Unique in the comparison, 1 to 64 characters. */
  id: string
  /** What is left out takes its default. */
  inputs: ByCalculator<S>['inputs']
}

/** One scenario that was computed, or the reason why it was not. */
export type ComparedScenario<S extends CalculatorSlug> = ScenarioOutcome<CalculationOf<S>, null> | ScenarioOutcome<null, ScenarioError>

/** What became of a scenario: exactly one of `data` and `error` is not null. */
export interface ScenarioOutcome<D, E> {
  /** Id of the scenario. */
  id: string
  /** The calculation. */
  data: D
  /** Why there is none. */
  error: E
}

/** Why a scenario was not computed. */
export interface ScenarioError {
  /** Which failure it is. */
  code: ServiceErrorCode
  /** A sentence for people. */
  message: string
  /** The findings of an invalid scenario. */
  details?: unknown
}

/** Result of a comparison; every scenario must be looked at. */
export interface Comparison<S extends CalculatorSlug> {
  /** Slug of the calculator. */
  calculator: S
  /** Version of the models and of the law in them. */
  modelVersion: string
  /** Reference date of savings goals, `YYYY-MM-DD`. */
  asOf: string
  /** How many scenarios were computed. */
  summary: ComparisonSummary
  /** In the order of the request. */
  scenarios: ComparedScenario<S>[]
}

/** How many scenarios were computed. */
export interface ComparisonSummary {
  /** Scenarios with a calculation. */
  succeeded: number
  /** Scenarios without. */
  failed: number
}

/** One operation. It rejects with an error class of this package. */
export interface Operation<A extends unknown[], R> {
  (...args: A): Promise<R>
  /** The same call, resolved to the result and what is said about its response: request id, rate units. */
  withResponse(...args: A): Promise<WithResponse<R>>
}

type AnalyzeMethod<N extends keyof AnalyzeOperations> =
  Operation<[request: AnalyzeOperations[N]['request'], options?: CallOptions], AnalyzeOperations[N]['response']>

type CalculatorMethod<N extends keyof CalculatorOperations> =
  Operation<[inputs?: CalculatorOperations[N]['inputs'], options?: CalculationOptions], CalculationOf<CalculatorOperations[N]['slug']>>

/** The comparison of scenarios of one calculator. */
export interface CompareScenarios {
  <S extends CalculatorSlug>(request: ComparisonRequest<S>, options?: CallOptions): Promise<Comparison<S>>
  /** The same call, resolved to the result and what is said about its response. */
  withResponse<S extends CalculatorSlug>(request: ComparisonRequest<S>, options?: CallOptions): Promise<WithResponse<Comparison<S>>>
}

/** The analyses, by name (`analyze.lookThrough`) and by id (`analyze['look-through']`). */
export type AnalyzeApi = { [N in keyof AnalyzeOperations]: AnalyzeMethod<N> } & {
  [N in keyof AnalyzeOperations as Exclude<AnalyzeOperations[N]['id'], N>]: AnalyzeMethod<N>
} & {
  /** What the service offers, with schemas and examples. */
  catalog: Operation<[options?: CallOptions], PortfolioCatalog>
  /** Description and schemas of one analysis, by its id such as `look-through`. */
  describe: Operation<[id: CapabilityId, options?: CallOptions], CapabilityDescriptor>
}

/** The calculators, by name (`calculators.etfSparplan`) and by slug (`calculators['etf-sparplan']`). */
export type CalculatorsApi = { [N in keyof CalculatorOperations]: CalculatorMethod<N> } & {
  [N in keyof CalculatorOperations as Exclude<CalculatorOperations[N]['slug'], N>]: CalculatorMethod<N>
} & {
  /** Runs 2 to 10 scenarios of one calculator. */
  compare: CompareScenarios
  /** What the service offers, with schemas and examples. */
  catalog: Operation<[options?: CallOptions], CalculatorCatalog>
  /** Description, schemas and defaults of one calculator, by its slug. */
  describe: Operation<[slug: CalculatorSlug, options?: CallOptions], CalculatorDescriptor>
}

/** Id of a calculation of depot tax, as in paths: `advance-lump-sum`. */
export type DepotTaxId = DepotTaxOperations[keyof DepotTaxOperations]['id']

/** Body of a calculation of depot tax over REST and tRPC. */
export interface DepotTaxRequest<I> {
  /** What is calculated. */
  inputs: I
  /** Language of assumptions, limitations and warnings. Default `en`. */
  locale?: 'en' | 'de' | undefined
}

type DepotTaxMethod<N extends keyof DepotTaxOperations> =
  Operation<[inputs: DepotTaxOperations[N]['inputs'], options?: LocaleOptions], DepotTaxOperations[N]['response']>

/** The tax on a depot, by name (`depotTax.advanceLumpSum`) and by id (`depotTax['advance-lump-sum']`). */
export type DepotTaxApi = { [N in keyof DepotTaxOperations]: DepotTaxMethod<N> } & {
  [N in keyof DepotTaxOperations as Exclude<DepotTaxOperations[N]['id'], N>]: DepotTaxMethod<N>
} & {
  /** What the service offers, with schemas and examples. */
  catalog: Operation<[options?: CallOptions], DepotTaxCatalog>
  /** Description and schemas of one calculation, by its id. */
  describe: Operation<[id: DepotTaxId, options?: CallOptions], DepotTaxDescriptor>
}

/** Id of a calculation of retirement, as in paths: `altersvorsorgedepot`. */
export type RetirementId = RetirementOperations[keyof RetirementOperations]['id']

type RetirementMethod<N extends keyof RetirementOperations> =
  Operation<[inputs?: RetirementOperations[N]['inputs'], options?: CalculationOptions], RetirementOperations[N]['response']>

/** Subsidised pensions against an own plan, by name (`retirement.altersvorsorgedepot`). */
export type RetirementApi = { [N in keyof RetirementOperations]: RetirementMethod<N> } & {
  /** What the service offers, with schemas and examples. */
  catalog: Operation<[options?: CallOptions], RetirementCatalog>
  /** Description and schemas of one calculation, by its id. */
  describe: Operation<[id: RetirementId, options?: CallOptions], RetirementDescriptor>
}

/** What a search found. */
export interface FoundSecurities {
  /** The best match first; among equals the most widely held. The order is no recommendation. */
  found: Findable[]
  /** Whether there are more than were asked for. */
  more: boolean
}

/** A search as it goes over the wire. */
export interface FindRequest extends FindFilters {
  /** Name or a part of it, WKN, ISIN or ticker; at most 100 characters. */
  q: string
}

/** The search for a security by name, WKN, ISIN or ticker. */
export type FindMethod = Operation<[words: string, options?: FindOptions], FoundSecurities>

/** Everything that a service computes. */
export interface Client {
  /** Analyses of portfolios. */
  readonly analyze: AnalyzeApi
  /** German tax and savings calculators. */
  readonly calculators: CalculatorsApi
  /** The tax on a depot by its lots. */
  readonly depotTax: DepotTaxApi
  /** Subsidised pensions against an own plan. */
  readonly retirement: RetirementApi
  /** Finds the ISIN of a fund or share by what people call it. */
  readonly find: FindMethod
}

/** A client of a service. */
export interface ServiceClient extends Client {
  /** The same client with some options replaced; both can be used. */
  withOptions(others: Partial<ClientOptions>): ServiceClient
}
