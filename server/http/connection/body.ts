import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../../core/contract/errors'

/** A body that was read, or why it could not be. */
export type Body = { readable: true; value: unknown } | { readable: false; code: ErrorCode }

/** Accepts `application/json` only, and keeps the text: a body that is no JSON is charged before it is refused. */
export function acceptJsonText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text))
}

/** Parses the text of a request. */
export function bodyOf(request: FastifyRequest): Body {
  if (typeof request.body !== 'string') return { readable: false, code: 'unsupported_media_type' }
  try {
    return { readable: true, value: JSON.parse(request.body) }
  } catch {
    return { readable: false, code: 'invalid_json' }
  }
}
