/** Builds the pages once into a folder of their own, so that the tests need no `dist`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built pages. */
    pages: string
  }
}

export default async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'depotkit-pages-'))
  await build({ configFile: 'vite.config.ts', build: { outDir: folder, emptyOutDir: true } })
  provide('pages', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
