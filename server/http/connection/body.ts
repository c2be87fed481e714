import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../../core/contract/errors'
import { parsedJson } from '../../../core/values/own-json'
import { refuse } from '../answer/failure'

/** A parsed body, or why it could not be parsed. */
export type Body = { readable: true; value: unknown } | { readable: false; code: ErrorCode }

/** Whether the headers declare a compressed body. Node accepts any `Transfer-Encoding` that ends in `chunked` and decompresses nothing. */
const isPacked = ({ 'content-encoding': encoding = 'identity', 'transfer-encoding': transfer = 'chunked' }: IncomingHttpHeaders): boolean =>
  encoding.trim().toLowerCase() !== 'identity' || transfer.trim().toLowerCase() !== 'chunked'

/**
 * Accepts only `application/json`, as text: invalid JSON is charged before it is refused. Bodies declared as compressed are
 * refused; the table of errors uses 400 for them, where HTTP would use 415.
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
