/** The mocked operations, by the names that faults and replacement answers use. */
import type { Comparison, ComparisonRequest, FindRequest, FoundSecurities } from '../client/client-types'
import { procedures } from '../../core/registry/procedures'
import type { CalculatorSlug, Groups } from '../generated/types'

interface Call<Q, R> {
  /** Body of a request. */
  request: Q
  /** Result of a call. */
  response: R
}

interface Others {
  /** Scenarios of one calculator side by side. */
  'calculators.compare': Call<{ [S in CalculatorSlug]: ComparisonRequest<S> }[CalculatorSlug], { [S in CalculatorSlug]: Comparison<S> }[CalculatorSlug]>
  /** The search for a security. */
  find: Call<FindRequest, FoundSecurities>
}

interface Named<I> {
  /** Id, as in paths. */
  id: I
}

type GroupName = keyof Groups

/** Operations, catalog and descriptors of a group, by their names. */
type OperationsOf<G extends GroupName> = {
  [N in keyof Groups[G]['operations'] & string as `${G}.${N}`]: Groups[G]['operations'][N] extends Call<infer Q, infer R> ? Call<Q, R> : never
} & Record<`${G}.catalog`, Call<undefined, Groups[G]['catalog']>> & Record<`${G}.describe`, Call<Named<Groups[G]['id']>, Groups[G]['descriptor']>>

type Joined<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer A) => void ? A : never

/** Body and result of every operation, by its name: `analyze.overlap`, `calculators.compare`, `depotTax.catalog`. */
export type Operations = Joined<{ [G in GroupName]: OperationsOf<G> }[GroupName]> & Others

/** An operation by its method: `analyze.overlap`, `calculators.vorabpauschale`, `calculators.catalog`. */
export type OperationName = keyof Operations

const known: ReadonlySet<string> = new Set([
  'find',
  ...procedures.flatMap(({ group, name }) => [name, 'catalog', 'describe'].map((method) => `${group}.${method}`)),
])

/** Refuses names of unknown operations, which would silently do nothing. @throws TypeError */
export function checkNames(option: string, given: object): void {
  const strange = Object.keys(given).find((name) => name !== '*' && !known.has(name))
  if (strange !== undefined) throw new TypeError(`depotkit: ${option} names ${strange}, which is no operation; they are called like analyze.overlap and calculators.catalog`)
}
