import { deflateSync, inflateSync } from 'node:zlib'
import type { Documents, Kind } from './documents'

/** Smaller documents are kept as plain JSON: packing them saves nothing and costs time. */
const PACK_FROM_BYTES = 2048
/** First byte of a zlib stream; JSON of a document begins with a bracket or a brace. */
const ZLIB_MARK = 0x78

/** Writes a document as bytes. */
export function encode<K extends Kind>(body: Documents[K]): Uint8Array {
  const json = Buffer.from(JSON.stringify(body))
  return json.length < PACK_FROM_BYTES ? json : deflateSync(json, { level: 1 })
}

/** Reads what `encode` wrote, as the drivers hand it out. */
export function decode<K extends Kind>(bytes: Uint8Array | ArrayBuffer): Documents[K] {
  const view = bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes
  const json = view[0] === ZLIB_MARK ? inflateSync(view) : Buffer.from(view.buffer, view.byteOffset, view.byteLength)
  return JSON.parse(json.toString('utf8')) as Documents[K]
}
