import { gunzipSync } from 'node:zlib'
import { basename } from 'node:path'
import { unzipSync } from 'fflate'
import { BundleError } from '../reference/bundle/error'
import { amundi } from './amundi'
import { ecb } from './ecb'
import type { Imported, Importer, SourceFile } from './importer'
import { invesco } from './invesco'
import { ishares } from './ishares'
import { nport } from './nport'
import { prices } from './prices'
import { satrix } from './satrix'
import { isZip } from './sheets'
import { stateStreet } from './state-street'
import { textOf } from './text'
import { vanguard } from './vanguard'

/** Every format of a single file, the more particular ones first. */
export const importers: readonly Importer[] = [stateStreet, satrix, amundi, nport, vanguard, invesco, ishares, ecb, prices]

const UNPACKED_MAX = 1 << 30

/** Makes a source file of bytes on disk; gzip and a zip of one CSV are unpacked. */
export function sourceFile(path: string, bytes: Uint8Array): SourceFile {
  const name = basename(path)
  const plain = unpacked(name, bytes)
  let text: string | null = null
  return { name, bytes: plain, text: () => (text ??= isZip(plain) ? '' : textOf(name, plain)) }
}

function unpacked(name: string, bytes: Uint8Array): Uint8Array {
  try {
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes, { maxOutputLength: UNPACKED_MAX })
    if (!isZip(bytes)) return bytes
    const entries = Object.values(unzipSync(bytes, { filter: (part) => /^[^/]+\.csv$/i.test(part.name) && part.originalSize <= UNPACKED_MAX }))
    return entries.length === 1 && entries[0] !== undefined ? entries[0] : bytes
  } catch {
    throw new BundleError(name, null, null, 'cannot be unpacked: damaged or cut off')
  }
}

/** Reads a file in the format given, or in the one that its content shows. */
export function readFile(file: SourceFile, format: string | null): Imported {
  const importer = format === null ? importers.find((candidate) => candidate.detect(file)) : importers.find((candidate) => candidate.format === format)
  if (importer === undefined) throw new BundleError(file.name, null, null, format === null ? 'is of no known format' : 'there is no such format')
  return importer.read(file)
}
