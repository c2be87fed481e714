/** The files of a bundle, from and to a folder, a `.zip` or a `.tar.gz`. */
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { unzipSync, zipSync } from 'fflate'
import { BundleError } from './error'
import { MANIFEST } from './manifest'
import { readTar, writeTar } from './tar'

/** Nothing that a bundle holds is larger unpacked; stops an archive made to fill the memory. */
const UNPACKED_MAX = 1 << 30

const isZip = (path: string): boolean => path.endsWith('.zip')
const isTar = (path: string): boolean => /\.(tar\.gz|tgz)$/.test(path)

const gunzip = (bytes: Uint8Array): Uint8Array => gunzipSync(bytes, { maxOutputLength: UNPACKED_MAX })

function unzip(bytes: Uint8Array): Map<string, Uint8Array> {
  let total = 0
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      total += originalSize
      if (total > UNPACKED_MAX) throw new RangeError('the archive is too large')
      return !name.endsWith('/')
    },
  })
  return new Map(Object.entries(files))
}

function folderFiles(path: string): Map<string, Uint8Array> {
  const names = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(names.map(({ name }) => [name, readFileSync(join(path, name))]))
}

function packedFiles(path: string): Map<string, Uint8Array> {
  try {
    if (statSync(path).isDirectory()) return folderFiles(path)
    if (isZip(path)) return unzip(readFileSync(path))
    if (isTar(path)) return readTar(gunzip(readFileSync(path)))
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT' ? 'does not exist' : 'cannot be read'
    throw new BundleError(basename(path), null, null, code)
  }
  throw new BundleError(basename(path), null, null, 'is neither a folder nor a .zip or .tar.gz')
}

/** Only what lies beside `bundle.json`, under its bare name; hidden files and resource forks are no part of it. */
function besideManifest(files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> {
  const names = [...files.keys()].map((name) => posix.normalize(name))
  const manifests = names.filter((name) => posix.basename(name) === MANIFEST).sort((a, b) => a.length - b.length)
  if (manifests[0] === undefined) throw new BundleError(MANIFEST, null, null, 'is missing')
  const folder = posix.dirname(manifests[0])
  const own = [...files].filter(([name]) => posix.dirname(posix.normalize(name)) === folder && !posix.basename(name).startsWith('.'))
  return new Map(own.map(([name, bytes]) => [posix.basename(name), bytes]))
}

/** UTF-8 texts of a bundle by file name; `x.csv.gz` counts as `x.csv`. */
export function readFiles(path: string): Map<string, string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const texts = new Map<string, string>()
  for (const [name, bytes] of besideManifest(packedFiles(path))) {
    const bare = name.replace(/\.gz$/, '')
    if (bare !== MANIFEST && !bare.endsWith('.csv')) continue
    if (texts.has(bare)) throw new BundleError(bare, null, null, 'is there twice')
    try {
      texts.set(bare, decoder.decode(bare === name ? bytes : gunzip(bytes)))
    } catch {
      throw new BundleError(name, null, null, 'is not UTF-8 text, or damaged')
    }
  }
  return texts
}

function writeFolder(path: string, files: ReadonlyMap<string, Uint8Array>): void {
  mkdirSync(path)
  for (const [name, bytes] of files) writeFileSync(join(path, name), bytes)
}

/** The same files give the same bytes: archives carry no time. */
function pack(path: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  if (isTar(path)) return gzipSync(writeTar(files), { level: 9 })
  return zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(Date.UTC(1980, 0, 2)) })
}

/** Writes beside the target first, so that a failure leaves nothing half written. A path that exists is refused. */
export function writeFiles(path: string, texts: ReadonlyMap<string, string>): void {
  if (statSync(path, { throwIfNoEntry: false })) throw new BundleError(basename(path), null, null, 'exists already')
  const files = new Map([...texts].map(([name, text]) => [name, Buffer.from(text, 'utf8')]))
  const draft = `${path}.draft-${process.pid}`
  try {
    if (isZip(path) || isTar(path)) writeFileSync(draft, pack(path, files))
    else writeFolder(draft, files)
    renameSync(draft, path)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
