import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { errorTable, type ErrorCode, type Failure } from './errors'

type TrpcCode = keyof typeof TRPC_ERROR_CODES_BY_KEY

const trpcCodes: Readonly<Record<ErrorCode, TrpcCode>> = {
  invalid_json: 'PARSE_ERROR',
  unsupported_media_type: 'UNSUPPORTED_MEDIA_TYPE',
  invalid_request: 'BAD_REQUEST',
  unknown_capability: 'NOT_FOUND',
  unknown_calculator: 'NOT_FOUND',
  not_found: 'NOT_FOUND',
  payload_too_large: 'PAYLOAD_TOO_LARGE',
  rate_limited: 'TOO_MANY_REQUESTS',
  overloaded: 'SERVICE_UNAVAILABLE',
  internal_error: 'INTERNAL_SERVER_ERROR',
}

/** The tRPC code of a failure of the table. */
export const trpcCodeOf = (failure: Failure): TrpcCode => trpcCodes[failure.code]

/** The `error` of a tRPC answer; its data carries the code and details of the failure, and the request id. */
export const trpcFailure = (failure: Failure, requestId: string, path: string | undefined) => ({
  message: failure.message,
  code: TRPC_ERROR_CODES_BY_KEY[trpcCodeOf(failure)],
  data: {
    code: trpcCodeOf(failure),
    httpStatus: errorTable[failure.code].status,
    ...(path === undefined ? {} : { path }),
    requestId,
    error: failure.code,
    ...(failure.details === undefined ? {} : { details: failure.details }),
  },
})
