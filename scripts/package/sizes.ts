/** What an application pays for each entry: bundled, minified, compressed. */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from './shell'

/** Libraries of the server; none may reach a browser. */
const serverOnly = /node_modules\/(fastify|@fastify|kysely|libsql|@libsql|pg|ioredis|prom-client|papaparse|fast-xml-parser|fflate|@modelcontextprotocol|commander|pino)\//

/** Kilobytes (1024 bytes) that each kind of entry may have, gzip. */
const limits: Readonly<Record<string, number>> = { index: 7, calculator: 25, local: 130, msw: 130 }

async function bundle(entry: string): Promise<{ size: number; inputs: string[] }> {
  const result = await build({
    entryPoints: [join(root, `dist/${entry}.js`)],
    bundle: true, minify: true, format: 'esm', platform: 'browser', external: ['msw'], write: false, metafile: true, logLevel: 'silent',
  })
  const [output] = result.outputFiles
  return { size: gzipSync(output?.contents ?? '', { level: 9 }).length / 1024, inputs: Object.keys(result.metafile.inputs) }
}

/** Measures every entry; throws for one that is too large or drags the server along. */
export async function checkSizes(): Promise<void> {
  const calculators = readdirSync(join(root, 'core/calculators')).map((file) => `calculators/${basename(file, '.ts')}`)
  for (const entry of ['index', 'local', 'msw', ...calculators]) {
    const { size, inputs } = await bundle(entry)
    const limit = limits[entry] ?? limits.calculator ?? 0
    console.log(`  ${entry}: ${size.toFixed(1)} KB of ${limit}`)
    if (size > limit) throw new Error(`${entry} is larger than ${limit} KB`)
    const stray = inputs.find((input) => serverOnly.test(input))
    if (stray !== undefined) throw new Error(`${entry} contains ${stray}`)
  }
}
