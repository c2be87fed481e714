import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type Options } from 'tsup'

const slugs = readdirSync('core/calculators')

/**
 * Parts that are wanted without the models. As entries of their own they get chunks of their own, and a bundler leaves the
 * chunk with the models away: it drops whole modules that nothing needs, never a schema that is made inside of one.
 */
const parts = {
  'parts/errors': 'core/contract/errors.ts',
  'parts/versions': 'core/contract/version.ts',
  'parts/memory-tables': 'core/portfolio/reference/tables/memory-tables.ts',
  'parts/sample-bundle': 'sdk/local/sample-bundle.ts',
  'parts/find': 'sdk/local/find.ts',
}

/** What applications import: ESM and CommonJS, shared parts in chunks, so that an error class exists once. */
const modules: Options = {
  entry: {
    index: 'sdk/index.ts',
    local: 'sdk/local/index.ts',
    msw: 'sdk/mocks/index.ts',
    core: 'core/index.ts',
    files: 'sdk/files/index.ts',
    ...parts,
  },
  outDir: 'dist',
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  external: ['zod', 'msw'],
  // An optional peer, for its types: the few numbers that the mocks take of it come along.
  noExternal: [/^@trpc\/server/],
  splitting: true,
  // Libraries in CommonJS name their file there.
  esbuildOptions: (options) => void (options.mainFields = ['module', 'main']),
  treeshake: false,
  // Maps of the CommonJS files would hold the paths of the machine that built them.
  sourcemap: false,
  dts: false,
  clean: false,
}

/** One calculator alone, with the slim stand-in for zod: a third of the size. */
const calculators: Options = {
  ...modules,
  entry: Object.fromEntries(slugs.map((slug) => [`calculators/${slug}`, `core/calculators/${slug}/model.ts`])),
  external: ['zod/mini'],
  noExternal: [/^zod$/],
  esbuildPlugins: [
    {
      name: 'slim-zod',
      setup: ({ onResolve }) => onResolve({ filter: /^zod$/ }, () => ({ path: resolve('sdk/local/slim-zod.ts') })),
    },
  ],
}

/** The client's declarations in one file without any import. */
const clientTypes: Options = {
  entry: { index: 'sdk/index.ts' },
  outDir: 'dist',
  format: ['esm', 'cjs'],
  dts: { only: true, compilerOptions: { incremental: false } },
  clean: false,
}

export const sdk: readonly Options[] = [modules, calculators, clientTypes]

export default defineConfig([...sdk])
