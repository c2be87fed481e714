export { createClient } from './client'
export { analyze, calculators, configure } from './default-client'
export {
  DepotkitError, InternalError, InvalidRequestError, NetworkError, NotFoundError, OverloadedError, PayloadTooLargeError,
  RateLimitError, TimeoutError, UnexpectedResponseError, type Issue,
} from './errors'
export { isUsable } from './is-usable'
export { weightsFromValues } from './weights-from-values'
export { parseBrokerCsv, type CsvHolding, type CsvOptions, type CsvOutcome, type CsvRequest } from './broker-csv'
export type { CsvFault, CsvFaultCode } from './csv-faults'
export type { NumberFormat } from './decimal'
export type { CallOptions, CalculationOptions, ClientOptions } from './options'
export type {
  AnalyzeApi, CalculationOf, CalculatorSlug, CalculatorsApi, Client, ComparedScenario, Comparison, ComparisonRequest,
} from './client-types'
export type * from './types.generated'
