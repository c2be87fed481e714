/**
 * Decompression of untrusted archives. Checksums are verified, and the compression ratio is bounded, so that decompression
 * bombs are refused before they fill the memory.
 */
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { basename } from 'node:path'
import { brotliDecompressSync, crc32, gunzipSync } from 'node:zlib'
import { unpackTar } from 'modern-tar'
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl'
import { errorCode } from '../process/error-code'
import { wholeBody } from './bounded-fetch'
import { BundleError } from './bundle/csv'
import { sumBy } from '../../core/values/sum'

const MEGABYTE = 1 << 20
/** No file that is read here is larger, packed or unpacked: a little less than the longest text that V8 can hold. */
export const FILE_MAX = 500 * MEGABYTE
/** Most bytes of a file that is read while it is unpacked: half a million records of debt have 500 MB, a quarter of figures half a gigabyte. */
const STREAMED_MAX = 2 ** 31
/** Largest compression ratio: tables of numbers and names compress to a tenth, a hundredth at best. `FREE_BYTES` are exempt. */
const RATIO_MAX = 100
const FREE_BYTES = 16 * MEGABYTE
/** Files in one archive or folder. */
export const FILES_MAX = 2_000

/** The bytes of a stream that no encoding was set for. */
export const partsOf = (stream: Readable): AsyncIterable<Buffer> => stream

/** How much packed bytes may unpack to. */
const unpackedMax = (packed: number, max: number): number => Math.min(max, FREE_BYTES + RATIO_MAX * packed)

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** @throws BundleError when the file cannot be read or is larger than `max` bytes, also one without a size of its own such as a pipe */
export async function readBounded(path: string, max = FILE_MAX): Promise<Buffer> {
  const parts: Buffer[] = []
  let total = 0
  try {
    for await (const part of partsOf(createReadStream(path, { highWaterMark: MEGABYTE }))) {
      total += part.length
      if (total > max) throw tooLarge(basename(path))
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof BundleError) throw error
    throw new BundleError(basename(path), errorCode(error) === 'ENOENT' ? 'does not exist' : 'cannot be read')
  }
  return Buffer.concat(parts, total)
}

/** @throws BundleError for a file that is damaged, cut off or unpacks to too much */
export const gunzip = (file: string, bytes: Uint8Array, max = FILE_MAX): Uint8Array => unpack(gunzipSync, file, bytes, max)

/** @throws BundleError as `gunzip` */
export const unbrotli = (file: string, bytes: Uint8Array): Uint8Array => unpack(brotliDecompressSync, file, bytes, FILE_MAX)

function unpack(how: typeof gunzipSync | typeof brotliDecompressSync, file: string, bytes: Uint8Array, max: number): Uint8Array {
  try {
    return how(bytes, { maxOutputLength: unpackedMax(bytes.length, max) })
  } catch (error) {
    throw errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(file) : damaged(file)
  }
}

/** The plain files of a tar archive by name, in which every header has its check sum. */
export async function untar(file: string, bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const entries = await unpackTar(bytes, { strict: true, filter: ({ type }) => type === 'file' }).catch(() => {
    throw damaged(file)
  })
  return named(file, entries.map(({ header, data }) => [header.name, data ?? new Uint8Array()]))
}

/** Names in a zip archive, from its directory. */
export const zipNames = (file: string, bytes: Uint8Array): Promise<string[]> =>
  withZip(file, bytes, async (_zip, entries) => entries.map(({ fileName }) => fileName))

/** The files of a zip archive whose names are wanted, each with its size and check sum verified; at most `max` bytes together. */
export const unzip = (file: string, bytes: Uint8Array, isWanted: (name: string) => boolean, max = FILE_MAX): Promise<Map<string, Uint8Array>> =>
  withZip(file, bytes, async (zip, entries) => {
    const wanted = entries.filter(({ fileName }) => !fileName.endsWith('/') && isWanted(fileName))
    const total = sumBy(wanted, ({ uncompressedSize }) => uncompressedSize)
    if (total > unpackedMax(bytes.length, max)) throw tooLarge(file)
    const files: [string, Uint8Array][] = []
    for (const entry of wanted) files.push([entry.fileName, await wholeBody(contentOf(file, zip, entry))])
    return named(file, files)
  })

/**
 * The bytes of the one wanted file of a large zip archive as they are unpacked, its check sum verified at the end.
 * They must not be trusted before the end.
 */
export async function* unzipped(path: string, isWanted: (name: string) => boolean): AsyncGenerator<Uint8Array> {
  const file = basename(path)
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw damaged(file)
  })
  try {
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) if (isWanted(entry.fileName) && entries.push(entry) > 1) break
    const [entry, second] = entries
    if (entry === undefined || second !== undefined || entry.uncompressedSize > unpackedMax(entry.compressedSize, STREAMED_MAX)) throw new BundleError(file, 'does not hold the one file that is expected of it')
    yield* contentOf(file, zip, entry)
  } catch (error) {
    throw error instanceof BundleError ? error : damaged(file)
  } finally {
    zip.close()
  }
}

async function withZip<T>(file: string, bytes: Uint8Array, work: (zip: ZipFile, entries: readonly Entry[]) => Promise<T>): Promise<T> {
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { lazyEntries: true })
    if (zip.entryCount > FILES_MAX) throw new BundleError(file, `holds more than ${FILES_MAX} files`)
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    return await work(zip, entries)
  } catch (error) {
    throw error instanceof BundleError ? error : damaged(file)
  }
}

/** The library checks the size, but not the check sum. */
async function* contentOf(file: string, zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  let sum = 0
  for await (const part of partsOf(await zip.openReadStreamPromise(entry))) {
    sum = crc32(part, sum)
    yield part
  }
  if (sum !== entry.crc32) throw new BundleError(file, `is damaged: ${entry.fileName} has another check sum`)
}

/** Two files of one name would be read differently by different programs. */
function named(file: string, files: readonly (readonly [string, Uint8Array])[]): Map<string, Uint8Array> {
  const byName = new Map(files)
  if (byName.size < files.length) throw new BundleError(file, 'holds two files of one name')
  return byName
}

const tooLarge = (file: string): BundleError => new BundleError(file, 'is too large, or unpacks to too much')

const damaged = (file: string): BundleError => new BundleError(file, 'cannot be unpacked: damaged or cut off')
