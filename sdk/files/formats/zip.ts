/** Parts of a zip archive, with their check sums verified: the library that unpacks them leaves that out. */
import { unzipSync } from 'fflate'
import { TooLarge } from './xml'

/** Unpacked, all parts of a depot's workbook together are far smaller. */
const UNPACKED_MAX = 30_000_000

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

/** The check sum that zip archives use (ISO 3309). */
const crc32 = (bytes: Uint8Array): number => (bytes.reduce((sum, byte) => (sum >>> 8) ^ (table[(sum ^ byte) & 255] ?? 0), 0xffffffff) ^ 0xffffffff) >>> 0

const DIRECTORY = 0x02014b50
const END = 0x06054b50

/** The check sums of the directory at the end of an archive, by name. */
function checkSums(bytes: Uint8Array): Map<string, number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (view.getUint32(end, true) !== END) end -= 1
  const sums = new Map<string, number>()
  for (let at = view.getUint32(end + 16, true); view.getUint32(at, true) === DIRECTORY;) {
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)).toLowerCase()
    if (sums.has(name)) throw new RangeError('Two files of one name')
    sums.set(name, view.getUint32(at + 16, true))
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return sums
}

/**
 * The wanted parts by name in small letters.
 *
 * @throws for an archive that is damaged, cut off, or unpacks to too much
 */
export function partsOf(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  let left = UNPACKED_MAX
  const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!isWanted(name.toLowerCase())) return false
    left -= originalSize
    if (left < 0) throw new TooLarge(null, 'unpacks to too much')
    return true
  }
  const parts = Object.entries(unzipSync(bytes, { filter })).map(([name, part]) => [name.toLowerCase(), part] as const)
  const sums = checkSums(bytes)
  if (parts.some(([name, part]) => sums.get(name) !== crc32(part))) throw new RangeError('Another check sum')
  return new Map(parts)
}
