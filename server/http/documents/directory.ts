/** `GET /directory`: everything that can be found by name, as one text that browsers search themselves. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { DIRECTORY_PATH } from '../../../core/contract/namespaces'
import { remembered } from '../../../core/values/memoize'
import type { Directory } from '../../data/directory'
import type { Site } from '../context'
import { refuse } from '../answer/failure'
import { takes } from '../answer/takes'

/** Made once per version of the data, in another thread; brotli saves a fifth. */
const packed = {
  br: remembered(({ text }: Directory) => promisify<string, object, Buffer>(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 22 } })),
  gzip: remembered(({ text }: Directory) => promisify<string, object, Buffer>(gzip)(text, { level: constants.Z_BEST_COMPRESSION })),
}

/** Bytes that need not be made again for each answer. */
const bytesOf = remembered(({ text }: Directory) => Buffer.from(text))

/** Whether a list of tags names one, compared weakly: what is meant is the same whatever packed it (RFC 9110 section 13.1.2). */
const names = (list: string | undefined, tag: string): boolean =>
  list !== undefined && list.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag)

/** Answers with the tag of its content, so that a browser fetches it once per version of the data. */
export function installDirectory(app: FastifyInstance, { directory }: Site): void {
  app.get(DIRECTORY_PATH, async (request, reply) => {
    request.call.operation = 'directory'
    if (directory === undefined) throw refuse('not_found')
    const found = await directory()
    const tag = `"${found.hash}"`
    reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'Accept-Encoding')
    if (names(request.headers['if-none-match'], tag)) return reply.code(304).send()
    reply.type('text/tab-separated-values; charset=utf-8')
    const form = (['br', 'gzip'] as const).find((each) => takes(request, each))
    if (form === undefined) return reply.send(bytesOf(found))
    return reply.header('content-encoding', form).send(await packed[form](found))
  })
}
