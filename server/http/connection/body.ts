import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure, type ErrorCode } from '../../../core/contract/errors'
import { parsedJson } from '../../../core/values/own-json'
import { Refusal } from '../answer/failure'

/** A parsed body, or why it could not be parsed. */
export type Body = { readable: true; value: unknown } | { readable: false; code: ErrorCode }

/** The header that declares a compressed body, if one does. Node accepts any `Transfer-Encoding` that ends in `chunked` and decompresses nothing. */
function packing({ 'content-encoding': encoding = 'identity', 'transfer-encoding': transfer = 'chunked' }: IncomingHttpHeaders): string | undefined {
  if (encoding.trim().toLowerCase() !== 'identity') return 'Content-Encoding'
  return transfer.trim().toLowerCase() === 'chunked' ? undefined : 'Transfer-Encoding'
}

/** The refusal of a body that a header declares as compressed. */
const packed = (header: string): Refusal =>
  new Refusal({ ...failure('unsupported_media_type'), message: `${header} declares a compressed request body, which this service does not take: send it uncompressed, without that header.` })

/**
 * Accepts only `application/json`, as text: invalid JSON is charged before it is refused. Bodies declared as compressed are
 * refused; the table of errors uses 400 for them, where HTTP would use 415.
 */
export function acceptJsonText(app: FastifyInstance): void {
  app.addHook('preParsing', ({ headers }, _reply, _payload, done) => {
    const header = packing(headers)
    done(header === undefined ? null : packed(header))
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text))
}

/** Parses the text of a request. */
export function bodyOf(request: FastifyRequest): Body {
  if (typeof request.body !== 'string') return { readable: false, code: 'unsupported_media_type' }
  const value = parsedJson(request.body)
  return value === undefined ? { readable: false, code: 'invalid_json' } : { readable: true, value }
}
