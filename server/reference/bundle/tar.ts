/** As much of tar (POSIX ustar) as a bundle needs: plain files with short names. */
const BLOCK = 512

const ascii = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8').replace(/\0.*$/s, '')

function entryName(header: Uint8Array): string {
  const name = ascii(header.subarray(0, 100))
  const prefix = ascii(header.subarray(257, 262)) === 'ustar' ? ascii(header.subarray(345, 500)) : ''
  return prefix === '' ? name : `${prefix}/${name}`
}

/** The plain files of a tar archive. Throws a RangeError for a damaged one. */
export function readTar(archive: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>()
  let position = 0
  while (position + BLOCK <= archive.length) {
    const header = archive.subarray(position, position + BLOCK)
    if (header.every((byte) => byte === 0)) break
    const size = Number.parseInt(ascii(header.subarray(124, 136)).trim() || '0', 8)
    const end = position + BLOCK + size
    if (!Number.isInteger(size) || end > archive.length) throw new RangeError('damaged tar archive')
    const type = String.fromCharCode(header[156] ?? 0)
    if (type === '0' || type === '\0') files.set(entryName(header), archive.subarray(position + BLOCK, end))
    position += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`

function header(name: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0)
  block.write(octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(0, 12), 100)
  block.write('        0', 148)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

/** A tar archive of plain files; the same files always give the same bytes. */
export function writeTar(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const parts = [...files].flatMap(([name, bytes]) => [
    header(name, bytes.length), bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK),
  ])
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)])
}
