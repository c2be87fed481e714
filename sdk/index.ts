export { createClient } from './client/client'
export { analyze, calculators, configure, depotTax, find, retirement } from './client/default-client'
export {
  DepotkitError, InternalError, InvalidRequestError, NetworkError, NotFoundError, OverloadedError, PayloadTooLargeError,
  RateLimitError, TimeoutError, UnexpectedResponseError, type AnyCode, type ErrorCode, type Issue, type ServiceErrorCode,
} from './client/errors'
export { isUsable, type Usable } from './client/is-usable'
export { weightsFromValues } from './files/weights-from-values'
export type {
  Attempt, CallOptions, CalculationOptions, ClientOptions, FindFilters, FindOptions, LocaleOptions, RateLimitState, ResponseFacts, WithResponse,
} from './client/options'
export type {
  AnalyzeApi, CalculationOf, CalculationRequest, CalculatorSlug, CalculatorsApi, Client, CompareScenarios, ComparedScenario, Comparison, ComparisonRequest,
  ComparisonSummary, DepotTaxApi, DepotTaxId, DepotTaxRequest, FindMethod, FindRequest, FoundSecurities, Operation, RetirementApi, RetirementId, Scenario, ScenarioError, ScenarioOutcome, ServiceClient,
} from './client/client-types'
export type { Findable } from '../core/find/entry'
export type * from './generated/types'
