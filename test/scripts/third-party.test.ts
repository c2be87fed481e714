import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { packageFolder, thirdParty } from '../../scripts/third-party'

describe('the notices of bundled libraries', () => {
  it.each([
    ['server/main.ts', null],
    ['node_modules/fflate/esm/index.mjs', 'node_modules/fflate'],
    ['node_modules/@trpc/server/dist/index.mjs', 'node_modules/@trpc/server'],
    ['node_modules/a/node_modules/@b/c/index.js', 'node_modules/a/node_modules/@b/c'],
  ])('%s belongs to %s', (input, folder) => {
    expect(packageFolder(input)).toBe(folder)
  })

  it('name each package once, with its licence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'depotkit-notices-'))
    const outfile = join(folder, 'inner', 'notices.txt')
    try {
      const contents = "export { gzipSync } from 'fflate'; export { LRUCache } from 'lru-cache'; export * from './core/contract/methodology/words'"
      await build({
        stdin: { contents, resolveDir: process.cwd(), loader: 'ts' }, bundle: true, format: 'esm', platform: 'node', write: false,
        plugins: [thirdParty(outfile)],
      })
      const text = readFileSync(outfile, 'utf8')
      expect(text.match(/^== \S+/gm)).toEqual(['== fflate', '== lru-cache'])
      expect(text).toContain('(MIT)')
      expect(text).toContain('Copyright')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
