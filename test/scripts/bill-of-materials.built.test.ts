/** The bill of materials names what is in `dist`, all of it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { readBill } from '../../scripts/bill-of-materials'
import { packageFolder } from '../../scripts/third-party'
import { projectFolder } from '../support/built'

/** The server bundled once more as it would read with its white space. */
async function serverTexts(): Promise<string[]> {
  const { outputFiles } = await build({
    absWorkingDir: projectFolder, entryPoints: ['server/main.ts', 'server/cli/main.ts'], bundle: true, splitting: true, write: false, outdir: 'dist', format: 'esm', platform: 'node', external: ['libsql'], loader: { '.css': 'empty' },
  })
  return outputFiles.map(({ text }) => text)
}

/** Packages by the comments that esbuild leaves before each of their files. */
async function commented(): Promise<Set<string>> {
  const dist = join(projectFolder, 'dist')
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => /\.c?js$/.test(path)).map((path) => readFileSync(join(dist, path), 'utf8'))
  const inputs = [...scripts, ...(await serverTexts())].flatMap((text) => [...text.matchAll(/^\s*\/\/ (node_modules\/\S+)/gm)].map(([, input = '']) => input))
  return new Set(inputs.map(packageFolder).filter((folder) => folder !== null))
}

it('lists every bundled package in its version, with its licence and check sum', async () => {
  const listed = new Map(readBill().components.map((component) => [component.purl, component]))
  const folders = await commented()
  // fastify, kysely, pg, zod and what they bring
  expect(folders.size).toBeGreaterThan(80)
  for (const folder of folders) {
    const { name, version } = JSON.parse(readFileSync(join(projectFolder, folder, 'package.json'), 'utf8')) as { name: string; version: string }
    const component = listed.get(`pkg:npm/${name.replace('@', '%40')}@${version}`)
    expect(component, `${folder} is bundled and not listed`).toBeDefined()
    expect(component?.licenses, folder).toHaveLength(1)
    expect(component?.hashes?.[0]?.content, folder).toMatch(/^[0-9a-f]{128}$/)
  }
  // Scripts of the pages are minified, without comments.
  const inPages = [...listed.values()].filter(({ evidence }) => evidence.occurrences.some(({ location }) => location === 'dist/web/assets')).map(({ name }) => name)
  expect(inPages).toContain('preact')
})
