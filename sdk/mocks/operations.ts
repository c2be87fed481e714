/** The operations that are mocked, by the names that faults and answers of one's own go by. */
import type { CalculationOf, CalculationRequest, CalculatorSlug, Comparison, ComparisonRequest, DepotTaxId, DepotTaxRequest, FindRequest, FoundSecurities, RetirementId } from '../client/client-types'
import { names } from '../generated/names'
import type {
  AnalyzeOperations, CalculatorCatalog, CalculatorDescriptor, CalculatorOperations, CapabilityDescriptor, CapabilityId, DepotTaxCatalog,
  DepotTaxDescriptor, DepotTaxOperations, PortfolioCatalog, RetirementCatalog, RetirementDescriptor, RetirementOperations,
} from '../generated/types'

interface Call<Q, R> {
  /** Body of a request. */
  request: Q
  /** What a call resolves to. */
  response: R
}

interface Others {
  /** Scenarios of one calculator side by side. */
  'calculators.compare': Call<{ [S in CalculatorSlug]: ComparisonRequest<S> }[CalculatorSlug], { [S in CalculatorSlug]: Comparison<S> }[CalculatorSlug]>
  /** Everything that portfolio analysis offers. */
  'analyze.catalog': Call<undefined, PortfolioCatalog>
  /** One analysis. */
  'analyze.describe': Call<Named<CapabilityId>, CapabilityDescriptor>
  /** All calculators. */
  'calculators.catalog': Call<undefined, CalculatorCatalog>
  /** One calculator. */
  'calculators.describe': Call<Named<CalculatorSlug>, CalculatorDescriptor>
  /** All calculations of depot tax. */
  'depotTax.catalog': Call<undefined, DepotTaxCatalog>
  /** One calculation of depot tax. */
  'depotTax.describe': Call<Named<DepotTaxId>, DepotTaxDescriptor>
  /** All calculations of retirement. */
  'retirement.catalog': Call<undefined, RetirementCatalog>
  /** One calculation of retirement. */
  'retirement.describe': Call<Named<RetirementId>, RetirementDescriptor>
  /** The search for a security. */
  find: Call<FindRequest, FoundSecurities>
}

interface Named<I> {
  /** Id, as in paths. */
  id: I
}

/** Body and result of every operation, by its name: `analyze.overlap`, `calculators.compare`, `depotTax.catalog`. */
export type Operations = {
  [N in keyof AnalyzeOperations as `analyze.${N}`]: Call<AnalyzeOperations[N]['request'], AnalyzeOperations[N]['response']>
} & {
  [N in keyof CalculatorOperations as `calculators.${N}`]:
    Call<CalculationRequest<CalculatorOperations[N]['inputs']>, CalculationOf<CalculatorOperations[N]['slug']>>
} & {
  [N in keyof DepotTaxOperations as `depotTax.${N}`]: Call<DepotTaxRequest<DepotTaxOperations[N]['inputs']>, DepotTaxOperations[N]['response']>
} & {
  [N in keyof RetirementOperations as `retirement.${N}`]: Call<CalculationRequest<RetirementOperations[N]['inputs']>, RetirementOperations[N]['response']>
} & {
  [O in keyof Others]: Others[O]
}

/** An operation by its method: `analyze.overlap`, `calculators.vorabpauschale`, `calculators.catalog`. */
export type OperationName = keyof Operations

const known: ReadonlySet<string> = new Set([
  'find',
  ...Object.entries(names).flatMap(([group, methods]) => [...methods, 'catalog', 'describe'].map((method) => `${group}.${method}`)),
])

/** Refuses names of operations that there are not, which would silently do nothing. @throws TypeError */
export function checkNames(option: string, given: object): void {
  const strange = Object.keys(given).find((name) => name !== '*' && !known.has(name))
  if (strange !== undefined) throw new TypeError(`depotkit: ${option} names ${strange}, which is no operation; they are called like analyze.overlap and calculators.catalog`)
}
