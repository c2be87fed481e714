/** What an application pays for each entry: bundled, minified, compressed; without what is loaded only when it is needed. */
import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { root } from './shell'

/** Libraries of the server; none may reach a browser. */
const serverOnly = /node_modules\/(fastify|@fastify|kysely|libsql|@libsql|pg|ioredis|prom-client|papaparse|saxes|yauzl|modern-tar|fflate|@modelcontextprotocol|commander|pino)\//

/** Kilobytes (1024 bytes) that each kind of entry may have, gzip. */
const limits: Readonly<Record<string, number>> = {
  // The reader of files brings the layouts of banks along: 22 KB and half a kilobyte each at most.
  client: 5, index: 9, files: 41, holdings: 31, errorTable: 2, sampleBundle: 4, finder: 8, calculator: 25, local: 241, msw: 243,
}

/** What an application writes that takes one part of an entry: the models must not come along. */
const parts: Readonly<Record<string, string>> = {
  client: "export { createClient } from './dist/index.js'",
  holdings: "export { readHoldings } from './dist/files.js'",
  errorTable: "export { errorTable } from './dist/core.js'",
  sampleBundle: "export { sampleBundle } from './dist/local.js'",
  finder: "export { finder } from './dist/local.js'",
}

/** Bytes that the declarations of `depotkit/trpc` may have, which have no JavaScript. */
const TRPC_DECLARATIONS = 4608

function checkDeclarations(): void {
  const { size } = statSync(join(root, 'dist/trpc.d.ts'))
  console.log(`  trpc: ${size} bytes of declarations of ${TRPC_DECLARATIONS}`)
  if (size > TRPC_DECLARATIONS) throw new Error(`the declarations of depotkit/trpc are larger than ${TRPC_DECLARATIONS} bytes`)
}

/** An output with everything that it imports at once. */
function loadedWith(outputs: Metafile['outputs'], start: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(start)) return loaded
  loaded.add(start)
  for (const { path, kind } of outputs[start]?.imports ?? []) if (kind === 'import-statement' && path in outputs) loadedWith(outputs, path, loaded)
  return loaded
}

async function bundle(entry: string): Promise<{ size: number; inputs: string[] }> {
  const contents = parts[entry] ?? `export * from './dist/${entry}.js'`
  const result = await build({
    stdin: { contents, resolveDir: root, sourcefile: 'start.js' },
    bundle: true, minify: true, splitting: true, outdir: 'out', format: 'esm', platform: 'browser', external: ['msw'], write: false, metafile: true, logLevel: 'silent',
  })
  const texts = new Map(result.outputFiles.map(({ path, contents }) => [relative(process.cwd(), path), contents]))
  const { outputs, inputs } = result.metafile
  const start = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('start.js') === true)?.[0] ?? ''
  const size = [...loadedWith(outputs, start)].reduce((sum, path) => sum + gzipSync(texts.get(path) ?? '', { level: 9 }).length, 0)
  return { size: size / 1024, inputs: Object.keys(inputs) }
}

/** Kilobytes (1024 bytes), not compressed, of one calculator in a bundler that drops nothing, such as Metro. */
const WHOLE_CALCULATOR = 100

async function checkWhole(calculator: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = require('./dist/${calculator}.cjs')`, resolveDir: root }, bundle: true, minify: true, treeShaking: false, format: 'iife', write: false, logLevel: 'silent',
  })
  const size = (outputFiles[0]?.contents.length ?? Number.NaN) / 1024
  if (!(size <= WHOLE_CALCULATOR)) throw new Error(`${calculator} is ${size.toFixed(0)} KB in a bundler that drops nothing, more than ${WHOLE_CALCULATOR}`)
}

/** Measures every entry; throws for one that is too large or drags the server along. */
export async function checkSizes(): Promise<void> {
  const calculators = readdirSync(join(root, 'core/calculators')).map((slug) => `calculators/${slug}`)
  for (const entry of [...Object.keys(parts), 'index', 'files', 'local', 'msw', ...calculators]) {
    const { size, inputs } = await bundle(entry)
    const limit = limits[entry] ?? limits.calculator ?? 0
    console.log(`  ${entry}: ${size.toFixed(1)} KB of ${limit}`)
    if (size > limit) throw new Error(`${entry} is larger than ${limit} KB`)
    const stray = inputs.find((input) => serverOnly.test(input))
    if (stray !== undefined) throw new Error(`${entry} contains ${stray}`)
  }
  for (const calculator of calculators) await checkWhole(calculator)
  checkDeclarations()
}
