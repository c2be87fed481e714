export { createClient } from './client/client'
export { configure, find } from './client/default-client'
export * from './configured'
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
  Api, CalculationOf, Client, CompareScenarios, ComparedScenario, Comparison, ComparisonRequest, ComparisonSummary, FindMethod, FindRequest, FoundSecurities,
  Operation, Scenario, ScenarioError, ScenarioOutcome, ServiceClient,
} from './client/client-types'
export type { Findable } from '../core/find/entry'
export type * from './generated/types'
