/** The one way in which results are sent: packed where that is worth it and the client takes it. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Part } from './result-bytes'
import { takes } from './takes'

/** Smaller answers are sent as they are. */
const WORTH_PACKING = 8 * 1024

type Form = 'br' | 'gzip'

/**
 * The quickest level of each. Of a snapshot of 25 funds brotli leaves 7 % for a third of the work of gzip, which leaves 10 %, since it looks back over the whole answer; one level
 * more leaves 6 % for two fifths more work.
 */
const zipped: Readonly<Record<Form, (answer: Part) => Promise<Buffer>>> = {
  br: (answer) => promisify<Part, object, Buffer>(brotliCompress)(answer, { params: { [constants.BROTLI_PARAM_QUALITY]: 0, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(answer) } }),
  gzip: (answer) => promisify<Part, object, Buffer>(gzip)(answer, { level: 1 }),
}

/** Answers that are compressed at once, in other threads; further ones are sent uncompressed, so that none wait in memory. */
const MOST_AT_ONCE = 8

/** Compresses answers, a bounded number at once; null for further ones. */
export function packer<What extends unknown[]>(most: number, pack: (...what: What) => Promise<Buffer>): (...what: What) => Promise<Buffer> | null {
  let packing = 0
  return (...what) => {
    if (packing >= most) return null
    packing += 1
    return pack(...what).finally(() => (packing -= 1))
  }
}

const packed = packer(MOST_AT_ONCE, (form: Form, answer: Part) => zipped[form](answer))

/** Sends a result that is already spelled. What it depends on besides the body stands in `vary`. */
export async function sendResult(request: FastifyRequest, reply: FastifyReply, answer: Part, vary: readonly string[] = []): Promise<FastifyReply> {
  const isLarge = Buffer.byteLength(answer) > WORTH_PACKING
  const depends = [...vary, ...(isLarge ? ['accept-encoding'] : [])].join(', ')
  if (depends !== '') reply.header('vary', depends)
  reply.header('content-type', 'application/json; charset=utf-8')
  const form = isLarge ? (['br', 'gzip'] as const).find((each) => takes(request, each)) : undefined
  const packing = form === undefined ? null : packed(form, answer)
  return packing === null ? reply.send(answer) : reply.header('content-encoding', form).send(await packing)
}
