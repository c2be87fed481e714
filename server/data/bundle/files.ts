/** Reads and writes the files of a bundle in a folder, a `.zip` or a `.tar.gz`. */
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join, posix } from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { packTar } from 'modern-tar'
import { FILE_MAX, FILES_MAX, gunzip, readBounded, unbrotli, unzip, untar } from '../archives'
import { BundleError } from './csv'
import { MANIFEST } from './manifest'

/** Most bytes of all files of a bundle together. */
const BUNDLE_MAX = 2 * FILE_MAX

const isZip = (path: string): boolean => path.endsWith('.zip')
const isTar = (path: string): boolean => /\.(tar\.gz|tgz)$/.test(path)

const isTable = (name: string): boolean => /\.csv(\.gz|\.br)?$/.test(name)
const isPart = (name: string): boolean => isTable(name) || posix.basename(name) === MANIFEST

async function folderFiles(path: string): Promise<Map<string, Uint8Array>> {
  const names = (await readdir(path, { withFileTypes: true })).filter((entry) => entry.isFile() && isPart(entry.name))
  if (names.length > FILES_MAX) throw new BundleError(basename(path), `holds more than ${FILES_MAX} files`)
  const files = new Map<string, Uint8Array>()
  for (const { name } of names) files.set(name, await readBounded(join(path, name)))
  return files
}

async function packedFiles(path: string): Promise<Map<string, Uint8Array>> {
  const file = basename(path)
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return folderFiles(path)
  if (isZip(path)) return unzip(file, await readBounded(path), isPart)
  if (isTar(path)) return untar(file, gunzip(file, await readBounded(path)))
  throw new BundleError(file, existsSync(path) ? 'is neither a folder nor a .zip or .tar.gz' : 'does not exist')
}

/** The files in the folder of `bundle.json` by base name, without hidden files and resource forks. */
function besideManifest(files: ReadonlyMap<string, Uint8Array>): [string, Uint8Array][] {
  const manifests = [...files.keys()].map((name) => posix.normalize(name)).filter((name) => posix.basename(name) === MANIFEST)
  const [uppermost, next] = manifests.sort((a, b) => depthOf(a) - depthOf(b))
  if (uppermost === undefined) throw new BundleError(MANIFEST, 'is missing')
  if (next !== undefined && depthOf(next) === depthOf(uppermost)) throw new BundleError(MANIFEST, 'is there twice')
  const folder = posix.dirname(uppermost)
  return [...files].flatMap(([name, bytes]): [string, Uint8Array][] =>
    posix.dirname(posix.normalize(name)) === folder && !posix.basename(name).startsWith('.') ? [[posix.basename(name), bytes]] : [])
}

const depthOf = (path: string): number => path.split('/').length

function unpacked(name: string, bytes: Uint8Array): Uint8Array {
  if (name.endsWith('.gz')) return gunzip(name, bytes)
  return name.endsWith('.br') ? unbrotli(name, bytes) : bytes
}

/** UTF-8 texts of a bundle by file name; `x.csv.gz` and `x.csv.br` count as `x.csv`. */
export async function readFiles(path: string): Promise<Map<string, string>> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const texts = new Map<string, string>()
  let total = 0
  for (const [name, bytes] of besideManifest(await packedFiles(path))) {
    const bare = name.replace(/\.(gz|br)$/, '')
    if (bare !== MANIFEST && !isTable(bare)) continue
    if (texts.has(bare)) throw new BundleError(bare, 'is there twice')
    const plain = unpacked(name, bytes)
    total += plain.length
    if (total > BUNDLE_MAX) throw new BundleError(basename(path), 'is too large, or unpacks to too much')
    try {
      texts.set(bare, decoder.decode(plain))
    } catch {
      throw new BundleError(name, 'is not UTF-8 text, or damaged')
    }
  }
  return texts
}

function writeFolder(path: string, files: ReadonlyMap<string, Uint8Array>): void {
  mkdirSync(path)
  for (const [name, bytes] of files) writeFileSync(join(path, name), bytes)
}

/** Packs an archive with fixed timestamps, so that equal files give equal bytes. */
async function pack(path: string, files: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  if (isZip(path)) return zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(Date.UTC(1980, 0, 2)) })
  const entries = [...files].map(([name, body]) => ({ header: { name, size: body.length, mtime: new Date(0) }, body }))
  return gzipSync(await packTar(entries), { level: 9 })
}

/** Writes to a temporary path first, so that a failure leaves nothing half written. Refuses an existing path. */
export async function writeFiles(path: string, texts: ReadonlyMap<string, string>): Promise<void> {
  if (statSync(path, { throwIfNoEntry: false })) throw new BundleError(basename(path), 'exists already')
  const files = new Map([...texts].map(([name, text]) => [name, Buffer.from(text, 'utf8')]))
  const draft = `${path}.draft-${process.pid}`
  try {
    if (isZip(path) || isTar(path)) writeFileSync(draft, await pack(path, files))
    else writeFolder(draft, files)
    renameSync(draft, path)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
