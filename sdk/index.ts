export { createClient } from './client/client'
export { analyze, calculators, configure, depotTax } from './client/default-client'
export {
  DepotkitError, InternalError, InvalidRequestError, NetworkError, NotFoundError, OverloadedError, PayloadTooLargeError,
  RateLimitError, TimeoutError, UnexpectedResponseError, type AnyCode, type ErrorCode, type Issue, type ServiceErrorCode,
} from './client/errors'
export { isUsable, type Usable } from './client/is-usable'
export { weightsFromValues } from './files/weights-from-values'
export type {
  Attempt, CallOptions, CalculationOptions, ClientOptions, LocaleOptions, RateLimitState, ResponseFacts, WithResponse,
} from './client/options'
export type {
  AnalyzeApi, CalculationOf, CalculationRequest, CalculatorSlug, CalculatorsApi, Client, CompareScenarios, ComparedScenario, Comparison, ComparisonRequest,
  ComparisonSummary,   DepotTaxApi, DepotTaxId, DepotTaxRequest, Operation, Scenario, ScenarioError, ScenarioOutcome, ServiceClient,
} from './client/client-types'
export type * from './generated/types'
