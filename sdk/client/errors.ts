import { fieldOf, isKeyOf } from '../../core/values/record'

/** One finding about a request: path, broken rule, and a sentence that never repeats the submitted value. */
export interface Issue {
  /** Field and index, from the outside in; empty for the whole request. */
  path: (string | number)[]
  /** Broken rule, such as `too_big`. */
  code: string
  /** A sentence for people; never the submitted value. */
  message: string
}

/** `code` of a failure that the service sent. */
export type ServiceErrorCode =
  | 'invalid_json' | 'unsupported_media_type' | 'invalid_request' | 'unknown_capability' | 'unknown_calculator' | 'not_found'
  | 'payload_too_large' | 'rate_limited' | 'internal_error' | 'overloaded'

/** `code` of an error of this package: sent by the service, or from the connection to it. */
export type ErrorCode = ServiceErrorCode | 'network_error' | 'timeout' | 'unexpected_response'

/** A known code, or one of a service that is newer than this package. */
export type AnyCode = ErrorCode | (string & {})

/** Facts on a failed call. */
interface ErrorFacts {
  /** Which failure it is. */
  code: AnyCode
  /** A sentence for people. */
  message: string
  /** HTTP status; null when there was no response. */
  status?: number | null
  /** Findings of an invalid request. */
  details?: unknown
  /** Id of the response, for reports to the operator. */
  requestId?: string | null
  /** Seconds to wait; null if not stated. */
  retryAfterSeconds?: number | null
  /** The underlying error. */
  cause?: unknown
}

/** Base class of every failure of a call. A cancelled call is the exception: it rejects with the signal's own reason. */
export class DepotkitError extends Error {
  /** Name of the class. */
  override readonly name: string = 'DepotkitError'
  /** Stable machine-readable kind, such as `rate_limited`. */
  readonly code: AnyCode
  /** HTTP status; null when there was no response. */
  readonly status: number | null
  /** Details from the service, such as the issues of an invalid request. Never a submitted value. */
  readonly details: unknown
  /** Id of the response, for reports to the operator; null when there was no response. */
  readonly requestId: string | null
  /** Whole seconds after which a new attempt makes sense; null if the service did not state it. */
  readonly retryAfterSeconds: number | null

  constructor(facts: ErrorFacts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.code = facts.code
    this.status = facts.status ?? null
    this.details = facts.details
    this.requestId = facts.requestId ?? null
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null
  }
}

/** 400: the request is malformed or breaks a rule. */
export class InvalidRequestError extends DepotkitError {
  /** Name of the class. */
  override readonly name = 'InvalidRequestError'
  /** The findings, field by field; empty when the body could not be read at all. */
  get issues(): readonly Issue[] {
    return Array.isArray(this.details) ? this.details : []
  }
}

/** 404: unknown capability, calculator or path. */
export class NotFoundError extends DepotkitError {
  /** Name of the class. */
  override readonly name = 'NotFoundError'
}

/** 413: the request body is larger than the interface takes: 491520 bytes for depot tax, 16384 for the others. */
export class PayloadTooLargeError extends DepotkitError {
  /** Name of the class. */
  override readonly name = 'PayloadTooLargeError'
}

/** 429: the rate limit is used up for `retryAfterSeconds` seconds. */
export class RateLimitError extends DepotkitError {
  /** Name of the class. */
  override readonly name = 'RateLimitError'
}

/** 503: the service sheds load or is shutting down. */
export class OverloadedError extends DepotkitError {
  /** Name of the class. */
  override readonly name = 'OverloadedError'
}

/** 500: an unexpected failure of the service. Report it with `requestId`. */
export class InternalError extends DepotkitError {
  /** Name of the class. */
  override readonly name = 'InternalError'
}

/** No response: no connection, name not found, blocked by CORS, or connection lost while reading. */
export class NetworkError extends DepotkitError {
  /** Name of the class. */
  override readonly name = 'NetworkError'
}

/** The call took longer than `timeoutMs`, retries and waiting included. */
export class TimeoutError extends DepotkitError {
  /** Name of the class. */
  override readonly name = 'TimeoutError'
}

/** A response that is not from the service: another server answers at `baseUrl`, or a proxy in between. */
export class UnexpectedResponseError extends DepotkitError {
  /** Name of the class. */
  override readonly name = 'UnexpectedResponseError'
}

type ErrorClass = new (facts: ErrorFacts) => DepotkitError

const classes: Readonly<Record<ServiceErrorCode, ErrorClass>> = {
  invalid_json: InvalidRequestError,
  unsupported_media_type: InvalidRequestError,
  invalid_request: InvalidRequestError,
  unknown_capability: NotFoundError,
  unknown_calculator: NotFoundError,
  not_found: NotFoundError,
  payload_too_large: PayloadTooLargeError,
  rate_limited: RateLimitError,
  overloaded: OverloadedError,
  internal_error: InternalError,
}

const isPath = (value: unknown): value is Issue['path'] => Array.isArray(value) && value.every((part) => typeof part === 'string' || typeof part === 'number')

/** A path in a request as text: `holdings[0].isin`. */
const placeOf = (path: Issue['path']): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('')

/** The message for logs: the sentence, and for an invalid request the first finding with its path. */
function messageOf({ message, details }: ErrorFacts): string {
  const [first, ...more]: unknown[] = Array.isArray(details) ? details : []
  // The details come from the wire unchecked.
  const [path, finding] = [fieldOf(first, 'path'), fieldOf(first, 'message')]
  if (!isPath(path) || typeof finding !== 'string') return message
  const place = placeOf(path)
  return `${message} ${place === '' ? '' : `${place}: `}${finding}${more.length === 0 ? '' : ` (and ${more.length} more)`}`
}

/** The error of a failure code; a code of a newer service gets the base class. */
export const errorOf = (facts: ErrorFacts): DepotkitError =>
  new (isKeyOf(facts.code, classes) ? classes[facts.code] : DepotkitError)({ ...facts, message: messageOf(facts) })
