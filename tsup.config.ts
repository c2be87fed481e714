import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { thirdParty } from './scripts/third-party'

const common: Options = { outDir: 'dist', dts: false, clean: false }

/** The server with everything in it, so that it starts at once; only libsql, which has native parts, is installed beside it where SQLite is wanted. */
const server: Options = {
  ...common,
  entry: { 'server/main': 'server/main.ts', 'server/index': 'server/index.ts', 'server/router': 'server/router.ts', 'server/cli': 'server/cli/main.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: ['libsql'],
  noExternal: [/^(?!libsql$|node:)/],
  splitting: true,
  esbuildPlugins: [thirdParty('dist/server/THIRD-PARTY.txt')],
  // Styles that come with a later part of a page are of no use to the server.
  loader: { '.css': 'empty' },
  // Bundled CommonJS packages still call require for what Node has built in.
  banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
  // A quarter of the text is white space. Names stay, and lines are short, so that a trace says where something went wrong.
  esbuildOptions: (options) => void Object.assign(options, { minifyWhitespace: true, minifySyntax: true, lineLimit: 240 }),
}

const slugs = readdirSync('core/calculators')

/**
 * Parts that are wanted without the models. As entries of their own they get chunks of their own, and a bundler leaves the
 * chunk with the models away: it drops whole modules that nothing needs, never a schema that is made inside of one.
 */
const parts = {
  'parts/errors': 'core/contract/errors.ts',
  'parts/versions': 'core/contract/version.ts',
  'parts/memory-tables': 'core/reference/tables/memory-tables.ts',
  'parts/sample-bundle': 'sdk/local/sample-bundle.ts',
  'parts/find': 'sdk/local/find.ts',
  'parts/fund-bases': 'core/portfolio/funds/basis.ts',
}

/** What applications import: ESM and CommonJS, shared parts in chunks, so that an error class exists once. */
const modules: Options = {
  ...common,
  entry: {
    index: 'sdk/index.ts',
    local: 'sdk/local/index.ts',
    msw: 'sdk/mocks/index.ts',
    core: 'core/index.ts',
    files: 'sdk/files/index.ts',
    ...parts,
  },
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  external: ['zod', 'msw'],
  // An optional peer, for its types: the few numbers that the mocks take of it come along.
  noExternal: [/^@trpc\/server/],
  esbuildPlugins: [thirdParty('dist/THIRD-PARTY.txt')],
  splitting: true,
  // Libraries in CommonJS name their file there.
  esbuildOptions: (options) => void (options.mainFields = ['module', 'main']),
  treeshake: false,
  // Maps of the CommonJS files would hold the paths of the machine that built them.
  sourcemap: false,
}

/** One calculator alone, with the slim stand-in for zod and what that takes of zod itself: a bundler that drops nothing, such as Metro, would add all of it, 550 KB with its languages. */
const calculators: Options = {
  ...modules,
  entry: Object.fromEntries(slugs.map((slug) => [`calculators/${slug}`, `core/calculators/${slug}/model.ts`])),
  external: [],
  noExternal: [/^zod(\/mini)?$/],
  esbuildPlugins: [
    thirdParty('dist/calculators/THIRD-PARTY.txt'),
    {
      name: 'slim-zod',
      setup: ({ onResolve }) => onResolve({ filter: /^zod$/ }, () => ({ path: resolve('sdk/local/slim-zod.ts') })),
    },
  ],
}

/** The client's declarations in one file without any import. */
const clientTypes: Options = {
  ...common,
  entry: { index: 'sdk/index.ts' },
  format: ['esm', 'cjs'],
  dts: { only: true, compilerOptions: { incremental: false } },
}

/** Everything; with `--env.PART=server` just what `npm start` needs. */
export default defineConfig(({ env }) => (env?.['PART'] === 'server' ? [server] : [server, modules, calculators, clientTypes]))
