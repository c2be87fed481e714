/** What a browser loads for a file: the reader of lists, that of bookings, and what each layout of a bank adds. */
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { describe, expect, it } from 'vitest'

const KB = 1024

/** Loaded for such files only; the words for what is refused. */
const ASIDE = /\/(?:formats\/(?:sheet|json|ofx)|statement\/statement|portfolio\/(?:read|source)|pdf\/[a-z]+|words|trades\/text)$/

const LAYOUTS = 'sdk/files/layouts/layouts.ts'

/** The list at the end of the file. */
const LIST = /\[\s*([^\]]*)\]\s*$/

const namesOf = (source: string): string[] => (LIST.exec(source.trim())?.[1] ?? '').split(',').map((name) => name.trim()).filter((name) => name !== '')

/** Bytes of the reader with these layouts; `trades/depot` is loaded for bookings only. */
async function sizeWith(layouts: readonly string[], hasBookings: boolean): Promise<number> {
  const source = (await readFile(LAYOUTS, 'utf8')).trim().replace(LIST, `[${layouts.join(', ')}]`)
  const plugin: Plugin = {
    name: 'reader',
    setup(own) {
      own.onResolve({ filter: ASIDE }, ({ path }) => ({ path, external: true }))
      if (!hasBookings) own.onResolve({ filter: /\/trades\/depot$/ }, ({ path }) => ({ path, external: true }))
      own.onLoad({ filter: /layouts\/layouts\.ts$/ }, () => ({ contents: source, loader: 'ts' }))
    },
  }
  const { outputFiles } = await build({ entryPoints: ['sdk/files/read.ts'], bundle: true, format: 'esm', minify: true, write: false, plugins: [plugin] })
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length
}

describe('the reader, packed', () => {
  it('of lists of holdings has at most 22 KB, that of bookings at most 11 more', async () => {
    const [lists, both] = await Promise.all([sizeWith([], false), sizeWith([], true)])
    expect(lists).toBeGreaterThan(10 * KB)
    expect(lists).toBeLessThanOrEqual(22 * KB)
    expect(both - lists).toBeLessThanOrEqual(11 * KB)
  })

  it('grows by at most half a kilobyte with each layout of a bank', async () => {
    const names = namesOf(await readFile(LAYOUTS, 'utf8'))
    const all = await sizeWith(names, false)
    const grown = await Promise.all(names.map(async (name) => [name, all - await sizeWith(names.filter((each) => each !== name), false)] as const))
    expect(names.length).toBeGreaterThan(10)
    expect(grown.filter(([, bytes]) => bytes > KB / 2)).toEqual([])
    expect(grown.every(([, bytes]) => bytes > 0)).toBe(true)
  }, 30_000)
})
