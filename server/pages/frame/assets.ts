/** The built scripts and styles of the pages: which of them a page needs, and the route that serves them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { refuse } from '../../http/answer/failure'
import { takes } from '../../http/answer/takes'

/** Where the build puts its files, seen from `dist/server/main.js`, from a chunk in `dist`, and from this module in the source tree. */
const candidates = ['../web/', './web/', '../../../dist/web/']

const chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
})

type Manifest = Readonly<Record<string, z.output<typeof chunk>>>

/** Assets in the head of a page. */
export interface PageFiles {
  styles: string[]
  scripts: string[]
  /** Modules that the scripts import: fetched at once instead of one after the other. */
  preloads: string[]
  /** Modules that the scripts load on demand. */
  later: string[]
}

interface Build {
  folder: string
  /** When it was built, in milliseconds since 1970. */
  written: number
  manifest: Manifest
  names: ReadonlySet<string>
  /** Cache by name and encoding: read and compressed once. */
  sent: Map<string, Promise<Buffer>>
}

type Form = 'br' | 'gzip' | 'identity'

const pack: Readonly<Record<Form, (bytes: Buffer) => Promise<Buffer>>> = {
  // The highest level, as each file is packed once: a fifteenth less than the ninth.
  br: (bytes) => promisify<Buffer, object, Buffer>(brotliCompress)(bytes,
    { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gzip: (bytes) => promisify<Buffer, object, Buffer>(gzip)(bytes, { level: 9 }),
  identity: (bytes) => Promise.resolve(bytes),
}

/** The built files in a folder. */
export interface Assets {
  /** The files of an entry of `server/pages/entries` and of its dynamic imports; null if the pages are not built. */
  filesOf(entry: string, later?: readonly string[]): PageFiles | null
  /** When they were built, in milliseconds since 1970; null while they are not. */
  written(): number | null
  /** Address of the script that every page begins with, and of the one that works offline; null while they are not built. */
  scriptOf(entry: 'site.ts' | 'offline.ts'): string | null
  /** A built file in one of its forms, if there is one of this name. */
  bytesOf(name: string, form: Form): Promise<Buffer> | null
}

const isBuilt = (folder: string): boolean => existsSync(join(folder, 'manifest.json'))

/** The given folder, else wherever the build is. */
const builtFolder = (given: string | undefined): string | null =>
  (given === undefined ? candidates.map((path) => fileURLToPath(new URL(path, import.meta.url))) : [given]).find(isBuilt) ?? null

const readBuild = (folder: string, written: number): Build => ({
  folder,
  written,
  manifest: z.record(z.string(), chunk).parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))),
  names: new Set(readdirSync(join(folder, 'assets'))),
  sent: new Map(),
})

/** A module and everything that it imports at once. */
function closure(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Set<string>()
  const queue = [...keys]
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (found.has(key)) continue
    found.add(key)
    queue.push(...(manifest[key]?.imports ?? []))
  }
  return [...found]
}

/** Where a module is: a small one is joined with what others load, in a chunk that has its name. */
const keyOf = (manifest: Manifest, module: string): string | undefined =>
  module in manifest ? module : Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === basename(module, extname(module)))

const STYLE = 'server/pages/entries/style.css'

function filesFrom(manifest: Manifest, entry: string, later: readonly string[]): PageFiles {
  const key = `server/pages/entries/${entry}`
  const urls = (keys: readonly string[]): string[] => keys.flatMap((name) => manifest[name]?.file ?? []).map((file) => `/${file}`)
  const stylesOf = (keys: readonly string[]): string[] => keys.flatMap((name) => manifest[name]?.css ?? []).map((file) => `/${file}`)
  const isStyle = entry.endsWith('.css')
  const scripts = isStyle ? [] : [key]
  const all = closure(manifest, scripts)
  const styles = [...new Set([...urls(isStyle ? [STYLE, key] : [STYLE]), ...stylesOf(all)])]
  const more = closure(manifest, later.flatMap((module) => keyOf(manifest, module) ?? [])).filter((name) => !all.includes(name))
  return { styles, scripts: urls(scripts), preloads: urls(all.filter((name) => name !== key)), later: [...urls(more), ...stylesOf(more).filter((file) => !styles.includes(file))] }
}

function sentBytes({ folder, sent }: Build, name: string, form: Form): Promise<Buffer> {
  const key = `${form} ${name}`
  const known = sent.get(key) ?? readFile(join(folder, 'assets', name)).then(pack[form])
  sent.set(key, known)
  known.catch(() => sent.delete(key)) // a failure is not remembered
  return known
}

/** The last build in each folder, so that all services of a process pack its files once. */
const builds = new Map<string, Build>()

/** The build in a folder, read again after every new one. */
function buildIn(folder: string): Build {
  const written = statSync(join(folder, 'manifest.json')).mtimeMs
  const known = builds.get(folder)
  const build = known?.written === written ? known : readBuild(folder, written)
  builds.set(folder, build)
  return build
}

/** The built pages, read on first use and again after every build. */
export function assetsIn(given?: string): Assets {
  let last: Build | null = null
  const current = (): Build | null => {
    const folder = last?.folder ?? builtFolder(given)
    if (folder !== null && isBuilt(folder)) last = buildIn(folder)
    return last
  }
  return {
    written: () => current()?.written ?? null,
    filesOf: (entry, later = []) => {
      const build = current()
      return build === null ? null : filesFrom(build.manifest, entry, later)
    },
    scriptOf: (entry) => {
      const file = current()?.manifest[`server/pages/entries/${entry}`]?.file
      return file === undefined ? null : `/${file}`
    },
    bytesOf: (name, form) => {
      const build = current()
      return build?.names.has(name) === true ? sentBytes(build, name, form) : null
    },
  }
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

/** File types that are not compressed already. */
const text = /\.(m?js|css|svg|txt)$/

/** How a file is sent: the smallest form that the client takes. */
const formOf = (file: string, request: FastifyRequest): Form => (text.test(file) ? (['br', 'gzip'] as const).find((form) => takes(request, form)) : undefined) ?? 'identity'

/** `GET /assets/{file}`: only names that the build wrote exist; they change with their content. */
export function installAssets(app: FastifyInstance, assets: Assets): void {
  app.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    request.call.operation = 'asset'
    const { file } = request.params
    const type = types[extname(file)]
    const form = formOf(file, request)
    const sent = type === undefined ? null : assets.bytesOf(file, form)
    if (type === undefined || sent === null) throw refuse('not_found')
    if (form !== 'identity') reply.header('content-encoding', form)
    reply.removeHeader('access-control-expose-headers') // there is nothing to read in an asset's headers, and a page has a dozen assets
    return reply
      .header('cache-control', file === 'THIRD-PARTY.txt' ? 'no-cache' : 'public, max-age=31536000, immutable')
      .header('vary', 'Accept-Encoding')
      .type(type)
      .send(await sent)
  })
}
