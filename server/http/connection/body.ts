import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../../core/contract/errors'
import { parsedJson } from '../../../core/values/own-json'
import { refuse } from '../answer/failure'

/** A body that was read, or why it could not be. */
export type Body = { readable: true; value: unknown } | { readable: false; code: ErrorCode }

/** Whether a request says that its body is packed. Node takes the chunks of any `Transfer-Encoding` that ends with them, and unpacks nothing. */
const isPacked = ({ 'content-encoding': encoding = 'identity', 'transfer-encoding': transfer = 'chunked' }: IncomingHttpHeaders): boolean =>
  encoding.trim().toLowerCase() !== 'identity' || transfer.trim().toLowerCase() !== 'chunked'

/**
 * Accepts `application/json` only, and keeps the text: a body that is no JSON is charged before it is refused. A packed body
 * is none, whether it really is packed or says so only; the table of errors has 400 for it, where HTTP alone would have 415.
 */
export function acceptJsonText(app: FastifyInstance): void {
  app.addHook('preParsing', ({ headers }, _reply, _payload, done) => done(isPacked(headers) ? refuse('unsupported_media_type') : null))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text))
}

/** Parses the text of a request. */
export function bodyOf(request: FastifyRequest): Body {
  if (typeof request.body !== 'string') return { readable: false, code: 'unsupported_media_type' }
  const value = parsedJson(request.body)
  return value === undefined ? { readable: false, code: 'invalid_json' } : { readable: true, value }
}
