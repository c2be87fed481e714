/** What the build of the pages adds: notices of bundled libraries and the bill of materials. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packagesIn, type BundledPackage, noticesOf } from './third-party'
import { ascending } from '../core/values/order'
import { ownJson } from '../core/values/own-json'
import type { Plugin } from 'vite'

// The bill of materials (CycloneDX 1.6) of what is bundled in `dist`: the packages that the notices beside the bundles name, with the
// check sums of the lock file. It has no day and no serial number, so that the same build gives the same file.

const root = fileURLToPath(new URL('..', import.meta.url))

/** Path of the bill in the package. */
const billPath = join(root, 'dist/sbom.cdx.json')

interface Component {
  type: 'library'
  'bom-ref': string
  group?: string
  name: string
  version: string
  purl: string
  licenses: object[]
  hashes?: { alg: 'SHA-512'; content: string }[]
  /** The folders whose bundles hold it. */
  evidence: { occurrences: { location: string }[] }
}

/** The part of a bill of materials that is read again. */
interface Bill {
  components: Component[]
}

/** The parts of an entry of `package-lock.json` that are read here. */
interface Locked {
  version?: string
  integrity?: string
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameAt = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Name and version of what lies in each folder of the lock file, with its entry. */
export function lockedPackages(): Map<string, Locked & { id: string }> {
  const { packages } = ownJson<{ packages: Record<string, Locked> }>(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return new Map(Object.entries(packages).map(([folder, entry]) => [folder, { ...entry, id: `${nameAt(folder)}@${entry.version ?? ''}` }]))
}

/** An address of a package as its specification writes it: https://github.com/package-url/purl-spec */
const purlOf = ({ name, version }: BundledPackage): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

function componentOf(bundled: BundledPackage, locations: readonly string[], integrity: string | undefined): Component {
  const { name, version, license } = bundled
  const [group, inner] = name.startsWith('@') ? name.split('/') : [undefined, name]
  const digest = /^sha512-(\S+)/.exec(integrity ?? '')?.[1]
  return {
    type: 'library', 'bom-ref': purlOf(bundled), ...(group !== undefined && { group }), name: inner ?? name, version, purl: purlOf(bundled),
    licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }],
    ...(digest !== undefined && { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
    evidence: { occurrences: locations.map((location) => ({ location })) },
  }
}

/** Every notice file of the build. */
const noticeFiles = (): string[] =>
  readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('THIRD-PARTY.txt')).map((path) => join(root, 'dist', path)).sort()

/** Writes the bill of everything that has been built so far. */
function writeBill(): void {
  const own = ownJson<{ name: string; version: string; license: string }>(readFileSync(join(root, 'package.json'), 'utf8'))
  const integrities = new Map([...lockedPackages().values()].map(({ id, integrity }) => [id, integrity]))
  const found = new Map<string, { bundled: BundledPackage; locations: string[] }>()
  for (const file of noticeFiles()) {
    for (const bundled of packagesIn(readFileSync(file, 'utf8'))) {
      const entry = found.get(purlOf(bundled)) ?? { bundled, locations: [] }
      entry.locations.push(relative(root, dirname(file)))
      found.set(purlOf(bundled), entry)
    }
  }
  const components = [...found].sort(([a], [b]) => ascending(a, b)).map(([, { bundled, locations }]) => componentOf(bundled, locations, integrities.get(`${bundled.name}@${bundled.version}`)))
  const subject = { type: 'application', 'bom-ref': purlOf(own), name: own.name, version: own.version, purl: purlOf(own), licenses: [{ license: { id: own.license } }] }
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component: subject }, components }
  writeFileSync(billPath, `${JSON.stringify(bill, null, 2)}\n`)
}

/** The bill that was built. */
export const readBill = (): Bill => ownJson<Bill>(readFileSync(billPath, 'utf8'))

/** Adds the licence texts of the libraries in the scripts, and of those that lie beside them as files of their own. */
export const notices = (fileName: string): Plugin => ({
  name: 'notices',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((output) => (output.type === 'asset' ? output.originalFileNames : []))
    this.emitFile({ type: 'asset', fileName, source: noticesOf([...this.getModuleIds(), ...files]) })
  },
})

/** Writes the bill of materials of everything in `dist`: the pages are built last. */
export const billOfMaterials = (): Plugin => ({ name: 'bill-of-materials', closeBundle: writeBill })
