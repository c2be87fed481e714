/** What a browser loads for a file: the reader of lists, that of bookings, and what each layout of a bank adds. */
import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { describe, expect, it } from 'vitest'

const KB = 1024

const LAYOUTS = 'sdk/files/layouts/layouts.ts'

/** The list at the end of the file. */
const LIST = /\[\s*([^\]]*)\]\s*$/

const namesOf = (source: string): string[] => (LIST.exec(source.trim())?.[1] ?? '').split(',').map((name) => name.trim()).filter((name) => name !== '')

/** What is loaded for each kind of file, beside the reader; everything else that is loaded on demand is for other kinds, or for what is refused. */
const PARTS = { holdings: 'sdk/files/holdings/list', bookings: 'sdk/files/trades/depot' } as const

/** Bytes of the reader with these layouts, as a file of this kind loads it. */
async function sizeWith(layouts: readonly string[], kind: keyof typeof PARTS): Promise<number> {
  const source = (await readFile(LAYOUTS, 'utf8')).trim().replace(LIST, `[${layouts.join(', ')}]`)
  const plugin: Plugin = {
    name: 'reader',
    setup(own) {
      own.onResolve({ filter: /./ }, ({ kind: by, path }) => (by === 'dynamic-import' ? { path, external: true } : null))
      own.onLoad({ filter: /layouts\/layouts\.ts$/ }, () => ({ contents: source, loader: 'ts' }))
    },
  }
  const contents = ['sdk/files/read', 'sdk/files/layouts/known', PARTS[kind]].map((path) => `export * from './${path}'`).join('\n')
  const { outputFiles } = await build({ stdin: { contents, resolveDir: '.' }, bundle: true, format: 'esm', minify: true, write: false, plugins: [plugin] })
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length
}

describe('the reader, packed', () => {
  it('of lists of holdings has at most 21 KB, that of bookings at most 22', async () => {
    const [lists, bookings] = await Promise.all([sizeWith([], 'holdings'), sizeWith([], 'bookings')])
    expect(lists).toBeGreaterThan(10 * KB)
    expect(lists).toBeLessThanOrEqual(21 * KB)
    expect(bookings).toBeLessThanOrEqual(22 * KB)
  })

  it('grows by at most half a kilobyte with each layout of a bank', async () => {
    const names = namesOf(await readFile(LAYOUTS, 'utf8'))
    const all = await sizeWith(names, 'holdings')
    const grown = await Promise.all(names.map(async (name) => [name, all - await sizeWith(names.filter((each) => each !== name), 'holdings')] as const))
    expect(names.length).toBeGreaterThan(10)
    expect(grown.filter(([, bytes]) => bytes > KB / 2)).toEqual([])
    expect(grown.every(([, bytes]) => bytes > 0)).toBe(true)
  })
})
