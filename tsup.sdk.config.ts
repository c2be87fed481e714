import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig, type Options } from 'tsup'

const slugs = readdirSync('core/calculators').map((file) => basename(file, '.ts'))

/** What applications import: ESM and CommonJS, shared parts in chunks, so that an error class exists once. */
const modules: Options = {
  entry: {
    index: 'sdk/index.ts',
    local: 'sdk/local.ts',
    msw: 'sdk/msw.ts',
    core: 'core/index.ts',
    ...Object.fromEntries(slugs.map((slug) => [`calculators/${slug}`, `core/calculators/${slug}.ts`])),
  },
  outDir: 'dist',
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  external: ['zod', 'msw'],
  splitting: true,
  treeshake: false,
  sourcemap: true,
  dts: false,
  clean: false,
}

/** The client's declarations in one file without any import. */
const clientTypes: Options = {
  entry: { index: 'sdk/index.ts' },
  outDir: 'dist',
  format: ['esm', 'cjs'],
  dts: { only: true },
  clean: false,
}

export const sdk: readonly Options[] = [modules, clientTypes]

export default defineConfig([...sdk])
