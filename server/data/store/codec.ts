import { crc32, deflateSync, inflateSync } from 'node:zlib'
import type { Documents, Kind } from './documents'
import { isDocument } from './shapes'

/** Bytes up to which documents are stored as plain JSON: compression would save nothing. */
const PACK_FROM_BYTES = 2048
/** First byte of a zlib stream, which ends with a checksum. */
const ZLIB_MARK = 0x78
/** First byte of plain JSON, preceded by its checksum. */
const CHECKED_MARK = 0x01
const CHECKED_HEAD = 5
/** No document unpacks to more, in bytes. */
const DOCUMENT_MAX = 256 << 20

/** Serializes a document with a checksum. */
export function encode<K extends Kind>(body: Documents[K]): Uint8Array {
  const json = Buffer.from(JSON.stringify(body))
  if (json.length >= PACK_FROM_BYTES) return deflateSync(json, { level: 1 })
  const head = Buffer.alloc(CHECKED_HEAD, CHECKED_MARK)
  head.writeUInt32BE(crc32(json), 1)
  return Buffer.concat([head, json])
}

/** Deserializes what `encode` wrote, from either driver; null if it is damaged or no document of this kind. */
export function decode<K extends Kind>(kind: K, bytes: Uint8Array | ArrayBuffer): Documents[K] | null {
  const view = bytes instanceof ArrayBuffer ? Buffer.from(bytes) : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const value: unknown = JSON.parse(jsonOf(view).toString('utf8'))
    return isDocument(kind, value) ? value : null
  } catch {
    return null
  }
}

function jsonOf(bytes: Buffer): Buffer {
  if (bytes[0] === ZLIB_MARK) return inflateSync(bytes, { maxOutputLength: DOCUMENT_MAX })
  const json = bytes.subarray(CHECKED_HEAD)
  if (crc32(json) !== bytes.readUInt32BE(1)) throw new Error('a document is damaged')
  return json
}
