/** The table of all failures: every interface answers from it, and callers get no other errors. */
export const errorTable = {
  invalid_json: { status: 400, message: 'The request body is missing or is not valid JSON.' },
  unsupported_media_type: { status: 400, message: 'Send the request body as application/json.' },
  invalid_request: { status: 400, message: 'The request is invalid; see details for each field.' },
  unknown_capability: { status: 404, message: 'There is no analysis with this id.' },
  unknown_calculator: { status: 404, message: 'There is no calculator with this slug.' },
  not_found: { status: 404, message: 'There is nothing at this path for this method.' },
  payload_too_large: { status: 413, message: 'The request body is larger than this interface takes.' },
  rate_limited: { status: 429, message: 'Too many requests; wait for the seconds in Retry-After.' },
  internal_error: { status: 500, message: 'The request could not be processed.' },
  overloaded: { status: 503, message: 'The service is busy or shutting down; try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>

/** One of the closed set of `error.code` values. */
export type ErrorCode = keyof typeof errorTable

/** One finding about a request: path, broken rule, and a sentence that never repeats the submitted value. */
export interface Issue {
  /** Field and index, from the outside in; empty for the whole request. */
  path: (string | number)[]
  /** Broken rule, such as `too_big`. */
  code: string
  /** A sentence for people; never the submitted value. */
  message: string
}

/** The `error` member of a failed response. */
export interface Failure {
  /** Which failure of the table it is. */
  code: ErrorCode
  /** A sentence for people. */
  message: string
  /** Findings of an invalid request, or the seconds to wait. */
  details?: unknown
}

/** Builds the failure for a code of the table. `details` must not contain submitted values. */
export const failure = (code: ErrorCode, details?: unknown): Failure => ({
  code,
  message: errorTable[code].message,
  ...(details === undefined ? {} : { details }),
})

/** Thrown by a model for a fault that its schema cannot express; becomes a 400 with these issues. */
export class InvalidRequest extends Error {
  /** Name of the class. */
  override readonly name = 'InvalidRequest'
  constructor(readonly issues: readonly Issue[]) {
    super(errorTable.invalid_request.message)
  }
}

/** Thrown when a comparison names a calculator that does not exist; becomes a 404. */
export class UnknownCalculator extends Error {
  override readonly name = 'UnknownCalculator'
  constructor() {
    super(errorTable.unknown_calculator.message)
  }
}
