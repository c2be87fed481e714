/**
 * Documents that are the same for everyone: made once, packed once, and sent as they are. They are made for an address that
 * nobody has, and the address under which a caller sees the service is put in its place, so that names in `Host` cost little.
 */
import { promisify } from 'node:util'
import { constants, crc32, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { takes } from '../answer/takes'
import { remembered } from '../../../core/values/memoize'
import type { Config } from '../../process/config'
import type { ReadContext } from '../context'

/** Stands for the address of the service (RFC 2606 keeps the name free). */
const NOWHERE = 'https://service.invalid'

/** Bytes of documents, as they are and packed, that are kept for each set of settings. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024

/** The beginning of a packed text, which more can follow. */
interface Packed {
  bytes: Buffer
  checksum: number
}

/** A document. */
export interface Document {
  bytes: Buffer
  /** Packs it, once. */
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

/** A packed text with a short end: a last block that is stored as it is (RFC 1951 section 3.2.4), checksum and length (RFC 1952). */
function closed({ bytes, checksum }: Packed, length: number, end: Buffer): Buffer {
  const block = Buffer.from([1, end.length & 255, end.length >> 8, ~end.length & 255, (~end.length >> 8) & 255])
  return Buffer.concat([bytes, block, end, word(crc32(end, checksum)), word(length + end.length)])
}

/** What was made with one set of settings. */
interface Shelf {
  /** The day of the texts; of yesterday's nothing is kept. */
  day: string
  texts: Map<string, string>
  /** Those that others have their turn in between. */
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

/** What was made for the settings and the day of a request. */
function shelfFor({ config, now }: ReadContext): Shelf {
  const shelf = shelfOf(config)
  const day = now.slice(0, 10)
  if (shelf.day === day) return shelf
  for (const yesterdays of [shelf.texts, shelf.later, shelf.placed]) yesterdays.clear()
  return Object.assign(shelf, { day })
}

/**
 * A document by its name, for the day and the address of a request.
 *
 * @param name tells it from all others
 * @param make makes it for an address; called once a day
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

/** The same for a document that takes so long to make that others have their turn meanwhile. */
export async function preparedLater(name: string, context: ReadContext, make: (context: ReadContext) => Promise<string>): Promise<Document> {
  const { later } = shelfFor(context)
  const making = later.get(name) ?? make({ ...context, baseUrl: NOWHERE })
  later.set(name, making)
  making.catch(() => later.delete(name))
  const text = await making
  return prepared(name, context, () => text)
}

/** Sends a document, packed for who takes that, with what is said about this one answer behind it: at most 64 KB. */
export async function sendPrepared(request: FastifyRequest, reply: FastifyReply, { bytes, packed }: Document, end = ''): Promise<FastifyReply> {
  const last = Buffer.from(end)
  if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding')
  if (!takes(request, 'gzip')) return reply.send(last.length === 0 ? bytes : Buffer.concat([bytes, last]))
  return reply.header('content-encoding', 'gzip').send(closed(await packed(), bytes.length, last))
}
