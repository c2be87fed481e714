import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { advisoriesOn } from '../package/check/advisories'
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
      const contents = "export { gzipSync } from 'fflate'; export { LRUCache } from 'lru-cache'; export * from './core/values/names'"
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

it('advisories count for what is bundled, in the version that is, and once for the package that has the fault', () => {
  const advisory = { title: 'a hole', url: 'https://example.org/1', severity: 'high' }
  const vulnerabilities = {
    inner: { nodes: ['node_modules/inner', 'node_modules/outer/node_modules/inner'], via: [advisory] },
    outer: { nodes: ['node_modules/outer'], via: ['inner'] },
    tool: { nodes: ['node_modules/tool'], via: [{ ...advisory, title: 'another' }] },
  }
  const found = (bundled: string): string[] => advisoriesOn((folder) => folder === bundled, vulnerabilities)
  expect(found('node_modules/outer/node_modules/inner')).toEqual(['inner: a hole (high, https://example.org/1)'])
  expect(found('node_modules/outer')).toEqual([])
  expect(found('node_modules/tool')).toEqual(['tool: another (high, https://example.org/1)'])
})
