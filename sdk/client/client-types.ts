import type { Findable } from '../../core/find/entry'
import type { ServiceErrorCode } from './errors'
import type { CalculationOptions, CallOptions, ClientOptions, FindFilters, FindOptions, LocaleOptions, WithResponse } from './options'
import type { CalculatorOperations, CalculatorSlug, Groups } from '../generated/types'

type ByCalculator<S extends CalculatorSlug> = Extract<CalculatorOperations[keyof CalculatorOperations], { id: S }>

/** The calculation of a calculator, by its slug. */
export type CalculationOf<S extends CalculatorSlug> = ByCalculator<S>['response']

/** 2 to 10 scenarios of one calculator. */
export interface ComparisonRequest<S extends CalculatorSlug> {
  /** Slug of the calculator. */
  calculator: S
  /** Reference date of savings goals, `YYYY-MM-DD`; the same for all scenarios. */
  asOf?: string | undefined
  /** Language of assumptions, limitations and warnings. Default `en`. */
  locale?: 'en' | 'de' | undefined
  /** The scenarios, 2 to 10. */
  scenarios: readonly Scenario<S>[]
}

/** One scenario of a comparison. */
export interface Scenario<S extends CalculatorSlug> {
  /** Unique in the comparison, 1 to 64 characters. */
  id: string
  /** Inputs; those left out take their defaults. */
  inputs: ByCalculator<S>['inputs']
}

/** One scenario that was computed, or the reason why it was not. */
export type ComparedScenario<S extends CalculatorSlug> = ScenarioOutcome<CalculationOf<S>, null> | ScenarioOutcome<null, ScenarioError>

/** The outcome of a scenario: exactly one of `data` and `error` is not null. */
export interface ScenarioOutcome<D, E> {
  /** Id of the scenario. */
  id: string
  /** The calculation; null if it failed. */
  data: D
  /** The failure; null if it was computed. */
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

/** Result of a comparison; check every scenario, since each may have failed. */
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
  /** Scenarios with an error. */
  failed: number
}

/** One operation. It rejects with an error class of this package. */
export interface Operation<A extends unknown[], R> {
  (...args: A): Promise<R>
  /** The same call, resolved to the result and facts on its response: request id, rate units. */
  withResponse(...args: A): Promise<WithResponse<R>>
}

/** The comparison of scenarios of one calculator. */
export interface CompareScenarios {
  <S extends CalculatorSlug>(request: ComparisonRequest<S>, options?: CallOptions): Promise<Comparison<S>>
  /** The same call, resolved to the result and facts on its response. */
  withResponse<S extends CalculatorSlug>(request: ComparisonRequest<S>, options?: CallOptions): Promise<WithResponse<Comparison<S>>>
}

/** Arguments of a calculation; inputs may be left out if all of them have defaults. */
type InputArguments<V, Q, O> = Q extends { inputs: unknown } ? [inputs: V, options?: O] : [inputs?: V, options?: O]

/** The method of an operation: calculations take inputs and options, everything else a request. */
type MethodOf<C> = C extends { inputs: infer V; request: infer Q; response: infer R }
  ? Operation<InputArguments<V, Q, 'asOf' extends keyof Q ? CalculationOptions : LocaleOptions>, R>
  : C extends { request: infer Q; response: infer R } ? Operation<[request: Q, options?: CallOptions], R> : never

/** Further methods of a group, besides its operations, catalog and descriptions. */
type More<G> = G extends 'calculators'
  ? {
      /** Runs 2 to 10 scenarios of one calculator. */
      compare: CompareScenarios
    }
  : unknown

type ById<O> = { [N in keyof O as O[N] extends { id: infer I extends string } ? Exclude<I, N> : never]: MethodOf<O[N]> }

/** The methods of a group, by name (`analyze.lookThrough`) and by id (`analyze['look-through']`). */
export type Api<G extends keyof Groups> = { [N in keyof Groups[G]['operations']]: MethodOf<Groups[G]['operations'][N]> } & ById<Groups[G]['operations']> & More<G> & {
  /** What the service offers, with schemas and examples. */
  catalog: Operation<[options?: CallOptions], Groups[G]['catalog']>
  /** Description and schemas of one operation, by its id as in paths: `look-through`. */
  describe: Operation<[id: Groups[G]['id'], options?: CallOptions], Groups[G]['descriptor']>
}

/** Result of a search. */
export interface FoundSecurities {
  /** The best match first; among equals the most widely held. The order is no recommendation. */
  found: Findable[]
  /** Whether there are more matches than `limit`. */
  more: boolean
}

/** A search request on the wire. */
export interface FindRequest extends FindFilters {
  /** Name or a part of it, WKN, ISIN or ticker; at most 100 characters. */
  q: string
}

/** The search for a security by name, WKN, ISIN or ticker. */
export type FindMethod = Operation<[words: string, options?: FindOptions], FoundSecurities>

/** The groups of methods of a client. */
type Apis = { readonly [G in keyof Groups]: Api<G> }

/** Everything that a service computes. */
export interface Client extends Apis {
  /** Finds the ISIN of a fund or share by name, WKN or ticker. */
  readonly find: FindMethod
}

/** A client of a service. */
export interface ServiceClient extends Client {
  /** The same client with some options replaced; both can be used. */
  withOptions(others: Partial<ClientOptions>): ServiceClient
}
