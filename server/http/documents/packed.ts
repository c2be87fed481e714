/**
 * Cache of documents that are the same for everyone: made once and compressed once. They are made for a placeholder address,
 * which is replaced by the base URL of the caller, so that varying `Host` headers cost little.
 */
import { promisify } from 'node:util'
import { constants, crc32, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { takes } from '../answer/takes'
import { remembered } from '../../../core/values/memoize'
import type { Config } from '../../process/config'
import type { ReadContext } from '../context'

/** Placeholder for the base URL (RFC 2606 reserves `.invalid`). */
const NOWHERE = 'https://service.invalid'

/** Most bytes of cached documents, plain and compressed, per set of settings. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024

/** Beginning of a gzip stream that can be continued. */
interface Packed {
  bytes: Buffer
  checksum: number
}

/** A document and its compressed form. */
export interface Document {
  bytes: Buffer
  /** Compresses it on the first call. */
  packed(): Promise<Packed>
}

const zipped = promisify(gzip)

const beginningOf = async (bytes: Buffer): Promise<Packed> =>
  ({ bytes: await zipped(bytes, { finishFlush: constants.Z_SYNC_FLUSH }), checksum: crc32(bytes) })

function documentOf(bytes: Buffer): Document {
  let made: Promise<Packed> | undefined
  return { bytes, packed: () => (made ??= beginningOf(bytes)) }
}

const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}

/** Completes a gzip stream with a short end: a stored final block (RFC 1951 section 3.2.4), checksum and length (RFC 1952). */
function closed({ bytes, checksum }: Packed, length: number, end: Buffer): Buffer {
  const block = Buffer.from([1, end.length & 255, end.length >> 8, ~end.length & 255, (~end.length >> 8) & 255])
  return Buffer.concat([bytes, block, end, word(crc32(end, checksum)), word(length + end.length)])
}

/** Cache for one set of settings. */
interface Shelf {
  /** Day of the texts (ISO date); the cache is cleared on the next. */
  day: string
  texts: Map<string, string>
  /** Texts that are made asynchronously. */
  later: Map<string, Promise<string>>
  placed: LRUCache<string, Document>
}

const shelfOf = remembered<Config, Shelf>(() => ({
  day: '',
  texts: new Map(),
  later: new Map(),
  placed: new LRUCache({ maxSize: MAX_KEPT_BYTES, sizeCalculation: ({ bytes }) => 2 * bytes.length }),
}))

function textOf({ texts }: Shelf, name: string, context: ReadContext, make: (context: ReadContext) => string): string {
  const text = texts.get(name) ?? make({ ...context, baseUrl: NOWHERE })
  texts.set(name, text)
  return text
}

/** The cache for the settings and the day of a request. */
function shelfFor({ config, now }: ReadContext): Shelf {
  const shelf = shelfOf(config)
  const day = now.slice(0, 10)
  if (shelf.day === day) return shelf
  for (const yesterdays of [shelf.texts, shelf.later, shelf.placed]) yesterdays.clear()
  return Object.assign(shelf, { day })
}

/**
 * A cached document, for the day and the base URL of a request.
 *
 * @param name unique cache key
 * @param make makes it for a base URL; called once a day
 */
export function prepared(name: string, context: ReadContext, make: (context: ReadContext) => string): Document {
  const shelf = shelfFor(context)
  const key = `${context.baseUrl} ${name}`
  const known = shelf.placed.get(key)
  if (known !== undefined) return known
  const document = documentOf(Buffer.from(textOf(shelf, name, context, make).replaceAll(NOWHERE, context.baseUrl)))
  shelf.placed.set(key, document)
  return document
}

/** The same for a document that is made asynchronously, because it takes long. */
export async function preparedLater(name: string, context: ReadContext, make: (context: ReadContext) => Promise<string>): Promise<Document> {
  const { later } = shelfFor(context)
  const making = later.get(name) ?? make({ ...context, baseUrl: NOWHERE })
  later.set(name, making)
  making.catch(() => later.delete(name))
  const text = await making
  return prepared(name, context, () => text)
}

/** Sends a document, compressed if the client accepts it, followed by an end of at most 64 KB specific to this answer. */
export async function sendPrepared(request: FastifyRequest, reply: FastifyReply, { bytes, packed }: Document, end = ''): Promise<FastifyReply> {
  const last = Buffer.from(end)
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding')
  if (!takes(request, 'gzip')) return reply.send(last.length === 0 ? bytes : Buffer.concat([bytes, last]))
  return reply.header('content-encoding', 'gzip').send(closed(await packed(), bytes.length, last))
}
