/** Maps anything thrown to a failure of the table: for REST, Fastify's own errors and tRPC. */
import type { TRPCError } from '@trpc/server'
import { errorCode } from '../../process/error-code'
import { failure, type ErrorCode, type Failure } from '../../../core/contract/errors'

/** Thrown to answer with a failure of the table. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly failure: Failure,
    /** Whole seconds after which to retry. */
    readonly retryAfterSeconds?: number,
  ) {
    super(failure.message)
  }
}

/** A refusal with a code of the table. */
export const refuse = (code: ErrorCode): Refusal => new Refusal(failure(code))

/** Answer to a tRPC client that sends a mutation as a query; names the option that its link lacks. */
export const calledByPost: Failure = {
  ...failure('not_found'),
  message: "What computes is called by POST: with .mutate(), or as a query over a link with methodOverride: 'POST'.",
}

/** Seconds after which to retry an overloaded process. */
const RETRY_SECONDS = 5

/** A refusal because the process is overloaded. */
export const overloaded = (): Refusal => new Refusal(failure('overloaded', { retryAfterSeconds: RETRY_SECONDS }), RETRY_SECONDS)

/** A refusal because the database, which alone could know, does not answer. */
export const away = (): Refusal => new Refusal({ ...failure('overloaded', { retryAfterSeconds: RETRY_SECONDS }), message: 'The data cannot be asked for at the moment; try again shortly.' }, RETRY_SECONDS)

const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
  FST_ERR_BAD_URL: 'invalid_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'not_found', // QUERY, which nothing here answers
}

const trpcCodes: Readonly<Partial<Record<TRPCError['code'], ErrorCode>>> = {
  NOT_FOUND: 'not_found',
  PARSE_ERROR: 'invalid_json',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_media_type',
  PAYLOAD_TOO_LARGE: 'payload_too_large',
  BAD_REQUEST: 'invalid_request',
}

/** Checks the name, as tRPC does: the error may be of the application's own copy of tRPC. */
const isTrpcError = (error: unknown): error is TRPCError => error instanceof Error && error.name === 'TRPCError'

/** The refusal behind an error, if there is one. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  return isTrpcError(error) && error.cause instanceof Refusal ? error.cause : undefined
}

const codeOf = (error: unknown): ErrorCode => {
  if (isTrpcError(error)) return trpcCodes[error.code] ?? 'internal_error'
  return fastifyCodes[errorCode(error)] ?? 'internal_error'
}

/** Failure for the caller; nothing about its cause. */
export function failureOf(error: unknown): Failure {
  if (isTrpcError(error) && error.code === 'METHOD_NOT_SUPPORTED') return calledByPost
  return refusalOf(error)?.failure ?? failure(codeOf(error), isTrpcError(error) && error.code === 'BAD_REQUEST' ? [] : undefined)
}

/** Log fields of an error: its class and stack frames, never its message, which could repeat submitted values. */
export function traceOf(error: unknown): { error: string; at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { error: error.name, at: frames.slice(0, 8).map((line) => line.trim()) }
}
