/** The lines of the one CSV in a zip archive, while the archive comes in: neither the archive nor what is in it is ever held. */
import { Unzip, UnzipInflate } from 'fflate'
import { BundleError } from '../bundle/csv'

/** Bytes that are unpacked at once: no byte unpacks to more than about a thousand. */
const SLICE = 4_096
/** A table of identifiers packs to a fifth, a twentieth at best; small archives may be anything. */
const RATIO_MAX = 20
const FREE_BYTES = 1_000_000
const LINE_MAX = 1_000

/** Takes an archive part by part and calls with each line. Throws a BundleError for one that is damaged, cut off or unpacks to too much. */
export function zippedLines(file: string, onLine: (line: string) => void): { push(part: Uint8Array): void; end(): void } {
  const fail = (reason: string): never => {
    throw new BundleError(file, null, null, reason)
  }
  let [packed, unpacked, rest, isWhole] = [0, 0, '', false]
  const take = (chunk: Uint8Array): void => {
    unpacked += chunk.byteLength
    if (unpacked > FREE_BYTES + RATIO_MAX * packed) fail('is too large, or unpacks to too much')
    const lines = (rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('latin1')).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LINE_MAX || lines.some((line) => line.length > LINE_MAX)) fail('has a line that is too long')
    for (const line of lines) onLine(line)
  }
  const unzip = new Unzip((entry) => {
    if (!entry.name.endsWith('.csv')) return
    entry.ondata = (error, chunk, final) => {
      if (error) fail('cannot be unpacked: damaged or cut off')
      take(chunk)
      isWhole ||= final
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  const push = (part: Uint8Array, final: boolean): void => {
    try {
      unzip.push(part, final)
    } catch (error) {
      throw error instanceof BundleError ? error : new BundleError(file, null, null, 'cannot be unpacked: damaged or cut off')
    }
  }
  return {
    push: (part) => {
      for (let start = 0; start < part.byteLength; start += SLICE) {
        const slice = part.subarray(start, start + SLICE)
        packed += slice.byteLength
        push(slice, false)
      }
    },
    end: () => {
      push(new Uint8Array(), true)
      if (packed === 0) fail('is empty')
      if (!isWhole) fail('is cut off, or no zip archive with a table')
      if (rest !== '') onLine(rest)
    },
  }
}
