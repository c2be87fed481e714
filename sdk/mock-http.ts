/** HTTP around the mocks: the headers, envelopes and refusals of the service. */
import { HttpResponse, type JsonBodyType } from 'msw'
import { fail, succeed } from '../core/envelope'
import { failure, type ErrorCode, type Failure } from '../core/errors'
import type { Outcome } from '../core/run'
import { MAX_BODY_BYTES } from '../server/body'
import { trpcFailure } from '../server/trpc-shape'
import { statusOf, retryAfterOf } from './mock-answers'

/** A body that was read, or why it could not be. */
export type MockBody = { readable: true; value: unknown } | { readable: false; error: Failure }

const unreadable = (code: ErrorCode): MockBody => ({ readable: false, error: failure(code) })

/** Reads the JSON body of a request as the service does. */
export async function readBody(request: Request): Promise<MockBody> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return unreadable('unsupported_media_type')
  const text = await request.text()
  if (new TextEncoder().encode(text).length > MAX_BODY_BYTES) return unreadable('payload_too_large')
  try {
    return { readable: true, value: JSON.parse(text) }
  } catch {
    return unreadable('invalid_json')
  }
}

/** A short plain id of the caller is kept. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? ''
  return /^[A-Za-z0-9._-]{1,128}$/.test(given) ? given : `mock-${Math.random().toString(36).slice(2)}`
}

const limits = { 'RateLimit-Limit': '60', 'RateLimit-Remaining': '60', 'RateLimit-Reset': '60' }

/** A JSON response with the headers of the service. Mocks do not count rate units. */
export function jsonResponse(body: JsonBodyType, status: number, requestId: string, retryAfter?: number): Response {
  const headers = {
    ...limits,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'x-request-id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After',
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  }
  return HttpResponse.json(body, { status, headers })
}

const plain = (value: unknown): JsonBodyType => JSON.parse(JSON.stringify(value))

/** An outcome in the envelope of the REST interface. */
export const envelopeResponse = (outcome: Outcome, requestId: string): Response =>
  jsonResponse(
    plain(outcome.ok ? succeed(outcome.data, requestId) : fail(outcome.error, requestId)),
    statusOf(outcome),
    requestId,
    retryAfterOf(outcome),
  )

/** What tRPC makes of an outcome; one entry of a batch. */
export const trpcEntry = (outcome: Outcome, requestId: string, path: string): JsonBodyType =>
  plain(outcome.ok ? { result: { data: outcome.data } } : { error: trpcFailure(outcome.error, requestId, path) })

/** A failure as an outcome. */
export const failed = (code: ErrorCode | Failure): Outcome => ({ ok: false, error: typeof code === 'string' ? failure(code) : code })

